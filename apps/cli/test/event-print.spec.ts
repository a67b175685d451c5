import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { PACKS, workspace } from './cli.js';

const fixture = (name: string): string => readFileSync(join(PACKS, '..', 'tournament', 'fixtures', name), 'utf8');
const pagesOf = async (path: string): Promise<readonly string[]> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(path))), { mergePages: false });
  return text;
};

describe('adjutant event print', () => {
  const at = workspace();
  const skirmish = (): string => at.file('skirmish.json', fixture('skirmish-18p-4r.json'));

  it('writes pairings by name and by table, of a round that was played and of the next one as a draft', async () => {
    const to = join(at.folder, 'paper');
    const { exit, out } = await at.cli('event', 'print', skirmish(), 'pairings', '--round', '4', '--to', to);
    const written = ['pairings-round-4-by-name.pdf', 'pairings-round-4-by-table.pdf'].map((name) => join(to, name));
    expect([exit, out.trim().split('\n')]).toEqual([0, written]);
    const [page = ''] = await pagesOf(written[0]!);
    expect(page).toContain('round 4, pairings by name');
    expect(page).toContain('Page 1 of 1');
    expect(page).not.toContain('A draft');
    await at.cli('event', 'print', skirmish(), 'pairings', '--to', to);
    expect((await pagesOf(join(to, 'pairings-round-5-by-table.pdf')))[0]).toContain(
      'A draft: it is not published yet.',
    );
  });

  it('writes standings with every tie-break, and slips with a code where an address is given', async () => {
    const to = join(at.folder, 'wall');
    await at.cli('event', 'print', skirmish(), 'standings', '--to', to);
    const [standings = ''] = await pagesOf(join(to, 'standings-round-4.pdf'));
    expect(standings).toMatch(/1 1 P03 18 171 1,?072/);
    const address = 'https://open.example.org/t/{round}/{table}';
    await at.cli('event', 'print', skirmish(), 'slips', '--round', '2', '--to', to, '--address', address);
    const slips = (await pagesOf(join(to, 'slips-round-2.pdf'))).join('\n');
    expect([slips.match(/^Table \d+/gm)?.length, slips.match(/Opens this table/g)?.length]).toEqual([9, 9]);
    const bare = join(at.folder, 'bare');
    await at.cli('event', 'print', skirmish(), 'slips', '--round', '2', '--to', bare);
    expect((await pagesOf(join(bare, 'slips-round-2.pdf'))).join('')).not.toContain('Opens this table');
  });

  it('writes the same for spreadsheets, where no name is worked out as a formula', async () => {
    const to = join(at.folder, 'sheets');
    const players = at.file('players.csv', 'name\n"=HYPERLINK(""http://x"")"\n@Bo\nCy\n');
    for (const what of ['pairings', 'standings', 'slips'])
      await at.cli('event', 'print', players, what, '--as', 'csv', '--to', to);
    const files = readdirSync(to).toSorted();
    expect(files).toEqual([
      'pairings-round-1-by-name.csv',
      'pairings-round-1-by-table.csv',
      'slips-round-1.csv',
      'standings-round-0.csv',
    ]);
    const all = files.map((name) => readFileSync(join(to, name), 'utf8')).join('');
    expect(all).toContain(`'@Bo`);
    expect(all).not.toMatch(/(^|,|")[=@]/m);
  });

  it('overwrites nothing, and says what it lacks', async () => {
    const to = join(at.folder, 'twice');
    await at.cli('event', 'print', skirmish(), 'standings', '--to', to);
    const again = await at.cli('event', 'print', skirmish(), 'standings', '--to', to);
    expect([again.exit, again.err]).toEqual([2, expect.stringMatching(/is there already: take another folder/)]);
    const what = await at.cli('event', 'print', skirmish(), 'posters', '--to', to);
    expect([what.exit, what.err]).toEqual([2, expect.stringMatching(/Allowed choices are pairings, standings, slips/)]);
    const round = await at.cli('event', 'print', skirmish(), 'slips', '--to', to, '--round', '9');
    expect([round.exit, round.err]).toEqual([2, expect.stringMatching(/Round 5 was never published: pair it first/)]);
  });
});
