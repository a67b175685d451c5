import { ABSENT, decideMatch, foldMatch, type MatchCommand, type MatchEvent, type MatchState } from '@adjutant/match';
import {
  firstPlace,
  nextPlace,
  SIDES,
  stepOf,
  type ChoiceRule,
  type Clock,
  type Depth,
  type Entry,
  type Pack,
} from '@adjutant/rules';
import { readShelf } from '@adjutant/store';

const SHELF = readShelf(import.meta.dirname);
const PACKS = ['aos-4e', 'opr', 'wh40k-10e', 'wh40k-8e'].map((id) => [id, SHELF.find(id) as Pack] as const);
const AT = '2026-11-21T10:00:00.000Z';
const SCORER = { now: AT, occurredAt: AT, actor: { id: 'scorer', role: 'scorekeeper' } } as const;

/** A match at a table, command by command: what a player who lists no units can do in it. */
class Match {
  state: MatchState = ABSENT;
  readonly events: MatchEvent[] = [];

  constructor(
    private readonly pack: Pack,
    depth: Depth,
  ) {
    const seats = { A: { player: 'anna' }, B: { player: 'bert' } };
    this.does({ type: 'OpenMatch', data: { title: 'Table 1', pack: { id: pack.id }, seats, depth } });
  }

  decides(command: MatchCommand): ReturnType<typeof decideMatch> {
    return decideMatch(SHELF, command, this.state, SCORER);
  }

  does(command: MatchCommand): this {
    const decision = this.decides(command);
    if (decision.outcome === 'refused')
      throw new Error(
        `${command.type} ${JSON.stringify(command.data)}: ${decision.refusal.code} ${decision.refusal.message}`,
      );
    if (decision.outcome === 'recorded') {
      this.events.push(...decision.events);
      this.state = foldMatch(SHELF, decision.events, this.state);
    }
    return this;
  }

  at(clock: Clock): this {
    const cp = this.pack.economy.start['cp'] === undefined ? {} : { cp: 20 };
    return this.does({
      type: 'AdoptSituation',
      data: { at: clock, firstTurn: 'A', balances: { A: cp, B: cp } },
    } as MatchCommand);
  }
}

function everyPlace({ sequence }: Pack): readonly Clock[] {
  const places: Clock[] = [];
  for (let at: Clock | null = firstPlace(sequence, 'A'); at && at.round <= 2; at = nextPlace(sequence, at, 'A'))
    places.push(at);
  return places;
}

const isUsed =
  ({ used = [] }: Pack) =>
  ({ kind, costs }: Entry): boolean =>
    costs !== undefined && ['stratagem', ...used].includes(kind);

/** What may be refused all the same: the time for it, points, and how often. */
const STILL = /wrong-phase$|wrong-turn$|wrong-time$|insufficient|already|not-started|limit/;

function uses(entry: Entry): MatchCommand {
  return entry.kind === 'stratagem'
    ? { type: 'UseStratagem', data: { player: 'A', stratagem: entry.id } }
    : { type: 'UseAbility', data: { player: 'A', ability: entry.id } };
}

function choicesNeeded(pack: Pack): readonly MatchCommand[] {
  const brings = ({ options }: ChoiceRule): Entry | undefined =>
    'kind' in options
      ? Object.values(pack.entries).find(
          ({ kind, grants }) => kind === options.kind && grants?.income && !JSON.stringify(grants).includes('atOnce'),
        )
      : undefined;
  return Object.values(pack.choices ?? {}).flatMap((choice): MatchCommand[] => {
    const option = choice.required && choice.of === 'match' ? brings(choice)?.id : undefined;
    return option === undefined ? [] : [{ type: 'Choose', data: { choice: choice.id, option } }];
  });
}

describe.each(PACKS)('%s, where units are not listed', (_, pack) => {
  const entries = Object.values(pack.entries).filter(isUsed(pack));
  const places = everyPlace(pack);

  it('every use names no target and is refused for its time, its points or its limits alone', () => {
    const tables = places.map((place) => new Match(pack, 'score').at(place));
    const told = entries.map((entry) => {
      const outcomes = tables.map((table) => table.decides(uses(entry)));
      const codes = outcomes.flatMap((one) =>
        one.outcome === 'refused' ? one.refusal.reasons.map(({ code }) => code) : [],
      );
      const before = entry.timing?.phases?.every(({ phase }) => stepOf(pack.sequence, phase) === undefined) ?? false;
      return {
        entry: entry.id,
        wrong: [...new Set(codes.filter((code) => !STILL.test(code)))],
        stands: before || outcomes.some(({ outcome }) => outcome === 'recorded'),
      };
    });
    expect(told.filter(({ wrong, stands }) => wrong.length > 0 || !stands)).toEqual([]);
    expect(told.length).toBeGreaterThanOrEqual(3);
  });

  it('a use that nobody can check is folded, and moves nothing but points', () => {
    for (const place of places)
      for (const entry of entries) {
        const table = new Match(pack, 'score').at(place);
        if (table.decides(uses(entry)).outcome !== 'recorded') continue;
        table.does(uses(entry));
        expect(table.state).toMatchObject({ table: { units: {}, acts: [], orders: [], rolls: [] } });
      }
  });

  it('a whole match is recorded as a score, from its opening to both confirmations', () => {
    const match = new Match(pack, 'score');
    choicesNeeded(pack).forEach((choice) => match.does(choice));
    match.does({ type: 'StartBattle', data: { firstTurn: 'A' } });
    const [first] = pack.score.categories;
    for (const player of SIDES)
      match.does({ type: 'ScoreVictoryPoints', data: { player, category: first?.id ?? '', points: 0 } });
    let at = firstPlace(pack.sequence, 'A') as Clock | null;
    while (at) {
      const to: Clock | null = nextPlace(pack.sequence, at, 'A');
      if (!to || match.state.status !== 'running') break;
      match.does({ type: 'AdvancePhase', data: { to, ...(at.turn ? { player: at.turn } : {}) } });
      at = to;
      for (const roll of match.state.table.rolls)
        match.does({
          type: 'RecordRoll',
          data: { roll: roll.id, dice: Array.from({ length: roll.due.dice.count }, () => 3) },
        });
    }
    if (match.state.status === 'running') match.does({ type: 'FinishMatch', data: {} });
    SIDES.forEach((player) => match.does({ type: 'ConfirmResult', data: { player } }));
    expect(match.state).toMatchObject({ status: 'confirmed', result: { winner: 'draw' } });
  });

  it('a slip holds a category after the other, also those that a record in full works out', () => {
    const match = new Match(pack, 'result');
    for (const { id: category } of pack.score.categories)
      match.does({ type: 'ScoreVictoryPoints', data: { player: 'B', category, points: 1 } });
    match.does({ type: 'FinishMatch', data: { winner: 'B' } });
    SIDES.forEach((player) => match.does({ type: 'ConfirmResult', data: { player } }));
    expect(match.state).toMatchObject({
      status: 'confirmed',
      result: { winner: 'B', points: { A: 0, B: pack.score.categories.length } },
    });
  });

  it('says how deep it is recorded, and nothing where that is in full', () => {
    expect(new Match(pack, 'score').events[0]?.data).toMatchObject({ depth: 'score' });
    expect(new Match(pack, 'full').events[0]?.data).not.toHaveProperty('depth');
    expect(new Match(pack, 'full').state).not.toHaveProperty('table.depth');
  });
});
