import { truthOf } from '../testing/asking.js';
import { at, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { RecordedFact, Table } from '../table/table.js';

const song = { id: 'song', name: 'Song of Dusk', kind: 'song', keywords: ['FREE'], figures: { value: 4 } };
const hymn = { id: 'hymn', name: 'Hymn', kind: 'song' };
const army = { faction: 'Keepers', detachment: null, points: 1000 };
const groups = [{ kind: 'band', name: null, leader: 'A1', units: ['A1', 'A2'] }];
const table = (changes: Partial<Table> = {}): Table =>
  tableWith({
    units: unitsOf(unit('A1', { abilities: [song], traits: ['captain'] }), unit('A2'), unit('A3'), unit('B1')),
    armies: { A: { ...army, groups, picks: [{ kind: 'book', name: 'Old Book', teaches: [hymn] }] }, B: null },
    ...changes,
  });
const scene = (roles: { readonly [role: string]: string }, changes: Partial<Table> = {}) =>
  sceneWith({ roles, table: table(changes) });
const fact = (kind: string, data: RecordedFact['data'], place = '1.A.clash', order = 0): RecordedFact => ({
  number: order,
  fact: kind,
  player: 'A',
  at: at(place),
  data,
  order,
});

describe('abilities that rosters write out', () => {
  const knows = (target: string, verse: string) =>
    truthOf('knows-ability', { unit: 'target', ability: 'verse' }, scene({ target, verse }));

  it('are known to the unit that has them, and what the army learned is known to all', () => {
    expect([knows('A1', 'song'), knows('A2', 'song'), knows('A2', 'hymn'), knows('A2', 'tune')]).toEqual([
      'met',
      'unmet',
      'met',
      'unmet',
    ]);
  });

  it('have keywords', () => {
    const free = (verse: string) =>
      truthOf('ability-has-keyword', { ability: 'verse', keyword: 'FREE' }, scene({ verse }));
    expect([free('song'), free('hymn'), free('tune')]).toEqual(['met', 'unmet', 'unknown']);
  });
});

describe('units on their roster', () => {
  it('stand in a group with one of a trait, or do not', () => {
    const with_ = (target: string) =>
      truthOf('unit-in-group-with', { unit: 'target', trait: 'captain' }, scene({ target }));
    expect(['A1', 'A2', 'A3', 'B1', 'B9'].map(with_)).toEqual(['met', 'met', 'unmet', 'unmet', 'unknown']);
  });

  it('belong to a side, seen from the player', () => {
    const own = (target: string) => truthOf('owned-by', { unit: 'target', side: 'own' }, scene({ target }));
    expect([own('A1'), own('B1'), own('B9')]).toEqual(['met', 'unmet', 'unknown']);
  });
});

describe('words that a use names', () => {
  it('are there, or are one of those asked for', () => {
    const says = (args: object, roles = {}) => truthOf('role-says', { role: 'way', ...args }, scene(roles));
    expect([says({}), says({}, { way: 'keep' }), says({ in: ['spend'] }, { way: 'keep' })]).toEqual([
      'unmet',
      'met',
      'unmet',
    ]);
  });
});

describe('what facts say at the end of a turn', () => {
  const clock = at('1.A.clash');

  it('is who has a thing, by the latest word', () => {
    const held = (...facts: readonly RecordedFact[]) =>
      truthOf(
        'marker-held',
        { fact: 'ground', marker: 'hill', holder: 'side', by: 'own' },
        scene({ hill: 'oak' }, { clock, facts }),
      );
    const mine = fact('ground', { hill: 'oak', side: 'A' });
    const theirs = fact('ground', { hill: 'oak', side: 'B' }, '1.A.clash', 1);
    expect([held(), held(mine), held(mine, theirs), held(fact('ground', { hill: 'elm', side: 'A' }))]).toEqual([
      'unmet',
      'met',
      'unmet',
      'unmet',
    ]);
  });

  it('is whether different units stand at each of some places', () => {
    const near = (unitId: string, edge: string, home = false, place?: string) =>
      fact('near', { unit: unitId, edge, home }, place);
    const covered = (acted: readonly string[], ...facts: readonly RecordedFact[]) =>
      truthOf(
        'facts-cover',
        { fact: 'near', field: 'edge', in: ['left', 'right'], named: 'unit', unless: 'home', acts: ['arrived'] },
        scene({}, { clock, facts, acts: acted.map((one) => ({ number: 1, unit: one, act: 'arrived', at: clock })) }),
      );
    expect(covered([], near('A1', 'left'), near('A2', 'right'))).toBe('met');
    expect(covered([], near('A1', 'left'), near('A1', 'right'))).toBe('unmet');
    expect(covered([], near('A1', 'left'), near('A1', 'right'), near('A3', 'left'))).toBe('met');
    expect(covered(['A2'], near('A1', 'left'), near('A2', 'right'))).toBe('unmet');
    expect(covered([], near('A1', 'left', true), near('A2', 'right'))).toBe('unmet');
    expect(covered([], near('A1', 'left'), near('B1', 'right'))).toBe('unmet');
    expect(covered([], near('A1', 'left', false, '1.B.clash'), near('A2', 'right'))).toBe('unmet');
  });

  it('is how many markers were taken this turn, counted from what stood when it began', () => {
    const took = (least: number, from: object, ...facts: readonly RecordedFact[]) =>
      truthOf(
        'compares',
        { of: { taken: 'ground', marker: 'hill', holder: 'side', ...from }, is: '>=', to: least },
        scene({}, { clock, facts }),
      );
    const before = fact('ground', { hill: 'oak', side: 'B' }, '1.A.kindle');
    const now = [fact('ground', { hill: 'oak', side: 'A' }), fact('ground', { hill: 'elm', side: 'A' })];
    expect([took(2, {}, before, ...now), took(3, {}, before, ...now)]).toEqual(['met', 'unmet']);
    expect([took(1, { from: 'opponent' }, before, ...now), took(2, { from: 'opponent' }, before, ...now)]).toEqual([
      'met',
      'unmet',
    ]);
    const first = [fact('ground', { hill: 'elm', side: 'A' }, '1.A.march'), ...now];
    expect([took(2, {}, before, ...first), took(2, { opening: ['march'] }, before, ...first)]).toEqual([
      'met',
      'unmet',
    ]);
    const again = [before, fact('ground', { hill: 'oak', side: 'A' }, '1.A.march')];
    expect(took(1, { opening: ['march'] }, ...again)).toBe('met');
  });
});

describe('models in proportion', () => {
  it.each([
    [['DRUM (1/10)'], 15, {}, 1],
    [['DRUM (1/10)'], 9, {}, 0],
    [['DRUM'], 9, {}, 1],
    [['DRUM (1/5)'], 20, { drum: 2 }, 2],
    [['LAMP'], 20, { drum: 1 }, 0],
  ])('%j, %i models, %j: %i', (keywords, models, figures, expected) => {
    const one = unit('A1', { keywords, models, figures });
    const asked = { of: { proportion: 'DRUM', unit: 'target' }, is: '=', to: expected };
    expect(truthOf('compares', asked, scene({ target: 'A1' }, { units: unitsOf(one) }))).toBe('met');
  });
});
