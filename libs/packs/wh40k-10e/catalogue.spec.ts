import { assemble, IN_RANGE_OF_ABILITY, releasesOf, type Entry, type Pack } from '@adjutant/rules';
import { readPackFolder } from '@adjutant/store';

const folder = import.meta.dirname;
const files = readPackFolder(folder);

const load = (release: string): Pack => assemble(files, release, () => release);
const packs = releasesOf(files).map((one) => load(one.release));
const pack = load('2024-10');
const strict = load('2024-10-official-core-restrictions');

const ofKind = (kind: string, from = pack): Entry[] => Object.values(from.entries).filter((one) => one.kind === kind);
const ids = (entries: readonly Entry[]): string[] => entries.map((one) => one.id).sort();

/** Limits in short: `1/phase` is once a phase for the whole army. */
const limitsOf = (entry: Entry | undefined): string =>
  (entry?.limits ?? [])
    .map(({ times, per, scope }) => `${times}/${per}${scope === 'army' ? '' : ` ${scope}`}`)
    .join(' ');
const timingOf = (entry: Entry | undefined): string =>
  (entry?.timing?.phases ?? []).map(({ phase, turn }) => `${turn} ${phase}`).join(', ');

const ALL = 'either command, either movement, either shooting, either charge, either fight';
const PHASE = '1/phase';
const BATTLE = '1/phase 1/battle';

// Written by hand from the catalogue of facts, not from the pack.
const STRATAGEMS = [
  ['core/command-re-roll', 'Command Re-roll', 'Battle Tactic', 1, ALL, PHASE],
  ['core/counter-offensive', 'Counter-Offensive', 'Strategic Ploy', 2, 'either fight', PHASE],
  ['core/epic-challenge', 'Epic Challenge', 'Epic Deed', 1, 'either fight', PHASE],
  ['core/insane-bravery', 'Insane Bravery', 'Epic Deed', 1, 'own command', PHASE],
  ['core/grenade', 'Grenade', 'Wargear', 1, 'own shooting', PHASE],
  ['core/tank-shock', 'Tank Shock', 'Strategic Ploy', 1, 'own charge', PHASE],
  ['core/rapid-ingress', 'Rapid Ingress', 'Strategic Ploy', 1, 'opponent movement', PHASE],
  [
    'core/fire-overwatch',
    'Fire Overwatch',
    'Strategic Ploy',
    1,
    'opponent movement, opponent charge',
    '1/phase 1/turn',
  ],
  ['core/go-to-ground', 'Go To Ground', 'Battle Tactic', 1, 'opponent shooting', PHASE],
  ['core/smokescreen', 'Smokescreen', 'Wargear', 1, 'opponent shooting', PHASE],
  ['core/heroic-intervention', 'Heroic Intervention', 'Strategic Ploy', 1, 'opponent charge', PHASE],
  ['combined-regiment/reinforcements', 'Reinforcements!', 'Strategic Ploy', 2, ALL, BATTLE],
  ['combined-regiment/fields-of-fire', 'Fields of Fire', 'Battle Tactic', 2, 'own shooting', PHASE],
  ['combined-regiment/suppression-fire', 'Suppression Fire', 'Strategic Ploy', 1, 'own shooting', PHASE],
  ['combined-regiment/expert-bombardiers', 'Expert Bombardiers', 'Strategic Ploy', 1, 'own shooting', PHASE],
  ['combined-regiment/inspired-command', 'Inspired Command', 'Epic Deed', 1, 'opponent command', PHASE],
  ['combined-regiment/armoured-might', 'Armoured Might', 'Wargear', 2, 'opponent shooting', PHASE],
  ['embarked-regiment/against-the-odds', 'Against the Odds', 'Battle Tactic', 1, 'own shooting, either fight', PHASE],
  ['embarked-regiment/duck-and-cover', 'Duck and Cover', 'Battle Tactic', 1, 'opponent shooting, either fight', PHASE],
  ['embarked-regiment/idle-hands', 'Idle Hands', 'Strategic Ploy', 1, 'own movement', PHASE],
  [
    'embarked-regiment/brutal-choke-point',
    'Brutal Choke Point',
    'Strategic Ploy',
    1,
    'opponent movement, opponent charge',
    PHASE,
  ],
  ['tempestus-boarding-regiment/against-the-odds', 'Against the Odds', 'Battle Tactic', 1, 'either fight', PHASE],
  ['tempestus-boarding-regiment/duck-and-cover', 'Duck and Cover', 'Strategic Ploy', 1, 'own command', BATTLE],
  ['tempestus-boarding-regiment/idle-hands', 'Idle Hands', 'Strategic Ploy', 1, 'own movement', PHASE],
  ['tempestus-boarding-regiment/brutal-choke-point', 'Brutal Choke Point', 'Battle Tactic', 1, 'own shooting', PHASE],
] as const;

const ENHANCEMENTS = [
  ['combined-regiment/death-mask-of-ollanius', 'Death Mask of Ollanius', 10, 'OFFICER'],
  ['combined-regiment/drill-commander', 'Drill Commander', 20, 'OFFICER'],
  ['combined-regiment/grand-strategist', 'Grand Strategist', 15, 'OFFICER'],
  ['combined-regiment/kurovs-aquila', "Kurov's Aquila", 40, 'OFFICER'],
  ['embarked-regiment/rigged-blind-grenades', 'Rigged Blind Grenades', null, 'CHARACTER'],
  ['embarked-regiment/shipboard-veteran', 'Shipboard Veteran', null, 'CHARACTER'],
  ['tempestus-boarding-regiment/covert-breach', 'Covert Breach', null, 'CHARACTER'],
  ['tempestus-boarding-regiment/elimination-force', 'Elimination Force', null, 'CHARACTER'],
] as const;

const ORDERS = [
  ['order/move-move-move', 'Move! Move! Move!'],
  ['order/fix-bayonets', 'Fix Bayonets!'],
  ['order/take-aim', 'Take Aim!'],
  ['order/first-rank-fire-second-rank-fire', 'First Rank, Fire! Second Rank, Fire!'],
  ['order/take-cover', 'Take Cover!'],
  ['order/duty-and-honour', 'Duty and Honour!'],
] as const;

const DETACHMENTS = [
  ['combined-regiment', 'Combined Regiment', false, 0],
  ['embarked-regiment', 'Embarked Regiment', true, 22],
  ['tempestus-boarding-regiment', 'Tempestus Boarding Regiment', true, 8],
] as const;

const FAQ = [
  ['faq/01', 'yes'],
  ['faq/02', 'no'],
  ['faq/03', 'yes'],
  ['faq/04', 'only-in-own-shooting-phase'],
  ['faq/05', 'no'],
  ['faq/06', 'no'],
  ['faq/07', 'yes'],
  ['faq/08', 'no'],
  ['faq/09', 'yes'],
  ['faq/10', 'no'],
  ['faq/11', 'no'],
  ['faq/12', 'no'],
] as const;

/** What the catalogue calls its rules, without the four that are data and nothing else. */
const series = (letters: string, last: number): string[] =>
  Array.from({ length: last }, (_, index) => `${letters}-${String(index + 1).padStart(2, '0')}`);
const RULES = [
  ...series('GR', 6),
  ...series('CO', 8).filter((id) => id !== 'CO-04'), // the enhancement that CO-04 is about says it itself
  ...series('UL', 7),
  ...series('EF', 4),
  ...series('EL', 8),
  ...series('OR', 14),
  ...series('FAQ', 12),
];

/** Every object in a value, however deep. */
function* objectsIn(value: unknown): Generator<{ readonly [key: string]: unknown }> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield value as { readonly [key: string]: unknown };
  for (const part of Object.values(value)) yield* objectsIn(part);
}

const words = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

describe('the stratagems', () => {
  test('are those of the catalogue', () =>
    expect(ids(ofKind('stratagem'))).toEqual(STRATAGEMS.map(([id]) => id).sort()));

  test.each(STRATAGEMS)('%s', (id, name, ...[category, cp, timing, limits]) => {
    const entry = pack.entries[id];
    expect(entry).toMatchObject({ name, category, owner: id.split('/')[0], costs: { cp } });
    expect(timingOf(entry)).toBe(timing);
    expect(limitsOf(entry)).toBe(limits);
    expect(entry?.roles?.['target']?.is).toBe('own-unit');
  });

  test('only the names of the Tempestus stratagems are doubted', () => {
    const doubted = ofKind('stratagem').filter((one) => one.nameSuspect);
    expect(ids(doubted)).toEqual(ids(ofKind('stratagem').filter((one) => one.owner === 'tempestus-boarding-regiment')));
    expect(doubted.map((one) => one.source.decision)).toEqual(Array(4).fill(expect.stringContaining('AMB-14')));
  });

  test('look at whether their target lives', () => {
    const without = ofKind('stratagem').filter((one) => !JSON.stringify(one.conditions).includes('"unit-destroyed"'));
    expect(ids(without)).toEqual([]);
  });
});

describe('the official restrictions', () => {
  test('change four stratagems and nothing else', () => {
    const changed = Object.values(strict.entries).filter(
      (one) => JSON.stringify(one) !== JSON.stringify(pack.entries[one.id]),
    );
    expect(Object.keys(strict.entries)).toEqual(Object.keys(pack.entries));
    expect(ids(changed)).toEqual([
      'core/fire-overwatch',
      'core/heroic-intervention',
      'core/insane-bravery',
      'core/rapid-ingress',
    ]);
  });

  test('limit Insane Bravery to once per battle', () =>
    expect(limitsOf(strict.entries['core/insane-bravery'])).toBe(BATTLE));
});

describe('the enhancements', () => {
  test('are those of the catalogue', () =>
    expect(ids(ofKind('enhancement'))).toEqual(ENHANCEMENTS.map(([id]) => id).sort()));

  test.each(ENHANCEMENTS)('%s', (id, name, points, keyword) => {
    expect(pack.entries[id]).toMatchObject({ name, points, owner: id.split('/')[0], bearer: { keywords: [keyword] } });
  });
});

describe('orders, detachments and answers', () => {
  test('are those of the catalogue', () => {
    expect(ids(ofKind('order'))).toEqual(ORDERS.map(([id]) => id).sort());
    expect(ids(ofKind('detachment'))).toEqual(DETACHMENTS.map(([id]) => id));
    expect(ids(ofKind('faq'))).toEqual(FAQ.map(([id]) => id));
  });

  test.each(ORDERS)('%s', (id, name) => {
    expect(pack.entries[id]).toMatchObject({
      name,
      owner: 'core',
      roles: { issuer: { is: 'own-unit' }, recipient: { is: 'own-unit' } },
    });
  });

  test.each(DETACHMENTS)('%s', (id, name, onlyListed, listed) => {
    const { muster, ...entry } = pack.entries[id] as Entry;
    expect(entry).toMatchObject({ name, owner: id });
    expect(muster?.faction).toBe('ASTRA MILITARUM');
    expect(muster?.onlyListed ?? false).toBe(onlyListed);
    expect((muster?.groups ?? []).flatMap((group) => group.units)).toHaveLength(listed);
    expect(entry.grants?.waives ?? []).toEqual(onlyListed ? ['order-recipients'] : []);
  });

  test.each(FAQ)('%s: %s', (id, answer) => expect(pack.entries[id]?.facts?.['answer']).toBe(answer));

  test('every rule of the catalogue can be cited', () => {
    const cited = Object.values(pack.entries).flatMap((one) => String(one.facts?.['catalogue'] ?? '').split(', '));
    expect([...new Set(cited.filter((id) => id !== ''))].sort()).toEqual([...RULES].sort());
  });
});

describe.each(packs.map((one) => [one.release, one] as const))('release %s', (_, release) => {
  const entries = Object.values(release.entries);

  test('summaries have at most 25 words', () => {
    const long = [...entries, ...release.rules].filter((one) => words(one.summary) > 25);
    expect(long.map((one) => one.id)).toEqual([]);
  });

  test('every citation is of a known document', () => {
    const known = Object.keys(release.documents);
    const sources = [...objectsIn(release)].flatMap((one) => (one['source'] === undefined ? [] : [one['source']]));
    expect(sources.length).toBeGreaterThan(entries.length);
    expect(sources.filter((one) => !known.includes((one as Entry['source']).document))).toEqual([]);
    expect(entries.filter((one) => (one.source as Entry['source'] | undefined) === undefined)).toEqual([]);
  });

  test('every question is asked, and every question asked is there', () => {
    const asked = [...objectsIn(release)].flatMap((one) => {
      if (typeof one['attest'] === 'string') return [one['attest']];
      return one['reach'] === 'aura' ? [IN_RANGE_OF_ABILITY] : [];
    });
    expect([...new Set(asked)].sort()).toEqual(Object.keys(release.questions).sort());
    expect(Object.values(release.questions).filter((one) => !one.asks.endsWith('?'))).toEqual([]);
  });

  test('every entry that is granted or pointed at is there', () => {
    const granted = entries.flatMap((one) => one.grants?.abilities ?? []);
    const pointed = entries.flatMap(({ facts = {} }) =>
      [facts['rules'], facts['appliesTo'], facts['permitted'], facts['replacedBy']].flat(),
    );
    const wanted = [...granted, ...pointed].filter((one) => typeof one === 'string');
    expect(wanted.filter((id) => !release.entries[id])).toEqual([]);
  });
});
