import { fold, type Occasion, type Role } from '@adjutant/kernel';
import { decideMatch, type MatchCommand, type MatchEvent, type MatchState } from '@adjutant/match';
import { foldOn, PACK, SHELF, stateOf } from '@adjutant/testing/given';
import {
  roundOf,
  tableMatch,
  tournamentDecider,
  type OpenedTournament,
  type ToldResult,
  type TournamentCommand,
  type TournamentEvent,
} from '@adjutant/tournament';
import fc from 'fast-check';
import { packsThere } from './packs-there.js';
import { clearedAt, reportedSince, saidUntil, type RecordedAt } from './reported-since.js';
import { toldOf } from './said-of.js';
import { tellingOf } from './table-commands.js';
import { tableSteps, type TableStep } from './table-steps.js';

const NOON = Date.parse('2031-05-04T12:00:00.000Z');
const WAITS = 15;
const decider = tournamentDecider({
  ...{ seed: 's', hash: () => 'x', packs: packsThere(SHELF), policies: [] },
  draft: ({ entrants }) => ({
    engine: 'in order',
    tables: [0, 1].map((at) => ({ table: at + 1, A: entrants[2 * at]!.id, B: entrants[2 * at + 1]!.id })),
    byes: [],
  }),
});
const SET_UP: readonly TournamentCommand[] = [
  { type: 'SetUpTournament', data: { name: 'n', rounds: 2, checkIn: false, standsAfterMinutes: WAITS } },
  ...['ann', 'bob', 'cy', 'di'].map((player): TournamentCommand => ({ type: 'EnterPlayer', data: { player } })),
  { type: 'DraftRound', data: { round: 1 } },
  { type: 'PublishRound', data: { round: 1 } },
];

type Live = readonly [string, { readonly A: string; readonly B: string }];

/** The event and its matches, with nothing of a store: every step changes them by the real deciders. */
class Hall {
  event: readonly TournamentEvent[] = [];
  readonly #recorded: RecordedAt<TournamentEvent>[] = [];
  readonly matches = new Map<string, readonly MatchEvent[]>();
  readonly #records = new Map<string, readonly RecordedAt<MatchEvent>[]>();
  #minutes = 0;

  constructor() {
    for (const command of SET_UP) this.decided(command);
  }

  /** Time goes by, or is put back. */
  waits(minutes: number): void {
    this.#minutes += minutes;
  }

  get #now(): string {
    return new Date(NOON + this.#minutes * 60_000).toISOString();
  }

  #asks(role: Role): Occasion {
    return { now: this.#now, occurredAt: this.#now, actor: { id: role, role } };
  }

  state(): OpenedTournament {
    return fold(decider, this.event) as OpenedTournament;
  }

  match(id: string): MatchState {
    return stateOf(this.matches.get(id) ?? []);
  }

  decided(command: TournamentCommand, role: Role = 'organizer'): string {
    const decision = decider.decide(command, fold(decider, this.event), this.#asks(role));
    if (decision.outcome === 'recorded') {
      this.event = [...this.event, ...decision.events];
      this.#recorded.push(...decision.events.map((event) => ({ event, at: this.#now })));
    }
    return decision.outcome === 'refused' ? decision.refusal.code : decision.outcome;
  }

  played(id: string, command: MatchCommand, role: Role = 'organizer'): string {
    const decision = decideMatch(SHELF, command, this.match(id), this.#asks(role));
    if (decision.outcome === 'recorded') {
      this.matches.set(id, [...(this.matches.get(id) ?? []), ...decision.events]);
      const recorded = decision.events.map((event) => ({ event, at: this.#now }));
      this.#records.set(id, [...(this.#records.get(id) ?? []), ...recorded]);
    }
    return decision.outcome === 'refused' ? decision.refusal.code : decision.outcome;
  }

  /** As earlier builds let seats be put right; a match that names no event lets it still. */
  seats(id: string, A: string, B: string): void {
    const seats = { A: { player: A }, B: { player: B } };
    expect(this.played(id, { type: 'CorrectSeats', data: { seats, because: 'x' } })).toBe('recorded');
  }

  steps(): readonly TableStep[] {
    const event = this.state();
    const round = roundOf(event, 1);
    const evolve = (state: MatchState, event: MatchEvent): MatchState => foldOn(SHELF, state, [event]);
    const played = (id: string) => this.#records.get(id) ?? [];
    const since = (id: string): string | undefined => reportedSince(played(id), evolve);
    const until = (id: string, told: ToldResult): string | undefined => saidUntil(played(id), evolve, told);
    const cleared = (of: Parameters<typeof clearedAt>[1]) => clearedAt(this.#recorded, of);
    const match = (id: string) => this.match(id);
    return round ? tableSteps(round, { id: 'e', event, match, since, cleared, until, now: this.#now }) : [];
  }

  /** What one player has sent of the first table: that it is over, and how it ended by their word. */
  reports(id: string): void {
    const points = { player: 'A', category: 'perches', points: 3, what: 'oak' } as const;
    expect(this.played(id, { type: 'ScoreVictoryPoints', data: points }, 'player')).toBe('recorded');
    expect(this.played(id, { type: 'FinishMatch', data: {} }, 'player')).toBe('recorded');
    expect(this.confirms(id, 'A')).toBe('recorded');
  }

  confirms(id: string, player: 'A' | 'B'): string {
    return this.played(id, { type: 'ConfirmResult', data: { player } }, 'player');
  }

  disputed(table: number, open: boolean): string {
    const data = { round: 1, table, publication: 1, dispute: 'd', open };
    return this.decided({ type: 'TellDispute', data }, 'system');
  }

  take(step: TableStep): string {
    if (step.do === 'open') {
      const { match, A, B, table } = step;
      const seats = { A: { player: A }, B: { player: B } };
      const data = { title: `Table ${table}`, pack: { id: PACK.id }, seats, depth: 'result' as const };
      return this.played(match, { type: 'OpenMatch', data });
    }
    if (step.do === 'void') return this.played(step.match, { type: 'VoidMatch', data: { because: step.because } });
    return this.decided(tellingOf(step), 'system');
  }

  /** Whoever takes steps may be stopped after any of them; whoever comes next asks anew. */
  goOn(stoppedAfter = Infinity): void {
    for (let taken = 0; taken < stoppedAfter; taken += 1) {
      const [step] = this.steps();
      if (!step) return;
      expect(['recorded', 'already']).toContain(this.take(step));
    }
  }

  live(): readonly Live[] {
    return [...this.matches.keys()].flatMap((id) => {
      const state = this.match(id);
      if (state.status === 'absent' || state.voided) return [];
      return [[id, { A: state.seats.A.player, B: state.seats.B.player }] as const];
    });
  }
}

const wins = (side: 'A' | 'B', ground: 'judge' | 'no-show' = 'judge'): MatchCommand => {
  const outcome = { A: side === 'A' ? 'win' : 'loss', B: side === 'B' ? 'win' : 'loss' } as const;
  return {
    type: 'DecideResult',
    data: { outcome, ground, because: 'x', ...(ground === 'no-show' ? { absent: [side === 'A' ? 'B' : 'A'] } : {}) },
  };
};

/** Everything that must hold once nothing is left to do. */
function settled(hall: Hall): void {
  hall.goOn();
  expect(hall.steps()).toEqual([]);
  const round = roundOf(hall.state(), 1);
  const live = hall.live();
  expect(live.map(([, seats]) => seats).toSorted(byA)).toEqual(
    (round?.tables ?? []).map(({ A, B }) => ({ A, B })).toSorted(byA),
  );
  for (const { table, publication, result } of round?.tables ?? []) {
    const state = hall.match(tableMatch('e', 1, publication, table));
    expect([table, result !== undefined]).toEqual([table, 'result' in state]);
  }
}
const byA = (one: { readonly A: string }, other: { readonly A: string }): number => (one.A < other.A ? -1 : 1);

const reported = (): { readonly hall: Hall; readonly id: string } => {
  const hall = new Hall();
  hall.goOn();
  const [[id] = ['']] = hall.live();
  hall.reports(id);
  return { hall, id };
};

describe('what one player has reported', () => {
  it('is told once the other confirms it, and not before', () => {
    const { hall, id } = reported();
    expect(hall.steps()).toEqual([]);
    expect(hall.confirms(id, 'B')).toBe('recorded');
    expect(hall.steps()).toMatchObject([{ do: 'tell', table: 1, sure: 'confirmed' }]);
    hall.goOn();
    expect(hall.steps()).toEqual([]);
  });

  it('stands when its time has gone by, is told once as that, and is no news when it is confirmed after all', () => {
    const { hall, id } = reported();
    hall.waits(WAITS - 1);
    expect(hall.steps()).toEqual([]);
    hall.waits(1);
    const since = new Date(NOON).toISOString();
    expect(hall.steps()).toMatchObject([{ do: 'tell', table: 1, sure: 'reported', unconfirmedSince: since }]);
    hall.goOn();
    expect(hall.steps()).toEqual([]);
    expect(hall.confirms(id, 'B')).toBe('recorded');
    expect(hall.steps()).toEqual([]);
    expect(hall.event.filter(({ type }) => type === 'TableResultTold')).toHaveLength(1);
  });

  it('waits anew from what was put otherwise, and not from the word of the first', () => {
    const { hall, id } = reported();
    hall.waits(10);
    const more = { player: 'A', resource: 'vp', amount: 2, because: 'miscounted' } as const;
    expect(hall.played(id, { type: 'AdjustPoints', data: more }, 'judge')).toBe('recorded');
    hall.waits(5);
    expect(hall.confirms(id, 'A')).toBe('recorded');
    expect(hall.steps()).toEqual([]);
    hall.waits(10);
    expect(hall.steps()).toMatchObject([{ do: 'tell', said: { A: { figures: { vp: 5 } } } }]);
  });

  it('is put off by no correction after which the match says the same', () => {
    const { hall, id } = reported();
    hall.waits(10);
    const correction = { kind: 'amend', data: { what: 'elm' } } as const;
    const corrects: MatchCommand = { type: 'CorrectEntry', data: { entry: 1, correction, because: 'It was the elm' } };
    expect(hall.played(id, corrects, 'player')).toBe('recorded');
    hall.waits(WAITS - 10);
    expect(hall.steps()).toMatchObject([{ do: 'tell', unconfirmedSince: new Date(NOON).toISOString() }]);
  });

  it('does not stand on a clock that was put back, nor is a telling taken whose time has not come', () => {
    const { hall } = reported();
    hall.waits(WAITS);
    const [due] = hall.steps();
    hall.waits(-5);
    expect(hall.steps()).toEqual([]);
    expect(hall.take(due!)).toBe('table/unconfirmed');
    expect(hall.event.some(({ type }) => type === 'TableResultTold')).toBe(false);
  });

  it('waits for whoever rules while it is disputed, and stands once its round was closed over it and nothing came of that', () => {
    const { hall } = reported();
    const [, [other] = ['']] = hall.live();
    expect(hall.played(other, wins('A'))).toBe('recorded');
    expect(hall.disputed(1, true)).toBe('recorded');
    hall.waits(WAITS);
    hall.goOn();
    expect(hall.decided({ type: 'CloseRound', data: { round: 1 } })).toBe('recorded');
    expect(hall.event.find(({ type }) => type === 'RoundClosed')?.data).toMatchObject({
      unconfirmed: [],
      disputed: [1],
    });
    expect(hall.steps()).toEqual([]);
    expect(hall.disputed(1, false)).toBe('recorded');
    hall.goOn();
    expect(roundOf(hall.state(), 1)?.tables[0]?.result).toMatchObject({
      sure: 'reported',
      said: { decided: 'played' },
    });
    expect(hall.event.filter(({ type }) => type === 'TableResultTold')).toHaveLength(2);
  });

  it('after a dispute that its round was closed over waits for the other, whichever of the two reports it', () => {
    const hall = new Hall();
    hall.goOn();
    const [[id] = [''], [other] = ['']] = hall.live();
    expect(hall.played(other, wins('A'))).toBe('recorded');
    hall.goOn();
    expect(hall.disputed(1, true)).toBe('recorded');
    expect(hall.decided({ type: 'CloseRound', data: { round: 1 } })).toBe('recorded');
    expect(hall.disputed(1, false)).toBe('recorded');
    hall.waits(1);
    hall.reports(id);
    hall.waits(WAITS);
    expect(hall.steps()).toEqual([]);
    expect(hall.confirms(id, 'B')).toBe('recorded');
    expect(hall.steps()).toMatchObject([{ do: 'tell', table: 1, sure: 'confirmed' }]);
  });

  it('as an earlier build told it at once it is told once more when it is confirmed, and stands by its own time', () => {
    const { hall, id } = reported();
    const told = toldOf(hall.match(id));
    const of = { round: 1, table: 1, publication: 1 };
    expect(hall.decided({ type: 'TellResult', data: { ...of, ...told! } }, 'system')).toBe('recorded');
    hall.waits(WAITS);
    expect(hall.steps()).toEqual([]);
    expect(hall.confirms(id, 'B')).toBe('recorded');
    expect(hall.steps()).toMatchObject([{ do: 'tell', sure: 'confirmed' }]);
  });
});

describe('between an event and its matches', () => {
  it('each table that is published has one match, and its result is told once', () => {
    const hall = new Hall();
    expect(hall.steps().map((step) => step.do)).toEqual(['open', 'open']);
    hall.goOn();
    const [[id] = ['']] = hall.live();
    expect(hall.played(id, wins('A', 'no-show'))).toBe('recorded');
    expect(hall.steps()).toMatchObject([
      {
        do: 'tell',
        table: 1,
        sure: 'ruled',
        said: { decided: 'forfeit', A: { outcome: 'win' }, B: { outcome: 'loss' } },
      },
    ]);
    settled(hall);
  });

  it('a result that an earlier build told as played, with 0 to 0, stands as it was told', () => {
    const hall = new Hall();
    hall.goOn();
    const [[id] = ['']] = hall.live();
    expect(hall.played(id, wins('A'))).toBe('recorded');
    const seat = (outcome: 'win' | 'loss') => ({ outcome, figures: { vp: 0 } });
    const said = { decided: 'played', A: seat('win'), B: seat('loss') } as const;
    const data = { round: 1, table: 1, publication: 1, said, sure: 'ruled' } as const;
    expect(hall.decided({ type: 'TellResult', data }, 'system')).toBe('recorded');
    expect(hall.steps()).toEqual([]);
  });

  it('a table that changes has its match voided first, and a new one', () => {
    const hall = new Hall();
    hall.goOn();
    const tables = [{ table: 1, A: 'bob', B: 'ann' }];
    expect(hall.decided({ type: 'ChangePublished', data: { round: 1, tables, because: 'sides' } })).toBe('recorded');
    expect(hall.steps().map((step) => step.do)).toEqual(['void', 'open']);
    settled(hall);
    expect(hall.matches.size).toBe(3);
  });

  it('a result is that of its players, also where an earlier build let them change sides and told it otherwise', () => {
    const hall = new Hall();
    hall.goOn();
    const [[id, { A, B }]] = hall.live() as [Live];
    hall.seats(id, B, A);
    expect(hall.played(id, wins('A'))).toBe('recorded');
    const says = toldOf(hall.match(id));
    const of = { round: 1, table: 1, publication: 1 };
    expect(hall.decided({ type: 'TellResult', data: { ...of, ...says! } }, 'system')).toBe('recorded');
    const [step] = hall.steps();
    expect(step).toMatchObject({ said: { A: { outcome: 'loss' }, B: { outcome: 'win' } } });
    expect(step).not.toHaveProperty('mistold');
    hall.goOn();
    expect(hall.steps()).toEqual([]);
  });

  it('a result is told by sides where somebody else was put at one of them, and stands for whom it was published', () => {
    const hall = new Hall();
    hall.goOn();
    const [[id, { B }], [other, atOther]] = hall.live() as [Live, Live];
    hall.seats(id, B, 'eve');
    hall.seats(other, 'eve', atOther.B);
    for (const match of [id, other]) expect(hall.played(match, wins('A'))).toBe('recorded');
    expect(hall.steps()).toMatchObject([{ said: { A: { outcome: 'loss' } } }, { said: { A: { outcome: 'win' } } }]);
  });

  it('that a match of a closed round is void is told, and what it said is not taken back', () => {
    const hall = new Hall();
    hall.goOn();
    for (const [id] of hall.live()) hall.played(id, wins('A'));
    hall.goOn();
    expect(hall.decided({ type: 'CloseRound', data: { round: 1 } })).toBe('recorded');
    const said = hall.state().rounds[0]?.tables.map(({ result }) => result);
    for (const [id] of hall.live())
      expect(hall.played(id, { type: 'VoidMatch', data: { because: 'x' } })).toBe('recorded');
    expect(hall.steps()).toMatchObject([{ do: 'tell-void' }, { do: 'tell-void' }]);
    hall.goOn();
    expect(hall.state().rounds[0]?.tables.map(({ result }) => result)).toEqual(said);
    expect(hall.steps()).toEqual([]);
  });

  it('whoever is stopped at any step, each table ends with exactly one live match and nobody in two', () => {
    const players = fc.shuffledSubarray(['ann', 'bob', 'cy', 'di'], { minLength: 4, maxLength: 4 });
    const change = players.map(([one, two, three, four]) => (hall: Hall) => {
      const tables = [
        { table: 1, A: one!, B: two! },
        { table: 2, A: three!, B: four! },
      ];
      hall.decided({ type: 'ChangePublished', data: { round: 1, tables, because: 'x' } });
    });
    const stopped = fc.integer({ min: 0, max: 4 }).map((after) => (hall: Hall) => hall.goOn(after));
    const ends = fc
      .tuple(fc.nat(3), fc.constantFrom('A' as const, 'B' as const))
      .map(([which, side]) => (hall: Hall) => {
        const [id] = hall.live()[which] ?? [];
        if (id !== undefined) hall.played(id, wins(side));
      });
    const act = fc.oneof({ weight: 2, arbitrary: change }, { weight: 3, arbitrary: stopped }, ends);
    let changed = 0;
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const hall = new Hall();
        for (const one of acts) one(hall);
        settled(hall);
        changed = Math.max(changed, roundOf(hall.state(), 1)?.publication ?? 0);
      }),
      { numRuns: 150, seed: 5 },
    );
    expect(changed).toBeGreaterThan(3);
  });
});
