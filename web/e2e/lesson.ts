/** Completes a lesson as a person does: reads the coach's text and makes the moves by pressing their targets. */
import { expect, type Locator, type Page } from '@playwright/test';

interface MoveOption {
  move: string;
  targets: string[];
}
export interface Task {
  say: string;
  moves: string[];
  mistakes: { moves: string[]; say: string }[];
}
interface Lesson {
  scenes: { id: string; tasks: Task[] }[];
}

/** How a control is pressed: mouse, touch or keyboard. */
export type Hand = (page: Page, one: Locator) => Promise<void>;

/** A point at which a card can be hit. Cards overlap each other, but nothing else may cover them. */
async function point(one: Locator): Promise<{ x: number; y: number }> {
  await one.scrollIntoViewIfNeeded();
  const find = () =>
    one.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      for (const across of [0.5, 0.15, 0.85])
        for (const down of [0.5, 0.2, 0.8]) {
          const [x, y] = [left + width * across, top + height * down];
          if (node.contains(document.elementFromPoint(x, y))) return { x, y };
        }
      return null;
    });
  let found: { x: number; y: number } | null = null;
  await expect(async () => expect((found = await find()), 'it can be hit').not.toBeNull()).toPass();
  return found ?? { x: 0, y: 0 };
}

export const byMouse: Hand = async (page, one) => {
  const { x, y } = await point(one);
  await page.mouse.click(x, y);
};

export const byTouch: Hand = async (page, one) => {
  const { x, y } = await point(one);
  await page.touchscreen.tap(x, y);
};

const focused = (one: Locator) => one.evaluate((node) => node === document.activeElement);

/** The key that moves the focus closer: arrows among cards and squares, Tab otherwise. */
const keyTo = (one: Locator) =>
  one.evaluate((node) => {
    const at = document.activeElement;
    const among = (thing: Element | null) =>
      thing?.closest('.hand') ?? thing?.closest('[data-square]')?.closest('.board') ?? null;
    if (!at || among(node) === null || among(at) !== among(node)) return 'Tab';
    const [from, to] = [at.getBoundingClientRect(), node.getBoundingClientRect()];
    const [across, down] = [to.left - from.left, to.top - from.top];
    if (node.closest('.hand') || Math.abs(across) > Math.abs(down))
      return across > 0 ? 'ArrowRight' : 'ArrowLeft';
    return down > 0 ? 'ArrowDown' : 'ArrowUp';
  });

export const byKeys: Hand = async (page, one) => {
  for (let i = 0; i < 40 && !(await focused(one)); i += 1) await page.keyboard.press(await keyTo(one));
  expect(await focused(one), 'keys can reach it').toBe(true);
  await page.keyboard.press('Space');
};

export class Learner {
  readonly coach: Locator;
  #moves: MoveOption[] = [];

  constructor(
    readonly page: Page,
    readonly game: string,
    readonly hand: Hand = byMouse,
  ) {
    this.coach = page.locator('.coach');
    page.on('response', (answer) => {
      if (!answer.url().endsWith('/api/practice') || !answer.ok()) return;
      void answer.json().then(({ moves }: { moves: MoveOption[] }) => (this.#moves = moves));
    });
  }

  async begin(): Promise<Lesson> {
    await this.page.goto(`/learn/${this.game}`);
    await expect(this.coach).toBeVisible();
    await expect(this.page.locator('.board')).toBeVisible();
    const answer = await this.page.request.get(`/api/lessons/${this.game}`);
    return (await answer.json()) as Lesson;
  }

  /** The id of the coach's current text. */
  says = async (): Promise<string> => (await this.coach.getAttribute('data-says')) ?? '';

  /** Continues where the task is only to read. */
  async read(): Promise<void> {
    const before = await this.says();
    await this.hand(this.page, this.coach.locator('.ways .button.main'));
    await expect.poll(this.says).not.toBe(before);
    await this.settle();
  }

  /** Makes one of these moves; `*` means any. */
  async play(moves: string[]): Promise<void> {
    const any = moves.length === 1 && moves[0] === '*';
    const ready = this.page.locator('.board button.ready');
    if (any && (await ready.isVisible())) return this.hand(this.page, ready);
    const find = () => this.#moves.find(({ move }) => any || moves.includes(move));
    await expect.poll(find, `${moves.join(', ')} among the moves`).toBeTruthy();
    const way = find();
    if (!way) return;
    for (const token of way.targets) await this.hand(this.page, this.#thing(token));
    const button = this.page.locator(`[data-move="${way.move}"]`).first();
    // When squares are pressed in order, the last press makes the move.
    if (way.targets.length > 1 && !(await button.isVisible())) return;
    await this.hand(this.page, button);
  }

  #thing(token: string): Locator {
    const name = `"${token}"`;
    return this.page
      .locator(
        [
          `.hand [data-card=${name}][aria-pressed="false"]`,
          `.board [data-square=${name}]`,
          `.board [data-token=${name}]`,
          `.board button[data-card=${name}]`,
        ].join(', '),
      )
      .first();
  }

  /** Waits until all events have been shown; confirms a scoring. */
  async settle(): Promise<void> {
    const scoring = this.page.locator('dialog.middle footer .button.main');
    await expect
      .poll(async () => {
        if (await scoring.isVisible()) await scoring.click();
        return this.says();
      })
      .not.toMatch(/^(tutorial-watch)?$/);
  }

  /** Completes the whole lesson; `before` may act first where a move is asked for. */
  async walk(
    lesson: Lesson,
    before: (task: Task, says: string) => Promise<void> = async () => {},
  ): Promise<void> {
    for (let steps = 0; steps < 200; steps += 1) {
      await this.settle();
      const says = await this.says();
      if (says === 'tutorial-well-done') return;
      const task = lesson.scenes
        .flatMap((scene) =>
          scene.tasks.map((task) => ({ task, id: `learn-${this.game}-${scene.id}-${task.say}` })),
        )
        .find(({ id }) => id === says)?.task;
      if (!task || task.moves.length === 0) await this.read();
      else {
        await before(task, says);
        await this.play(task.moves);
        await expect.poll(this.says).not.toBe(says);
      }
    }
    expect(await this.says(), 'the lesson has an end').toBe('tutorial-well-done');
  }
}
