/**
 * Somebody's way through the lesson of a game: scene after scene, one task after the other.
 *
 * It judges no move: which ones are meant stands in the lesson, which ones are legal says the server.
 *
 * ```ts
 * const course = new Course('kanobu', await api.lesson('kanobu'));
 * await course.go(0);
 * course.next(); // from the title to the first task
 * ```
 */
import type { GameId, Lesson, LessonScene, Task, MoveOption } from '$bindings';
import { Rehearsal } from '../lib/rehearsal.svelte';
import { learn, learned } from './learned';

/** What the coach shows: the name of a scene, what is told or asked in it, that it is done, or the end of all. */
export type Part = 'title' | 'task' | 'done' | 'end';

/** So many mistakes, and the way out is offered more loudly. */
const ENOUGH = 2;

export class Course {
  readonly rehearsal: Rehearsal;
  part = $state.raw<Part>('title');
  /** Which scene, and which task of it, from 0. */
  at = $state.raw(0);
  #task = $state.raw(0);
  /** What is told about the last move, where it was legal but not meant: a text of the lesson, or one of ours. */
  correction = $state.raw<string | null>(null);
  /** How often the task was missed. */
  mistakes = $state.raw(0);
  /** Whether a right move is to be marked. */
  shown = $state.raw(false);
  /** Whether a scene could not be placed. */
  failed = $state.raw(false);
  finished = $state.raw<string[]>([]);
  /** Rises with every scene that is placed: an answer about an earlier one is of no interest. */
  #placed = 0;

  constructor(
    readonly game: GameId,
    readonly lesson: Lesson,
  ) {
    this.rehearsal = new Rehearsal(
      (move) => void this.moved(move),
      (targets) => void this.attempted(targets),
    );
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

  /** The text of a scene's name. */
  titleOf(scene: LessonScene): string {
    return `learn-${this.game}-${scene.id}`;
  }

  /** What is told now, as the id of a text. */
  get told(): string | null {
    return this.scene && this.task ? this.#text(this.task.say) : null;
  }

  /** Whether a move is asked for; otherwise something is only told. */
  get asks(): boolean {
    return (this.task?.moves.length ?? 0) > 0;
  }

  /** Whether something is still happening on the table, so that nothing new is told. */
  get watching(): boolean {
    return this.rehearsal.asking || this.rehearsal.table.showing;
  }

  get struggling(): boolean {
    return this.mistakes >= ENOUGH;
  }

  /** A right move as the server lists it, to be marked. */
  get right(): MoveOption | null {
    const { task } = this;
    if (!task) return null;
    return this.rehearsal.table.moves.find((way) => isMeant(task, way.move)) ?? null;
  }

  /** Goes to a scene: its name first, unless it is only begun again. */
  async go(at: number, again = false): Promise<void> {
    const scene = this.scenes[at];
    if (!scene) return;
    const placed = (this.#placed += 1);
    this.at = at;
    this.part = again ? 'task' : 'title';
    this.#begin(0);
    this.failed = false;
    const done = await this.rehearsal.open(scene.record, scene.seat);
    if (placed === this.#placed) this.failed = !done;
  }

  again(): Promise<void> {
    return this.go(this.at, true);
  }

  /** Goes on where nothing is asked. */
  async next(): Promise<void> {
    if (this.part === 'title') this.part = 'task';
    else if (this.part === 'done') await this.#leave();
    else if (this.part === 'task' && !this.asks) {
      this.#advance();
      // Whoever has read the last words of a scene need not read that it is over.
      if (this.part !== 'task') await this.#leave();
    }
  }

  /** Marks a right move; it is never made for the learner. */
  show(): void {
    this.shown = true;
  }

  /** The learner has made a move. */
  async moved(move: string): Promise<void> {
    const { table } = this.rehearsal;
    const task = this.#judging();
    const { scene } = this;
    if (!task || !scene) return this.#giveBack('tutorial-first-read');
    const line = `${scene.seat} ${move}`;
    const placed = this.#placed;
    const listed = table.moves.some((way) => way.move === move);
    if (isMeant(task, move)) {
      const done = await this.rehearsal.go([line, ...task.others]);
      if (placed !== this.#placed) return;
      if (done) this.#advance();
      else this.#miss(null);
    } else if (listed || (await this.rehearsal.tries([line]))) {
      if (placed === this.#placed) this.#miss(this.#about(task, move));
    } else if (placed === this.#placed) this.#miss(null);
  }

  /** The learner has pointed at something that makes no move: a mistake, and the server says why. */
  async attempted(targets: string[]): Promise<void> {
    if (!this.#judging()) return this.#giveBack('tutorial-first-read');
    const placed = this.#placed;
    await this.rehearsal.attempt(targets);
    if (placed === this.#placed) this.#miss(null);
  }

  /** The task that a move is an answer to: whoever moves has read what was only told before it. */
  #judging(): Task | undefined {
    if (this.part !== 'task') return undefined;
    const tasks = this.scene?.tasks ?? [];
    const next = tasks.findIndex((task, i) => i >= this.#task && task.moves.length > 0);
    if (next < 0) return undefined;
    if (next !== this.#task) this.#begin(next);
    return tasks[next];
  }

  /** What is told about a legal move that is not meant. */
  #about(task: Task, move: string): string {
    const say = task.mistakes.find((slip) => slip.moves.includes(move))?.say ?? task.otherwise;
    return say ? this.#text(say) : 'tutorial-not-meant';
  }

  /** A mistake: legal ones are explained here, and the cards come back; the others the server has refused. */
  #miss(told: string | null): void {
    this.mistakes += 1;
    if (told) this.#giveBack(told);
    else this.correction = null;
  }

  #giveBack(told: string): void {
    this.correction = told;
    this.rehearsal.table.release();
    this.rehearsal.table.clear();
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

/** Whether a move is one that the task asks for. Only a star that stands alone is any move: others have names with stars. */
function isMeant({ moves }: Task, move: string): boolean {
  return moves.includes(move) || (moves.length === 1 && moves[0] === '*');
}
