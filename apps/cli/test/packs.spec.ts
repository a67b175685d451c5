import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspace, type Document } from './cli.js';

/** The leaves of a condition: whatever has no parts of its own. */
function leaves(condition: unknown): Document[] {
  if (typeof condition !== 'object' || condition === null) return [];
  const { all, any, not } = condition as { all?: unknown[]; any?: unknown[]; not?: unknown };
  const parts = [...(all ?? []), ...(any ?? []), ...(not === undefined ? [] : [not])];
  return all || any || not !== undefined ? parts.flatMap(leaves) : [condition as Document];
}

describe('packs', () => {
  const at = workspace();

  it('lists every release, one document each', async () => {
    const { exit, json } = await at.cli('packs', 'list', '--json');
    expect(exit).toBe(0);
    expect(json).toContainEqual(
      expect.objectContaining({
        pack: 'wh40k-10e',
        release: '2026-11',
        newest: true,
        digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      }),
    );
    const { out } = await at.cli('packs', 'list');
    expect(out).toMatch(/wh40k-10e@2026-11 +Warhammer 40,000, 10th edition +\d+ entries +newest/);
  });

  it('shows a pack as one document in which every entry has the same members', async () => {
    const { exit, json } = await at.cli('packs', 'show', 'wh40k-10e', '--json');
    expect([exit, json.length]).toEqual([0, 1]);
    const [document] = json as readonly [Document & { entries: Document[] }];
    expect(document).toMatchObject({ pack: 'wh40k-10e', release: '2026-11', digest: expect.any(String) as string });
    for (const entry of document.entries) {
      expect(Object.keys(entry)).toEqual(
        expect.arrayContaining([
          'id',
          'name',
          'kind',
          'costs',
          'timing',
          'limits',
          'conditions',
          'source',
          'owner',
          'summary',
        ]),
      );
    }
    expect(document.entries.find(({ id }) => id === 'core/grenade')).toMatchObject({
      name: 'Grenade',
      kind: 'stratagem',
      costs: { cp: 1 },
    });
  });

  it('shows the footing of every condition', async () => {
    const { json } = await at.cli('packs', 'show', 'wh40k-10e', '--json');
    const all = (json[0]?.['entries'] as Document[]).flatMap(({ conditions }) => leaves(conditions));
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((leaf) => (leaf['record'] === undefined) === (leaf['attest'] === undefined))).toEqual([]);
    expect(all.filter((leaf) => leaf[String(leaf['footing'])] === undefined)).toEqual([]);
  });

  it('prints the coverage of the packs named, or of every pack', async () => {
    const { exit, json } = await at.cli('packs', 'coverage', 'wh40k-10e@2024-10', '--json');
    expect([exit, json.length]).toEqual([0, 1]);
    expect(json[0]).toMatchObject({ pack: 'wh40k-10e', release: '2024-10', strangers: [] });
    const covered = json[0]?.['covered'] as readonly Document[];
    expect(covered.find(({ id }) => id === 'core/grenade')).toMatchObject({
      kind: 'stratagem',
      scenarios: expect.arrayContaining([expect.stringMatching(/\.yaml$/)]) as string[],
    });
    const all = await at.cli('packs', 'coverage', '--json');
    expect(all.json.map(({ pack }) => pack)).toContain('wh40k-10e');
    const { out } = await at.cli('packs', 'coverage', 'wh40k-10e', '--each');
    expect(out).toMatch(
      /^wh40k-10e 2026-11: \d+ entries, \d+ scenarios\n {2}conditions: \d+ on the record, \d+ attested\n/,
    );
    expect(out).toMatch(/\n {2}core\/grenade: \S*\.yaml.*; \d+ on the record, \d+ attested; asks /);
    expect((await at.cli('packs', 'coverage', 'nix')).exit).toBe(2);
  });

  it('shows a release by name, and people a table', async () => {
    const { json } = await at.cli('packs', 'show', 'wh40k-10e@2024-10', '--json');
    expect(json[0]).toMatchObject({ release: '2024-10' });
    const { out } = await at.cli('packs', 'show', 'wh40k-10e');
    expect(out).toMatch(/core\/grenade +Grenade +1 CP/);
  });

  it('says which packs there are when one is not', async () => {
    const { exit, out, err } = await at.cli('packs', 'show', 'wh40k-10e@1999', '--json');
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(/^adjutant: There is no pack wh40k-10e@1999\. Installed: .*wh40k-10e@2024-10/);
  });

  it('names file and line of a pack that does not load', async () => {
    const packs = join(at.folder, 'packs');
    mkdirSync(join(packs, 'mine'), { recursive: true });
    at.file('packs/mine/pack.json', '{ "id": "mine",\n  "name" }');
    const { exit, out, err } = await at.cliWith({ ADJUTANT_PACKS: packs }, 'packs', 'list', '--json');
    expect([exit, out]).toEqual([3, '']);
    expect(err).toMatch(/pack\.json:2 This is not valid JSON/);
  });
});

describe('the words of a pack', () => {
  const here = workspace();

  it('are all that a scenario may use, each with what it stands for', async () => {
    const { exit, json } = await here.cli('packs', 'show', 'wh40k-8e', '--words', '--json');
    const words = json[0]?.['words'] as { readonly [title: string]: readonly (readonly string[])[] };
    expect(exit).toBe(0);
    for (const [title, rows] of Object.entries(words)) expect([title, Array.isArray(rows)]).toEqual([title, true]);
    expect(words['questions']?.every(([id, asks]) => id !== '' && asks?.endsWith('?'))).toBe(true);
    expect(words['facts and their fields']?.some(([, says, measured]) => says !== '' && measured !== undefined)).toBe(
      true,
    );
    expect(words['reasons of refusals']?.flat()).toEqual(
      expect.arrayContaining(['points/no-category', '…/wrong-phase', 'WRONG_TIMING']),
    );
  });

  it('can be read by people', async () => {
    const { out } = await here.cli('packs', 'show', 'wh40k-10e', '--words');
    expect(out).toMatch(/\nquestions\n {2}\S+ +Is .*\? +presumed (yes|no)\n/);
    expect(out).toMatch(/\nkinds of rolls\n(?: {2}\S+\n)* {2}hit-roll\n/);
  });

  it.each(['wh40k-8e', 'wh40k-10e', 'aos-4e'])('name the words that a field of a fact allows (%s)', async (pack) => {
    const { exit, out } = await here.cli('packs', 'show', pack, '--words');
    expect(exit).toBe(0);
    expect(out).not.toContain('[object Object]');
    if (pack === 'wh40k-8e') expect(out).toMatch(/\n {4}damage .* one of \w+/);
  });
});
