import { at, entryOf, PACK, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { Table } from '../table/table.js';
import { judge, openQuestions, reasonsAgainst, type Judgement } from './judge.js';
import type { Declaration } from './scene.js';

const FLARE = entryOf(PACK, 'core/flare-up');

function judged(changes: Partial<Declaration> = {}, table: Table = tableWith()): Judgement {
  const scene = sceneWith({ table, ...changes });
  const { player, entry, roles, answers, claims } = scene;
  return judge(PACK, table, entryOf(PACK, entry), { player, entry, roles, answers, claims });
}

const codes = (judgement: Judgement, attestations: 'required' | 'open' = 'required') =>
  reasonsAgainst(judgement, { attestations }).map((one) => one.code);

describe('a judgement', () => {
  it('lists everything checked, in the order of checking', () => {
    expect(judged().findings.map((one) => `${one.check} ${one.answer}`)).toEqual([
      'owner met',
      'role-target met',
      'timing met',
      'limit-per-phase met',
      'limit-per-battle met',
      'unit-has-status met',
      'unit-has-keywords met',
      'wick-is-dry met',
      'balance met',
    ]);
  });

  it('finds nothing against a use that is sound', () => {
    expect(codes(judged())).toEqual([]);
  });

  it('finds everything against one that is not, the record first', () => {
    const table = tableWith({
      clock: at('1.B.march'),
      balances: { A: { oil: 1 }, B: {} },
      units: unitsOf(unit('A1', { keywords: ['TIDE'], statuses: ['drenched'] })),
      uses: [{ number: 4, player: 'A', entry: FLARE.id, at: at('1.B.march'), unit: 'A1', claims: [] }],
    });
    const judgement = judged(
      { answers: { 'wick-is-dry': 'no' }, claims: [{ ability: 'core/thrift', bearer: 'A1' }] },
      table,
    );
    expect(codes(judgement)).toEqual([
      'ploy/wrong-turn',
      'ploy/already-used-this-phase',
      'ploy/already-used-this-battle',
      'ploy/drenched',
      'ploy/missing-keyword',
      'ploy/ability-not-available',
      'ploy/insufficient-oil',
      'ploy/attestation-refused',
    ]);
  });

  it('holds the detachment against an entry of another', () => {
    const dawn = { entry: 'lantern-keepers/second-dawn', roles: { target: 'A1', copy: 'A2' } };
    const reason = (player: 'A' | 'B') => reasonsAgainst(judged({ ...dawn, player }), { attestations: 'open' })[0];
    expect(reason('A')?.code).toBe('ploy/unit-not-destroyed');
    expect(reason('B')).toEqual({
      code: 'ploy/not-in-detachment',
      message: 'Second Dawn: Second Dawn belongs to Lantern Keepers; the army of B fields Tide Wardens.',
      facts: { check: 'owner', footing: 'record', owner: 'lantern-keepers', detachment: 'tide-wardens' },
      cites: [{ document: 'almanac', section: 'Second Dawn' }],
    });
    const nobody = judged(dawn, tableWith({ armies: { A: null, B: null } }));
    expect(nobody.findings[0]?.says).toBe(
      'Second Dawn belongs to Lantern Keepers; the army of A fields no detachment.',
    );
  });

  it('says what is due and what is there', () => {
    const table = tableWith({ balances: { A: { oil: 1 }, B: {} } });
    expect(judged({}, table).findings.at(-1)).toEqual({
      rule: 'core/flare-up',
      check: 'balance',
      footing: 'record',
      answer: 'unmet',
      code: 'ploy/insufficient-oil',
      says: 'Flare Up! costs 2 OIL; A has 1.',
      facts: { balance: 1, due: 2, printed: 2, changes: [] },
      cites: [FLARE.source],
    });
  });
});

describe('questions', () => {
  it('left open are reasons where answers are required, and none where they may stay open', () => {
    const judgement = judged({ answers: {} });
    expect(codes(judgement, 'open')).toEqual([]);
    expect(reasonsAgainst(judgement, { attestations: 'required' })).toEqual([
      {
        code: 'ploy/attestation-missing',
        message: 'Flare Up!: Is the wick of Unit A1 (A1) dry? Not answered. Answer "wick-is-dry" with yes or no.',
        facts: { check: 'wick-is-dry', footing: 'attest', question: 'wick-is-dry', answer: 'unknown' },
        cites: [FLARE.source],
      },
    ]);
  });

  it('about price and trigger are no reasons, whichever way they are answered', () => {
    const units = unitsOf(
      unit('A1'),
      unit('A2', { abilities: ['core/echo'] }),
      unit('B1', { abilities: ['core/rising-fog'] }),
    );
    const asked = (near: 'yes' | 'no' | 'unknown') =>
      judged({ answers: { 'wick-is-dry': 'yes', 'near-the-bearer': near } }, tableWith({ units }));
    expect(codes(asked('yes'))).toEqual([]);
    expect(codes(asked('no'))).toEqual([]);
    expect(codes(asked('unknown'))).toEqual(['ploy/attestation-missing', 'ploy/attestation-missing']);
    expect([asked('yes').price.due, asked('no').price.due]).toEqual([3, 2]);
    expect(openQuestions(asked('unknown')).map((one) => one.key)).toEqual(['near-the-bearer@B1', 'near-the-bearer@A2']);
  });

  it('of the same key are asked once', () => {
    const bearer = unit('A1', { abilities: ['core/free-spark'] });
    const judgement = judged(
      { answers: {}, claims: [{ ability: 'core/free-spark', bearer: 'A1' }] },
      tableWith({ units: unitsOf(bearer) }),
    );
    const twice = { ...judgement, findings: [...judgement.findings, ...judgement.findings] };
    expect(openQuestions(twice).map((one) => one.key)).toEqual(['wick-is-dry', 'within-range-of-ability@A1']);
  });
});
