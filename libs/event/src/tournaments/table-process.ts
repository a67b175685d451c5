import {
  clearedAt,
  inEarlierWords,
  isTelling,
  openingOf,
  reportedSince,
  saidUntil,
  stepId,
  tableSteps,
  tellingOf,
  toldOf,
  voidingOf,
  type PenaltyStep,
  type RecordedAt,
  type TableStep,
} from '@adjutant/contexts';
import type { Clock, Message, Refusal } from '@adjutant/kernel';
import { matchStream, type MatchCommand, type MatchEvent, type MatchOpened, type MatchState } from '@adjutant/match';
import { digest } from '@adjutant/seal';
import { LRUCache } from 'lru-cache';
import { newestRead, record, type Folded, type RecordAnswer, type Recorder, type StoredEvent } from '@adjutant/store';
import {
  roundOf,
  tableMatch,
  tableOf,
  TOURNAMENT_STREAMS,
  type OpenedTournament,
  type RoundState,
  type TableState,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
} from '@adjutant/tournament';
import { neverPasses } from '../matches/unreadable-match.js';

const MOST_ALONE = 10_000;
/** What is recorded of so many tables at once waits for the disk together. */
const AT_ONCE = 16;

/** Who the record says opened, voided and told. */
export const TABLES = { id: 'tables', role: 'system' } as const;

/** A table of a round, as one publication of it has it. */
export interface TablePlace {
  readonly round: number;
  readonly table: number;
  readonly publication: number;
}

/** A step that could not be taken, and that taking it again does not help. */
export interface Untaken {
  readonly event: string;
  readonly step: TableStep | PenaltyStep | ({ readonly do: 'look' } & TablePlace);
  readonly refusal: Pick<Refusal, 'code' | 'message'>;
  /** Why the match of the table cannot be read: once it can be, the table has to be looked at again. */
  readonly unreadable?: Error;
}

interface Looked {
  readonly id: string;
  readonly event: Folded<OpenedTournament>;
  readonly matches: ReadonlyMap<string, Folded<MatchState>>;
  /** Since when the match says what nobody has confirmed yet. */
  readonly since: string | undefined;
  /** When the last dispute about the table was over, where that decides whether its report stands. */
  readonly cleared: string | undefined;
  /** Until when the match said just what the event was told, where it says that in other words now. */
  readonly until: string | undefined;
  readonly now: string;
}

/**
 * Between an event and the matches of its tables: opens what is published, voids what is so no more, and tells the event of
 * each that is decided what it came to. It remembers nothing: whatever is left to do is read from the log, and what is done twice records once.
 */
export class TableProcess {
  readonly #alone = new LRUCache<string, true>({ max: MOST_ALONE });
  readonly #evolve = (state: MatchState, event: MatchEvent): MatchState => this.matches.decider.evolve(state, event);

  constructor(
    private readonly events: Recorder<TournamentCommand, TournamentState, TournamentEvent>,
    private readonly matches: Recorder<MatchCommand, MatchState, MatchEvent>,
    private readonly clock: Clock,
  ) {}

  /** Everything that is left to do about the rounds of an event that are out: what is gone first, so that nobody stands in two matches. */
  async settle(id: string): Promise<readonly Untaken[]> {
    const untaken: Untaken[] = [];
    const event = await this.#event(id);
    if (!event) return untaken;
    const out = event.state.rounds.filter(({ publication }) => publication > 0);
    const gone = out.flatMap(({ number, gone: were = [] }) => were.map((one) => ({ round: number, ...one })));
    const here = out
      .filter(({ status }) => status === 'published')
      .flatMap(({ number, tables }) => tables.map((one) => ({ round: number, ...one })));
    for (const places of [gone, here])
      for (let from = 0; from < places.length; from += AT_ONCE) {
        const some = places.slice(from, from + AT_ONCE);
        const left = await Promise.all(some.map((place) => this.#settleReadable(id, place)));
        untaken.push(...left.flat());
      }
    return untaken;
  }

  /** A match that cannot be read holds up no other table of its event. */
  async #settleReadable(id: string, place: TablePlace): Promise<readonly Untaken[]> {
    try {
      return await this.settleTable(id, place, () => true);
    } catch (error) {
      const refusal = neverPasses(error);
      if (!refusal || !(error instanceof Error)) throw error;
      return [{ event: id, step: { do: 'look', ...place }, refusal, unreadable: error }];
    }
  }

  /** What is left to do about the table that a match is of; whatever others are about is left to whoever settles their event. */
  async follow(match: string): Promise<readonly Untaken[]> {
    const stream = matchStream(match);
    if (this.#alone.has(stream) || !(await this.#isOfEvent(stream))) return [];
    const { state } = await newestRead(this.matches, stream);
    if (state.status === 'absent' || state.event === undefined) return [];
    const { id, round, table, publication } = state.event;
    if (tableMatch(id, round, publication, table) !== match) return [];
    return this.settleTable(id, { round, table, publication }, ({ do: does }) => does !== 'open');
  }

  /** Most matches are of no event, and none of those is folded for it: whoever plays has the match at hand, or its first entry says so. */
  async #isOfEvent(stream: string): Promise<boolean> {
    const known = this.matches.states?.look(stream)?.state;
    const opened = known && known.status !== 'absent' ? known : await this.#openedAs(stream);
    const is = opened?.event !== undefined;
    if (opened && !is) this.#alone.set(stream, true);
    return is;
  }

  /** What the first entry of a match says; undefined where there is none. */
  async #openedAs(stream: string): Promise<Pick<MatchOpened['data'], 'event'> | undefined> {
    const [first] = await this.matches.store.read(stream, 0, 1);
    if (first?.event.type === 'MatchOpened') return (first.event as MatchOpened).data;
    return first && {};
  }

  /** Takes the steps of one table until none is left, each on what is read anew. */
  async settleTable(
    id: string,
    place: TablePlace,
    isWanted: (step: TableStep) => boolean,
  ): Promise<readonly Untaken[]> {
    for (;;) {
      const looked = await this.#look(id, place);
      const [step] = looked ? stepsAt(looked, place).filter(isWanted) : [];
      if (!looked || !step) return [];
      const answer = await this.#take(step, looked);
      if (answer.outcome === 'refused') return [{ event: id, step, refusal: answer.refusal }];
    }
  }

  /** The event is read before the match: what is told then rests on a match that is no older than the event. */
  async #look(id: string, place: TablePlace): Promise<Looked | undefined> {
    const { round, table, publication } = place;
    const event = await this.#event(id);
    if (!event) return undefined;
    const match = tableMatch(id, round, publication, table);
    const folded = await newestRead(this.matches, matchStream(match));
    const isLate = event.state.rounds[round - 1]?.status === 'closed';
    // Of a round that is played nothing unconfirmed stands unless the event says after which time: its matches are read once.
    const mayStand = isLate || event.state.settings.standsAfterMinutes !== undefined;
    const isReported = mayStand && toldOf(folded.state)?.sure === 'reported';
    const since = isReported ? await this.#since(match) : undefined;
    const cleared = since !== undefined && isLate ? await this.#cleared(id, place) : undefined;
    const until = await this.#until(tableOf(roundOf(event.state, round), table), match, folded.state);
    return { id, event, matches: new Map([[match, folded]]), since, cleared, until, now: this.#now() };
  }

  async #cleared(id: string, place: TablePlace): Promise<string | undefined> {
    const record = await this.events.store.read(TOURNAMENT_STREAMS.of(id));
    return clearedAt(recordedAt<TournamentEvent>(record), place);
  }

  async #since(match: string): Promise<string | undefined> {
    return reportedSince(await this.#recordOf(match), this.#evolve);
  }

  async #until(at: TableState | undefined, match: string, state: MatchState): Promise<string | undefined> {
    const told = at && inEarlierWords(at, state);
    return told && saidUntil(await this.#recordOf(match), this.#evolve, told);
  }

  async #recordOf(match: string): Promise<readonly RecordedAt<MatchEvent>[]> {
    return recordedAt<MatchEvent>(await this.matches.store.read(matchStream(match)));
  }

  async #event(id: string): Promise<Folded<OpenedTournament> | undefined> {
    const { state, ...folded } = await newestRead(this.events, TOURNAMENT_STREAMS.of(id));
    return state.status === 'absent' ? undefined : { state, ...folded };
  }

  #take(step: TableStep, { id, event, matches }: Looked): Promise<Taken> {
    const match = 'match' in step ? step.match : tableMatch(id, step.round, step.publication, step.table);
    const asked = {
      ...{ commandId: stepId(id, step, { match: matches.get(match)?.revision ?? -1, event: event.revision }) },
      ...{ occasion: this.#occasion(), correlationId: match },
    };
    if (isTelling(step)) {
      const stream = TOURNAMENT_STREAMS.of(id);
      return record(this.events, { ...asked, stream, command: tellingOf(step), expectedRevision: event.revision });
    }
    const stream = matchStream(match);
    if (step.do === 'void') return record(this.matches, { ...asked, stream, command: voidingOf(step) });
    const command = openingOf(id, event.state, step);
    if (!command) return Promise.resolve(NO_PACK);
    // Two who open it may have read the event at different times: whoever came first has said how it is opened.
    return record(this.matches, { ...asked, stream, command, payloadHash: digest({ type: command.type, match }) });
  }

  #occasion() {
    const now = this.#now();
    return { now, occurredAt: now, actor: TABLES };
  }

  #now(): string {
    return new Date(this.clock()).toISOString();
  }
}

const recordedAt = <Event extends Message>(record: readonly StoredEvent[]): readonly RecordedAt<Event>[] =>
  record.map(({ event, meta }) => ({ event: event as Event, at: meta.recordedAt }));

type Taken = Pick<Exclude<RecordAnswer<Message>, { readonly outcome: 'refused' }>, 'outcome'> | Untakable;
interface Untakable {
  readonly outcome: 'refused';
  readonly refusal: Untaken['refusal'];
}

const NO_PACK: Untakable = {
  outcome: 'refused',
  refusal: {
    code: 'tournament/no-pack',
    message: 'The event says no pack, so that no match can be opened for its tables.',
  },
};

/** Only what concerns this table in this publication: of whoever sits there later the next question is asked. */
function stepsAt(
  { id, event, matches, since, cleared, until, now }: Looked,
  { round, table, publication }: TablePlace,
): readonly TableStep[] {
  const known = event.state.rounds[round - 1];
  if (!known) return [];
  const isHere = (one: { readonly table: number; readonly publication: number }): boolean =>
    one.table === table && one.publication === publication;
  const here: RoundState = {
    ...known,
    tables: known.tables.filter(isHere),
    gone: (known.gone ?? []).filter(isHere),
  };
  const match = (one: string): MatchState => matches.get(one)?.state ?? { status: 'absent' };
  const times = { since: () => since, cleared: () => cleared, until: () => until, now };
  return tableSteps(here, { id, event: event.state, match, ...times });
}
