import fc from 'fast-check';
import type { Occasion } from '@adjutant/kernel';
import { Shelf, type Clock } from '@adjutant/rules';
import { advances, amid, at, by, SHELF, uses } from '@adjutant/testing/given';
import {
  decideMatch,
  foldWritten,
  nextNumber,
  recordOf,
  retell,
  type MatchCommand,
  type MatchState,
  type OpenedState,
} from '../index.js';

/** From A's first Wander phase through two battle rounds. */
const PLACES = ['1.A', '1.B', '2.A', '2.B']
  .flatMap((turn) => ['muster', 'wander', 'clash'].map((step) => `${turn}.${step}`))
  .slice(1);
const END = '3.A.muster';
const KNOWN = amid(12);

type Who = 'ada' | 'ben';

/** What stands on a phone: under its id, where it was pressed, and in which contradiction it has a part. */
interface Item {
  readonly id: string;
  readonly place: string;
  readonly command: MatchCommand;
  readonly planted?: string;
}

interface Plants {
  readonly gain: number;
  readonly gust: number;
}

const gains = (what: string): MatchCommand => ({ type: 'GainCommandPoints', data: { player: 'A', amount: 1, what } });
const scores = (what: string): MatchCommand => ({
  type: 'ScoreVictoryPoints',
  data: { player: 'B', category: 'perches', points: 1, what },
});
const shaken = (unit: string): MatchCommand => ({ type: 'RecordBattleShock', data: { unit, result: 'passed' } });

/** What a phone can tell without the other being any the wiser: each such act is one of its own. */
function actOf(who: Who, number: number, index: number): MatchCommand {
  const own = who === 'ada' ? 'A' : 'B';
  const all = [
    gains(`${who} ${number}`),
    scores(`${who} ${number}`),
    shaken(`${own}1`),
    uses('Rally', `${own}${(index % 3) + 1}`),
  ];
  return all[number % all.length] as MatchCommand;
}

/** Everything that one of them pressed: some acts at each place, and then on to the next. */
function phoneOf(who: Who, acts: readonly number[], { gain, gust }: Plants): readonly Item[] {
  return PLACES.flatMap((place, index) => {
    const item = (name: string, command: MatchCommand, planted?: string): Item => ({
      id: `${who}/${place}/${name}`,
      place,
      command,
      ...(planted ? { planted } : {}),
    });
    return [
      ...(acts[index] === undefined ? [] : [item('act', actOf(who, acts[index], index))]),
      ...(index === gain ? [item('gain', gains('planted'), 'gain')] : []),
      ...(index === gust ? [item('gust', uses('Gust', who === 'ada' ? 'A2' : 'A3'), 'gust')] : []),
      item('step', advances(PLACES[index + 1] ?? END)),
    ];
  });
}

interface Came {
  readonly state: OpenedState;
  /** By id, the first of the entries that came of it. */
  readonly entries: ReadonlyMap<string, number>;
  readonly already: readonly string[];
  readonly asked: readonly (readonly [planted: string, code: string])[];
}

/** Both come back, one item after the other, in an order; each is decided and told by a shelf. */
function comeBack(order: readonly (readonly [Who, Item])[], shelf = (): Shelf => SHELF): Came {
  let state: MatchState = foldWritten(
    SHELF,
    KNOWN.map((event) => ({ event })),
  );
  const entries = new Map<string, number>();
  const already: string[] = [];
  const asked: (readonly [string, string])[] = [];
  for (const [who, { id, place, command, planted = 'nothing' }] of order) {
    const occasion = { ...by('scorekeeper', who), whence: { place: at(place), basedOn: 3 } } as Occasion;
    const decision = decideMatch(shelf(), command, state, occasion);
    if (decision.outcome === 'already') already.push(id);
    if (decision.outcome === 'refused') asked.push([planted, decision.refusal.code]);
    if (decision.outcome !== 'recorded') continue;
    entries.set(id, nextNumber(state));
    const stood = standing(state);
    state = foldWritten(
      shelf(),
      decision.events.map((event) => ({ event, by: occasion.actor })),
      state,
    );
    expect(standing(state)).toEqual(expect.arrayContaining([...stood]));
  }
  return { state: state as OpenedState, entries, already, asked };
}

const standing = (state: MatchState): readonly number[] =>
  retell(SHELF, recordOf(state)).flatMap(({ verdict, entered }) =>
    verdict === 'recorded' || verdict === 'stands' ? [entered.number] : [],
  );

/** Where the record, as it is told by now, has each entry. */
function placesIn(state: OpenedState): ReadonlyMap<number, Clock | null> {
  const told = retell(SHELF, recordOf(state));
  const before = (index: number): Clock | null => {
    const one = told[index - 1]?.state;
    return one && one.status !== 'absent' ? one.table.clock : null;
  };
  return new Map(told.map(({ entered }, index) => [entered.number, before(index)]));
}

function merged(ada: readonly Item[], ben: readonly Item[], turns: readonly boolean[]): (readonly [Who, Item])[] {
  const [left, right] = [[...ada], [...ben]];
  const order: (readonly [Who, Item])[] = [];
  for (let turn = 0; left.length + right.length > 0; turn += 1) {
    const fromLeft = right.length === 0 || (left.length > 0 && turns[turn % turns.length] === true);
    const item = fromLeft ? left.shift() : right.shift();
    if (item) order.push([fromLeft ? 'ada' : 'ben', item]);
  }
  return order;
}

const acts = fc.array(fc.nat({ max: 40 }), { minLength: PLACES.length, maxLength: PLACES.length });
const place = fc.nat({ max: PLACES.length - 1 });
const CASE = fc.record({
  ada: acts,
  ben: acts,
  plants: fc.record({ gain: place, gust: place }),
  turns: fc.oneof(
    fc.constantFrom([true], [false], [true, false]),
    fc.array(fc.boolean(), { minLength: 5, maxLength: 80 }),
  ),
});

describe('two phones that were both cut off through two battle rounds', () => {
  it('tell every id once and at its place, and are asked the same two questions, in whatever order they come back', () => {
    let woven = 0;
    fc.assert(
      fc.property(CASE, ({ ada, ben, plants, turns }) => {
        const [left, right] = [phoneOf('ada', ada, plants), phoneOf('ben', ben, plants)];
        const came = comeBack(merged(left, right, turns));
        expect([...came.asked].sort()).toEqual([
          ['gain', 'weave/same-act'],
          ['gust', 'stratagem/already-used-this-phase'],
        ]);
        const places = placesIn(came.state);
        for (const { id, place: pressed, planted } of [...left, ...right]) {
          const entry = came.entries.get(id);
          if (entry !== undefined) expect([id, places.get(entry)]).toEqual([id, at(pressed)]);
          else if (planted === undefined) expect(came.already).toContain(id);
        }
        // Of the steps each was taken once; of the acts none was taken for another.
        const steps = came.already.filter((id) => id.endsWith('/step'));
        expect([steps.length, came.already.length]).toEqual([PLACES.length, PLACES.length]);
        expect(came.state.table.clock).toEqual(at(END));
        woven += recordOf(came.state).filter(({ event }) => event.type === 'EntryCorrected').length;
        const { balances, score } = comeBack(merged(left, right, [true])).state.table;
        expect([came.state.table.balances, came.state.table.score]).toEqual([balances, score]);
      }),
      { numRuns: 30, seed: 16 },
    );
    expect(woven).toBeGreaterThan(150);
  });
});

describe('a list of what comes late', () => {
  it('is answered as if nothing of the record had been told before', () => {
    fc.assert(
      fc.property(CASE, ({ ada, ben, plants, turns }) => {
        const order = merged(phoneOf('ada', ada, plants), phoneOf('ben', ben, plants), turns);
        const came = comeBack(order);
        const anew = comeBack(order, () => new Shelf(SHELF.packs));
        expect(anew).toStrictEqual(came);
      }),
      { numRuns: 10, seed: 16 },
    );
  });
});

describe('what holds of everything that says where it was pressed', () => {
  const alone = (count: number): MatchState =>
    comeBack(
      phoneOf(
        'ada',
        Array.from({ length: count }, (_, one) => one),
        { gain: 2, gust: 5 },
      ).map((item) => ['ada', item] as const),
    ).state;

  it('where the battle stands there, it is decided as without', () => {
    const state = alone(6) as OpenedState;
    const plain = by('scorekeeper', 'ben');
    const whence = { place: state.table.clock, basedOn: nextNumber(state) - 1 };
    for (let number = 0; number < 8; number += 1) {
      const command = actOf('ben', number, number);
      const decision = decideMatch(SHELF, command, state, { ...plain, whence } as Occasion);
      expect(decision).toEqual(decideMatch(SHELF, command, state, plain));
    }
  });
});
