import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsIn } from '@adjutant/kernel';
import { DraftOfFile, ImpactOfFile, presetNamed, RECORD_AND_PATH } from '@adjutant/tournament';
import { PACKS, workspace } from './cli.js';

const FIXTURES = join(PACKS, '..', 'tournament', 'fixtures');
const fixture = (name: string): string => readFileSync(join(FIXTURES, name), 'utf8');
const SKIRMISH = fixture('skirmish-18p-4r.json');
const NINE = fixture('chess-9p-9r-byes.trf');
const WTC = presetNamed('wtc')!;

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
    const vp = await at.cli('event', 'standings', at.file('nine.trf', NINE), '--preset', 'itc', '--json');
    expect(JSON.stringify(vp.json)).toContain('The order ranks by vp, which no table tells');
    const none = await at.cli('event', 'standings', at.file('nine.trf', NINE), '--round', '10');
    expect([none.exit, none.err]).toEqual([2, expect.stringContaining('There is no round 10') as string]);
    const { exit, out } = await at.cli('event', 'standings', at.file('nine.trf', NINE), '--round', '5');
    expect([exit, out.split('\n')[0]]).toEqual([
      0,
      'Nine players, nine rounds, a bye each round, after round 5: chess (C.07, 2026)',
    ]);
  });

  it('refuses lines of margins that cannot be read, in a preset and in an event, and says where', async () => {
    const preset = { ...WTC, conversion: { ...WTC.conversion, table: '0,5 => 10,10\n6-10 => 9,11' } };
    const says = 'conversion.table cannot be read in line 2, column 1. “6-10 => 9,11” is no line of a table';
    const bad = at.file('bad-preset.json', JSON.stringify(preset));
    const own = await at.cli('event', 'standings', at.file('skirmish.json', SKIRMISH), '--preset', bad);
    expect([own.exit, own.err]).toEqual([2, expect.stringContaining(says) as string]);
    const event = { adjutant: 'event', version: 1, name: '', players: [], rounds: [], effects: [], seed: '', preset };
    const told = await at.cli('event', 'standings', at.file('bad-event.json', JSON.stringify(event)));
    expect([told.exit, told.err]).toEqual([2, expect.stringContaining(says) as string]);
  });

  it('says which tables have a margin that stands in no line', async () => {
    const preset = { ...WTC, conversion: { ...WTC.conversion, table: '0,60 => 10,10' } };
    const narrow = at.file('narrow.json', JSON.stringify(preset));
    const wide = SKIRMISH.replace('"vp": 44', '"vp": 144');
    const { json } = await at.cli('event', 'standings', at.file('wide.json', wide), '--preset', narrow, '--json');
    expect((json[0] as unknown as { supposed: readonly string[] }).supposed).toContain(
      'Round 1, table 1: no line of the margins has 124 vp, so that it brings no gp to either.',
    );
  });

  it('refuses a table that a draft does not have', async () => {
    const { exit, err } = await at.cli('event', 'pair', at.file('nine.trf', NINE), '--table', '99', '--round', '3');
    expect([exit, err]).toEqual([2, expect.stringContaining('The draft of round 3 has no table 99.') as string]);
  });

  it('says of one player how each number came about', async () => {
    const { exit, out } = await at.cli('event', 'standings', at.file('nine.trf', NINE), '--player', 'Player 3');
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

  it('calls players in what does not agree by their names, and by their ids too where two share one', async () => {
    const event = JSON.parse(SKIRMISH) as { players: string[]; standings: { player: string; vp: number }[] };
    const [first, second, ...others] = event.standings;
    const name = (id: string): string => (id === first?.player ? 'Ann' : 'Bo');
    const players = event.players.map((id) => ({ id, name: name(id) }));
    const changed = { ...event, players, standings: [{ ...first, vp: 1 }, { ...second, vp: 2 }, ...others] };
    const { exit, out } = await at.cli('event', 'standings', at.file('named.json', JSON.stringify(changed)));
    expect(exit).toBe(1);
    expect(out).toMatch(/The published standings give Ann 1 vp; the rounds come to/);
    expect(out).toContain(`The published standings give Bo (${second?.player}) 2 vp; the rounds come to`);
  });

  it('gives a TRF back byte for byte, whatever its letters are, and writes others; nothing is overwritten', async () => {
    const bytes = Buffer.from(NINE.replace('Player 2', 'Pläyer 2').replaceAll('\n', '\r\n'), 'latin1');
    const file = at.file('old.trf', bytes);
    expect((await at.cli('event', 'import', file, '--out', join(at.folder, 'again.trf'))).exit).toBe(0);
    expect(readFileSync(join(at.folder, 'again.trf')).equals(bytes)).toBe(true);
    const wide = Buffer.from(`\uFEFF${NINE.replace('Player 2', 'Pläyer 2')}`, 'utf16le');
    await at.cli('event', 'import', at.file('wide.trf', wide), '--out', join(at.folder, 'wide-again.trf'));
    expect(readFileSync(join(at.folder, 'wide-again.trf')).equals(wide)).toBe(true);
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

  it('tells a field of two thousand briefly and one table of it in full, and pairs no more than an event takes', async () => {
    const field = (count: number): string =>
      ['name,club', ...Array.from({ length: count }, (_, at) => `Player ${at},Club ${at % 99}`)].join('\n');
    const file = at.file('many.csv', field(2_000));
    const sidesOf = async (...more: readonly string[]) => {
      const { exit, json } = await at.cli('event', 'pair', file, '--json', ...more);
      const [draft] = json as unknown as readonly DraftOfFile[];
      const explained = draft?.tables[0]?.explained as { readonly sides: readonly { readonly skipped: unknown[] }[] };
      return [exit, draft?.checked, explained.sides[0]?.skipped.length];
    };
    expect(await sidesOf()).toEqual([0, { claims: 1_000, wrong: [] }, 0]);
    expect(await sidesOf('--table', '1')).toEqual([0, { claims: 1, wrong: [] }, 1_998]);
    const { exit, err } = await at.cli('event', 'pair', at.file('crowd.csv', field(5_001)));
    expect([exit, err]).toEqual([2, expect.stringContaining('5001 players would be paired; an event takes 5000.')]);
  });

  it('says what of a TRF is lost or not done, and writes none whose columns are off unless it is told to', async () => {
    const more = at.file('more.trf', `${NINE}132 31/05/04\n260 1 2\n`);
    const { out } = await at.cli('event', 'import', more, '--out', join(at.folder, 'more.json'));
    expect(out).toContain('Lines 260 (pairs that are forbidden) are kept, and a draft does not look at them.');
    const pair = ['event', 'pair', more, '--round', '2'];
    const note = 'Lines 260 (pairs that are forbidden) are kept, and a draft does not look at them.';
    expect((await at.cli(...pair)).out).toMatch(/^Supposed: Lines 260 \(pairs that are forbidden\) are kept/m);
    const [draft] = (await at.cli(...pair, '--json')).json as unknown as readonly DraftOfFile[];
    expect([draft?.supposed.includes(note), faultsIn(DraftOfFile, draft, '')]).toEqual([true, []]);
    expect((await at.cli('event', 'standings', more)).out).toContain(`Supposed: ${note}`);
    const print = ['event', 'print', more, 'pairings', '--as', 'csv'];
    expect((await at.cli(...print, '--to', join(at.folder, 'draft'))).err).toContain(`Supposed: ${note}`);
    const played = await at.cli(...print, '--round', '2', '--to', join(at.folder, 'played'), '--json');
    expect([played.err, played.json]).toEqual(['', [expect.objectContaining({ supposed: draft?.supposed })]]);
    expect(out).toContain('132, XXC, 260 of the TRF have no place in another format: keep the TRF beside it.');
    const line = NINE.split('\n').find((one) => one.startsWith('001 ')) ?? '';
    const off = at.file('off.trf', NINE.replace(line, line.replace(/ (w [01=])/, '  $1')));
    const refused = await at.cli('event', 'import', off, '--out', join(at.folder, 'off.json'));
    expect([refused.exit, refused.err]).toEqual([
      2,
      expect.stringContaining('Nothing was written: put the columns right'),
    ]);
    expect(existsSync(join(at.folder, 'off.json'))).toBe(false);
    expect((await at.cli('event', 'import', off, '--out', join(at.folder, 'off.json'), '--anyway')).exit).toBe(1);
    expect(existsSync(join(at.folder, 'off.json'))).toBe(true);
  });

  it('drafts the next round with a reason for each table, which is checked; the same file gives the same draft', async () => {
    const file = at.file('skirmish.json', SKIRMISH);
    const { exit, json, out } = await at.cli('event', 'pair', file, '--json');
    const [draft] = json as unknown as readonly DraftOfFile[];
    expect([exit, json.length, draft?.round, draft?.tables.length, draft?.checked.wrong]).toEqual([0, 1, 5, 9, []]);
    expect(faultsIn(DraftOfFile, draft, '')).toEqual([]);
    expect(draft?.tables.every(({ table, says }) => says.includes(`Table ${table}, as pair `))).toBe(true);
    expect(draft?.tables[0]?.explained).toMatchObject({ sides: [{ path: expect.stringMatching(/^[WDL-]{4}$/) }, {}] });
    const one = await at.cli('event', 'pair', file, '--table', '3', '--json');
    const [alone] = one.json as unknown as readonly DraftOfFile[];
    expect([alone?.tables, alone?.byes]).toEqual([[draft?.tables[2]], []]);
    expect((await at.cli('event', 'pair', file, '--json')).out).toBe(out);
    const compared = await at.cli('event', 'pair', file, '--round', '2', '--compare', '--json');
    const [beside] = compared.json as unknown as readonly DraftOfFile[];
    expect([faultsIn(DraftOfFile, beside, ''), beside?.compared?.same]).toEqual([[], false]);
    const read = await at.cli('event', 'pair', file, '--round', '2', '--compare');
    expect(read.out).toMatch(/^The round of the file beside this draft\n(.+\n)*The engine would pair: /m);
    const text = await at.cli('event', 'pair', file, '--round', '2');
    expect(text.out).toMatch(/: draft of round 2$/m);
    expect(text.out).toMatch(/^Checked: the reasons of 9 tables and byes hold in the results\.$/m);
  });

  it('pairs players alone for round 1, by rules of your own, and says why it cannot', async () => {
    const players = at.file('players.csv', 'name,club\nAnn,North\nBo,North\nCy,South\nDee,South\nEl,\n');
    const { exit, json } = await at.cli('event', 'pair', players, '--json');
    const [draft] = json as unknown as readonly DraftOfFile[];
    expect([exit, draft?.round, draft?.tables.length, draft?.byes.map(({ kind }) => kind)]).toEqual([
      0,
      1,
      2,
      ['pairing'],
    ]);
    const rules = at.file('rules.json', JSON.stringify({ ...RECORD_AND_PATH, tables: [{ number: 7 }] }));
    const few = await at.cli('event', 'pair', players, '--rules', rules);
    expect([few.exit, few.err]).toEqual([
      2,
      expect.stringMatching(/2 pairs need as many tables, and there are 1: add tables/),
    ]);
  });

  it('says what a late correction changes: lines, pairs apart, the round that would have been, the cut', async () => {
    const file = at.file('skirmish.json', SKIRMISH);
    const asked = ['event', 'impact', file, '--result', '1/1=B', '--points', '10:90', 'tp=0:5', '--cut', '8'];
    const { exit, json } = await at.cli(...asked, '--json');
    const [impact] = json as unknown as readonly ImpactOfFile[];
    expect([exit, faultsIn(ImpactOfFile, impact, '')]).toEqual([0, []]);
    expect(impact?.correction).toMatchObject({
      round: 1,
      table: 1,
      is: { outcome: 'loss', figures: [{ vp: 10 }, { vp: 90 }] },
    });
    expect(impact?.lines.length).toBeGreaterThan(1);
    expect([impact?.following?.round, impact?.cut === undefined]).toEqual([2, false]);
    const { out } = await at.cli(...asked);
    expect(out).toMatch(/lines of the standings change \(the order that the file names\)/);
    expect(out).toMatch(/^Round 2 would have been paired otherwise \(it is not paired anew\)$/m);
    const [, other] = impact?.correction.players ?? [];
    expect(out).toContain(`  is    ${other?.name} won, vp 90:10, tp 5:0`);
  });

  it('draws, ranks and weighs what the event of a file plays: groups, their cut, prizes', async () => {
    const id = (at: number): string => `p${at}`;
    const won = (table: number, A: number, B: number) => ({
      ...{ table, decided: 'played' },
      seats: [
        { player: id(A), outcome: 'win', figures: { vp: 60 + A } },
        { player: id(B), outcome: 'loss', figures: { vp: 20 } },
      ],
    });
    const event = {
      ...{ adjutant: 'event', version: 1, name: 'Eight', planned: 5, effects: [], seed: 'eight' },
      players: Array.from({ length: 8 }, (_, at) => ({ id: id(at), name: `Player ${at}`, groups: {}, from: 1 })),
      rounds: [
        {
          number: 1,
          closed: true,
          tables: [won(1, 0, 3), won(2, 1, 2), won(3, 4, 7), won(4, 5, 6)],
          open: [],
          byes: [],
        },
      ],
      format: { by: 'groups', size: 4, through: 1 },
      groups: [[0, 1, 2, 3].map(id), [4, 5, 6, 7].map(id)],
      prizes: [{ name: 'First' }],
    };
    const file = at.file('eight.json', JSON.stringify(event));
    const pair = await at.cli('event', 'pair', file, '--json');
    const [draft] = pair.json as unknown as readonly DraftOfFile[];
    expect(draft?.tables[0]?.says).toBe(
      'Group 1, round 2 of 3: everybody meets everybody once, and now Player 3 meets Player 2.',
    );
    const ranked = await at.cli('event', 'standings', file, '--json');
    expect(ranked.json[0]).toMatchObject({
      awards: [{ prize: 'First', says: 'First: Player 5.' }],
      rows: [{ group: 2 }, {}, {}, {}, {}, {}, {}, {}],
    });
    expect((await at.cli('event', 'standings', file)).out).toMatch(/^First: Player 5\.$/m);
    const weighed = await at.cli('event', 'impact', file, '--result', '1/4=B');
    expect(weighed.out).toContain('The cut: in comes Player 4; out goes Player 5');
    const asked = await at.cli('event', 'impact', file, '--result', '1/4=B', '--cut', 'group:5');
    expect([asked.exit, asked.err]).toEqual([2, expect.stringContaining('The cut takes 10 players')]);
    const written = await at.cli('event', 'import', file, '--out', join(at.folder, 'eight.trf'));
    expect(written.out).toContain(
      'A TRF has no fields for what this event has besides: how rounds are drawn, groups, prizes.',
    );
    const again = await at.cli('event', 'pair', join(at.folder, 'eight.trf'), '--json');
    expect((again.json[0] as unknown as DraftOfFile).tables).toEqual(draft?.tables);
  });

  it.each([
    [['pair', 'nine.trf', '--round', '0'], /--round takes the number of a round, and 0 is none/],
    [['pair', 'nine.trf', '--round', '12'], /Round 10 was never published: pair it first/],
    [['pair', 'nine.trf', '--rules', 'novel.txt'], /novel\.txt is no JSON/],
    [['impact', 'nine.trf'], /required option '--result/],
    [['impact', 'nine.trf', '--result', 'first'], /as in '2\/5=A'.*“first” is not that/],
    [['impact', 'nine.trf', '--result', '2/1=A', '--points', 'lots'], /--points takes A:B.*“lots” is not that/],
    [['impact', 'nine.trf', '--result', '2/99=A'], /Round 2 has no table 99: it has tables 1, 2, 3, 4\./],
    [['impact', 'nine.trf', '--result', '20/1=A'], /There is no round 20: the event has 9 rounds/],
    [
      ['impact', 'nine.trf', '--result', '2/1=A', '--cut', '12'],
      /The cut takes 12 players, and there are 9 who can go on: take 9 at most/,
    ],
    [['standings', 'nowhere.trf'], /nowhere\.trf does not exist/],
    [
      ['standings', 'nine.trf', '--preset', 'luck'],
      /There is no preset luck, and no file of that name\. There are: gw, gw-11e, itc/,
    ],
    [['standings', 'nine.trf', '--round', 'x'], /--round takes the number of a round/],
    [['standings', 'nine.trf', '--player', 'Nobody'], /There is no player Nobody/],
    [['import', 'novel.txt'], /neither JSON nor a TRF/],
  ])('refuses %j', async (argv, reason) => {
    at.file('nine.trf', NINE);
    at.file('novel.txt', 'It was a dark night.');
    const { exit, err } = await at.cli('event', ...argv);
    expect(exit).toBe(2);
    expect(err).toMatch(reason);
  });
});
