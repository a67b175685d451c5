import { codeOf, KNOWN, readingOf } from './reading.js';
import * as lists from './lists.js';

const units = (text: string, known = KNOWN) => readingOf(text, { known }).roster.units;

describe('New Recruit', () => {
  const fenced = (body: string) => readingOf(`${lists.FENCED.slice(0, lists.FENCED.indexOf('Char1: 1x'))}${body}`);

  it('multiplies what stands behind "with"', () => {
    const { roster } = fenced('3x Ash Riders (90 pts)\n• 3x Ash Rider: 3 with Lance, 2x Net (long, heavy)');
    expect(roster.units[0]).toMatchObject({ models: 3, wargear: ['3x Lance', '6x Net (long, heavy)'] });
  });

  it('takes a bare number for a part of the name, and reports it', () => {
    const { left, roster } = fenced('10x Ember Guard (170 pts)\n• 9 Slag rifle');
    expect(roster.units[0]?.wargear).toEqual(['9 Slag rifle']);
    expect(left).toContainEqual({ line: 13, text: '• 9 Slag rifle', why: 'The number may be part of the name.' });
  });

  it('counts tags through the whole list, and says where a tag is of nobody', () => {
    const { roster, left, differs } = fenced('Char2: Cinder Marshal (95 pts): Brand hammer');
    expect(roster.units[0]).not.toHaveProperty('traits');
    expect(left.map(({ line, why }) => [line, why])).toEqual([
      [7, 'No unit of the list has this tag.'],
      [8, 'No unit of the list has this tag.'],
    ]);
    expect(differs).toContainEqual({ what: 'units', stated: 2, found: 1 });
  });

  it('reads further enhancements on lines of their own, and who is attached to whom', () => {
    const header = `++++++++++++++++\n+ FACTION KEYWORD: Cinder Host\n+ ENHANCEMENT: Helm (on Char1: A)\n& Sash (on Char2: B)\n++++++++++++++++\n`;
    const body = `Char1: 1x A (10 pts)\n• Leading C\nChar2: 1x B (10 pts)\n• Attached to C [1]\n5x C (50 pts)\n`;
    const { roster, left } = readingOf(`${header}\n${body}`);
    expect(left).toEqual([]);
    expect(roster.units).toMatchObject([
      { enhancements: [{ name: 'Helm' }], leads: 'u3' },
      { enhancements: [{ name: 'Sash' }], leads: 'u3' },
      { name: 'C', models: 5 },
    ]);
  });

  it('reads the body of the app below a header of events', () => {
    const { roster } = fenced(
      'CHARACTERS\n\nChar1: 1x Cinder Marshal (95 pts)\n• Warlord\n• Brand hammer\n• Unquenched Helm (+15 pts)',
    );
    expect(roster.units).toMatchObject([
      { role: 'Character', wargear: ['Brand hammer'], enhancements: [{ name: 'Unquenched Helm', points: 15 }] },
    ]);
  });

  it('reads a body of the app itself below a header of events', () => {
    const { roster, members } = fenced(
      'BATTLELINE\n\nEmber Guard (170 Points)\n  • 1x Ember Sergeant\n     ◦ 1x Coal blade\n  • 9x Ember Guard\n     ◦ 9x Slag rifle',
    );
    expect(roster.units).toMatchObject([{ models: 10, points: 170, wargear: ['Coal blade', '9x Slag rifle'] }]);
    expect(members.map(({ models }) => models)).toEqual([1, 9]);
  });

  it('takes further costs behind a comma, and the French kind', () => {
    expect(units(`${lists.SIMPLE}\nAsh Riders [90 pts, 1 CP]: Lance`).at(-1)).toMatchObject({ points: 90 });
    const french =
      'Cinder Host - Marée - [95pts]\n\nPersonnages 1 :\nMaréchal [95pts]: Épée\n--- Optimisations : Heaume [15pts]\n';
    expect(units(french)).toMatchObject([{ points: 95, role: 'Character', enhancements: [{ name: 'Heaume' }] }]);
  });

  const tree = (selections: readonly object[], more: object = {}) =>
    readingOf(
      JSON.stringify({
        roster: { generatedBy: 'https://newrecruit.eu', forces: [{ catalogueName: 'A - B', selections }], ...more },
      }),
    );
  const model = (name: string, more: object = {}) => ({ name, type: 'model', number: 1, ...more });

  it('carries keywords and factions where the categories are more than a role', () => {
    const categories = [{ name: 'Infantry', primary: true }, { name: 'Grenades' }, { name: 'Faction: B' }];
    const { roster, needs } = tree([model('C', { categories })]);
    expect(roster.units[0]).toMatchObject({ role: 'Infantry', keywords: ['Infantry', 'Grenades'], factions: ['B'] });
    expect(needs).toEqual([]);
    expect(tree([model('C')]).needs).toEqual([{ datasheet: 'C', units: ['u1'] }]);
  });

  it('takes no limit from a cost limit of 0, and points by whatever name they go', () => {
    const costs = [
      { name: ' PL', value: 5 },
      { name: 'PTS', value: 80 },
    ];
    const { roster } = tree([model('C', { costs })], { costLimits: [{ name: 'pts', value: 0 }] });
    expect(roster).not.toHaveProperty('limit');
    expect(roster.units[0]?.points).toBe(80);
  });

  it('leaves what is neither unit nor choice, and multiplies nothing', () => {
    const inner = { name: 'Rifle', type: 'upgrade', number: 9 };
    const { roster, left } = tree([model('C', { number: 3, selections: [inner] }), { name: 'Odd', type: 'upgrade' }]);
    expect(roster.units[0]).toMatchObject({ models: 3, wargear: ['9x Rifle'] });
    expect(left).toMatchObject([{ node: 'forces[0].selections[1]', text: 'Odd' }]);
  });

  it('reads forces inside forces', () => {
    const inside = [{ catalogueName: 'A - Allies', selections: [model('D')] }];
    const text = JSON.stringify({
      roster: { forces: [{ catalogueName: 'A - B', selections: [model('C')], forces: inside }] },
    });
    expect(readingOf(text).roster).toMatchObject({ faction: 'B', units: [{ name: 'C' }, { name: 'D' }] });
    expect(readingOf(text).roster.picks).toContainEqual({ kind: 'ally', name: 'Allies' });
  });

  it('knows lores and traits of the other game, and takes no manifestation for a unit', () => {
    const lore = {
      name: 'Manifestation Lore',
      type: 'upgrade',
      selections: [{ name: 'Brine', type: 'upgrade', selections: [model('Wave')] }],
    };
    const trait = { name: 'Proud', type: 'upgrade', group: 'Heroic Traits' };
    const { roster } = tree([lore, model('Thane', { selections: [trait, { name: 'General', type: 'upgrade' }] })]);
    expect(roster.units).toMatchObject([
      { name: 'Thane', traits: ['general'], enhancements: [{ name: 'Proud', table: 'heroic trait' }] },
    ]);
    expect(roster.picks).toContainEqual({ kind: 'manifestation-lore', name: 'Brine' });
  });
});

describe('ListForge', () => {
  it('cuts the first line from the right, at a known faction', () => {
    const first = 'Tide - of - Embers - Cinder Host - Furnace Covenant (265 Points)';
    const { title, roster } = readingOf(lists.LIST_FORGE.replace(/.*\n/, `${first}\n`), { known: KNOWN });
    expect([title, roster.faction, roster.detachment]).toEqual([
      'Tide - of - Embers',
      'Cinder Host',
      'furnace-covenant',
    ]);
  });
});

describe('Army Forge', () => {
  it('adds the price that an upgrade has for this unit, and both halves of a combined one', () => {
    const { roster, differs } = readingOf(JSON.stringify(lists.FORGE_RESOLVED));
    expect(roster.units).toMatchObject([{ name: 'Reef Guard', models: 10, points: 190 }]);
    expect(differs).toEqual([{ what: 'points', stated: 205, found: 190 }]);
  });

  const resolved = (units: readonly object[]) => readingOf(JSON.stringify({ gameSystem: 'gf', units }));
  const guard = { id: 'g', selectionId: 's1', name: 'Guard', size: 5, cost: 90 };

  it('has a hero lead what it joins, and keeps it alone where that is nothing', () => {
    const hero = { id: 'h', selectionId: 's2', name: 'Captain', customName: 'Old Salt', size: 1, cost: 60 };
    const { roster } = resolved([guard, { ...hero, joinToUnit: 's1' }]);
    expect(roster.units[1]).toMatchObject({ name: 'Old Salt', datasheet: 'Captain', leads: 'u1' });
    const { left, roster: alone } = resolved([guard, { ...hero, joinToUnit: 's9' }]);
    expect(alone.units[1]).not.toHaveProperty('leads');
    expect(left).toMatchObject([{ node: 'units[1].joinToUnit', text: 's9' }]);
  });

  it('takes ratings as text or number, and older members', () => {
    const old = {
      id: 'o',
      selectionId: 's',
      name: 'Old',
      size: 1,
      points: 40,
      specialRules: [{ name: 'Tough', rating: '3' }],
    };
    expect(resolved([{ ...old, equipment: [{ name: 'Blade', count: 2 }] }]).roster.units[0]).toMatchObject({
      ...{ points: 40, figures: { tough: 3 }, keywords: ['Tough'], wargear: ['2x Blade'] },
    });
  });

  it('cuts gear outside brackets, also where brackets stand in brackets', () => {
    const { roster } = readingOf(lists.FORGE_TEXT);
    expect(roster.units.map(({ name, wargear, figures }) => [name, wargear, figures?.['tough']])).toEqual([
      ['Tide Captain', ['Pearl Blade', 'Shell Pistol'], 3],
      ['Reef Guard', ['5x Coral Rifle', '5x CCW'], undefined],
      ['Reef Guard', ['5x Coral Rifle', '5x CCW'], undefined],
    ]);
  });

  it.each([
    ['++ Low - Tide - Tidewardens (v3.5.1) [GFF 750pts] ++', 'Low - Tide', 'Tidewardens'],
    ['++ Tide-Wardens [GF 75pts] ++', undefined, 'Tide-Wardens'],
  ])('reads the first line %s', (first, title, faction) => {
    const { title: found, roster } = readingOf(`${first}\n\nTide Captain [1] Q3+ D3+ | 75pts | Hero\n`);
    expect([found, roster.faction]).toEqual([title, faction]);
  });

  it('holds the points of the first line to both limit and total', () => {
    const text = (points: number) => `++ Tidewardens [GF ${points}pts] ++\n\nTide Captain [1] Q3+ D3+ | 75pts | Hero\n`;
    expect(readingOf(text(75)).roster).toMatchObject({ points: 75, limit: 75 });
    expect(readingOf(text(750)).differs).toEqual([]);
    expect(readingOf(text(70)).differs).toEqual([{ what: 'limit', stated: 70, found: 75 }]);
  });
});

describe('Age of Sigmar', () => {
  const sigmar = (body: string) => readingOf(`T 500/1000 pts\nGrand Alliance Order | Salt | Muster\nDrops: 1\n${body}`);

  it('makes groups of regiments, and picks of lores, cards and terrain', () => {
    const { roster, left } = readingOf(`${lists.SIGMAR}\nFaction Terrain\nTide Pool\n`);
    expect(left).toEqual([]);
    expect(roster.groups).toEqual([
      { kind: 'regiment', name: "General's Regiment", leader: 'u1', units: ['u2'] },
      { kind: 'regiment', name: 'Regiment 1', leader: 'u3', units: [] },
    ]);
    expect(roster.picks).toEqual(
      expect.arrayContaining([
        { kind: 'spell-lore', name: 'Lore of Brine' },
        { kind: 'battle-tactic-card', name: 'Undertow' },
        { kind: 'terrain', name: 'Tide Pool' },
      ]),
    );
  });

  it('keeps units of a regiment of renown without points, and counts the points of the whole', () => {
    const { roster, differs } = sigmar(
      "General's Regiment\nThane (200)\nRegiments of Renown\nThe Drowned (300)\nGhost\nWraith\n",
    );
    expect(roster.groups?.[1]).toEqual({
      kind: 'regiment-of-renown',
      name: 'The Drowned',
      points: 300,
      units: ['u2', 'u3'],
    });
    expect([roster.units[1]?.points, differs]).toEqual([undefined, []]);
  });

  it('leaves rules that were pasted along, and says that a number may be one of models', () => {
    const rule = 'Once per turn, this unit can do something that takes a long sentence to say here.';
    const { left } = sigmar(`General's Regiment\nThane (200)\n• ${rule}\n2x Riders (300)\n`);
    expect(left.map(({ text }) => text)).toEqual([`• ${rule}`, '2x Riders (300)']);
  });

  it('reads Listbot and New Recruit', () => {
    const bot = sigmar("General's Regiment\n- Thane (200) [General]\n- 6 x Riders (300)\nGenerated by Listbot 4\n");
    expect(bot.roster.units).toMatchObject([{ traits: ['general'] }, { name: 'Riders', models: 6 }]);
    const made = sigmar("General's Regiment\nThane (200)\n• General\nCreated with New Recruit\nData Version: v3\n");
    expect([made.source, made.left]).toEqual(['Created with New Recruit', []]);
  });

  it('knows enhancements that are not labelled by the pack alone', () => {
    const cloak = { enhancement: [{ name: 'Gull-feather Cloak', id: 'salt/cloak' }] };
    expect(units(lists.SIGMAR, cloak)[0]).toMatchObject({ enhancements: ['salt/cloak'] });
    expect(units(lists.SIGMAR, {})[0]).toMatchObject({ wargear: ['Gull-feather Cloak'] });
  });
});

describe('BattleScribe', () => {
  it('takes points, not power, and the detachment as a claim', () => {
    const { roster } = readingOf(lists.OLD);
    expect(roster.units.map(({ points }) => points)).toEqual([95, 170]);
    expect(roster.picks).toContainEqual({ kind: 'detachment', name: 'Battalion Detachment +5CP' });
  });

  it('matches elements by local name, whatever namespace they have', () => {
    const plain = lists.XML.replaceAll('b:', '').replace('xmlns:b', 'xmlns');
    expect(codeOf(plain)).toBe('read by battlescribe');
    expect(readingOf(plain).roster).toEqual(readingOf(lists.XML).roster);
  });
});
