import type { EventPlayer } from '../event-file.js';
import type { Finding } from '../findings.js';
import { outsideTwice } from '../outside-twice.js';
import { delimiterOf, isFormula, rowsOf, unguarded, type CellRow, type Delimiter } from './cells.js';
import { columnsTwice } from './columns-twice.js';

export interface PlayersRead {
  readonly players: readonly EventPlayer[];
  /** Where the row of each player begins, in the order of players; from 1. */
  readonly lines: readonly number[];
  readonly findings: readonly Finding[];
  readonly delimiter: Delimiter;
  /** What each column was taken for, in the order of the file. */
  readonly columns: readonly { readonly heading: string; readonly as: string }[];
  /** What was left out on purpose, in sentences. */
  readonly supposed: readonly string[];
}

/** What a column is taken for that goes no further: the file of an event is handed on, and nobody is written to out of it. */
const NOTHING = 'nothing';

const MOST_ROWS = 20_000;
/** What headings are called, without spaces and in small letters; `outside:` ones are ids of other programs. */
const HEADINGS: { readonly [heading: string]: string } = {
  ...{ name: 'name', player: 'name', playername: 'name', fullname: 'name', spieler: 'name', nom: 'name' },
  ...{ firstname: 'first', givenname: 'first', vorname: 'first', lastname: 'last', surname: 'last', nachname: 'last' },
  ...{ id: 'id', number: 'id', no: 'id', '#': 'id', playerid: 'id' },
  ...{ faction: 'faction', army: 'faction', fraktion: 'faction', armee: 'faction' },
  ...{ detachment: 'detachment', subfaction: 'detachment' },
  ...{ club: 'club', team: 'team', nation: 'nation', country: 'nation', federation: 'nation' },
  ...{
    rating: 'rating',
    elo: 'rating',
    bcpid: 'outside:bcp',
    fideid: 'outside:fide',
    longshanksid: 'outside:longshanks',
  },
  ...{ t3id: 'outside:t3', itcid: 'outside:itc' },
  ...{ email: NOTHING, mail: NOTHING, emailaddress: NOTHING, mailadresse: NOTHING, emailadresse: NOTHING },
};

/** Players out of a table that was pasted or saved: headings in any order, or names alone. */
export function readPlayers(text: string): PlayersRead {
  const findings: Finding[] = [...hiddenIn(text)];
  const bare = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(bare);
  const all = rowsOf(bare, delimiter, findings);
  const [first] = all;
  const columns = columnsOf(first);
  const headed = columns !== undefined;
  const as =
    columns ?? (first?.cells ?? []).map((_, at) => ({ heading: '', as: at === 0 ? 'name' : `column ${at + 1}` }));
  const rows = headed ? all.slice(1) : all;
  if (rows.length > MOST_ROWS) findings.push(tooMany(rows.length));
  const read = rows.slice(0, MOST_ROWS).flatMap((row, index) => playerOf(row, as, index, findings));
  const [players, lines] = [read.map(({ player }) => player), read.map(({ line }) => line)];
  findings.push(...columnsTwice(as, rows, NOTHING), ...twice(read));
  findings.push(...outsideTwice(players, lines));
  if (headed && players.length === 0) findings.push(nobody);
  const supposed = as.flatMap((one) => (one.as === NOTHING ? [leftOut(one.heading)] : []));
  return { players, lines, findings, delimiter, columns: as, supposed };
}

/** Undefined where the first row is a player already: no cell of it is a heading for a name. */
function columnsOf(first: CellRow | undefined): PlayersRead['columns'] | undefined {
  if (first === undefined) return undefined;
  const columns = first.cells.map((cell) => {
    const heading = cell.trim();
    return { heading, as: HEADINGS[heading.toLowerCase().replace(/[\s_.-]/g, '')] ?? idOfAnother(heading) ?? heading };
  });
  return columns.some(({ as }) => ['name', 'first', 'last'].includes(as)) ? columns : undefined;
}

/** `ECF ID` and `national id`: whatever stands before the word names the program. */
function idOfAnother(heading: string): string | undefined {
  const [, program] = /^(.*\S)[\s_.-]+id$/i.exec(heading) ?? [];
  return program === undefined ? undefined : `outside:${program.toLowerCase()}`;
}

interface Read {
  readonly line: number;
  readonly player: EventPlayer;
}

function playerOf(
  { line, cells }: CellRow,
  columns: PlayersRead['columns'],
  index: number,
  findings: Finding[],
): readonly Read[] {
  const told = columns
    .map(({ as }, at) => [as, unguarded((cells[at] ?? '').trim())] as const)
    .filter(([, cell]) => cell !== '')
    .filter(([as], at, all) => all.findIndex(([other]) => other === as) === at);
  const of = (what: string): string => told.find(([as]) => as === what)?.[1] ?? '';
  for (const [at, cell] of cells.entries())
    if (isFormula(cell.trim())) findings.push(formula(line, at + 1, columns[at]?.heading ?? ''));
  if (cells.length > columns.length) findings.push(wider(line, cells.length, columns.length));
  const name = of('name') || `${of('first')} ${of('last')}`.trim();
  if (name === '') {
    findings.push({ code: 'not-read', says: `Line ${line} names nobody.`, taken: 'It is left out.', line });
    return [];
  }
  const rating = /^\d+([.,]\d+)?$/.test(of('rating')) ? Number(of('rating').replace(',', '.')) : undefined;
  if (rating === undefined && of('rating') !== '') findings.push(noNumber(line, of('rating')));
  const outside = told.flatMap(([as, cell]) =>
    as.startsWith('outside:') ? [[as.slice('outside:'.length), cell] as const] : [],
  );
  const more = told.filter(
    ([as]) => !['name', 'first', 'last', 'id', 'rating', NOTHING].includes(as) && !as.startsWith('outside:'),
  );
  const player: EventPlayer = {
    id: of('id') || String(index + 1),
    name,
    groups: {},
    from: 1,
    ...(rating === undefined ? {} : { rating }),
    ...(outside.length === 0 ? {} : { outside: Object.fromEntries(outside) }),
    ...(more.length === 0 ? {} : { columns: Object.fromEntries(more) }),
  };
  return [{ line, player }];
}

function twice(read: readonly Read[]): readonly Finding[] {
  const by = (what: (one: Read) => string): readonly (readonly Read[])[] =>
    [...Map.groupBy(read, what).values()].filter((all) => all.length > 1);
  const lines = (all: readonly Read[]): string => all.map(({ line }) => line).join(', ');
  return [
    ...by(({ player }) => player.name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')).map((all) => ({
      code: 'name-twice' as const,
      says: `“${all[0]?.player.name}” stands in lines ${lines(all)}: two people of one name, or one person twice?`,
      taken: 'Each as a player of their own.',
      line: all[1]?.line ?? 0,
      players: all.map(({ player }) => player.id),
    })),
    ...by(({ player }) => player.id).map((all) => ({
      code: 'player-twice' as const,
      says: `Lines ${lines(all)} have the same id “${all[0]?.player.id}”. Give each player an id of their own.`,
      taken: 'All of them; nobody can be told from the other by it.',
      line: all[1]?.line ?? 0,
      players: [all[0]?.player.id ?? ''],
    })),
  ];
}

/** A mark at the beginning, or letters that were lost when somebody saved the file in another encoding. */
function hiddenIn(text: string): readonly Finding[] {
  const lost = text.split('\uFFFD').length - 1;
  const line = text.slice(0, Math.max(0, text.indexOf('\uFFFD'))).split('\n').length;
  const bom = {
    code: 'hidden-letters' as const,
    says: 'The text begins with a byte order mark.',
    taken: 'The text without it.',
    line: 1,
    column: 1,
  };
  const replaced = {
    code: 'hidden-letters' as const,
    says: `${lost} letters are lost, the first in line ${line}: the file was saved in another encoding. Save it as UTF-8 and read it again.`,
    taken: 'The text with the marks that stand for them.',
    line,
    facts: { lost },
  };
  return [...(text.startsWith('\uFEFF') ? [bom] : []), ...(lost > 0 ? [replaced] : [])];
}

const nobody: Finding = {
  code: 'not-read',
  says: 'There is a heading, and no line with a name below it. Write a line for each player.',
  taken: 'Nothing.',
};

const leftOut = (heading: string): string =>
  `The column “${heading}” is left out: addresses go into no file of an event, which others read.`;

const tooMany = (count: number): Finding => ({
  code: 'count-differs',
  says: `There are ${count} rows; at most ${MOST_ROWS} are read. Split the file.`,
  taken: `The first ${MOST_ROWS}.`,
  facts: { found: count },
});

const wider = (line: number, cells: number, columns: number): Finding => ({
  code: 'columns-off',
  says: `Line ${line} has ${cells} cells under ${columns} headings: is something in it not quoted?`,
  taken: `The first ${columns}.`,
  line,
});

const formula = (line: number, column: number, heading: string): Finding => ({
  code: 'formula',
  says: `Line ${line} has a formula of a spreadsheet ${heading === '' ? `in column ${column}` : `under “${heading}”`}: was its value meant?`,
  taken: 'The formula as text; nothing works it out, here or in what is saved.',
  line,
  column,
});

const noNumber = (line: number, found: string): Finding => ({
  code: 'not-a-number',
  says: `The rating in line ${line} is “${found}”, which is no number.`,
  taken: 'No rating.',
  line,
});
