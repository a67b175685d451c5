import { eventOfPenalty, followsByItself } from '@adjutant/contexts';
import {
  evolveIn,
  type Actor,
  type Decider,
  type Json,
  type JsonObject,
  type Refusal,
  type Role,
} from '@adjutant/kernel';
import {
  disputeStream,
  effectsOf,
  historyOf,
  PENALTIES,
  penaltyDecider,
  penaltyStream,
  remediesOf,
  type DisputeEvent,
  type EarlierPenalty,
  type GiveRuling,
  type Penalty,
  type PenaltyCircumstances,
  type PenaltyCommand,
  type PenaltyEvent,
  type PenaltyRecord,
  type PenaltyToIssue,
  type PenaltyView,
} from '@adjutant/dispute';
import { type Tracing, tracedDecider } from '@adjutant/health';
import {
  newestRead,
  record,
  StateCache,
  type Recorder,
  type EventStore,
  type RecordAnswer,
  type StoredEvent,
} from '@adjutant/store';
import { isMatchId, type JudgingRules, Origins, MatchReader } from '@adjutant/event';
import { contradicted, pointsForgotten, pointsLeft, type Warning } from './contradicted.js';
import { PolicyShelf } from './policy-shelf.js';
import { minutesAhead } from './venue-clock.js';
import { penaltyView } from './views.js';

const MOST_STATES = 500;

interface PenaltySending {
  readonly commandId: string;
  readonly actor: Actor;
  readonly now: string;
  readonly occurredAt: string;
  readonly expectedRevision?: number | undefined;
  readonly correlationId?: string | undefined;
  readonly person: string;
  /** The event that it follows from, where the server carries a ruling out. */
  readonly causationId?: string;
}

interface Foreseeing {
  readonly person: string;
  readonly roles: PenaltyCircumstances['roles'];
  readonly actor: Actor;
  readonly occurredAt: string;
}

type PenaltyDecider = Decider<PenaltyCommand, PenaltyRecord, PenaltyEvent>;

/** How a command is decided is worked out on each state, with what is around it then. */
const UNSETTLED: PenaltyDecider = {
  initial: PENALTIES.initial,
  evolve: (state, event) => evolveIn(PENALTIES, state, event, undefined),
  decide: () => {
    throw new Error('no penalty is decided without its circumstances');
  },
};

/** A penalty with the event that it is of, where it is of one. */
export type PlacedPenalty = Penalty & { readonly of?: string | undefined };

type WithPenalties = Pick<GiveRuling['data'], 'penalties'> & Partial<Pick<GiveRuling['data'], 'remedies'>>;

function isLost(outcome: Json | undefined, side: 'A' | 'B'): boolean {
  return typeof outcome === 'object' && outcome !== null && side in outcome && (outcome as JsonObject)[side] === 'loss';
}

/** Records penalties and reads them. What somebody has been penalised for stands in a stream of that person. */
export class PenaltyRecorder {
  readonly #origins: Origins;
  readonly #states = new StateCache<PenaltyRecord>({ max: MOST_STATES });

  constructor(
    private readonly store: EventStore,
    readonly shelf: PolicyShelf,
    private readonly matches: MatchReader,
    private readonly rules: JudgingRules,
    private readonly tracing: Tracing,
  ) {
    this.#origins = new Origins(store);
  }

  /** What their commands are recorded with. */
  get recorder(): Recorder<PenaltyCommand, PenaltyRecord, PenaltyEvent> {
    return { store: this.store, decider: UNSETTLED, states: this.#states };
  }

  /** What the server itself asks, in the name of a judge. */
  take(
    command: PenaltyCommand,
    { person, now, occurredAt, actor, ...sent }: PenaltySending,
  ): Promise<RecordAnswer<PenaltyEvent>> {
    const settle = async () => ({ actor, ...(await this.decider(command, person, [])) });
    const asked = { stream: penaltyStream(person), command, occasion: { now, occurredAt, actor }, settle, ...sent };
    return record(this.recorder, asked);
  }

  /** `roles`: every role of whoever asks; none where the server itself asks. */
  async decider(
    command: PenaltyCommand,
    person: string,
    roles: PenaltyCircumstances['roles'],
  ): Promise<Pick<PenaltyDecider, 'decide'>> {
    const { decide } = tracedDecider(this.tracing, penaltyDecider(await this.#around(command, person, roles)));
    return { decide };
  }

  /** Why a penalty that goes with a ruling of this judge would not be recorded; null where it would. */
  async check(asked: Omit<PenaltyToIssue, 'by'>, by: Actor, occurredAt: string): Promise<Refusal | null> {
    const command: PenaltyCommand = { type: 'IssuePenalty', data: { ...asked, by } };
    const server = { id: 'liaison', role: 'system' } as const satisfies Actor;
    const foreseen = await this.foresee(command, { person: asked.person, roles: [by.role], actor: server, occurredAt });
    return 'code' in foreseen ? foreseen : null;
  }

  /** A penalty as it would stand after a command, or why nothing would be recorded. */
  async foresee(command: PenaltyCommand, { person, roles, actor, occurredAt }: Foreseeing): Promise<Penalty | Refusal> {
    const { decide } = penaltyDecider(await this.#around(command, person, roles));
    const before = await this.read(person);
    const decision = decide(command, before, { now: occurredAt, occurredAt, actor });
    if (decision.outcome === 'refused') return decision.refusal;
    const events = decision.outcome === 'recorded' ? decision.events : [];
    const { penalties } = events.reduce<PenaltyRecord>((state, event) => UNSETTLED.evolve(state, event), before);
    const stands = penalties.find(({ penalty }) => penalty === command.data.penalty);
    if (stands === undefined) throw new Error(`penalty ${command.data.penalty} is not there after ${command.type}`);
    return stands;
  }

  /** When the server received each of the penalties of a person, by their ids. */
  async receivedOf(person: string): Promise<ReadonlyMap<string, string>> {
    const stored = (await this.store.read(penaltyStream(person))) as readonly StoredEvent<PenaltyEvent>[];
    return new Map(
      stored.flatMap(({ event, meta }) =>
        event.type === 'PenaltyIssued' ? [[event.data.penalty, meta.recordedAt] as const] : [],
      ),
    );
  }

  /** Penalties of a person as they are shown at a moment, in milliseconds since 1970. */
  async views(person: string, penalties: readonly PlacedPenalty[], moment: number): Promise<readonly PenaltyView[]> {
    const at = new Date(moment).toISOString();
    const received = await this.receivedOf(person);
    const shown: PenaltyView[] = [];
    for (const one of penalties) {
      const now = { at, ...(await this.#eventNow(one)), appeals: await this.appeals(one.of) };
      const warning = await this.warningOf({ ...one, person });
      const besides = { warning: warning?.message ?? null, received: received.get(one.penalty) };
      shown.push(penaltyView(one, this.shelf.find(one.policy.id), now, besides));
    }
    return shown;
  }

  /** What an event has decided about appeals, or the installation where it is none. */
  async appeals(event: string | undefined): Promise<NonNullable<PenaltyCircumstances['appeals']>> {
    const { appealMinutes, ownAppeals } = await this.rules.of(event);
    return { minutes: appealMinutes, own: ownAppeals };
  }

  async read(person: string): Promise<PenaltyRecord> {
    return (await newestRead(this.recorder, penaltyStream(person))).state;
  }

  /** The earlier penalties of a person as advice takes them. */
  async history(person: string): Promise<readonly EarlierPenalty[]> {
    return historyOf(await this.read(person), await this.rules.meanings());
  }

  /** The event of a match by its id; else what the installation is called, undefined where nobody has named it. */
  async eventAt(match: string | undefined): Promise<string | undefined> {
    const there = match === undefined || !isMatchId(match) ? undefined : await this.matches.newest(match);
    const { name } = await this.rules.of(undefined);
    const called = name === '' ? {} : { event: name };
    return there === undefined ? called.event : eventOfPenalty(called, there);
  }

  /** What an event is called that a penalty names, and the one that goes on where somebody looks now: none when it is over. */
  async #eventNow({ event }: Penalty): Promise<{ readonly event: string | undefined; readonly called: string | null }> {
    const meant = await this.rules.meant(event);
    const named = meant === undefined ? undefined : await this.rules.event(meant);
    if (named === undefined) return { event: await this.eventAt(undefined), called: event ?? null };
    return { event: named.over ? undefined : event, called: named.name };
  }

  /** Of which event a penalty is: that of its match, or of the match of its dispute; else the one that it names. */
  async eventOf(penalty: Pick<PenaltyToIssue, 'match' | 'dispute' | 'event'>): Promise<string | undefined> {
    const { match, dispute, event } = penalty;
    const of = match ?? (dispute === undefined ? undefined : await this.matchOf(dispute));
    const named = of === undefined || !isMatchId(of) ? event : eventOfPenalty(penalty, await this.matches.newest(of));
    return this.rules.meant(named);
  }

  /** The penalties of a person, each with the event that it is of; of one event alone where it is named. */
  async placed(person: string, event?: string): Promise<readonly PlacedPenalty[]> {
    const { penalties } = await this.read(person);
    const placed = await Promise.all(penalties.map(async (one) => ({ ...one, of: await this.eventOf(one) })));
    return event === undefined ? placed : placed.filter(({ of }) => of === event);
  }

  async #around(
    command: PenaltyCommand,
    person: string,
    roles: readonly Role[] | 'unbound',
  ): Promise<PenaltyCircumstances> {
    const match = command.type === 'IssuePenalty' ? command.data.match : undefined;
    const seat = match === undefined ? null : await this.seatOf(person, match);
    const dispute = command.type === 'IssuePenalty' ? command.data.dispute : undefined;
    const disputed = dispute === undefined ? undefined : await this.matchOf(dispute);
    return {
      policy: (id) => this.shelf.find(id),
      ahead: minutesAhead,
      roles,
      seat,
      disputed,
      event: await this.eventAt(match ?? disputed),
      strangeTo: command.type === 'IssuePenalty' ? await this.#strangeTo(command.data) : undefined,
      meant: await this.rules.meanings(),
      ...(await this.#appealing(command, person)),
    };
  }

  /** What the event of a penalty is called, where its person was never entered in it. */
  async #strangeTo(asked: PenaltyToIssue): Promise<string | undefined> {
    const of = await this.eventOf(asked);
    const event = of === undefined ? undefined : await this.rules.event(of);
    return event === undefined || event.knows(asked.person) ? undefined : event.name;
  }

  async #appealing(
    command: PenaltyCommand,
    person: string,
  ): Promise<Pick<PenaltyCircumstances, 'appeals' | 'received'>> {
    if (command.type === 'IssuePenalty' || command.type === 'RescindPenalty') return {};
    const received = command.type === 'AppealPenalty' ? await this.receivedOf(person) : undefined;
    const { penalties } = await this.read(person);
    const appealed = penalties.find(({ penalty }) => penalty === command.data.penalty);
    const appeals = await this.appeals(appealed && (await this.eventOf(appealed)));
    return { appeals, received: received?.get(command.data.penalty) };
  }

  /** The match that a dispute is about; undefined where there is no such dispute. */
  async matchOf(dispute: string): Promise<string | undefined> {
    if (!isMatchId(dispute)) return undefined;
    const [first] = await this.store.readBare(disputeStream(dispute));
    const called = first?.event as DisputeEvent | undefined;
    return called?.type === 'JudgeCalled' ? called.data.match : undefined;
  }

  /** What has to be known about penalties that lose a match whose record does not say so, or change points that it does not. */
  async warningOf(penalty: Penalty): Promise<Warning | null> {
    const { match, effects, rescinded, person } = penalty;
    if (match === undefined || rescinded || remediesOf(effects, 'A').length === 0) return null;
    const side = await this.seatOf(person, match);
    if (side === null) return null;
    const state = await this.matches.newest(match);
    // Of a table of an event the result follows by itself, where the match takes it.
    return followsByItself(penalty, state) ? null : (contradicted(effects, side, state) ?? pointsLeft(penalty, state));
  }

  /** The same of those that go with a ruling on a match: one that loses it and decides it so is as it should be. */
  async warningsOf({ penalties = [], remedies = [] }: WithPenalties, match: string): Promise<readonly Warning[]> {
    const found: Warning[] = [];
    for (const { person, policy: id, infraction, level } of penalties) {
      const policy = this.shelf.find(id);
      const [what, rung] = [
        policy?.infractions.find((one) => one.id === infraction),
        policy?.levels.find((one) => one.id === level),
      ];
      const side = await this.seatOf(person, match);
      const decided = remedies.some(({ kind, outcome }) => kind === 'decide' && side && isLost(outcome, side));
      if (!what || !rung || !side) continue;
      const effects = effectsOf(rung, what);
      const other = decided ? null : contradicted(effects, side, await this.matches.newest(match));
      const warning = other ?? pointsForgotten(effects, side, remedies);
      if (warning) found.push(warning);
    }
    return found;
  }

  async seatOf(person: string, match: string): Promise<'A' | 'B' | null> {
    if (!isMatchId(match)) return null;
    const state = await this.matches.newest(match);
    if (state.status === 'absent') return null;
    const seats = await this.#origins.seatsHere(match, state.seats);
    return (['A', 'B'] as const).find((side) => seats[side].player === person) ?? null;
  }
}
