import fc from 'fast-check';
import { CHANCE } from '@adjutant/event';
import { matchDataOf } from '../src/matches/commands/data.js';
import { COMMAND_TYPES } from '../src/matches/commands/door.js';
import { allFaultsOf } from '../src/problems/check.js';
import { isSurelySound } from '../src/problems/quick-check.js';

const MEMBERS = ['player', 'stratagem', 'roles', 'answers', 'points', 'because', 'entry', 'unit', 'to', 'override'];
const GOOD = ['A', 'B', 'x', 'Grenade', 0, 1, 7, true, {}, { target: 'A-1' }, { q: 'yes' }, ['A-1'], [1, 2]] as const;
const ODD = [null, undefined, '', -1, 1.5, Number.NaN, [], [[]], [null], { toString: 1 }, 'x'.repeat(2_000), [1, 'x']];
const value = fc.oneof(
  { arbitrary: fc.constantFrom<unknown>(...GOOD), weight: 6 },
  { arbitrary: fc.constantFrom<unknown>(...ODD), weight: 1 },
  { arbitrary: fc.anything(), weight: 1 },
);

const dataOf = (type: string): new () => object => matchDataOf(type) as new () => object;

/** Values whose members are mostly those that some command has. */
function valuesFor(type: string): fc.Arbitrary<object> {
  const own = Object.keys(ORDINARY[type] ?? {});
  const members = Object.fromEntries([...MEMBERS, ...own].map((member) => [member, value]));
  const near = fc.record(
    Object.fromEntries(own.map((member) => [member, fc.oneof(fc.constant(ORDINARY[type]?.[member]), value)])),
    { requiredKeys: [] },
  );
  return fc.oneof(near, fc.record(members, { requiredKeys: [] }));
}

const ORDINARY: { readonly [type: string]: { readonly [member: string]: unknown } } = {
  AdvancePhase: {},
  StartBattle: { firstTurn: 'A' },
  UseStratagem: { player: 'A', stratagem: 'Grenade', roles: { target: 'A-1' }, answers: { near: 'yes' } },
  GainCommandPoints: { player: 'A', points: 1, because: 'A rule says so.' },
  ScoreVictoryPoints: { player: 'B', points: 5, source: 'primary' },
  RecordUnitsDestroyed: { units: ['A-1', 'A-2'] },
};

describe('the quick look at the data of a command', () => {
  it.each(['AdvancePhase', 'StartBattle', 'UseStratagem'])('lets an ordinary %s through', (type) => {
    expect(isSurelySound(dataOf(type), ORDINARY[type] ?? {})).toBe(true);
  });

  it('leaves parts that have a class of their own to the full check', () => {
    expect(isSurelySound(dataOf('AdvancePhase'), { override: { reason: 'Both agree.' } })).toBe(false);
  });

  it.each(COMMAND_TYPES)('%s: never lets through what the full check finds fault with', (type) => {
    fc.assert(
      fc.property(valuesFor(type), (data) => {
        if (isSurelySound(dataOf(type), data)) expect(allFaultsOf(dataOf(type), data, 'data')).toEqual([]);
      }),
      { numRuns: 300, seed: 11 },
    );
  });
});

describe('seeds', () => {
  it('are 256 bits each, and none comes twice', () => {
    const drawn = Array.from({ length: 1_000 }, () => CHANCE.seed());
    expect(new Set(drawn).size).toBe(1_000);
    expect(drawn.every((seed) => /^[0-9a-f]{64}$/.test(seed) && !/^0+$/.test(seed))).toBe(true);
  });
});
