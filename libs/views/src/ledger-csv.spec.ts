import { ledgerCsv, usesCsv } from './ledger-csv.js';

const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/;
const line = {
  ...{ number: 1, at: null, player: 'A', account: 'cp', kind: 'gain', what: 'x', whatName: 'x', clock: '' },
  ...{ declared: -2, credited: 1, balance: 1, mark: null, because: [] },
} as never;

/** As a spreadsheet takes a file apart (RFC 4180): a field that begins with a quote goes on to the next single one. */
function cellsOf(file: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let rest = file.replace(/^\uFEFF/, '');
  while (rest !== '') {
    const plain = rest.search(new RegExp(`[${separator}\\r\\n]`));
    const whole = rest.startsWith('"') ? /^"((?:[^"]|"")*)"([^\r\n]*?)(?=[,;\t\r\n]|$)/.exec(rest) : null;
    const length = whole ? whole[0].length : plain === -1 ? rest.length : plain;
    rows.at(-1)?.push(whole ? `${whole[1]?.replaceAll('""', '"')}${whole[2]}` : rest.slice(0, length));
    const ends = rest.slice(length);
    const broken = /^\r?\n|^\r/.exec(ends);
    if (broken) rows.push([]);
    rest = ends.slice(broken?.[0].length ?? 1);
  }
  return rows;
}

const HOSTILE = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1+1', '"=1"'],
  ...['a;=1+1', 'a; =1+1', 'a;"=1+1"', 'a;;@x', 'a\t=1+1', 'a\n=1+1', 'a\r\n-1', 'a";=1;"', "a';=HYPERLINK(1)"],
];

test.each(HOSTILE)('%j is no formula, whichever sign parts the cells where the file is opened', (name) => {
  const file = ledgerCsv({ cp: { A: [line], B: [] }, vp: { A: [], B: [] } }, [], { A: name, B: 'Ben' });
  for (const separator of [',', ';', '\t']) {
    const words = cellsOf(file, separator)
      .flat()
      .filter((cell) => !/^-?\d+$/.test(cell));
    expect(words.filter((cell) => FORMULA.test(cell))).toEqual([]);
  }
  // Where the comma parts them, nothing of a name is lost or moved.
  const [, row] = cellsOf(file, ',');
  expect(row).toHaveLength(14);
  expect(row?.[3]?.replaceAll("'", '')).toBe(name.replaceAll("'", ''));
});

test.each(['Ann', 'Jean-Luc', 'a+b@example.org', 'a, =b', 'O’Brien'])('%j stands as it is', (name) => {
  const file = ledgerCsv({ cp: { A: [line], B: [] }, vp: { A: [], B: [] } }, [], { A: name, B: 'Ben' });
  expect(cellsOf(file, ',')[1]?.[3]).toBe(name);
});

describe('what was told late', () => {
  const AT = '2031-04-04T12:30:00.000Z';
  const elsewhere = { is: 'late', after: 0, recordedIn: 'R3.B.Clash' } as const;
  const entries = [
    { number: 1, elsewhere, recordedAt: AT },
    { number: 2, recordedAt: AT },
  ];
  const named = { A: 'Ann', B: 'Ben' };
  const rowsOf = (file: string) =>
    cellsOf(file, ',').map((cells) => [cells[0]?.replace('\uFEFF', ''), ...cells.slice(-3)]);
  const heads = ['Entry', 'Told', 'Recorded at', 'Recorded in'];
  const rows = [heads, ['1', 'late', AT, 'R3.B.Clash'], ['2', '', '', '']];

  it('says so in the ledgers, with when and where it was recorded', () => {
    const lines = [line, { ...(line as object), number: 2 } as never];
    expect(rowsOf(ledgerCsv({ cp: { A: lines, B: [] }, vp: { A: [], B: [] } }, entries, named)).slice(0, 3)).toEqual(
      rows,
    );
  });

  it('and among the uses', () => {
    const use = { clock: '', player: 'A', kind: 'order', entry: 'x', name: 'x', cost: 0, mark: null } as const;
    const uses = [
      { ...use, number: 1 },
      { ...use, number: 2 },
    ];
    expect(rowsOf(usesCsv(uses, entries, named)).slice(0, 3)).toEqual(rows);
  });
});

describe('the cap that kept points back', () => {
  const named = { A: 'Ann', B: 'Ben' };
  const lastOf = (lines: readonly unknown[]) =>
    cellsOf(ledgerCsv({ cp: { A: lines as never, B: [] }, vp: { A: [], B: [] } }, [], named), ',')
      .slice(0, lines.length + 1)
      .map((cells) => cells.at(-1));

  it('is named in a last column', () => {
    const cut = { ...(line as object), declared: 18, credited: 15, capped: 3, cut: 'round' };
    expect(lastOf([line, cut])).toEqual(['Kept back by', '', 'the cap of the battle round']);
  });

  it('has no column where none did', () => {
    expect(lastOf([line])).toEqual(['Recorded in', '']);
  });
});
