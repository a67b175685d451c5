import { sameJson, type Occasion } from '@adjutant/kernel';
import {
  listsClosed,
  type TournamentCode,
  type TournamentCommand,
  type TournamentDecider,
  type TournamentEvent,
  type TournamentState,
} from '@adjutant/tournament';
import { HELD_SINCE_EVER, REFUSED_SINCE_EVER } from './since-ever.js';
import { EventAtFault, type EventFault } from './faults.js';
import type { Recorded } from './recorded.js';
import { askedFor } from './recorders.js';

/** An entry that this build would not have recorded so. Earlier ones had other rules, so that it is told and is no fault. */
export interface DecidedOtherwise {
  readonly entry: number;
  readonly type: TournamentEvent['type'];
  readonly says: string;
}

/** An entry with those that follow it. */
interface Met {
  readonly state: TournamentState;
  readonly event: TournamentEvent;
  readonly entry: Recorded;
  /** So many of those that follow it: asked of few. */
  after(many: number): readonly TournamentEvent[];
}

/**
 * Decides entries of an event again, on what was recorded before each: the command is worked out of the entry, and has to
 * record the same. What every build would have refused or recorded otherwise is a fault.
 */
export class DecidedAgain {
  readonly otherwise: DecidedOtherwise[] = [];
  /** How many of the next entries came along with one that was decided. */
  #along = 0;

  constructor(
    private readonly decider: TournamentDecider,
    /** Without the seed nobody can tell who goes on where lots are drawn. */
    private readonly hasSeed: boolean,
  ) {}

  meet(met: Met): void {
    const { state, event, entry } = met;
    if (this.#along > 0) return void (this.#along -= 1);
    checkLate(state, event, entry);
    const command = commandOf(met);
    if (command === undefined) return this.#alone(met);
    if (event.type === 'FieldCut' && !this.hasSeed) return;
    const decision = this.decider.decide(command, state, occasionOf(entry));
    if (decision.outcome === 'refused') return this.#refused(met, decision.refusal);
    if (decision.outcome === 'already') return this.#already(met);
    const [again, ...along] = decision.events;
    if (!sameJson(again, { type: event.type, data: event.data })) return this.#differs(met, again);
    if (along.length > 0) this.#follow(met, along, met.after(along.length));
  }

  /** What comes along with another entry, and does not here. */
  #alone(met: Met): void {
    if (met.event.type === 'PlayerAdmitted') this.tell(met, 'nobody had left a place');
    if (met.event.type === 'FiguresTold') this.tell(met, 'a player tells what both have said, and one is told here');
  }

  #refused(met: Met, { code, message }: { readonly code: string; readonly message: string }): void {
    const { event, entry, state } = met;
    if (event.type === 'RoundClosed' && code === 'round/undecided')
      throw new EventAtFault('closed-too-early', message, entry);
    const locked = event.type === 'ListSubmitted' && code === 'lists/locked' && wereDue(state, entry);
    if (locked || REFUSED_SINCE_EVER[event.type]?.includes(code as TournamentCode))
      throw notDecided(met, `the event refuses it: ${message}`);
    this.tell(met, message);
  }

  #already(met: Met): void {
    const { type } = met.event;
    const says = 'it was so already';
    // What is told once more of a table stands against what its match proves.
    if (type === 'TableResultTakenBack' || type === 'TableDisputeTold' || type === 'TableVoidTold')
      throw notDecided(met, says);
    this.tell(met, says);
  }

  #differs(met: Met, again: TournamentEvent | undefined): void {
    const { type, data } = met.event;
    const [is, was] = [(again?.data ?? {}) as Members, data as Members];
    const other = Object.keys({ ...is, ...was }).filter((name) => !sameJson(is[name], was[name]));
    const says = other.map((name) => `${name} is ${JSON.stringify(is[name])} by the record`).join(', ');
    const held: readonly string[] = HELD_SINCE_EVER[type] ?? [];
    if (again?.type === type && !other.some((name) => held.includes(name))) return this.tell(met, says);
    throw other.includes('late') ? at('late-untold', says, met) : notDecided(met, says);
  }

  /** The seed may be revealed later; and of lots nobody knows without it. */
  #follow(met: Met, along: readonly TournamentEvent[], after: readonly TournamentEvent[]): void {
    const missing = along.findIndex((one, index) => !sameJson(one, after[index]));
    this.#along = missing < 0 ? along.length : missing;
    const next = along[missing];
    if (next === undefined || next.type === 'SeedRevealed' || (next.type === 'FieldCut' && !this.hasSeed)) return;
    this.tell(met, `${next.type} would follow: ${JSON.stringify(next.data)}`);
  }

  /** What an earlier build may have done, and this one would not. */
  tell({ event: { type }, entry }: Pick<Met, 'event' | 'entry'>, says: string): void {
    this.otherwise.push({ entry: entry.revision, type, says });
  }
}

type Members = Readonly<Record<string, unknown>>;

const at = (fault: EventFault['fault'], says: string, { event, entry }: Met): EventAtFault =>
  new EventAtFault(fault, `${event.type}: ${says}`, entry);

const notDecided = (met: Met, says: string): EventAtFault => at('not-decided', says, met);

/** What both players of a table have said is told of both at once, by the second of them. */
function commandOf({ event, entry, after }: Met): TournamentCommand | undefined {
  const { id: player, role } = entry.meta.actor;
  if (event.type !== 'FiguresTold' || role !== 'player') return askedFor(event);
  const { round, figures: A } = event.data;
  const [next] = after(1);
  if (next?.type !== 'FiguresTold' || round === undefined || next.data.round !== round) return undefined;
  return { type: 'ReportFigures', data: { player, round, both: { A, B: next.data.figures } } };
}

const wereDue = (state: TournamentState, { meta }: Recorded): boolean =>
  state.status !== 'absent' && listsClosed(state, meta.recordedAt);

/** Whoever brings a list that is late, and says nothing of it. */
function checkLate(state: TournamentState, event: TournamentEvent, entry: Recorded): void {
  if (event.type !== 'ListSubmitted' || event.data.late || !wereDue(state, entry)) return;
  const says = `the list of ${event.data.player} came when no more were taken, and is not marked as late`;
  throw new EventAtFault('late-untold', says, entry);
}

export function occasionOf({ meta }: Recorded): Occasion {
  const { recordedAt: now, occurredAt, actor } = meta;
  return { now, occurredAt, actor: { id: actor.id, role: actor.role as Occasion['actor']['role'] } };
}
