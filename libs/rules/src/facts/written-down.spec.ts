import { CARD_FILES } from '../testing/invented-cards.js';
import { source } from '../testing/invented-facts.js';
import { filesOf, INVENTED } from '../testing/invented-files.js';
import { at, digestOf, inventedPack, tableWith } from '../testing/invented-pack.js';
import { reasonsAgainstAct } from '../acts/judge-act.js';
import { reasonsAgainstClaim } from '../awards/against.js';
import { cardsOffered } from '../awards/offered.js';
import { inspect } from '../pack/assemble.js';
import type { FactData } from '../pack/fact.js';
import type { RecordedFact, Table } from '../table/table.js';
import { malformedFact, reasonsAgainstFact } from './check.js';

/** What was written down answers questions and counts, as deep as the record is. */
const EDITION = 'layers/first-tide';
const lit = { count: 'facts', fact: 'lit', by: 'own', lifted: { fact: ['doused'], same: 'beacon' } };
const known = { record: 'fact-recorded', fact: 'lit' };
const kind = (id: string, more: object) => ({
  [`${EDITION}/facts/${id}.json`]: {
    ...{ id, name: id, summary: 'It is so.', source: source('Lamps') },
    ...{ fields: { beacon: { is: 'marker', says: 'Which beacon.' } }, atEveryDepth: true },
    ...more,
  },
});
const CARD = `${EDITION}/entries/card__still-water.json`;
interface Carded {
  readonly card: { readonly awards: readonly { readonly id: string; readonly each?: object }[] };
}
const still = CARD_FILES[CARD] as unknown as Carded;
const files = {
  ...CARD_FILES,
  ...kind('lit', {
    fields: {
      beacon: { is: 'marker', says: 'Which beacon.' },
      keeper: { is: 'own-unit', says: 'By whom.', optional: 'without-units' },
    },
    cards: ['card/still-water'],
    conditions: {
      record: 'compares',
      of: { ...lit, fields: { beacon: { same: 'beacon' } } },
      ...{ is: '=', to: 0, code: 'lamp/lit' },
    },
  }),
  ...kind('doused', {}),
  ...kind('mooring', {
    fields: {
      beacon: { is: 'marker', says: 'Which beacon.' },
      'lies-at': { is: { option: ['home', 'sea'] }, says: 'Where.' },
    },
    conditions: {
      any: [
        { not: { record: 'field-is', field: 'lies-at', is: 'home' } },
        {
          record: 'compares',
          of: { count: 'facts', fact: 'mooring', fields: { 'lies-at': 'home' } },
          ...{ is: '=', to: 0 },
        },
      ],
      code: 'lamp/no-home',
    },
  }),
  [`${EDITION}/rules/at-beacons.json`]: {
    ...{ id: 'at-beacons', name: 'At beacons', summary: 'Not at the third.', source: source('Lamps') },
    ...{ acts: ['walked'], facts: ['lit', 'doused'] },
    limits: [{ times: 1, per: 'turn', scope: 'army', same: ['place'], code: 'lamp/there', source: source('Lamps') }],
    conditions: { not: { record: 'role-says', role: 'beacon', in: ['3'] }, code: 'lamp/third' },
  },
  [`${EDITION}/questions.json`]: (CARD_FILES[`${EDITION}/questions.json`] as readonly { readonly id: string }[]).map(
    (one) =>
      one.id === 'tide-is-low'
        ? { ...one, recorded: { known, holds: { record: 'compares', of: lit, is: '>=', to: 2 } } }
        : one,
  ),
  [CARD]: {
    ...still,
    card: {
      ...still.card,
      awards: still.card.awards.map((one) =>
        one.id === 'c' ? { ...one, each: { says: 'wrecks', count: lit, known } } : one,
      ),
    },
  },
};
const PACK = inventedPack(files);

const vow = (player: 'A' | 'B', option: string) => ({ number: 1, choice: 'vow', player, option, roles: {}, at: null });
const choices = [vow('A', 'calm'), vow('B', 'storm')];
const facts = (...said: readonly string[]): readonly RecordedFact[] =>
  said.map((one, order) => {
    const [fact = '', beacon = ''] = one.split(' ');
    return { number: order + 2, fact, player: 'A', at: at('1.A.clash'), order, data: { beacon } };
  });
const DEPTHS: readonly (readonly [string, Partial<Table>])[] = [
  ['in full', {}],
  ['without units', { depth: 'score', units: {} }],
];

describe.each(DEPTHS)('what was written down, %s', (_, depth) => {
  const there = (...said: readonly string[]) =>
    tableWith({ ...depth, choices, clock: at('1.A.clash'), facts: facts(...said) });
  const claimed = (table: Table, award: string, times = 1) =>
    reasonsAgainstClaim(PACK, table, { player: 'A', card: 'card/still-water', awards: [{ award, times }] });
  const codes = (table: Table, award: string, times = 1) => claimed(table, award, times).map(({ code }) => code);
  const written = (table: Table, fact: string, data: FactData, player: 'A' | 'B' = 'A') =>
    reasonsAgainstFact(PACK, table, { fact, player, data }).map(({ code }) => code);

  it('answers a question where enough is known, and nowhere else', () => {
    expect(codes(there(), 'e')).toEqual([]);
    expect(codes(there('lit 1'), 'e')).toEqual(['award/condition-not-met']);
    expect(claimed(there('lit 1'), 'e')[0]?.message).toContain('Is the tide low? By the record: ');
    expect(codes(there('lit 1', 'lit 2'), 'e')).toEqual([]);
    expect(codes(there('lit 1', 'lit 2', 'doused 2'), 'e')).toEqual(['award/condition-not-met']);
    expect(codes(there('lit 1', 'lit 2', 'doused 2', 'lit 2'), 'e')).toEqual([]);
  });

  it('counts where enough is known', () => {
    expect(codes(there(), 'c', 9)).toEqual([]);
    expect(codes(there('lit 1', 'lit 2'), 'c', 2)).toEqual([]);
    expect(codes(there('lit 1', 'lit 2'), 'c', 3)).toEqual(['award/above-count']);
    const [offered] = cardsOffered(PACK, there('lit 1', 'doused 1'), 'A');
    expect(offered?.awards.map(({ award }) => award.id)).toEqual(['d']);
  });

  it('is held to the conditions of its kind and to rules on it, and is of whoever has the card', () => {
    expect(written(there(), 'lit', { beacon: '1' })).toEqual([]);
    expect(written(there('lit 1'), 'lit', { beacon: '1' })).toEqual(['lamp/lit']);
    expect(written(there(), 'lit', { beacon: '3' })).toEqual(['lamp/third']);
    expect(written(there(), 'doused', { beacon: '3' })).toEqual(['lamp/third']);
    expect(written(there(), 'lit', { beacon: '1' }, 'B')).toEqual(['card/not-active']);
  });
});

it('tells whoever writes it down in words of the table, and keeps what was found as ever', () => {
  const data = { beacon: '1', 'lies-at': 'home' };
  const one = { number: 2, fact: 'mooring', player: 'A', at: at('1.A.clash'), order: 0, data } as const;
  const there = tableWith({ choices, clock: at('1.A.clash'), facts: [one] });
  const second = { fact: 'mooring', player: 'A', data: { ...data, beacon: '2' } } as const;
  expect(reasonsAgainstFact(PACK, there, second, { toPlayer: true }).map(({ message }) => message)).toEqual([
    'mooring: its lies at is home; one like it is recorded already.',
  ]);
  expect(reasonsAgainstFact(PACK, there, second).map(({ message }) => message)).toEqual([
    'mooring: lies-at is "home".; It is 1 (mooring recorded); asked is = 0.',
  ]);
});

it('names no unit where the record knows none, and only there', () => {
  const said = (table: Table, data: FactData) => malformedFact(PACK, table, { fact: 'lit', player: 'A', data })?.code;
  expect(said(tableWith(), { beacon: '1' })).toBe('fact/missing-field');
  expect(said(tableWith(), { beacon: '1', keeper: 'A1' })).toBeUndefined();
  expect(said(tableWith({ depth: 'score', units: {} }), { beacon: '1' })).toBeUndefined();
});

it('compares where units did the same, as far as a place is named', () => {
  const acts = [{ number: 7, unit: 'A1', act: 'walked', at: at('1.A.march'), place: 'The old oak' }];
  const codes = (place?: string) =>
    reasonsAgainstAct(PACK, tableWith({ acts }), { unit: 'A1', act: 'walked', ...(place ? { place } : {}) }).map(
      ({ code }) => code,
    );
  expect([codes('the Old Oak'), codes('the mill'), codes()]).toEqual([['lamp/there'], [], []]);
});

it('does not load where it speaks of what is not there', () => {
  const path = `${EDITION}/rules/at-beacons.json`;
  const problems = (rule: object) =>
    inspect(filesOf({ ...INVENTED, ...files, [path]: { ...files[path], ...rule } }), 'first', digestOf).problems.map(
      ({ message }) => message,
    );
  expect(problems({})).toEqual([]);
  expect(problems({ facts: ['lamp'] })[0]).toContain('lamp');
  expect(problems({ kinds: ['card'], acts: undefined, limits: undefined })[0]).toContain('split it in two');
  expect(problems({ acts: undefined })[0]).toContain('leave timing and limits out');
});
