import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemble, type Entry } from '@adjutant/rules';
import { readPackFolder } from '@adjutant/store';
import { parse } from 'yaml';

const folder = import.meta.dirname;
const files = readPackFolder(folder);

const pack = assemble(files, '2024', () => 'digest');
const entries = Object.values(pack.entries);
const ofKind = (kind: string): Entry[] => entries.filter((one) => one.kind === kind);
const ids = (list: readonly Entry[]): string[] => list.map((one) => one.id).sort();
const timingOf = (entry: Entry | undefined): string =>
  (entry?.timing?.phases ?? []).map(({ phase, turn }) => `${turn} ${phase}`).join(', ');
const codesOf = (entry: Entry | undefined): string[] => (entry?.limits ?? []).map((one) => one.code ?? one.per);

// Written by hand from the catalogue of facts, not from the pack.
const COMMANDS = [
  ['command/rally', 'Rally', 1, 'either hero'],
  ['command/magical-intervention', 'Magical Intervention', 1, 'opponent hero'],
  ['command/redeploy', 'Redeploy', 1, 'opponent movement, opponent hero'],
  ['command/at-the-double', 'At the Double', 1, ''],
  ['command/covering-fire', 'Covering Fire', 1, 'opponent shooting'],
  ['command/counter-charge', 'Counter-charge', 2, 'opponent charge'],
  ['command/forward-to-victory', 'Forward to Victory', 1, ''],
  ['command/all-out-attack', 'All-out Attack', 1, ''],
  ['command/all-out-defence', 'All-out Defence', 1, ''],
  ['command/power-through', 'Power Through', 1, 'either end-of-turn'],
] as const;

const TACTICS = [
  ['battle-tactic/do-not-waver', 'Do Not Waver'],
  ['battle-tactic/slay-the-entourage', 'Slay the Entourage'],
  ['battle-tactic/attack-on-two-fronts', 'Attack on Two Fronts'],
  ['battle-tactic/take-their-land', 'Take Their Land'],
  ['battle-tactic/seize-the-centre', 'Seize the Centre'],
  ['battle-tactic/take-the-flanks', 'Take the Flanks'],
] as const;

describe('the commands', () => {
  it('are those of the catalogue', () => expect(ids(ofKind('command'))).toEqual(COMMANDS.map(([id]) => id).sort()));

  it.each(COMMANDS)('%s', (id, name, cp, timing) => {
    const entry = pack.entries[id];
    expect(entry).toMatchObject({ name, owner: 'core', costs: { cp }, roles: { target: { is: 'own-unit' } } });
    expect(timingOf(entry)).toBe(timing);
    expect(codesOf(entry)).toEqual(['command/army-limit', 'command/unit-limit']);
  });

  it('that react hang on a window', () => {
    const reacting = ofKind('command').filter((one) => JSON.stringify(one.conditions).includes('"window-open"'));
    expect(ids(reacting)).toEqual(
      ['all-out-attack', 'all-out-defence', 'at-the-double', 'forward-to-victory'].map((slug) => `command/${slug}`),
    );
  });
});

describe('the battle tactics', () => {
  it('are those of the catalogue', () =>
    expect(ids(ofKind('battle-tactic'))).toEqual(TACTICS.map(([id]) => id).sort()));

  it.each(TACTICS)('%s', (id, name) => {
    const entry = pack.entries[id];
    expect(entry).toMatchObject({
      name,
      owner: 'core',
      atEnd: [{ of: 'turn', effects: [{ op: 'score', category: 'battle-tactics', points: 4 }] }],
    });
    expect(timingOf(entry)).toBe('own start-of-turn');
    expect(codesOf(entry)).toEqual(['battle-tactic/already-picked', 'battle-tactic/already-attempted']);
  });
});

describe('magic, terrain and command models', () => {
  it.each([
    ['magic', ['magic/banish-manifestation', 'magic/cast-spell', 'magic/chant-prayer', 'magic/unbind']],
    ['terrain', ['terrain/activate-place-of-power']],
    [
      'terrain-ability',
      ['cover', 'impassable', 'obscuring', 'place-of-power', 'unstable'].map((slug) => `terrain-ability/${slug}`),
    ],
    ['command-model', ['champion', 'musician', 'standard-bearer'].map((slug) => `command-model/${slug}`)],
  ])('%s: %j', (kind, wanted) => expect(ids(ofKind(kind))).toEqual(wanted));
});

it('pays four points, and one more for each of three reasons', () => {
  expect(pack.economy.income.map((one) => [one.id, one.amount])).toEqual([
    ['base-points', 4],
    ['underdog', 1],
    ['fewest-auxiliary-units', 1],
    ['underspending', 1],
  ]);
});

it('summaries have at most 25 words, and every citation is of a known document', () => {
  const long = [...entries, ...pack.rules].filter((one) => one.summary.split(/\s+/).length > 25);
  expect(long.map((one) => one.id)).toEqual([]);
  const known = Object.keys(pack.documents);
  expect(entries.filter((one) => !known.includes(one.source.document)).map((one) => one.id)).toEqual([]);
});

it('has a scenario for every entry', () => {
  const scenarios = join(folder, 'scenarios');
  const covered = readdirSync(scenarios)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => (parse(readFileSync(join(scenarios, file), 'utf8')) as { covers?: string[] }).covers ?? []);
  const missing = ids(entries).filter(
    (id) => !covered.includes(id) && !['detachment', 'mission'].includes(pack.entries[id]?.kind ?? ''),
  );
  expect(missing).toEqual([]);
});
