import { handRules } from '../objectives/held.js';
import { ask, truthOf } from '../testing/asking.js';
import { at, inventedPack, sceneWith, tableWith } from '../testing/invented-pack.js';
import { source } from '../testing/invented-facts.js';
import type { DrawnObjective, Table } from '../table/table.js';

const EDITION = 'layers/first-tide';
const wish = (number: number, more: object = {}) => ({
  id: `wish/${number}`,
  name: `Wish ${number}`,
  kind: 'wish',
  owner: 'core',
  summary: 'Something to hope for.',
  source: source(`Wish ${number}`),
  objective: {
    number,
    type: 'Hope',
    turns: 'own',
    tiers: [{ when: { record: 'clock-is', turn: 'own' }, vp: 1 }],
    ...more,
  },
});
const night = {
  id: 'night/clear',
  name: 'Clear',
  kind: 'night',
  owner: 'core',
  summary: 'Everybody wishes.',
  source: source('Nights'),
  hand: {
    kind: 'wish',
    step: 'kindle',
    dice: { count: 1, sides: 3 },
    due: 1,
    keeps: { record: 'objective-is', tags: ['dear'] },
    category: 'beacons',
    source: source('Wishes'),
  },
};
const pack = inventedPack({
  [`${EDITION}/entries/wish__1.json`]: wish(1),
  [`${EDITION}/entries/wish__2.json`]: wish(2, { tags: ['dear'] }),
  [`${EDITION}/entries/night__clear.json`]: night,
  [`${EDITION}/choices.json`]: [
    {
      id: 'night',
      name: 'Night',
      of: 'match',
      options: { kind: 'night' },
      when: 'before-battle',
      default: 'night/clear',
      summary: 'What the night is like.',
      source: source('Nights'),
    },
    {
      id: 'mood',
      name: 'Mood',
      of: 'player',
      options: [
        { id: 'hope', name: 'Hope' },
        { id: 'fear', name: 'Fear' },
      ],
      when: 'before-battle',
      default: 'hope',
      summary: 'What they feel.',
      source: source('Moods'),
    },
  ],
});

const held = (number: number, more: Partial<DrawnObjective> = {}): DrawnObjective => ({
  number: 4,
  player: 'A',
  objective: `wish/${number}`,
  dice: [number],
  at: at('1.A.kindle'),
  order: 0,
  ...more,
});
const scene = (table: Partial<Table>, about?: DrawnObjective, roles = {}) => ({
  ...sceneWith({ pack, table: tableWith(table), roles }),
  ...(about ? { held: about } : {}),
});

it('rules for hands are those in force', () => {
  expect(handRules(pack, tableWith())?.entry.id).toBe('night/clear');
});

describe('objective-is', () => {
  it('asks about the objective at hand', () => {
    expect(truthOf('objective-is', { types: ['Hope'] }, scene({}, held(1)))).toBe('met');
    expect(truthOf('objective-is', { types: ['Fear'] }, scene({}, held(1)))).toBe('unmet');
    expect(truthOf('objective-is', { tags: ['dear'] }, scene({}, held(2)))).toBe('met');
    expect(truthOf('objective-is', { tags: ['dear'] }, scene({}, held(1)))).toBe('unmet');
    expect(truthOf('objective-is', { choice: 'mood' }, scene({}, held(1)))).toBe('met');
    expect(truthOf('objective-is', {}, scene({}))).toBe('unknown');
    expect(ask('objective-is', {}, scene({}, held(1))).says).toBe('Wish 1 is of the type Hope.');
  });
});

describe('objective-may-go', () => {
  const args = { objective: 'wish' };
  it('asks whether it is held, and whether a rule keeps it', () => {
    const objectives = [held(1), held(2)];
    expect(truthOf('objective-may-go', args, scene({ objectives }, undefined, { wish: '1' }))).toBe('met');
    expect(truthOf('objective-may-go', args, scene({ objectives }, undefined, { wish: 'wish/2' }))).toBe('unmet');
    expect(truthOf('objective-may-go', args, scene({}, undefined, { wish: '1' }))).toBe('unmet');
    expect(truthOf('objective-may-go', args, scene({ objectives }))).toBe('unknown');
  });

  it('keeps what came along with another', () => {
    const objectives = [held(2), held(1, { bonusOf: 'wish/2' })];
    const { answer, says } = ask('objective-may-go', args, scene({ objectives }, undefined, { wish: '1' }));
    expect([answer, says]).toEqual(['unmet', 'Wish 1 goes only with the objective that brought it.']);
  });
});

describe('objective-held', () => {
  const args = { objective: 'wish' };
  it('asks whether it is held, and not whether it may go', () => {
    const objectives = [held(1), held(2)];
    expect(truthOf('objective-held', args, scene({ objectives }, undefined, { wish: '1' }))).toBe('met');
    expect(truthOf('objective-held', args, scene({ objectives }, undefined, { wish: 'wish/2' }))).toBe('met');
    expect(truthOf('objective-held', args, scene({}, undefined, { wish: '1' }))).toBe('unmet');
    expect(truthOf('objective-held', args, scene({ objectives }))).toBe('unknown');
  });
});

describe('draws-settled', () => {
  const owed = (draw: number, discard: number, bonus: string | null) =>
    scene({ owed: { A: { draw, discard, bonus }, B: { draw: 0, discard: 0, bonus: null } } });
  it('asks whether anything is due', () => {
    expect(truthOf('draws-settled', {}, owed(0, 0, null))).toBe('met');
    expect(truthOf('draws-settled', {}, owed(1, 0, null))).toBe('unmet');
    expect(truthOf('draws-settled', {}, owed(0, 0, 'wish/1'))).toBe('unmet');
    expect(ask('draws-settled', {}, owed(0, 2, null)).says).toBe('A has to draw 0 and to discard 2 first.');
  });
});
