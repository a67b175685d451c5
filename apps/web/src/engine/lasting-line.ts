import type { Pressed, PressTold, Question, Questions, Sitting } from './asked.js';
import { EngineLine, Silent, type LineWorld } from './line.js';

/** One that is begun anew so often, and does not take up the match, does not run here. */
const MOST_BEGINNINGS = 3;
/** What two workers fall silent over is not asked of a third. */
const MOST_ASKED = 2;

/**
 * The engine of a match, whichever worker tells it: one that dies, hangs or never begins is replaced, the next one is told what was pressed,
 * and what was asked of the other is asked of it.
 */
export class LastingLine {
  /** What the engine shows beside the record, in the order in which it was pressed. */
  readonly #pressed = new Map<string, Pressed>();
  /** What the server has recorded of that, and nobody has read from it yet. */
  readonly #answered = new Set<string>();
  #line: EngineLine | null = null;
  #ready: Promise<EngineLine> | null = null;
  #closed: Error | null = null;

  constructor(
    private readonly sitting: Sitting,
    private readonly world: LineWorld,
  ) {}

  /** Once the engine tells the match. */
  async begin(): Promise<void> {
    await this.#there();
  }

  async ask<Name extends Question>(name: Name, asked: Questions[Name]['asked']): Promise<Questions[Name]['told']> {
    for (let times = 1; ; times += 1) {
      const line = await this.#there();
      try {
        const told = await this.#noting(name, asked, line.ask(name, asked));
        return told;
      } catch (error) {
        if (!(error instanceof Silent)) throw error;
        if (this.#line === line) this.#ready = null;
        if (times === MOST_ASKED) throw error;
      }
    }
  }

  close(because = new Error('the engine is not needed any more')): void {
    this.#closed ??= because;
    this.#line?.close(because);
  }

  #there(): Promise<EngineLine> {
    this.#ready ??= this.#begun();
    return this.#ready;
  }

  async #begun(): Promise<EngineLine> {
    for (let times = 1; ; times += 1) {
      if (this.#closed !== null) throw this.#closed;
      const line = new EngineLine(this.world, times);
      this.#line = line;
      try {
        await this.#takeUp(line);
        return line;
      } catch (error) {
        line.close();
        // Whatever it is, such as that nothing is kept here and there is no line: this one tells nothing any more.
        if (!(error instanceof Silent) || times === MOST_BEGINNINGS)
          throw new Silent('the engine does not take up the match', { cause: error });
      }
    }
  }

  async #takeUp(line: EngineLine): Promise<void> {
    await line.ask('sit', this.sitting);
    for (const pressed of [...this.#pressed.values()]) await line.ask('press', pressed);
    // What is read then takes it off; without a line it stays on the screen.
    for (const id of this.#answered)
      void this.#noting('settle', { id, isRefused: false }, line.ask('settle', { id, isRefused: false })).catch(
        () => undefined,
      );
  }

  /** What another worker would have to know. */
  async #noting<Name extends Question>(
    name: Name,
    asked: Questions[Name]['asked'],
    answer: Promise<Questions[Name]['told']>,
  ): Promise<Questions[Name]['told']> {
    if (name === 'settle') this.#settling(asked as Questions['settle']['asked']);
    const told = await answer;
    if (name === 'press') this.#isPressed(asked as Pressed, told as PressTold);
    if (name === 'settle') this.#isRead(asked as Questions['settle']['asked']);
    return told;
  }

  #isPressed(pressed: Pressed, told: PressTold): void {
    if (told.outcome === 'refused') return;
    this.#pressed.set(pressed.id, { ...pressed, forecast: told.forecast ?? pressed.forecast });
  }

  #settling({ id, isRefused }: Questions['settle']['asked']): void {
    if (isRefused) this.#pressed.delete(id);
    else if (this.#pressed.has(id)) this.#answered.add(id);
  }

  #isRead({ id }: Questions['settle']['asked']): void {
    this.#pressed.delete(id);
    this.#answered.delete(id);
  }
}
