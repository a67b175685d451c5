import { packsThere } from '@adjutant/contexts';
import { schemasOf, type Occasion, type Role } from '@adjutant/kernel';
import { MATCH, matchDecider, matchStream, type MatchCommand, type MatchEvent, type MatchState } from '@adjutant/match';
import {
  newestRead,
  openSqliteStore,
  record,
  StateCache,
  withMethods,
  type EventStore,
  type Recorder,
} from '@adjutant/store';
import { Shelf } from '@adjutant/rules';
import { ERRANDS, PACK, SHELF } from '@adjutant/testing/given';
import {
  TOURNAMENT,
  TOURNAMENT_STREAMS,
  tournamentDecider,
  type OpenedTournament,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
} from '@adjutant/tournament';
import { recordInEvent } from '../record-in-event.js';
import { TableProcess } from '../table-process.js';

export const EVENT = 'autumn-flight';
export const NOON = Date.parse('2031-05-04T12:00:00.000Z');

const asks = (role: Role, at: number): Occasion => {
  const now = new Date(at).toISOString();
  return { now, occurredAt: now, actor: { id: `the ${role}`, role } };
};

const HALL = new Shelf([...SHELF.packs, ERRANDS]);

/** Neighbours in the order of entry: a test says who meets whom by whom it enters. */
const decider = tournamentDecider({
  ...{ seed: 's', hash: () => 'x', packs: packsThere(HALL), policies: [] },
  draft: ({ entrants }) => ({
    engine: 'in order',
    tables: entrants.flatMap(({ id }, at) => {
      const B = entrants[at + 1]?.id;
      return at % 2 === 0 && B !== undefined ? [{ table: at / 2 + 1, A: id, B }] : [];
    }),
    byes: [],
  }),
});

type Events = Recorder<TournamentCommand, TournamentState, TournamentEvent>;
type Matches = Recorder<MatchCommand, MatchState, MatchEvent>;

export class Killed extends Error {}

/** One server of an event and its matches, on a log that others may write to as well. */
export class Instance {
  readonly events: Events;
  readonly matches: Matches;
  readonly process: TableProcess;

  constructor(
    readonly store: EventStore,
    /** Whoever opens matches may have other packs than whoever set the event up. */
    shelf: Shelf = HALL,
    /** In milliseconds. */
    private readonly clock: () => number = () => NOON,
  ) {
    this.events = { store, decider, states: new StateCache({ max: 10 }) };
    this.matches = { store, decider: matchDecider(shelf), states: new StateCache({ max: 10 }) };
    this.process = new TableProcess(this.events, this.matches, clock);
  }

  /** The same server, killed at its next append but `appends`: before it is written, or right after. */
  killedAfter(appends: number, written: boolean): Instance {
    let left = appends;
    const dies = (): boolean => left-- <= 0;
    return new Instance(
      withMethods(this.store, {
        append: async (...asked) => {
          const dead = dies();
          if (dead && !written) throw new Killed();
          const answer = await this.store.append(...asked);
          if (dead) throw new Killed();
          return answer;
        },
      }),
    );
  }

  async command(command: TournamentCommand, role: Role = 'organizer'): Promise<string> {
    const asked = this.#asked(TOURNAMENT_STREAMS.of(EVENT), command, role);
    return answered(await recordInEvent(this.events, this.process, asked));
  }

  async play(match: string, command: MatchCommand, role: Role = 'organizer'): Promise<string> {
    return answered(await record(this.matches, this.#asked(matchStream(match), command, role)));
  }

  #asked<Command>(stream: string, command: Command, role: Role) {
    return { stream, command, commandId: crypto.randomUUID(), occasion: asks(role, this.clock()) };
  }

  async state(): Promise<OpenedTournament> {
    return (await newestRead(this.events, TOURNAMENT_STREAMS.of(EVENT))).state as OpenedTournament;
  }

  async match(id: string): Promise<MatchState> {
    return (await newestRead(this.matches, matchStream(id))).state;
  }

  /** The ids of all matches, in the order in which they were opened. */
  async opened(): Promise<readonly string[]> {
    const links = await this.store.readLinks('', 10_000);
    return links.filter(({ type }) => type === 'MatchOpened').map(({ stream }) => stream.slice(matchStream('').length));
  }

  /** Matches that count, with who sits there. */
  async live(): Promise<readonly { readonly id: string; readonly A: string; readonly B: string }[]> {
    const states = await Promise.all((await this.opened()).map(async (id) => ({ id, state: await this.match(id) })));
    return states.flatMap(({ id, state }) => {
      if (state.status === 'absent' || state.voided) return [];
      return [{ id, A: state.seats.A.player, B: state.seats.B.player }];
    });
  }

  /** Everything that the log would have made a follower look at. */
  async settleAll(): Promise<void> {
    await this.process.settle(EVENT);
    for (const match of await this.opened()) await this.process.follow(match);
  }
}

const answered = (answer: { readonly outcome: string; readonly refusal?: { readonly code: string } }): string =>
  answer.refusal?.code ?? answer.outcome;

export const openStoreAt = (path: string): EventStore =>
  openSqliteStore(path, { schemas: schemasOf([MATCH, TOURNAMENT]) });

export const PLAYERS: readonly string[] = ['ann', 'bob', 'cy', 'di'];

/** An event whose first round is published. */
export async function published(instance: Instance, more: object = {}, players = PLAYERS): Promise<void> {
  const settings = {
    name: 'Autumn flight',
    rounds: 2,
    checkIn: false,
    seedCommitment: 'x',
    pack: { id: PACK.id },
    ...more,
  };
  const commands: readonly TournamentCommand[] = [
    { type: 'SetUpTournament', data: settings },
    ...players.map((player): TournamentCommand => ({ type: 'EnterPlayer', data: { player } })),
    { type: 'DraftRound', data: { round: 1 } },
    { type: 'PublishRound', data: { round: 1 } },
  ];
  for (const command of commands) {
    const answer = await instance.command(command);
    if (answer !== 'recorded') throw new Error(`${command.type}: ${answer}`);
  }
}

export const wins = (side: 'A' | 'B', ground: 'judge' | 'no-show' = 'judge'): MatchCommand => ({
  type: 'DecideResult',
  data: {
    outcome: { A: side === 'A' ? 'win' : 'loss', B: side === 'B' ? 'win' : 'loss' },
    ...{ ground, because: 'x' },
    ...(ground === 'no-show' ? { absent: [side === 'A' ? 'B' : 'A'] } : {}),
  },
});

/** The phones of a table: one says that it is over and how it ended by its word, and the other says so as well, or nothing. */
export async function reports(instance: Instance, match: string, confirms: boolean): Promise<void> {
  const told: readonly MatchCommand[] = [
    { type: 'ScoreVictoryPoints', data: { player: 'A', category: 'perches', points: 3, what: 'oak' } },
    { type: 'FinishMatch', data: {} },
    ...(confirms ? (['A', 'B'] as const) : (['A'] as const)).map((player): MatchCommand => ({
      ...{ type: 'ConfirmResult', data: { player } },
    })),
  ];
  for (const command of told) await instance.play(match, command, 'scorekeeper');
}
