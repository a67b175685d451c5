import { about, ask, NOBODY, truthOf } from '../testing/asking.js';
import { at, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { Act, Use } from '../table/table.js';

const A1 = unit('A1');
const act = (word: string, place: string, changes: Partial<Act> = {}): Act => ({
  number: 5,
  unit: 'A1',
  act: word,
  at: at(place),
  ...changes,
});
const use = (place: string, changes: Partial<Use> = {}): Use => ({
  number: 6,
  player: 'A',
  entry: 'core/flare-up',
  at: at(place),
  unit: 'A1',
  claims: [],
  ...changes,
});

describe('unit-acted', () => {
  const moved = { unit: 'target', selects: ['move'], per: 'turn' };

  it.each([
    ['nothing', [], 'unmet'],
    ['an act that selects for the activity', [act('ran', '1.A.kindle')], 'met'],
    ['an act that selects for another', [act('threw', '1.A.kindle')], 'unmet'],
    ['one of another turn', [act('ran', '1.B.kindle')], 'unmet'],
    ['one of another unit', [act('ran', '1.A.kindle', { unit: 'A2' })], 'unmet'],
  ])('after %s', (_, acts, answer) => {
    expect(truthOf('unit-acted', moved, about(A1, { acts }))).toBe(answer);
  });

  it('looks back to the start of the phase or of the turn', () => {
    const earlier = about(A1, { acts: [act('ran', '1.A.kindle')] });
    expect(truthOf('unit-acted', { unit: 'target', acts: ['ran'], per: 'phase' }, earlier)).toBe('unmet');
    expect(truthOf('unit-acted', { unit: 'target', acts: ['ran'], per: 'turn' }, earlier)).toBe('met');
  });

  it('counts what the other part of an attached unit did', () => {
    const acts = [act('ran', '1.A.march', { unit: 'A2' })];
    expect(truthOf('unit-acted', moved, about(unit('A1', { attachedTo: 'A2' }), { acts }))).toBe('met');
  });

  it('says what it found', () => {
    expect(
      ask('unit-acted', { ...moved, acts: ['landed'] }, about(A1, { acts: [act('landed', '1.A.march')] })),
    ).toEqual({
      answer: 'met',
      facts: { unit: 'A1', act: 'landed', entry: 5 },
      says: 'Unit A1 (A1) is recorded this turn: landed.',
    });
    expect(ask('unit-acted', moved, about(A1)).says).toBe(
      'Unit A1 (A1) is not recorded this turn with any of: walked, ran.',
    );
    expect(truthOf('unit-acted', moved, NOBODY)).toBe('unknown');
  });
});

describe('test-recorded', () => {
  const args = { unit: 'target', test: 'nerve' };

  it('is met when the test was taken in this phase', () => {
    expect(ask('test-recorded', args, about(A1, { acts: [act('nerve', '1.A.march', { result: 'failed' })] }))).toEqual({
      answer: 'met',
      facts: { unit: 'A1', result: 'failed', entry: 5 },
      says: 'Unit A1 (A1) already has a nerve result this phase: failed.',
    });
  });

  it.each([
    ['in another phase', [act('nerve', '1.A.kindle', { result: 'failed' })]],
    ['by another unit', [act('nerve', '1.A.march', { unit: 'A2', result: 'failed' })]],
    ['of another sort', [act('sight', '1.A.march', { result: 'failed' })]],
  ])('is unmet by a test %s', (_, acts) => {
    expect(truthOf('test-recorded', args, about(A1, { acts }))).toBe('unmet');
  });

  it('is unknown of nobody', () => {
    expect(truthOf('test-recorded', args, NOBODY)).toBe('unknown');
  });
});

describe('used-on-unit', () => {
  const args = { unit: 'target', entry: 'core/flare-up', per: 'phase' };

  it.each([
    ['in this phase', [use('1.A.march')], 'met', 'met'],
    ['earlier in the turn', [use('1.A.kindle')], 'unmet', 'met'],
    ['in another turn', [use('1.B.march')], 'unmet', 'unmet'],
    ['on another unit', [use('1.A.march', { unit: 'A2' })], 'unmet', 'unmet'],
    ['of another entry', [use('1.A.march', { entry: 'core/echo' })], 'unmet', 'unmet'],
  ])('after a use %s', (_, uses, phase, turn) => {
    const scene = about(A1, { uses });
    expect([truthOf('used-on-unit', args, scene), truthOf('used-on-unit', { ...args, per: 'turn' }, scene)]).toEqual([
      phase,
      turn,
    ]);
  });

  it('says which use', () => {
    expect(ask('used-on-unit', args, about(A1, { uses: [use('1.A.march')] }))).toEqual({
      answer: 'met',
      facts: { unit: 'A1', entry: 'core/flare-up', usedByEntry: 6 },
      says: 'Flare Up! was used on Unit A1 (A1) this phase.',
    });
    expect(truthOf('used-on-unit', args, NOBODY)).toBe('unknown');
  });

  it('leaves out a use of which nothing came, where it asks for one that had its effect', () => {
    const unpaid = about(A1, { uses: [use('1.A.march', { unpaid: true })] });
    expect(truthOf('used-on-unit', args, unpaid)).toBe('met');
    expect(truthOf('used-on-unit', { ...args, effective: true }, unpaid)).toBe('unmet');
    expect(truthOf('used-on-unit', { ...args, effective: true }, about(A1, { uses: [use('1.A.march')] }))).toBe('met');
  });
});

describe('army-acted', () => {
  const units = unitsOf(A1, unit('A2'), unit('B1', { owner: 'B' }));
  const after = (of: string, per = 'phase', place = '1.A.march') => {
    const scene = about(A1, { units, acts: [act('ran', place, { unit: of })] });
    const args = { acts: ['ran'], per };
    return [truthOf('army-acted', args, scene), truthOf('army-acted', { ...args, by: 'opponent' }, scene)];
  };

  it('asks about any unit of the player, or of the opponent', () => {
    expect(after('A2')).toEqual(['met', 'unmet']);
    expect(after('B1')).toEqual(['unmet', 'met']);
  });

  it('looks back to the start of the phase or of the turn', () => {
    expect(after('B1', 'phase', '1.A.kindle')).toEqual(['unmet', 'unmet']);
    expect(after('B1', 'turn', '1.A.kindle')).toEqual(['unmet', 'met']);
  });
});

describe('phase-is-fresh', () => {
  const order = {
    number: 8,
    player: 'A',
    issuer: 'A1',
    order: 'decree/hold-fast',
    recipient: 'A1',
    counted: true,
    active: true,
  } as const;

  it('is met until something is done or ordered in the phase', () => {
    expect(truthOf('phase-is-fresh', {}, about(A1))).toBe('met');
    expect(truthOf('phase-is-fresh', {}, about(A1, { acts: [act('ran', '1.A.kindle')] }))).toBe('met');
    expect(truthOf('phase-is-fresh', {}, about(A1, { orders: [{ ...order, at: at('1.A.march') }] }))).toBe('unmet');
    expect(ask('phase-is-fresh', {}, about(A1, { acts: [act('ran', '1.A.march', { unit: 'B1' })] }))).toEqual({
      answer: 'unmet',
      facts: { act: 'ran', actEntry: 5, orderEntry: null },
      says: 'This phase has begun: something has been resolved in it.',
    });
  });

  it('is ended by what it names alone', () => {
    const until = { until: ['shoot'] };
    expect(truthOf('phase-is-fresh', until, about(A1, { acts: [act('ran', '1.A.march')] }))).toBe('met');
    expect(truthOf('phase-is-fresh', until, about(A1, { orders: [{ ...order, at: at('1.A.march') }] }))).toBe('met');
    const acts = [act('threw', '1.A.march', { unit: 'B1' }), act('ran', '1.A.march')];
    expect(truthOf('phase-is-fresh', until, about(A1, { acts }))).toBe('unmet');
  });
});

describe('roll-kind', () => {
  const args = { roll: 'throw', in: ['high', 'far'] };
  const thrown = (kind: string) => sceneWith({ roles: { throw: kind } });

  it.each([
    [thrown('far'), 'met', 'The roll is: far.'],
    [thrown('low'), 'unmet', 'The roll is: low.'],
    [NOBODY, 'unknown', 'No kind of roll is named.'],
  ])('%#: %s', (scene, answer, says) => {
    expect(ask('roll-kind', args, scene)).toEqual({
      answer,
      facts: { roll: scene.roles['throw'] ?? null, eligible: ['high', 'far'] },
      says,
    });
  });
});

describe('clock-is', () => {
  it.each([
    ['1.A.march', { turn: 'own' }, 'met'],
    ['1.B.march', { turn: 'own' }, 'unmet'],
    ['1.B.march', { turn: 'opponent' }, 'met'],
    ['1..dusk', { turn: 'opponent' }, 'unmet'],
    ['1..dusk', { turn: 'own' }, 'unmet'],
    ['1..dusk', { turn: 'either' }, 'met'],
    ['1.A.march', { turn: 'either', phases: ['kindle', 'march'] }, 'met'],
    ['1.A.clash', { turn: 'either', phases: ['kindle', 'march'] }, 'unmet'],
    ['2.A.clash', { turn: 'own', fromRound: 3 }, 'unmet'],
    ['3.A.clash', { turn: 'own', fromRound: 3 }, 'met'],
  ])('at %s with %j is %s', (place, args, answer) => {
    expect(truthOf('clock-is', args, about(A1, { clock: at(place) }))).toBe(answer);
  });

  it('says where the battle is', () => {
    expect(ask('clock-is', { turn: 'own', phases: ['kindle'] }, about(A1))).toEqual({
      answer: 'unmet',
      facts: { now: 'R1.A.March', phases: ['kindle'], turn: 'own' },
      says: 'It is R1.A.March.',
    });
    expect(ask('clock-is', { turn: 'own' }, about(A1, { clock: null }))).toEqual({
      answer: 'unmet',
      facts: {},
      says: 'The battle has not started.',
    });
  });
});

describe('army-is', () => {
  it.each([
    [{ faction: 'KEEPERS' }, 'met'],
    [{ faction: 'Wardens' }, 'unmet'],
    [{ detachment: 'lantern-keepers' }, 'met'],
    [{ detachment: 'tide-wardens' }, 'unmet'],
    [{ faction: 'Keepers', detachment: 'tide-wardens' }, 'unmet'],
  ])('with %j is %s', (args, answer) => {
    expect(truthOf('army-is', args, about(A1))).toBe(answer);
  });

  it('is unmet without an army', () => {
    expect(
      ask(
        'army-is',
        { faction: 'Keepers' },
        sceneWith({ table: tableWith({ armies: { A: null, B: null }, units: unitsOf(A1) }) }),
      ),
    ).toEqual({
      answer: 'unmet',
      facts: { faction: null, detachment: null },
      says: 'The army of A is unknown, no detachment.',
    });
  });
});
