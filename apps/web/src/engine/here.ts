import type { Side } from '@adjutant/rules';
import type { Now, Weighed } from '@adjutant/table';
import type { Pressed, Question, Questions, Tried, Weighing } from './asked.js';
import { EngineLine, Unreached } from './line.js';

/**
 * The engine of this page. What it cannot tell is null, and asked of the server; once it has failed it is not asked again.
 */
export class EngineHere {
  readonly ready: Promise<EngineHere>;
  readonly #line = new EngineLine();
  #failed = false;

  constructor(
    seat: Questions['sit']['asked'],
    private readonly over: () => void,
  ) {
    this.ready = this.#line.ask('sit', seat).then(
      () => this,
      (error: unknown) => {
        this.close();
        throw error;
      },
    );
  }

  /** As far as the server can be reached with what is recorded by now. */
  async now(player: Side | null): Promise<Now | null> {
    return (await this.#caughtUp()) ? this.nowHere(player) : null;
  }

  /** With what is known here. */
  nowHere(player: Side | null): Promise<Now | null> {
    return this.#ask('now', { player, at: nowOfDevice() });
  }

  weigh(weighing: Weighing): Promise<Weighed | null> {
    return this.#ask('weigh', { ...weighing, at: nowOfDevice() });
  }

  press(pressed: Omit<Pressed, 'at'>): Promise<Tried | null> {
    return this.#ask('press', { ...pressed, at: nowOfDevice() });
  }

  /** The server has answered to what was pressed: from here on the record says what came of it. */
  async settle(id: string): Promise<void> {
    await this.#caughtUp();
    await this.#ask('settle', { id });
  }

  close(): void {
    this.#failed = true;
    this.#line.close();
  }

  async #caughtUp(): Promise<boolean> {
    try {
      await this.#line.ask('catchUp', null);
      return true;
    } catch (error) {
      if (error instanceof Unreached) return true;
      this.#fail();
      return false;
    }
  }

  /** What it cannot tell, such as of data that is no command, the server tells. */
  async #ask<Name extends Question>(
    name: Name,
    asked: Questions[Name]['asked'],
  ): Promise<Questions[Name]['told'] | null> {
    return this.#failed ? null : this.#line.ask(name, asked).catch(() => null);
  }

  #fail(): void {
    if (this.#failed) return;
    this.close();
    this.over();
  }
}

const nowOfDevice = (): string => new Date().toISOString();
