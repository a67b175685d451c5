import type { Actor, Refusal } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { MatchCommand, Whence } from '@adjutant/match';
import type { Again, Now, Weighed } from '@adjutant/table';
import type { MatchView } from '@adjutant/views';
import type { QueryClient } from '@tanstack/react-query';
import type { Acting } from '../acting/acting.js';
import { Problem } from '../api/client.js';
import { matchKey } from '../api/queries.js';
import { hearing } from '../live/heard.js';
import type { Pressed, Question, Questions, PressTold, Weighing } from './asked.js';
import { LastingLine } from './lasting-line.js';
import { Silent, Unreached, type LineWorld } from './line.js';
import { queue } from './queue/queues.js';
import { showAll } from './showing.js';

/**
 * The engine of this page. What it cannot tell is null, and asked of the server; where it falls silent for good it is over, and whoever
 * holds it begins another one.
 */
export class EngineHere {
  readonly ready: Promise<EngineHere>;
  readonly #line: LastingLine;
  readonly #told = new Set<string>();
  #failed = false;

  constructor(
    private readonly seat: Questions['sit']['asked'],
    private readonly over: () => void,
    world: LineWorld,
  ) {
    this.#line = new LastingLine(seat, world);
    this.ready = this.#line.begin().then(
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

  /** The same of what readers of the match are told, by the end of its address. */
  viewHere(what: string): Promise<object | null> {
    return this.#ask('view', { what, at: nowOfDevice() });
  }

  /** What was pressed shows wherever the page tells of the match. */
  show(client: QueryClient): Promise<void> {
    return showAll(client, this, { match: this.seat.match, viewer: this.seat.asking.viewer });
  }

  weigh(weighing: Weighing): Promise<Weighed | null> {
    return this.#ask('weigh', { ...weighing, at: nowOfDevice() });
  }

  again(command: MatchCommand, from: Whence): Promise<Again | null> {
    return this.#ask('again', { command, from, at: nowOfDevice() });
  }

  press(pressed: Omit<Pressed, 'at'>): Promise<PressTold | null> {
    this.#told.add(pressed.id);
    return this.#ask('press', { ...pressed, at: nowOfDevice() });
  }

  /** Whether it was pressed here, whatever came of it. */
  wasTold(id: string): boolean {
    return this.#told.has(id);
  }

  /** The same by somebody at this table. */
  pressAs(
    client: QueryClient,
    acting: Acting | null,
    pressed: Pick<Pressed, 'id' | 'command'>,
  ): Promise<PressTold | null> {
    const { match, asking } = this.seat;
    const view = client.getQueryData<MatchView>([...matchKey(match), '', asking.viewer]);
    return this.press({ ...pressed, actor: actorOf(view, acting) });
  }

  /** Which of some commands tell of a sealed hand. */
  areSecret(commands: readonly MatchCommand[]): Promise<readonly boolean[] | null> {
    return this.#ask('secret', commands);
  }

  /** The same as the server says. */
  refused({ message, code, facts, reasons }: Refusal): Problem {
    return new Problem(422, 'Refused by the rules or the record', message, code, { facts, reasons });
  }

  /** The server has answered to what was pressed: from here on the record says what came of it. */
  async settle(id: string): Promise<void> {
    await this.#reached('settle', { id, isRefused: queue.isGivenUp(id) });
  }

  close(): void {
    this.#failed = true;
    this.#line.close();
  }

  #caughtUp(): Promise<boolean> {
    return this.#reached('catchUp', null);
  }

  /** A line that is missing is no failure. */
  async #reached<Name extends Question>(name: Name, asked: Questions[Name]['asked']): Promise<boolean> {
    try {
      await this.#line.ask(name, asked);
      hearing.heard('read');
      return true;
    } catch (error) {
      if (!(error instanceof Unreached)) {
        this.#fail();
        return false;
      }
      hearing.unheard('read');
      return true;
    }
  }

  /** What it cannot tell, such as of data that is no command, the server tells. */
  async #ask<Name extends Question>(
    name: Name,
    asked: Questions[Name]['asked'],
  ): Promise<Questions[Name]['told'] | null> {
    if (this.#failed) return null;
    return this.#line.ask(name, asked).catch((error: unknown) => {
      if (error instanceof Silent) this.#fail();
      return null;
    });
  }

  #fail(): void {
    if (this.#failed) return;
    this.close();
    this.over();
  }
}

const nowOfDevice = (): string => new Date().toISOString();

/** As whom the server will take it, as far as that is known here. */
function actorOf(view: MatchView | undefined, acting: Acting | null): Actor {
  if (acting?.actor !== undefined) return acting.actor;
  const side = acting?.side ?? null;
  if (side !== null && view !== undefined) return { id: view.seats[side].player, role: 'player' };
  return { id: acting?.id ?? '', role: 'scorekeeper' };
}
