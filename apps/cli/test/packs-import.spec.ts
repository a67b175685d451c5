import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { readShelf } from '@adjutant/store';
import { PACKS, workspace, type Ran } from './cli.js';

const TEXT = readFileSync(join(import.meta.dirname, 'imports', 'brought.json'), 'utf8');
const ANSWERS = { 'fog-riders:points': 1, 'fog-riders:dispositions': ['disruption'] };
const TYPED = ['--answer', 'fog-riders:points=1', 'fog-riders:dispositions=disruption'];

interface Brought {
  readonly version?: string;
  readonly stratagems: Record<string, unknown>[];
  readonly detachments: Record<string, unknown>[];
}

const at = workspace();

/** A folder of packs of its own, with the game that takes imports and one that takes none. */
function packs(): string {
  const folder = mkdtempSync(join(at.folder, 'packs-'));
  for (const id of ['wh40k-11e', 'demo']) cpSync(join(PACKS, id), join(folder, id), { recursive: true });
  return folder;
}

const bring = (folder: string, ...argv: readonly string[]): Promise<Ran> =>
  at.cliWith({ ADJUTANT_PACKS: folder }, 'packs', 'import', ...argv);

/** Everything in a folder, as one text that another would not have. */
function whole(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((file) => `${file}\n${readFileSync(file, 'utf8')}`)
    .join('\n');
}

const changed = (change: (brought: Brought) => void): string => {
  const brought = JSON.parse(TEXT) as Brought;
  change(brought);
  return JSON.stringify(brought);
};

beforeAll(() => {
  at.file('brought.json', TEXT);
  at.file('answers.json', JSON.stringify(ANSWERS));
});

describe('a file of stratagems and detachments', () => {
  it('leaves the pack as it is while a question is open', async () => {
    const folder = packs();
    const before = whole(folder);
    const { exit, out } = await bring(folder, 'brought.json');
    expect([exit, whole(folder) === before]).toEqual([1, true]);
    expect(out).toContain('fog-riders:points  How many detachment points does Fog Riders cost?');
    expect(out).toContain('fog-riders:dispositions  Which dispositions does Fog Riders give? (take-and-hold, ');
    expect(out).toContain('Nothing was written; 3 stratagems and 2 detachments could be taken.');
  });

  it('becomes a variant of the pack, with what stands, what was refused and whom its licence names', async () => {
    const folder = packs();
    const { exit, json } = await bring(
      folder,
      'brought.json',
      '--answers',
      'answers.json',
      '--named',
      'club',
      '--json',
    );
    expect(exit).toBe(0);
    expect(json[0]).toMatchObject({
      ...{ pack: 'wh40k-11e', base: '2026-11', version: '1.4.5', stratagems: 3, detachments: 2, questions: [] },
      ours: [
        { is: 'stratagem', id: 'explosives', why: 'Explosives stands' },
        { is: 'stratagem', id: 'lamp-grenade', why: 'Explosives stands' },
      ],
      refused: [
        { id: 'all-hands', why: 'it is used on several units at once (up-to), and a use names one' },
        { id: 'endless-tide', why: 'its timing is unlimited, for which the pack has no word' },
        { id: 'astray', why: 'its detachment sunken-bell is not taken: bring the detachments too' },
      ],
      asked: ['Hold the Quay'],
    });
    const shelf = readShelf(folder);
    const pack = shelf.find('wh40k-11e', 'club');
    expect(json[0]?.['written']).toMatchObject({ release: 'club', digest: pack?.digest });
    const sha = createHash('sha256').update(TEXT).digest('hex');
    expect(pack?.documents[`brought-${sha.slice(0, 12)}`]).toEqual({
      title: 'brought.json, 40kdc-data 1.4.5',
      note: `Brought by whoever imported it. SHA-256 ${sha}.`,
      credit: expect.stringContaining('Alpaca Software and the 40kdc community contributors') as string,
      licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
      changed: expect.stringMatching(/^Changed: /) as string,
    });
    expect(pack?.entries['lamp-keepers']?.muster).toMatchObject({
      costs: 2,
      opens: ['disposition/take-and-hold', 'disposition/reconnaissance'],
    });
    expect(pack?.entries['fog-riders']?.muster).toMatchObject({ costs: 1, opens: ['disposition/disruption'] });
    expect(pack?.entries['core/explosives']?.costs).toEqual({ cp: 1 });
    expect(JSON.stringify(pack)).not.toContain('Prose that nobody takes over');
    // The newest release of the game is the one that it was, with the digest that it had.
    const newest = readShelf(PACKS).find('wh40k-11e');
    expect(shelf.find('wh40k-11e')?.digest).toBe(newest?.digest);
  });

  it('is the same variant when it is brought again, and another one with other answers', async () => {
    const folder = packs();
    const first = await bring(folder, 'brought.json', ...TYPED, '--json');
    const after = whole(folder);
    const again = await bring(folder, 'brought.json', '--answers', 'answers.json', '--json');
    expect([again.json[0]?.['written'], whole(folder) === after]).toEqual([first.json[0]?.['written'], true]);
    const other = await bring(folder, 'brought.json', '--leave-open', '--json');
    expect(other.exit).toBe(0);
    const releases = readShelf(folder).packs.filter(({ id }) => id === 'wh40k-11e');
    const open = releases.find(({ release }) => release.startsWith('2026-11-import-') && !after.includes(release));
    expect(open?.entries['fog-riders']?.muster).toEqual({ costs: null, source: expect.anything() as unknown });
  });

  it('may be two files, of some factions, whose version is asked', async () => {
    const folder = packs();
    const { stratagems, detachments } = JSON.parse(TEXT) as Brought;
    at.file('stratagems.json', JSON.stringify(stratagems));
    at.file('detachments.json', JSON.stringify([...detachments, { ...detachments[0], id: 'others', faction_id: 'x' }]));
    const both = ['stratagems.json', 'detachments.json', '--faction', 'harbour-folk'];
    const asked = await bring(folder, ...both, ...TYPED);
    expect([asked.exit, asked.out]).toEqual([1, expect.stringContaining('Which version of 40kdc-data is this?')]);
    const { exit, out } = await bring(folder, ...both, ...TYPED, 'version=1.4.5');
    expect([exit, out]).toEqual([0, expect.stringContaining('3 stratagems and 2 detachments.')]);
    expect(out).toContain('stratagems.json, 40kdc-data 1.4.5. Alpaca Software');
    expect(out).toContain('CC BY 4.0, https://creativecommons.org/licenses/by/4.0/. Changed: ');
  });
});

describe('what nobody here has a word for', () => {
  it('of a target is asked at the table, by whatever name', async () => {
    const restricted = changed(({ stratagems }) =>
      Object.assign(stratagems[0] ?? {}, { target_restrictions: { within: 6, facing: null } }),
    );
    at.file('restricted.json', restricted);
    const folder = packs();
    const { exit, json } = await bring(folder, 'restricted.json', ...TYPED, '--named', 'club', '--json');
    expect([exit, json[0]?.['asked']]).toEqual([0, ['Trim the Wick', 'Hold the Quay']]);
    const entry = readShelf(folder).find('wh40k-11e', 'club')?.entries['lamp-keepers/trim-the-wick'];
    expect(JSON.stringify(entry?.conditions)).toContain('{"attest":"target-as-on-the-card"}');
  });

  it.each([
    ['unit', ['Hold the Quay']],
    ['model', ['Trim the Wick', 'Hold the Quay']],
  ])('of a target that is a %s is asked where no use can name it', async (selects, asked) => {
    at.file(
      `${selects}.json`,
      changed(({ stratagems }) => Object.assign(stratagems[0] ?? {}, { target_restrictions: { selects } })),
    );
    const { exit, json } = await bring(packs(), `${selects}.json`, ...TYPED, '--named', 'club', '--json');
    expect([exit, json[0]?.['asked']]).toEqual([0, asked]);
  });

  it('a version whose shape is not known is asked as which it is read', async () => {
    at.file(
      'newer.json',
      changed((brought) => Object.assign(brought, { version: '9.9.9' })),
    );
    const folder = packs();
    const asked = await bring(folder, 'newer.json', ...TYPED, '--leave-open');
    const says = 'version  The shape of 40kdc-data 9.9.9 is not known. As which version is it read? (1.4.5)';
    expect([asked.exit, asked.out]).toEqual([1, expect.stringContaining(says)]);
    const other = await bring(folder, 'newer.json', ...TYPED, 'version=9.9.9');
    expect([other.exit, other.err]).toEqual([2, expect.stringContaining('has to be a version, as 1.4.5')]);
    const { exit, json } = await bring(folder, 'newer.json', ...TYPED, 'version=1.4.5', '--json');
    expect([exit, json[0]?.['version']]).toEqual([0, '9.9.9']);
  });
});

describe('a match of the variant', () => {
  const line = (type: string, data: object, expected: object = {}) => ({
    ...{ type, data, occurredAt: '2026-11-28T10:00:00.000Z', actor: { id: 'sam', role: 'scorekeeper' } },
    ...expected,
  });
  const unit = (id: string, keywords: readonly string[]) => ({ id, name: `Unit ${id}`, keywords });
  const roster = (player: string, detachment: string) => ({
    player,
    roster: {
      ...{ faction: 'harbour-folk', detachment },
      units: [unit(`${player}1`, ['LAMP', 'INFANTRY']), unit(`${player}2`, ['INFANTRY'])],
    },
  });
  const chosen = (player: string, choice: string, option: string) => line('Choose', { player, choice, option });
  const wick = (player: string, target: string) => ({ stratagem: 'Trim the Wick', player, roles: { target } });
  const commands = [
    line('OpenMatch', {
      title: 'Lamps and fog',
      pack: { id: 'wh40k-11e', release: 'club' },
      seats: { A: { player: 'p-1' }, B: { player: 'p-2' } },
      settings: { enforcement: 'strict', attestations: 'open', rosters: 'as-declared' },
    }),
    line('SubmitRoster', roster('A', 'lamp-keepers')),
    line('SubmitRoster', roster('B', 'Fog Riders')),
    ...['A', 'B'].flatMap((player) => [
      chosen(player, 'force-disposition', player === 'A' ? 'disposition/reconnaissance' : 'disposition/disruption'),
      chosen(player, 'secondary-mode', 'secondary-mode/tactical'),
    ]),
    line('StartBattle', { firstTurn: 'A' }),
    line('AdvancePhase', { to: { round: 1, turn: 'A', step: 'shooting' } }),
    line('UseStratagem', wick('A', 'A2'), { refused: 'MISSING_KEYWORD' }),
    line('UseStratagem', wick('B', 'B1'), { refused: 'NOT_IN_DETACHMENT' }),
    line('UseStratagem', wick('A', 'A1'), { cp: { A: 0, B: 1 } }),
    line('AdvancePhase', { to: { round: 2, turn: 'A', step: 'movement' } }),
    line('UseStratagem', { stratagem: 'Whistle', player: 'B', roles: {} }, { cp: { A: 2, B: 1 } }),
    line('AdvancePhase', { to: { round: 2, turn: 'A', step: 'shooting' } }),
    line('UseStratagem', { stratagem: 'Hold the Quay', player: 'A', roles: { target: 'A2' } }, { cp: { A: 1, B: 1 } }),
    line('UseStratagem', wick('A', 'A1'), { refused: 'stratagem/already-used-this-battle' }),
    line('ConcedeMatch', { player: 'B' }),
  ];

  it('refuses a second use of what is used once in a battle', async () => {
    const folder = packs();
    await bring(folder, 'brought.json', ...TYPED, '--named', 'club');
    const header = {
      adjutant: 'script',
      version: 1,
      id: '7d3b1f10-52a4-4c8e-9e67-0c5a8f2e1b95',
      title: 'Lamps and fog',
    };
    const script = [{ ...header, pack: 'wh40k-11e', expect: { winner: 'A' } }, ...commands];
    at.file('match.jsonl', script.map((one) => `${JSON.stringify(one)}\n`).join(''));
    const { exit, json } = await at.cliWith({ ADJUTANT_PACKS: folder }, 'play', 'match.jsonl', '--json');
    expect(json[0]?.['mismatches']).toEqual([]);
    expect(exit).toBe(0);
  });
});

describe('an army of the variant', () => {
  const RULES = { enforcement: 'strict', attestations: 'open', rosters: 'checked' };
  const line = (type: string, data: object, expected: object = {}) => ({
    ...{ type, data, occurredAt: '2026-11-28T10:00:00.000Z', actor: { id: 'sam', role: 'scorekeeper' } },
    ...expected,
  });
  const named = (kind: string, ...names: readonly string[]) => names.map((name) => ({ kind, name }));
  const army = (limit: number, detachment: string, picks: readonly object[], expected: object = {}) =>
    line(
      'SubmitRoster',
      {
        player: 'A',
        roster: {
          ...{ faction: 'harbour-folk', limit, detachment, picks },
          units: [{ id: 'A1', name: 'Unit A1', keywords: ['LAMP', 'INFANTRY'] }],
        },
      },
      expected,
    );
  const refused = (code: string) => ({ refused: [code] });
  const both = named('detachment', 'Fog Riders');

  it('fields as many detachments as it has points for, and has what each of them gives', async () => {
    const folder = packs();
    await bring(folder, 'brought.json', ...TYPED, '--named', 'club');
    const use = (stratagem: string, roles: object, expected: object) =>
      line('UseStratagem', { stratagem, player: 'A', roles }, expected);
    const chosen = (player: string, option: string, expected: object = {}) =>
      line('Choose', { player, choice: 'force-disposition', option }, expected);
    const commands = [
      line('OpenMatch', {
        ...{ title: 'Lamps', pack: { id: 'wh40k-11e', release: 'club' }, settings: RULES },
        seats: { A: { player: 'p-1' }, B: { player: 'p-2' } },
      }),
      army(1000, 'lamp-keepers', both, refused('muster/detachment-points')),
      army(
        2000,
        'lamp-keepers',
        [...both, ...named('detachment', 'Lamp Keepers')],
        refused('muster/detachment-points'),
      ),
      army(3000, 'fog-riders', both, refused('muster/detachment-twice')),
      army(2000, 'fog-riders', named('force-disposition', 'Take and Hold'), refused('muster/disposition-not-opened')),
      army(2000, 'lamp-keepers', [...both, ...named('force-disposition', 'Disruption')]),
      line('SubmitRoster', { player: 'B', roster: { faction: 'x', units: [{ id: 'B1', name: 'Unit B1' }] } }),
      chosen('A', 'disposition/purge-the-foe', refused('muster/disposition-not-opened')),
      chosen('B', 'disposition/purge-the-foe'),
      ...['A', 'B'].map((player) =>
        line('Choose', { player, choice: 'secondary-mode', option: 'secondary-mode/tactical' }),
      ),
      line('StartBattle', { firstTurn: 'B' }),
      line('AdvancePhase', { to: { round: 2, turn: 'B', step: 'movement' } }),
      use('Whistle', {}, { cp: { A: 1, B: 3 } }),
      line('AdvancePhase', { to: { round: 2, turn: 'B', step: 'shooting' } }),
      use('Trim the Wick', { target: 'A1' }, { cp: { A: 0, B: 3 } }),
    ];
    const header = { adjutant: 'script', version: 1, id: '7d3b1f10-52a4-4c8e-9e67-0c5a8f2e1b96', title: 'Lamps' };
    const script = [{ ...header, pack: 'wh40k-11e', expect: { status: 'running' } }, ...commands];
    at.file('army.jsonl', script.map((one) => `${JSON.stringify(one)}\n`).join(''));
    const { exit, json } = await at.cliWith({ ADJUTANT_PACKS: folder }, 'play', 'army.jsonl', '--json');
    expect(json[0]?.['mismatches']).toEqual([]);
    expect(exit).toBe(0);
  });
});

describe('what is refused, with nothing written', () => {
  const wrong: readonly (readonly [what: string, text: string, says: RegExp])[] = [
    ['another schema', '{"cards":[{"title":"x"}]}', /holds no stratagems and no detachments of 40kdc-data/],
    ['a list of something else', '[{"cost":1}]', /holds no stratagems and no detachments of 40kdc-data/],
    ['text that is no JSON', '<html>', /is no JSON/],
    ['another edition', TEXT.replaceAll('11th', '10th'), /is of the edition 10th; .* takes 11 or 11th/],
    [
      'a script in a name',
      changed(({ stratagems }) => Object.assign(stratagems[0] ?? {}, { name: '<script>alert(1)</script>' })),
      /stratagems\[0\]\.name must be a name of 1 to 128 characters, without markup/,
    ],
    [
      'what turns the direction of a name',
      changed(({ detachments }) => Object.assign(detachments[1] ?? {}, { name: 'Fog \u202eRiders' })),
      /detachments\[1\]\.name must be a name/,
    ],
    [
      'an id twice',
      changed(({ stratagems }) => void stratagems.push({ ...stratagems[0], name: 'Other' })),
      /second stratagem with the id trim-the-wick/,
    ],
    [
      'wrong types',
      changed(({ stratagems, detachments }) => {
        Object.assign(stratagems[0] ?? {}, { cp_cost: '1', phases: 'shooting' });
        Object.assign(detachments[0] ?? {}, { detachment_points: 1.5 });
      }),
      /cp_cost must be a whole number from 0 to 9.*\n.*phases must be a list of words.*\n.*detachment_points must be/,
    ],
    ['an id that is a path', TEXT.replace('"id": "whistle"', '"id": "../whistle"'), /\.id must be an id/],
    ['nothing at all', '{"version":"1.4.5","stratagems":[]}', /Nothing of it can be taken into/],
  ];

  it.each(wrong)('%s', async (_, text, says) => {
    const folder = packs();
    const before = whole(folder);
    at.file('wrong.json', text);
    const { exit, out, err } = await bring(folder, 'wrong.json', '--leave-open');
    expect([exit, out, whole(folder) === before]).toEqual([2, '', true]);
    expect(err).toMatch(says);
  });

  it('200 MB, without a look into them', async () => {
    at.file('large.json', '');
    truncateSync(join(at.folder, 'large.json'), 200 * 1024 * 1024);
    const { exit, err } = await bring(packs(), 'large.json');
    expect([exit, err]).toEqual([
      2,
      expect.stringMatching(/large\.json has 209715200 bytes; at most 33554432 are read/),
    ]);
  });

  it('answers that fit no question, or not this one', async () => {
    const folder = packs();
    const said = async (...answers: readonly string[]) =>
      (await bring(folder, 'brought.json', '--answer', ...answers)).err;
    expect(await said('lamp-keepers:points=1')).toMatch(/Nothing asks lamp-keepers:points/);
    expect(await said('fog-riders:points=many')).toMatch(
      /fog-riders:points has to be a whole number from 1 to 9, or unknown/,
    );
    expect(await said('fog-riders:dispositions=hide')).toMatch(/one or several of take-and-hold, /);
    expect(await said('fog-riders')).toMatch(/is no answer: write question=answer/);
  });

  it('a pack that takes none, a release that is called otherwise, and a name that is taken', async () => {
    const folder = packs();
    expect((await bring(folder, 'brought.json', '--pack', 'demo')).err).toMatch(
      /demo takes no imports; these do: wh40k-11e/,
    );
    const named = (name: string) => bring(folder, 'brought.json', ...TYPED, '--named', name);
    expect((await named('Club Night')).err).toMatch(/has to be written in lower case/);
    expect((await named('2026-11')).err).toMatch(/two releases called 2026-11/);
    expect(existsSync(join(folder, 'wh40k-11e', 'layers'))).toBe(true);
    expect(readdirSync(join(folder, 'wh40k-11e', 'layers')).filter((one) => one.startsWith('import'))).toEqual([]);
  });
});
