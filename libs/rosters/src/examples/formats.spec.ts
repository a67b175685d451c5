import { gzipSync, strToU8, zipSync } from 'fflate';
import type { RosterUnit } from '@adjutant/rules';
import { READERS } from '../index.js';
import * as lists from './lists.js';
import { codeOf, KNOWN, readingOf } from './reading.js';

const JSON_LIST = JSON.stringify({ roster: lists.ROSTER });
const FORGED = JSON.stringify({
  name: 'Ember Tide',
  generatedBy: 'List Forge',
  gameSystemName: 'Cinder Wars',
  roster: { ...lists.ROSTER, generatedBy: undefined },
});
const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const LINK = `https://lists.example.org/#/listforge/${base64(gzipSync(strToU8(FORGED)))}`;
const PACKED = zipSync({ 'Ember Tide.ros': strToU8(lists.XML) });

const TREE = ['list-forge-json', 'new-recruit-json', 'battlescribe'];
const SAME: readonly (readonly [string, string, string | Uint8Array])[] = [
  ['app, with indents', 'publisher-app', lists.APP],
  ['app, compact', 'publisher-app', lists.APP_COMPACT],
  ['app, earlier edition', 'publisher-app', lists.APP_EARLIER],
  ['New Recruit for events, compact', 'new-recruit-event', lists.FENCED],
  ['New Recruit for events, full', 'new-recruit-event', lists.FENCED_FULL],
  ['New Recruit, simple', 'new-recruit-simple', lists.SIMPLE],
  ['New Recruit, short', 'new-recruit-short', lists.SHORT],
  ['New Recruit, JSON', 'new-recruit-json', JSON_LIST],
  ['BattleScribe, XML', 'battlescribe', lists.XML],
  ['BattleScribe, packed', 'battlescribe', PACKED],
  ['ListForge, text', 'list-forge-text', lists.LIST_FORGE],
  ['ListForge, JSON', 'list-forge-json', FORGED],
  ['ListForge, link', 'list-forge-json', LINK],
];

/** What every format can say of the army; a price of the enhancement, roles and who leads whom only some. */
const bare = ({ id, name, models, points, traits, wargear, enhancements = [] }: RosterUnit) => ({
  ...{ id, name, models, points, traits, wargear: [...(wargear ?? [])].sort() },
  enhancements: enhancements.map((one) => (typeof one === 'string' ? one : one.name)),
});

const ARMY = [
  {
    ...{ id: 'u1', name: 'Cinder Marshal', models: 1, points: 95, traits: ['warlord'], wargear: ['Brand hammer'] },
    enhancements: ['Unquenched Helm'],
  },
  {
    ...{ id: 'u2', name: 'Ember Guard', models: 10, points: 170, wargear: ['9x Slag rifle', 'Coal blade'] },
    ...{ traits: undefined, enhancements: [] },
  },
];

describe('one army in every format', () => {
  it.each(SAME)('is the same: %s', (_, reader, list) => {
    const { reader: by, roster, left, differs } = readingOf(list);
    expect(by.id).toBe(reader);
    expect(roster.units.map(bare)).toEqual(ARMY);
    expect(roster.faction).toBe(reader === 'new-recruit-short' ? 'unknown' : 'Cinder Host');
    expect([left, differs]).toEqual([[], []]);
  });

  it.each(SAME.filter(([, reader]) => TREE.includes(reader)))('holds no text of a publisher: %s', (_, __, list) => {
    expect(JSON.stringify(readingOf(list))).not.toContain(lists.PUBLISHED);
  });

  it('takes a link with the other alphabet, without padding, and without what stands before it', () => {
    const payload = LINK.slice(LINK.indexOf('H4sI')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    expect(readingOf(payload).roster).toEqual(readingOf(LINK).roster);
  });

  it('looks names up where a pack is given, and keeps them where not', () => {
    const { roster } = readingOf(lists.APP, { known: KNOWN });
    expect(roster.detachment).toBe('furnace-covenant');
    expect(roster.picks).toEqual(
      expect.arrayContaining([
        { kind: 'detachment', name: 'Furnace Covenant' },
        { kind: 'detachment', name: 'Ash Walkers' },
      ]),
    );
    expect(roster.units[0]?.enhancements).toEqual(['furnace/unquenched-helm']);
    expect(readingOf(lists.APP).roster.detachment).toBe('Furnace Covenant and Ash Walkers');
    expect(readingOf(lists.APP).asks).toEqual([
      { sort: 'detachment', written: 'Furnace Covenant and Ash Walkers', near: [] },
    ]);
  });
});

const OTHERS = [
  ['BattleScribe, text', 'battlescribe-text', lists.OLD],
  ['plain', 'plain', lists.PLAIN_LIST],
  ['Army Forge, text', 'army-forge-text', lists.FORGE_TEXT],
  ['Age of Sigmar', 'sigmar-app', lists.SIGMAR],
] as const;
const TEXTS = [...SAME.filter(([, id]) => !TREE.includes(id)), ...OTHERS] as readonly (readonly [
  string,
  string,
  string,
])[];

/** What chat programs, pairing sites and people do to a list. */
const WORN: readonly (readonly [string, (text: string) => string])[] = [
  ['with CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['with no-break spaces', (text) => text.replaceAll(' ', '\u00a0')],
  ['with indents taken away', (text) => text.replaceAll(/^ +/gm, '')],
  ['with other bullets', (text) => text.replaceAll('•', '-').replaceAll('◦', '*')],
  ['with the signature cut', (text) => text.replace(/\n(Export|Created with|App:)[^\n]*/g, '')],
  ['with blank lines doubled', (text) => text.replaceAll('\n\n', '\n\n\n')],
  ['with curly quotes', (text) => text.replaceAll("'", '’')],
  ['with marks nobody sees', (text) => text.replaceAll('(', '\u200b(')],
];

describe.each(WORN)('a list %s', (wear, worn) => {
  it.each(TEXTS)('is read as before: %s', (_, reader, list) => {
    // One sort of mark for every level: without indents nobody can tell models from what they carry.
    if (wear === 'with indents taken away' && reader === 'list-forge-text') {
      expect(readingOf(worn(list)).roster.units.map(({ name, points }) => [name, points])).toEqual([
        ['Cinder Marshal', 95],
        ['Ember Guard', 170],
      ]);
      return;
    }
    const [one, other] = [readingOf(list), readingOf(worn(list))];
    expect(other.reader.id).toBe(reader);
    expect({ roster: other.roster, members: other.members }).toEqual({ roster: one.roster, members: one.members });
    expect(other.left.map(({ text }) => text)).toEqual(one.left.map(({ text }) => text));
  });
});

describe('readers', () => {
  const every = [
    ...TEXTS,
    ['Army Forge', 'army-forge', JSON.stringify(lists.FORGE_RESOLVED)],
    ['Rosterizer', 'rosterizer', JSON.stringify(lists.ROSTERIZER_FILE)],
    ...SAME.filter(([, id]) => TREE.includes(id)),
  ] as const;

  it('are all tried', () => {
    const tried = new Set<string>([...every.map(([, id]) => id), 'army-forge-saved']);
    expect(READERS.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
  });

  it.each(every)('have names and versions: %s', (_, id, list) => {
    expect(readingOf(list).reader).toEqual({ id, name: expect.stringMatching(/\S/), version: 1 });
  });

  it.each([
    ['prose', 'It was night.\n\nThe rain fell on 10 men, who said nothing. Nobody came.\nIn the morning they went.'],
    ['a novel', 'Call me what you like; some years ago I went to sea, and this is what I saw there.\n'.repeat(400)],
    ['a letter with points', 'Dear Ben,\nyour list has 2000 points, mine has 1995.\nSee you (2,000 Points)\nAda'],
    ['JSON of something else', '{"hello": [1, 2, 3]}'],
    ['XML of something else', '<html><body><p>10 Shock Troops</p></body></html>'],
  ])('do not claim %s', (_, text) => expect(codeOf(text)).toBe('list/unknown'));

  it('take a list that a person has chosen the reader for', () => {
    const list = 'Notes of mine\nnothing here\nnor here\n10 Shock Troops';
    expect(codeOf(list)).toBe('list/unknown');
    expect(readingOf(list, { reader: 'plain' }).roster.units).toMatchObject([{ name: 'Shock Troops', models: 10 }]);
    expect(codeOf(list, { reader: 'nobody' })).toBe('list/no-reader');
  });

  it.each([
    ['app', `${lists.APP}\n${lists.APP}`],
    ['events', `${lists.FENCED}\n${lists.FENCED}`],
    ['simple', `${lists.SIMPLE}\n${lists.SIMPLE}`],
    ['Army Forge', `${lists.FORGE_TEXT}\n${lists.FORGE_TEXT}`],
    ['Age of Sigmar', `${lists.SIGMAR}\n${lists.SIGMAR}`],
    ['ListForge', `${lists.LIST_FORGE}\n${lists.LIST_FORGE}`],
  ])('refuse two lists in one paste: %s', (_, text) => expect(codeOf(text)).toBe('list/several'));

  it('refuse what names no units, another game, a link, an empty paste and a header alone', () => {
    expect(codeOf(JSON.stringify(lists.FORGE_SAVED))).toBe('list/needs-book');
    expect(codeOf(JSON.stringify({ details: {}, list: lists.FORGE_SAVED.list }))).toBe('list/needs-book');
    expect(codeOf(JSON.stringify({ ...lists.FORGE_RESOLVED, gameSystem: 'zz' }))).toBe('list/other-game');
    expect(codeOf('https://lists.example.org/l/8a7b6c')).toBe('list/link');
    expect(codeOf(' \n\n')).toBe('list/empty');
    expect(codeOf(lists.FENCED.slice(0, lists.FENCED.indexOf('Char1: 1x')))).toBe('list/no-units');
  });
});
