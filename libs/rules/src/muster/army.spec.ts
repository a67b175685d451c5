import type { ArmyCheckRule } from '../pack/army-check.js';
import { PACK } from '../testing/invented-pack.js';
import type { Pack } from '../pack/pack.js';
import { EMPTY_TABLE, type Choice, type Table, type Unit } from '../table/table.js';
import { reasonsAgainstDeployment } from './army.js';
import { reasonsAgainstRoster } from './muster.js';

const source = { document: 'almanac', section: 'Harbour rules' };
const rule = (id: string, tests: ArmyCheckRule['tests'], more: Partial<ArmyCheckRule> = {}): ArmyCheckRule => ({
  id,
  code: `muster/${id}`,
  tests,
  summary: 'A rule of the harbour.',
  source,
  ...more,
});
const numbers = ['open', '3'].map((id) => ({ id, name: id }));
const choice = { name: 'x', of: 'match', options: numbers, when: 'before-battle', summary: 'x', source } as const;
const checks = [
  rule('points', { check: 'points-within-limit' }),
  rule(
    'crowd',
    { check: 'group-count', group: 'watch', byLimit: [{ upTo: 500, most: 1 }] },
    { when: { record: 'chosen', choice: 'regatta', options: ['on'] }, mostFrom: 'watches' },
  ),
  rule('set-up', { check: 'deployed-share', parts: 2 }),
];
const pack: Pack = {
  ...PACK,
  armyChecks: Object.fromEntries(checks.map((one) => [one.id, one])),
  choices: {
    regatta: { ...choice, id: 'regatta', options: [...numbers, { id: 'on', name: 'On' }], default: 'open' },
    watches: { ...choice, id: 'watches', default: 'open' },
  },
};
const roster = (points: number, watches = 0) => ({
  faction: 'Keepers',
  limit: 500,
  points,
  units: [],
  groups: Array.from({ length: watches }, () => ({ kind: 'watch', units: [] })),
});
const made = (id: string, option: string): Choice =>
  ({ number: 1, choice: id, player: null, option, at: null, roles: {} }) as unknown as Choice;
const table = (...choices: readonly Choice[]): Table => ({ ...EMPTY_TABLE, choices });
const codes = (army: ReturnType<typeof roster>, ...choices: readonly Choice[]) =>
  reasonsAgainstRoster(pack, army, { table: table(...choices), player: 'A' }).map((one) => one.code);

describe('the checks of a pack', () => {
  it('refuse with their code, their facts and their source', () => {
    expect(reasonsAgainstRoster(pack, roster(501))).toEqual([
      {
        code: 'muster/points',
        message: 'The army has 501 points; its limit is 500.',
        facts: { check: 'points', points: 501, reserved: 0, limit: 500 },
        cites: [source],
      },
    ]);
    expect(reasonsAgainstRoster(pack, roster(500))).toEqual([]);
  });

  it('count only while their condition holds', () => {
    expect(codes(roster(1, 2))).toEqual([]);
    expect(codes(roster(1, 2), made('regatta', 'on'))).toEqual(['muster/crowd']);
    expect(codes(roster(1, 1), made('regatta', 'on'))).toEqual([]);
  });

  it('take a number that was chosen for the match', () => {
    const on = [made('regatta', 'on'), made('watches', '3')];
    expect(codes(roster(1, 3), ...on)).toEqual([]);
    expect(codes(roster(1, 4), ...on)).toEqual(['muster/crowd']);
  });

  it('look at how the units of each player are set up', () => {
    const unit = (id: string, owner: 'A' | 'B', location: string) =>
      ({ id, owner, name: 'Lamp', location }) as unknown as Unit;
    const units = { a: unit('a', 'A', 'battlefield'), b: unit('b', 'B', 'reserves') };
    const [reason, ...more] = reasonsAgainstDeployment(pack, { ...EMPTY_TABLE, units });
    expect(reason).toMatchObject({ code: 'muster/set-up', facts: { player: 'B', there: [], units: 1 } });
    expect(more).toEqual([]);
    expect(reasonsAgainstDeployment(PACK, { ...EMPTY_TABLE, units })).toEqual([]);
  });
});
