import fc from 'fast-check';
import { SEALING } from '@adjutant/testing';
import {
  by,
  StorelessMatch,
  discards,
  draws,
  nightfall,
  NIGHT_SHELF,
  on,
  sees,
  thinksAgain,
} from '@adjutant/testing/given';
import {
  brokenSeal,
  matchStream,
  neverOpened,
  openState,
  totalScore,
  type MatchCommand,
  type MatchState,
  type OpenedState,
} from '../index.js';

/** 11 comes along with 33 only. */
const number = fc.constantFrom(12, 13, 21, 22, 23, 31, 32, 33);
const player = fc.constantFrom<'A' | 'B'>('A', 'B');
const entry = fc.nat({ max: 60 });

const draw = fc
  .tuple(player, number)
  .map(([who, drawn]) => draws(who, drawn, drawn === 22 ? { die: 2 } : drawn === 33 ? { bonus: 11 } : {}));

/** What may be tried at dawn and at dusk; much of it is refused, by day and by night alike. */
const doing: fc.Arbitrary<MatchCommand> = fc.oneof(
  { weight: 16, arbitrary: draw },
  { weight: 12, arbitrary: fc.constant(on) },
  {
    weight: 8,
    arbitrary: fc.tuple(player, fc.uniqueArray(number, { maxLength: 3 })).map(([who, seen]) => sees(who, ...seen)),
  },
  { weight: 3, arbitrary: fc.tuple(player, number).map(([who, given]) => discards(who, given)) },
  { weight: 3, arbitrary: fc.tuple(player, number).map(([who, given]) => thinksAgain(who, given)) },
  { weight: 3, arbitrary: fc.constant<MatchCommand>({ type: 'RecordRoll', data: { dice: [2] } }) },
  {
    weight: 1,
    arbitrary: player.map((who): MatchCommand => ({
      type: 'GainCommandPoints',
      data: { player: who, amount: 1, what: 'x' },
    })),
  },
);

const points = ({ state }: StorelessMatch) => {
  const { table } = state as OpenedState;
  return (['A', 'B'] as const).map((side) => [
    totalScore(table, side),
    table.balances[side]['cp'],
    table.owed[side].draw,
  ]);
};

/** What became of everything drawn, whatever the entries are called. */
const drawn = (state: MatchState) =>
  (state as OpenedState).table.objectives.map((one) => `${one.player} ${one.objective} ${one.left?.how ?? 'held'}`);

function inBoth(commands: readonly MatchCommand[], check: (night: StorelessMatch, day: StorelessMatch) => void): void {
  const [night, day] = [new StorelessMatch(NIGHT_SHELF), new StorelessMatch(NIGHT_SHELF)];
  night.take(...nightfall('night'));
  day.take(...nightfall('day'));
  for (const command of commands) {
    const [one, other] = [night.take(command), day.take(command)];
    // Void dice leave an entry by day and none by night.
    if (one !== 'objective/repeated') expect(one).toBe(other);
    check(night, day);
  }
}

describe('a hand that is sealed', () => {
  it('is worth the same as an open one, after every command, and holds the same', () => {
    fc.assert(
      fc.property(fc.array(doing, { minLength: 20, maxLength: 60 }), (commands) => {
        inBoth(commands, (night, day) => {
          expect(points(night)).toEqual(points(day));
          expect(drawn(openState(NIGHT_SHELF, night.state, ['A', 'B'], night.envelopes))).toEqual(drawn(day.state));
        });
      }),
      { numRuns: 40, seed: 11 },
    );
  });

  it('stays so through corrections and rewinds, reveals only what was sealed, and in the end all of it', () => {
    const ruling = fc.oneof(
      entry.map((to): MatchCommand => ({ type: 'RewindMatch', data: { to, because: 'x' } })),
      fc.tuple(entry, fc.uniqueArray(number, { maxLength: 3 })).map(([at, seen]): MatchCommand => ({
        type: 'CorrectEntry',
        data: { entry: at, correction: { kind: 'amend', data: { data: { seen } } }, because: 'x' },
      })),
      entry.map((at): MatchCommand => ({
        type: 'CorrectEntry',
        data: { entry: at, correction: { kind: 'strike' }, because: 'x' },
      })),
    );
    const any = fc.oneof({ weight: 12, arbitrary: doing }, { weight: 1, arbitrary: ruling });
    fc.assert(
      fc.property(fc.array(any, { minLength: 20, maxLength: 60 }), (commands) => {
        const desk = new StorelessMatch(NIGHT_SHELF);
        desk.take(...nightfall());
        for (const command of commands) desk.takeAs(by('judge'), command);
        const open = openState(NIGHT_SHELF, desk.state, ['A', 'B'], desk.envelopes) as OpenedState;
        const known = desk.state as OpenedState;
        expect((['A', 'B'] as const).map((side) => totalScore(known.table, side))).toEqual(
          (['A', 'B'] as const).map((side) => totalScore(open.table, side)),
        );
        desk.take({ type: 'ConcedeMatch', data: { player: 'A' } });
        expect(brokenSeal(matchStream('m'), desk.events, SEALING.commit)).toBeUndefined();
        expect(neverOpened(desk.events)).toEqual([]);
      }),
      { numRuns: 40, seed: 12 },
    );
  });
});
