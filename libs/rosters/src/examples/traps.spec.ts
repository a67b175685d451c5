import { KNOWN, readingOf } from './reading.js';
import * as lists from './lists.js';

const units = (text: string, known = KNOWN) => readingOf(text, { known }).roster.units;
const app = (header: string, body: string): string => `${header}\n\nCHARACTERS\n\n${body}\n`;
const TITLED = 'Ember Tide (265 Points)\n\nCinder Host\nFurnace Covenant\nIncursion (1,000 Points)';
const MARSHAL = 'Cinder Marshal (95 Points)\n• Warlord\n• 1x Brand hammer';

describe('the text of the app', () => {
  const headed = (header: string) => readingOf(app(header, MARSHAL), { known: KNOWN });

  it.each([
    ['Furnace Covenant and Salt and Iron', ['furnace-covenant', 'Salt and Iron']],
    ['Salt and Iron, Ash Walkers', ['salt-and-iron', 'Ash Walkers']],
    ['Salt and Iron', ['salt-and-iron']],
  ])('parts detachments at known names, longest first: %s', (line, [first, second]) => {
    const { roster, asks } = headed(
      `T (95 Points)\n\nCinder Host\n${line} (2 Detachment Points)\nIncursion (1,000 Points)`,
    );
    expect(roster.detachment).toBe(first);
    const others = (roster.picks ?? []).filter(({ kind }) => kind === 'detachment').map(({ name }) => name);
    expect(others.at(-1)).toBe(second);
    expect(asks).toEqual([]);
  });

  it('keeps a line of detachments whole where one of them is unknown, and asks', () => {
    const { roster, asks } = headed(
      'T (95 Points)\n\nCinder Host\nSalt and Sand (1 Detachment Point)\nIncursion (1,000 Points)',
    );
    expect(roster.detachment).toBe('Salt and Sand');
    expect(asks).toMatchObject([{ sort: 'detachment', written: 'Salt and Sand' }]);
  });

  it.each([
    ['that looks like a unit', 'Siege of 1922 (2000 Points)\n\nCinder Host\nIncursion (1,000 Points)', 'Siege of 1922'],
    [
      'with brackets',
      'Tide (second (try)) (95 Points)\n\nCinder Host\nIncursion (1,000 Points)',
      'Tide (second (try))',
    ],
    [
      'of several lines',
      'The last\nof all tides (95 Points)\n\nCinder Host\nIncursion (1,000 Points)',
      'The last of all tides',
    ],
    ['of an emoji', '🔥 (95 Points)\n\nCinder Host\nIncursion (1,000 Points)', '🔥'],
    ['that is missing', 'Cinder Host\nIncursion (1,000 Points)', undefined],
    ['that is empty', '(95 Points)\n\nCinder Host\nIncursion (1,000 Points)', undefined],
    ['below the faction', 'Cinder Host\n\nLate (95 Points)\n\nIncursion (1,000 Points)', 'Late'],
  ])('finds a title %s', (_, header, title) => {
    const { title: found, roster, left } = headed(header);
    expect([found, roster.faction, roster.limit, left]).toEqual([title, 'Cinder Host', 1000, []]);
  });

  it('takes the second of two bare lines for the army, the first for what it is part of', () => {
    const header =
      'T (95 Points)\n\nHearth\nWardens of Nowhere\nAsh Walkers (1 Detachment Point)\nIncursion (1,000 Points)';
    const { roster } = headed(header);
    expect(roster.faction).toBe('Wardens of Nowhere');
    expect(roster.picks).toContainEqual({ kind: 'faction-above', name: 'Hearth' });
  });

  it.each(['1000', '1,000', '1.000', '1 000', "1'000"])('reads %s points', (number) => {
    expect(headed(`T (95 Points)\n\nCinder Host\nIncursion (${number} points)`).roster.limit).toBe(1000);
  });

  it('reads French, German and Spanish headings', () => {
    const french = `Marée (95 points)\n\nCinder Host\nForce de Frappe (2 000 points)\n\nPERSONNAGES\n\nMaréchal (95 points)\n• Seigneur de Guerre\n• Optimisation : Heaume\n\nExporté avec la Version de l’Appli : v1`;
    const { roster, left, source } = readingOf(french);
    expect(left).toEqual([]);
    expect(source).toMatch(/^Exporté/);
    expect(roster).toMatchObject({
      limit: 2000,
      units: [{ name: 'Maréchal', role: 'Character', traits: ['warlord'], enhancements: [{ name: 'Heaume' }] }],
    });
    expect(
      units('T (95 Punkte)\n\nA\nVorstoß (1000 Punkte)\n\nCHARAKTERMODELLE\n\nB (95 Punkte)\n• Kriegsherr'),
    ).toMatchObject([{ traits: ['warlord'] }]);
    expect(
      units('T (95 puntos)\n\nA\nIncursión (1000 puntos)\n\nPERSONAJES\n\nB (95 puntos)\n• Señor de la Guerra'),
    ).toMatchObject([{ traits: ['warlord'] }]);
  });

  it('counts gear of a line once, and adds up what several lines carry', () => {
    const body =
      'Ember Guard (170 Points)\n• 1x Ember Sergeant\n◦ 1x Knife\n• 9x Ember Guard\n◦ 9x Knife\n◦ 9x Slag rifle';
    expect(units(app(TITLED, body))[0]).toMatchObject({ models: 10, wargear: ['10x Knife', '9x Slag rifle'] });
  });

  it('takes a line for models where it is called like the datasheet, for gear otherwise', () => {
    const body = 'Ash Riders (90 Points)\n• 3x Ash Rider\n• 3x Lance\n• 1x Hound';
    const { roster, members } = readingOf(app(TITLED, body));
    expect(roster.units[0]).toMatchObject({ models: 3, wargear: ['3x Lance', 'Hound'] });
    expect(members).toEqual([{ unit: 'u1', name: 'Ash Rider', models: 3 }]);
  });

  it('reads support beside a leader, and a bodyguard without a section', () => {
    const body = `ATTACHED UNITS
Attached Unit 1
Cinder Marshal (95 Points)
• Attached as: Leader (Character)
Smoke Piper (50 Points)
• Attached as: Support (Character)
Ember Guard (170 Points)
• Attached as: Bodyguard ()

Attached Unit 2
Cinder Marshal (95 Points)
• Attached as: Leader (Character)
Ember Guard (170 Points)
• Attached as: Bodyguard (Battleline)`;
    const found = units(`${TITLED}\n\n${body}`);
    expect(found.map(({ leads, traits }) => [leads, traits])).toEqual([
      ['u3', undefined],
      ['u3', ['support']],
      [undefined, undefined],
      ['u5', undefined],
      [undefined, undefined],
    ]);
  });

  it('follows who leads whom by name, and says where nobody can tell', () => {
    const body = 'Cinder Marshal (95 Points)\n• Leading: Ember Guard\n\nEmber Guard (170 Points)\n• 1x Rifle';
    expect(units(app(TITLED, body))[0]).toMatchObject({ leads: 'u2' });
    const { roster, left } = readingOf(app(TITLED, `${body}\n\nEmber Guard (170 Points)\n• 1x Rifle`));
    expect(roster.units[0]).not.toHaveProperty('leads');
    expect(left).toMatchObject([{ text: '• Leading: Ember Guard', why: 'Nobody can tell which unit is meant.' }]);
  });

  it('leaves points on a line of their own, two units on one line, and prose', () => {
    const body = `${MARSHAL}\n(120 points)\nSmoke Piper (50 points) Ash Riders (90 points)\nSee you there, and good luck!`;
    const { left, roster } = readingOf(app(TITLED, body));
    expect(left.map(({ line }) => line)).toEqual([12, 13, 14]);
    expect(roster.units.map(({ name }) => name)).toEqual(['Cinder Marshal']);
  });

  it('states what differs, and mends nothing', () => {
    const { roster, differs } = readingOf(app('T (2050 Points)\n\nA\nStrike Force (2,000 Points)', MARSHAL));
    expect(roster).toMatchObject({ points: 2050, limit: 2000, units: [{ points: 95 }] });
    expect(differs).toEqual([
      { what: 'points', stated: 2050, found: 95 },
      { what: 'limit', stated: 2000, found: 2050 },
    ]);
  });

  it('keeps a unit that is listed twice as two', () => {
    expect(units(app(TITLED, `${MARSHAL}\n\n${MARSHAL}`)).map(({ id }) => id)).toEqual(['u1', 'u2']);
  });
});

describe('names', () => {
  it.each([
    'Marshal, of the Tide',
    'Marshal (the younger)',
    'Marshal - Tidecaller',
    'Marshal and Hound',
    "Marshal O'Dell",
    'Marshal 42nd',
    '3rd Marshal',
    'Marshal 🔥',
    'Märshal Señor',
  ])('are kept as written: %s', (name) => {
    expect(units(app(TITLED, `${name} (95 Points)\n• 1x Brand hammer`))[0]?.name).toBe(name);
    expect(units(`${lists.SIMPLE}\n${name} [95 pts]: Sword`).at(-1)?.name).toBe(name);
    expect(units(`${lists.FENCED}\n1x ${name} (95 pts): Sword`).at(-1)?.name).toBe(name);
    expect(units(`${lists.LIST_FORGE}\n${name} (95 pts)`).at(-1)?.name).toBe(name);
  });

  it('are the same folded or by another name, and never because they are like one', () => {
    const named = (name: string) => readingOf(app(TITLED, `A (9 Points)\n• Enhancement: ${name}`), { known: KNOWN });
    for (const name of ['UNQUENCHED  HELM', 'Unquenched helm', 'helm unquenched', 'Unquénched Helm'])
      expect(named(name).roster.units[0]?.enhancements).toEqual(['furnace/unquenched-helm']);
    const { roster, asks } = named('Unquenched Helms');
    expect(roster.units[0]?.enhancements).toEqual([{ name: 'Unquenched Helms', table: 'enhancement' }]);
    expect(asks).toEqual([{ sort: 'enhancement', written: 'Unquenched Helms', near: ['Unquenched Helm'] }]);
  });

  it('in the singular are asked about', () => {
    const { asks } = readingOf(app(TITLED, 'Ember Guards (170 Points)'), { known: KNOWN });
    expect(asks).toEqual([{ sort: 'unit', written: 'Ember Guards', near: ['Ember Guard'] }]);
  });

  it.each(['constructor', 'x'.repeat(150), 'a\u0007b'])('that no record takes are left: %j', (name) => {
    const { roster, left } = readingOf(app(TITLED, `${MARSHAL}\n• Enhancement: ${name}`));
    expect(roster.units[0]).not.toHaveProperty('enhancements');
    expect(left).toEqual([{ text: name, why: 'No record takes this as a name.' }]);
  });
});
