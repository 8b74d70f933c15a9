import type {
  Lesson,
  MoveOption,
  PracticeRequest,
  PracticeResult,
  PresentedView,
  ReplayStep,
} from '$bindings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from '../lib/api';
import { phrase } from '../lib/words.svelte';
import { Course } from './course.svelte';
import { learned } from './learned';

const option = (move: string, ...targets: string[]): MoveOption => ({
  move,
  targets,
  in_order: false,
  phrase: phrase('x'),
});
const MOVES = [option('choose R1', 'R1'), option('choose P2', 'P2'), option('choose S3', 'S3')];
const view = {
  game: 'ninjan',
  seat: 1,
  seats: 2,
  awaits: { kind: 'turn', seat: 1 },
} as unknown as PresentedView;

const task = (say: string, more: Partial<Lesson['scenes'][number]['tasks'][number]> = {}) => ({
  say,
  moves: [],
  mistakes: [],
  others: [],
  ...more,
});
const LESSON: Lesson = {
  scenes: [
    {
      id: 'first',
      seat: 1,
      rulings: [],
      record: 'one',
      tasks: [
        task('goal'),
        task('ask', {
          moves: ['choose R1'],
          mistakes: [{ moves: ['choose P2'], say: 'paper' }],
          otherwise: 'other',
          others: ['2 pass'],
        }),
        task('done'),
      ],
    },
    { id: 'second', seat: 1, rulings: [], record: 'two', tasks: [task('any', { moves: ['*'] })] },
    { id: 'third', seat: 1, rulings: [], record: 'three', tasks: [task('bare', { moves: ['choose R1'] })] },
  ],
};

/** What the server was asked; it refuses `illegal`, and keeps records by adding to them. */
let asked: PracticeRequest[];
let course: Course;

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.spyOn(api, 'practise').mockImplementation((request) => {
    asked.push(request);
    if (request.attempt || request.then?.some((line) => line.includes('illegal')))
      return Promise.reject(new Refusal(phrase('ninjan-no'), 'ninjan/1'));
    const steps: ReplayStep[] = (request.then ?? []).map(() => ({ events: [], views: [view] }) as never);
    return Promise.resolve({
      game: 'ninjan',
      names: [],
      record: [request.record, ...(request.then ?? [])].join('+'),
      past: [],
      before: view,
      steps,
      moves: MOVES,
    } as PracticeResult);
  });
  course = new Course('ninjan', LESSON);
});
afterEach(() => vi.restoreAllMocks());

/** Makes a move as a board does, and lets everything come of it. */
async function move(text: string): Promise<void> {
  course.practice.table.move(text);
  await settled();
}
const settled = () => new Promise((done) => setTimeout(done));

async function begin(scene: number): Promise<void> {
  await course.go(scene);
  await course.next();
  await settled();
}

describe('a course', () => {
  it('starts with the title of a scene, explains, then expects a move', async () => {
    await course.go(0);
    expect([course.part, course.text]).toEqual(['title', null]);
    await course.next();
    expect([course.text, course.asks]).toEqual(['learn-ninjan-first-goal', false]);
    await course.next();
    expect([course.text, course.asks]).toEqual(['learn-ninjan-first-ask', true]);
    await course.next();
    expect(course.text, 'only a move goes on from a question').toBe('learn-ninjan-first-ask');
  });

  it('counts an attempt as a mistake, and shows the ruling of the server against it', async () => {
    await begin(0);
    course.practice.table.attempt(['P9']);
    await settled();
    expect(asked.at(-1)).toEqual({ record: 'one', seat: 1, attempt: { targets: ['P9'] } });
    expect([course.mistakes, course.correction]).toEqual([1, null]);
    expect(course.practice.table.parts.requests.refusal?.ruling).toBe('ninjan/1');
    expect(course.practice.table.parts.table.mayMove).toBe(true);
  });

  it('makes a right move and the moves of the others after it', async () => {
    await begin(0);
    await course.next();
    await move('choose R1');
    expect(asked.at(-1)?.then).toEqual(['1 choose R1', '2 pass']);
    expect(course.text).toBe('learn-ninjan-first-done');
    expect(course.practice.table.parts.requests.sending).toBe(false);
  });

  it('explains an expected mistake and takes the move back', async () => {
    await begin(0);
    await course.next();
    const before = asked.length;
    course.practice.table.parts.selection.point('P2#1', 'P2');
    await move('choose P2');
    expect(course.correction).toBe('learn-ninjan-first-paper');
    expect(course.text).toBe('learn-ninjan-first-ask');
    expect(course.practice.table.parts.selection.chosen).toEqual([]);
    expect(course.practice.table.parts.table.mayMove).toBe(true);
    expect(asked.length, 'nothing was played').toBe(before);
  });

  it('has a text for every other legal move, of the lesson or a general one', async () => {
    await begin(0);
    await course.next();
    await move('choose S3');
    expect(course.correction).toBe('learn-ninjan-first-other');
    await begin(2);
    await move('choose S3');
    expect(course.correction).toBe('tutorial-not-meant');
  });

  it('shows the ruling of the server against an illegal move', async () => {
    await begin(0);
    await course.next();
    await move('illegal');
    expect(course.practice.table.parts.requests.refusal?.ruling).toBe('ninjan/1');
    expect(course.correction).toBeNull();
    expect([course.mistakes, course.text]).toEqual([1, 'learn-ninjan-first-ask']);
    expect(course.practice.table.parts.table.mayMove).toBe(true);
  });

  it('does not keep an unlisted legal move that is not the right one', async () => {
    await begin(0);
    await course.next();
    const { record } = course.practice;
    await move('setup RSP');
    expect(course.correction).toBe('learn-ninjan-first-other');
    expect(course.practice.record).toBe(record);
  });

  it('accepts any legal move for a single star, listed or not', async () => {
    await begin(1);
    await move('illegal');
    expect([course.part, course.mistakes]).toEqual(['task', 1]);
    await move('setup RSP');
    expect(asked.at(-1)?.then).toEqual(['1 setup RSP']);
    expect(course.part).toBe('done');
  });

  it('does not read a star in the name of a card as any move', async () => {
    const scene = {
      id: 'star',
      seat: 1,
      rulings: [],
      record: 'star',
      tasks: [task('ask', { moves: ['play v*', '*'] })],
    };
    course = new Course('ninjan', { scenes: [scene] });
    await begin(0);
    await move('choose R1');
    expect(course.correction).toBe('tutorial-not-meant');
  });

  it('emphasises help after two mistakes, marks a right move and never makes it', async () => {
    await begin(0);
    await course.next();
    await move('choose P2');
    expect(course.struggling).toBe(false);
    await move('illegal');
    expect(course.struggling).toBe(true);
    const before = asked.length;
    course.show();
    expect(course.right?.targets).toEqual(['R1']);
    expect([asked.length, course.text]).toEqual([before, 'learn-ninjan-first-ask']);
  });

  it('treats a move as the answer to the next task, also if a text before it is still shown', async () => {
    await begin(0);
    await move('choose P2');
    expect(course.text).toBe('learn-ninjan-first-ask');
    await move('choose R1');
    expect(course.text).toBe('learn-ninjan-first-done');
    await move('choose R1');
    expect(course.correction, 'nothing is asked any more').toBe('tutorial-first-read');
  });

  it('goes from scene to scene, remembers them, and ends', async () => {
    await begin(0);
    await course.next();
    await move('choose R1');
    await course.next();
    expect([course.at, course.part]).toEqual([1, 'title']);
    expect(learned('ninjan')).toEqual(['first']);
    await course.next();
    await move('choose P2');
    expect(course.part, 'a scene may end with a move').toBe('done');
    await course.next();
    await course.next();
    await move('choose R1');
    await course.next();
    expect(course.part).toBe('end');
    expect(new Course('ninjan', LESSON).finished).toEqual(['first', 'second', 'third']);
  });

  it('repeats a scene from its position and its first task', async () => {
    await begin(0);
    await course.next();
    await move('choose P2');
    await course.again();
    expect([course.text, course.mistakes]).toEqual(['learn-ninjan-first-goal', 0]);
    expect(asked.at(-1)?.record).toBe('one');
  });

  it('reports when a scene could not be loaded', async () => {
    vi.mocked(api.practise).mockRejectedValueOnce(new Refusal(phrase('web-no-server')));
    await course.go(0);
    expect(course.failed).toBe(true);
    await course.again();
    expect(course.failed).toBe(false);
  });
});
