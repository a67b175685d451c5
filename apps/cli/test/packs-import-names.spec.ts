import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShelf } from '@adjutant/store';
import { PACKS, workspace, type Ran } from './cli.js';

const at = workspace();
const game_version = { edition: '11th' };

const detachment = (id: string, name = `Corps ${id.slice(0, 9)}`) => ({
  ...{ id, name, faction_id: 'harbour-folk', detachment_points: 1, force_dispositions: ['disruption'], game_version },
});

const stratagem = (id: string, detachment_id: string, name = `Deed ${id.slice(0, 9)}`) => ({
  ...{ id, name, category: 'detachment', detachment_id, cp_cost: 0, phases: ['shooting'], player_turn: 'your-turn' },
  ...{ timing: 'once-per-turn', game_version },
});

const OTHERS = [detachment('fog-riders', 'Fog Riders'), detachment('big-one', 'Big One')];

/** A copy of the pack of its own. */
function pack(): string {
  const folder = mkdtempSync(join(at.folder, 'packs-'));
  cpSync(join(PACKS, 'wh40k-11e'), join(folder, 'wh40k-11e'), { recursive: true });
  return folder;
}

const layersOf = (folder: string): readonly string[] => readdirSync(join(folder, 'wh40k-11e', 'layers'));

function bring(folder: string, detachments: readonly object[], stratagems: readonly object[]): Promise<Ran> {
  at.file('brought.json', JSON.stringify({ version: '1.4.5', detachments: [...OTHERS, ...detachments], stratagems }));
  return at.cliWith({ ADJUTANT_PACKS: folder }, 'packs', 'import', 'brought.json', '--named', 'club', '--json');
}

describe('an id that would be taken for something else', () => {
  it.each([
    ['core', ['free', 'fire-overwatch']],
    ['book', ['free']],
    ['roster', ['free']],
    ['disposition', ['take-and-hold']],
  ])('is refused of the detachment %s, with what belongs to it', async (id, deeds) => {
    const folder = pack();
    const { exit, json } = await bring(
      folder,
      [detachment(id)],
      deeds.map((deed) => stratagem(deed, id)),
    );
    expect([exit, json[0]?.['refused']]).toEqual([
      0,
      [
        {
          ...{ is: 'detachment', id, name: `Corps ${id.slice(0, 9)}` },
          why: `its id ${id} is what Warhammer 40,000, 11th edition calls entries of its own by`,
        },
        ...deeds.map((deed) => ({
          ...{ is: 'stratagem', id: deed, name: `Deed ${deed.slice(0, 9)}` },
          why: `its detachment ${id} is not taken`,
        })),
      ],
    ]);
    const entries = Object.keys(readShelf(folder).find('wh40k-11e', 'club')?.entries ?? {});
    const ours = Object.keys(readShelf(PACKS).find('wh40k-11e')?.entries ?? {});
    expect(entries.filter((one) => !ours.includes(one))).toEqual(['big-one', 'fog-riders']);
  });
});

describe('an id that no file can be named after', () => {
  const [longest, half] = ['x'.repeat(119), 'y'.repeat(120)];

  it('is refused in words, and what is as long as it may be is taken', async () => {
    const folder = pack();
    const { exit, json } = await bring(
      folder,
      [detachment(longest), detachment(half)],
      [stratagem(half, longest), stratagem('z'.repeat(120), half)],
    );
    const why =
      'its id is too long: with that of its detachment it has 241 characters, and a file can be named after 240 at most';
    expect([exit, json[0]?.['refused']]).toEqual([0, [expect.objectContaining({ id: 'z'.repeat(120), why })]]);
    expect(readShelf(folder).find('wh40k-11e', 'club')?.entries).toHaveProperty([`${longest}/${half}`]);
  });

  it('leaves nothing begun behind, nor does a place that cannot be written', async () => {
    const folder = pack();
    const before = layersOf(folder);
    const releases = join(folder, 'wh40k-11e', 'releases.json');
    const said = readFileSync(releases, 'utf8');
    mkdirSync(join(folder, 'wh40k-11e', '.releases.json.unfinished'));
    const { exit, err } = await bring(folder, [], [stratagem('whistle', 'fog-riders')]);
    expect([exit, layersOf(folder), readFileSync(releases, 'utf8')]).toEqual([3, before, said]);
    expect(err).toMatch(/wh40k-11e cannot be written: EISDIR.*\nNothing was written\./);
  });
});

describe('a name that every army uses already', () => {
  it.each([
    ['Grenade', 'Explosives'],
    ['TANK SHOCK!', 'Crushing Impact'],
    ['Fire Overwatch', 'Fire Overwatch'],
    ['Swap a card', 'Swap a Card'],
  ])('%s is ours', async (name, stands) => {
    const folder = pack();
    const { exit, json } = await bring(folder, [], [stratagem('deed', 'fog-riders', name)]);
    expect([exit, json[0]?.['ours'], json[0]?.['stratagems']]).toEqual([
      ...[0, [{ is: 'stratagem', id: 'deed', name, why: `${stands} stands` }], 0],
    ]);
  });

  it('of a card is no such name: nobody uses cards', async () => {
    const { json } = await bring(pack(), [], [stratagem('deed', 'fog-riders', 'Outflank')]);
    expect([json[0]?.['ours'], json[0]?.['stratagems']]).toEqual([[], 1]);
  });
});

describe('a stratagem of another detachment', () => {
  const line = (type: string, data: object, expected: object = {}) => ({
    ...{ type, data, occurredAt: '2026-11-28T10:00:00.000Z', actor: { id: 'sam', role: 'scorekeeper' } },
    ...expected,
  });

  it('is refused with the names of both', async () => {
    const folder = pack();
    await bring(folder, [], [stratagem('whistle', 'fog-riders', 'Whistle')]);
    const units = (player: string) => [{ id: `${player}1`, name: `Unit ${player}1`, keywords: ['INFANTRY'] }];
    const commands = [
      line('OpenMatch', {
        ...{ title: 'Fog', pack: { id: 'wh40k-11e', release: 'club' } },
        seats: { A: { player: 'p-1' }, B: { player: 'p-2' } },
        settings: { enforcement: 'strict', attestations: 'open', rosters: 'as-declared' },
      }),
      ...['A', 'B'].flatMap((player) => [
        line('SubmitRoster', { player, roster: { faction: 'x', detachment: 'big-one', units: units(player) } }),
        line('Choose', { player, choice: 'force-disposition', option: 'disposition/disruption' }),
        line('Choose', { player, choice: 'secondary-mode', option: 'secondary-mode/tactical' }),
      ]),
      line('StartBattle', { firstTurn: 'A' }),
      line('AdvancePhase', { to: { round: 1, turn: 'A', step: 'shooting' } }),
      line('UseStratagem', { stratagem: 'Whistle', player: 'A', roles: {} }),
    ];
    const header = { adjutant: 'script', version: 1, id: '7d3b1f10-52a4-4c8e-9e67-0c5a8f2e1b97', title: 'Fog' };
    const script = [{ ...header, pack: 'wh40k-11e', expect: { status: 'running' } }, ...commands];
    at.file('fog.jsonl', script.map((one) => `${JSON.stringify(one)}\n`).join(''));
    const { out } = await at.cliWith({ ADJUTANT_PACKS: folder }, 'play', 'fog.jsonl', '--json');
    expect(out).toContain('Whistle belongs to Fog Riders; the army of A fields Big One.');
  });
});
