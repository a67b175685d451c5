import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKS, workspace } from './cli.js';

const FIXTURES = join(PACKS, '..', 'tournament', 'fixtures');
const fixture = (name: string): string => readFileSync(join(FIXTURES, name), 'utf8');
const SKIRMISH = fixture('skirmish-18p-4r.json');
const NINE = fixture('chess-9p-9r-byes.trf');

interface Row {
  readonly player: string;
  readonly place: number;
  readonly published?: number;
  readonly values: readonly ({ readonly value: number } | null)[];
}

describe('adjutant event', () => {
  const at = workspace();

  it('ranks a file by the order that it names, with a published place beside each of ours', async () => {
    const { exit, json } = await at.cli('event', 'standings', at.file('skirmish.json', SKIRMISH), '--json');
    const { rows, after, findings } = json[0] as unknown as { rows: readonly Row[]; after: number; findings: unknown };
    expect([exit, json.length, after, findings]).toEqual([0, 1, 4, []]);
    expect(rows.map(({ place }) => place)).toEqual(rows.map(({ published }) => published));
    expect(rows[0]).toMatchObject({ player: 'P03', values: [{ value: 18 }, { value: 171 }, { value: 1072 }] });
  });

  it('ranks it by another preset, and a TRF by the chess one, as it was after a round', async () => {
    const itc = await at.cli('event', 'standings', at.file('skirmish.json', SKIRMISH), '--preset', 'itc');
    expect(itc.out).toMatch(/: ITC \(wins, battle points\)$/m);
    const { exit, out } = await at.cli('event', 'standings', at.file('nine.trf', NINE), '--after', '5');
    expect([exit, out.split('\n')[0]]).toEqual([
      0,
      'Nine players, nine rounds, a bye each round, after round 5: chess (C.07, 2026)',
    ]);
  });

  it('says of one player how each number came about', async () => {
    const { exit, out } = await at.cli('event', 'standings', at.file('nine.trf', NINE), '--why', 'Player 3');
    expect(exit).toBe(0);
    expect(out).toMatch(/^3\. Player 3, behind the place above by points\.$/m);
    expect(out).toMatch(/^ {2}Round 8: bye, as the number was odd: 1\.$/m);
  });

  it('tells by line and column what does not agree, ends with 1, and changes nothing', async () => {
    const { exit, out } = await at.cli('event', 'import', at.file('off.trf', NINE.replace(' 7.5 ', ' 8.5 ')));
    expect(exit).toBe(1);
    expect(out).toMatch(
      /line 13, column 81: Line 13 gives Player 1 8\.5 points; the rounds come to 7\.5\. Taken: 7\.5, from the rounds\./,
    );
  });

  it('gives a TRF back byte for byte, whatever its letters are, and writes others; nothing is overwritten', async () => {
    const bytes = Buffer.from(NINE.replace('Player 2', 'Pläyer 2').replaceAll('\n', '\r\n'), 'latin1');
    const file = at.file('old.trf', bytes);
    expect((await at.cli('event', 'import', file, '--out', join(at.folder, 'again.trf'))).exit).toBe(0);
    expect(readFileSync(join(at.folder, 'again.trf')).equals(bytes)).toBe(true);
    const { exit, err } = await at.cli('event', 'import', file, '--out', join(at.folder, 'again.trf'));
    expect([exit, err]).toEqual([2, expect.stringContaining('is there already')]);
    for (const name of ['event.json', 'event.trf', 'event.csv']) {
      await at.cli('event', 'import', at.file('skirmish.json', SKIRMISH), '--out', join(at.folder, name));
      expect(existsSync(join(at.folder, name))).toBe(true);
    }
    for (const name of ['event.json', 'event.trf']) {
      const { exit: again, json } = await at.cli('event', 'standings', join(at.folder, name), '--json');
      const { rows } = json[0] as unknown as { rows: readonly Row[] };
      expect([name, again, rows[0]?.player, rows[0]?.published]).toEqual([name, 0, 'P03', 1]);
    }
  });

  it.each([
    [['standings', 'nowhere.trf'], /nowhere\.trf does not exist/],
    [
      ['standings', 'nine.trf', '--preset', 'luck'],
      /There is no preset luck, and no file of that name\. There are: gw, itc/,
    ],
    [['standings', 'nine.trf', '--after', 'x'], /--after takes the number of a round/],
    [['standings', 'nine.trf', '--why', 'Nobody'], /There is no player Nobody/],
    [['import', 'novel.txt'], /neither JSON nor a TRF/],
  ])('refuses %j', async (argv, reason) => {
    at.file('nine.trf', NINE);
    at.file('novel.txt', 'It was a dark night.');
    const { exit, err } = await at.cli('event', ...argv);
    expect(exit).toBe(2);
    expect(err).toMatch(reason);
  });
});
