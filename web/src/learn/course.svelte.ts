/**
 * The progress of a player through the lesson of a game: scene by scene, task by task.
 *
 * It judges no move itself: the lesson lists the right ones, and the server knows the legal ones.
 *
 * ```ts
 * const course = new Course('kanobu', await api.lesson('kanobu'));
 * await course.go(0);
 * await course.next(); // from the title to the first task
 * ```
 */
import type { GameId, Lesson, LessonScene, MoveOption, Task } from '$bindings';
import { PracticeGame } from '../lib/practice-game.svelte';
import { learn, learned } from './learned';

/** What the coach shows: the title of a scene, one of its tasks, that it is done, or the end of the lesson. */
export type Part = 'title' | 'task' | 'done' | 'end';

/** After so many mistakes, the button that shows a right move is emphasised. */
const STRUGGLING_MISTAKES = 2;

export class Course {
  readonly practice: PracticeGame;
  part = $state.raw<Part>('title');
  /** The index of the scene. */
  at = $state.raw(0);
  #task = $state.raw(0);
  /** The id of the text about the last move, if it was legal but not the right one. */
  correction = $state.raw<string | null>(null);
  /** The number of mistakes in this task. */
  mistakes = $state.raw(0);
  /** Whether a right move is marked. */
  shown = $state.raw(false);
  /** Whether the scene could not be loaded. */
  failed = $state.raw(false);
  finished = $state.raw<string[]>([]);
  /** Counts the loaded scenes, to ignore answers that belong to an earlier one. */
  #placed = 0;

  constructor(
    readonly game: GameId,
    readonly lesson: Lesson,
  ) {
    this.practice = new PracticeGame({
      move: (move) => void this.moved(move),
      attempt: (targets) => void this.attempted(targets),
    });
    this.finished = learned(game);
  }

  get scenes(): LessonScene[] {
    return this.lesson.scenes;
  }

  get scene(): LessonScene | undefined {
    return this.scenes[this.at];
  }

  get task(): Task | undefined {
    return this.part === 'task' ? this.scene?.tasks[this.#task] : undefined;
  }

  /** The id of the title of a scene. */
  titleOf(scene: LessonScene): string {
    return `learn-${this.game}-${scene.id}`;
  }

  /** The id of the text of the current task. */
  get text(): string | null {
    return this.scene && this.task ? this.#text(this.task.say) : null;
  }

  /** Whether the task expects a move; otherwise it only explains something. */
  get asks(): boolean {
    return (this.task?.moves.length ?? 0) > 0;
  }

  /** Whether a request or an animation is under way. */
  get watching(): boolean {
    return this.practice.requesting || this.practice.table.parts.playback.active;
  }

  get struggling(): boolean {
    return this.mistakes >= STRUGGLING_MISTAKES;
  }

  /** A right move among the legal ones. */
  get right(): MoveOption | null {
    const { task } = this;
    if (!task) return null;
    return this.practice.table.parts.table.moves.find((option) => isRight(task, option.move)) ?? null;
  }

  /** Goes to a scene. It starts with its title, unless it is repeated. */
  async go(at: number, again = false): Promise<void> {
    const scene = this.scenes[at];
    if (!scene) return;
    const placed = (this.#placed += 1);
    this.at = at;
    this.part = again ? 'task' : 'title';
    this.#begin(0);
    this.failed = false;
    const done = await this.practice.open(scene.record, scene.seat);
    if (placed === this.#placed) this.failed = !done;
  }

  again(): Promise<void> {
    return this.go(this.at, true);
  }

  /** Continues where no move is expected. */
  async next(): Promise<void> {
    if (this.part === 'title') this.part = 'task';
    else if (this.part === 'done') await this.#leave();
    else if (this.part === 'task' && !this.asks) {
      this.#advance();
      // After the last text of a scene, skip the message that it is done.
      if (this.part !== 'task') await this.#leave();
    }
  }

  /** Marks a right move. It is never made for the learner. */
  show(): void {
    this.shown = true;
  }

  /** The learner has made a move. */
  async moved(move: string): Promise<void> {
    const { table } = this.practice.table.parts;
    const task = this.#judging();
    const { scene } = this;
    if (!task || !scene) return this.#takeBack('tutorial-first-read');
    const line = `${scene.seat} ${move}`;
    const placed = this.#placed;
    const listed = table.moves.some((option) => option.move === move);
    if (isRight(task, move)) {
      const done = await this.practice.play([line, ...task.others]);
      if (placed !== this.#placed) return;
      if (done) this.#advance();
      else this.#miss(null);
    } else if (listed || (await this.practice.isLegal([line]))) {
      if (placed === this.#placed) this.#miss(this.#about(task, move));
    } else if (placed === this.#placed) this.#miss(null);
  }

  /** The learner has selected targets that make no move. This is a mistake, which the server explains. */
  async attempted(targets: string[]): Promise<void> {
    if (!this.#judging()) return this.#takeBack('tutorial-first-read');
    const placed = this.#placed;
    await this.practice.explain(targets);
    if (placed === this.#placed) this.#miss(null);
  }

  /** The task that a move answers: the next one that expects a move. A learner who moves has read the texts before it. */
  #judging(): Task | undefined {
    if (this.part !== 'task') return undefined;
    const tasks = this.scene?.tasks ?? [];
    const next = tasks.findIndex((task, i) => i >= this.#task && task.moves.length > 0);
    if (next < 0) return undefined;
    if (next !== this.#task) this.#begin(next);
    return tasks[next];
  }

  /** The id of the text about a legal move that is not the right one. */
  #about(task: Task, move: string): string {
    const say = task.mistakes.find((mistake) => mistake.moves.includes(move))?.say ?? task.otherwise;
    return say ? this.#text(say) : 'tutorial-not-meant';
  }

  /** Counts a mistake. A legal move is explained and taken back; an illegal one has been refused by the server. */
  #miss(text: string | null): void {
    this.mistakes += 1;
    if (text) this.#takeBack(text);
    else this.correction = null;
  }

  #takeBack(text: string): void {
    this.correction = text;
    this.practice.table.settle();
    this.practice.table.parts.selection.clear();
  }

  #advance(): void {
    this.#begin(this.#task + 1);
    if (!this.task) this.part = 'done';
    if (this.part === 'done' && this.scene) this.finished = learn(this.game, this.scene.id);
  }

  async #leave(): Promise<void> {
    if (this.at + 1 < this.scenes.length) await this.go(this.at + 1);
    else this.part = 'end';
  }

  #begin(task: number): void {
    this.#task = task;
    this.correction = null;
    this.mistakes = 0;
    this.shown = false;
  }

  #text(say: string): string {
    return `learn-${this.game}-${this.scene?.id}-${say}`;
  }
}

/** Whether a move is a right one. A single `*` allows any move; a star inside a longer list is part of a card's name. */
function isRight({ moves }: Task, move: string): boolean {
  return moves.includes(move) || (moves.length === 1 && moves[0] === '*');
}
