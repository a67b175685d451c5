import type { Round } from '../../facts.js';
import { presetNamed } from '../../standing/presets.js';
import { Reckoning } from '../../standing/reckoning.js';
import { compare, exactly, shown } from '../../standing/rational.js';
import { factsOf, factsOfEveryRound, type EventFile, type EventPlayer } from '../event-file.js';
import type { Finding, Imported } from '../findings.js';
import { outsideTwice } from '../outside-twice.js';
import { codeOf, documentOf, restOf, type TrfDocument } from './document.js';
import { unappliedIn } from './kept-lines.js';
import { orderedBy } from './order.js';
import { ownLines } from './own-lines.js';
import { withOwn } from './own-figures.js';
import { readPlayerLine, type PlayerLine } from './player-line.js';
import { scoredBy, scoringOf } from './scoring.js';
import { roundOf } from './tables.js';

export interface TrfRead extends Imported<EventFile> {
  readonly format: 'trf';
  /** As it stands: `writeDocument` gives the file back byte for byte. */
  readonly document: TrfDocument;
}

export const isTrf = (text: string): boolean => /^\uFEFF?(?:[^\r\n]*\r?\n)*?(?:001 |012 )/.test(text);

/** Reads a TRF16 or an individual TRF-2026. */
export function readTrf(text: string): TrfRead {
  const document = documentOf(text);
  const findings: Finding[] = [];
  const players = playersOf(document, findings);
  const last = players.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const rounds = Array.from({ length: last }, (_, at) => roundOf(at + 1, players, findings));
  const name = valueOf(document, '012');
  const planned = plannedIn(document, last);
  const scored = scoredBy(presetNamed('chess')!, scoringOf(document, findings));
  const preset = orderedBy(scored, document, findings);
  const event = withOwn(
    {
      adjutant: 'event',
      version: 1,
      name,
      players: players.map((one) => playerOf(one, rounds)),
      rounds: rounds.map((round, index) => ({
        ...round,
        closed: round.open.every(({ disputed, voided }) => disputed === true || voided === true) || index < last - 1,
      })) as EventFile['rounds'],
      ...(planned === undefined ? {} : { planned }),
      effects: [],
      seed: seedOf(name),
      preset,
      ...publishedIn(players),
    },
    ownLines(document, findings),
  );
  findings.push(
    ...countsIn(document, players),
    ...outsideTwice(
      event.players,
      players.map(({ line }) => line),
    ),
    ...emptyIn(event),
    ...tooFewPlanned(document, last),
    ...lostIn(text),
    ...absencesIn(event, players),
    ...totalsIn(event, players),
  );
  return { format: 'trf', document, event, findings, supposed: [...supposed(event), ...unappliedIn(document)] };
}

function playersOf(document: TrfDocument, findings: Finding[]): readonly PlayerLine[] {
  const known = new Map<number, PlayerLine>();
  document.lines.forEach((line, index) => {
    if (codeOf(line) !== '001') return;
    const read = readPlayerLine(line.text.replace(/^\uFEFF/, ''), index + 1);
    if (!read.ok) return void findings.push(read.finding);
    findings.push(...read.findings);
    const { player } = read;
    const earlier = known.get(player.number);
    if (earlier === undefined) return void known.set(player.number, player);
    findings.push({
      code: 'player-twice',
      says: `Lines ${earlier.line} and ${player.line} both have start number ${player.number}.`,
      taken: `Line ${earlier.line}; the other is left out.`,
      line: player.line,
      column: 5,
      players: [String(player.number)],
    });
  });
  return [...known.values()];
}

function playerOf(
  { number, name, federation, fideId, title, sex, birth, rating, cells }: PlayerLine,
  rounds: readonly Round[],
): EventPlayer {
  const columns = Object.entries({ federation, title, sex, birth }).filter(([, value]) => value !== '');
  const told = cells.map(({ opponent, result }) => opponent !== undefined || result !== '');
  const [first, last] = [told.indexOf(true) + 1, told.lastIndexOf(true) + 1];
  return {
    id: String(number),
    name,
    groups: {},
    from: Math.max(first, 1),
    ...(last < rounds.length && last > 0 ? { until: last } : {}),
    ...(rating === undefined || rating === 0 ? {} : { rating }),
    ...(fideId === '' || fideId === '0' ? {} : { outside: { fide: fideId } }),
    ...(columns.length === 0 ? {} : { columns: Object.fromEntries(columns) }),
  };
}

function publishedIn(players: readonly PlayerLine[]): Pick<EventFile, 'published'> {
  const published = players.flatMap(({ number, rank, points }) =>
    rank === undefined || rank === 0
      ? []
      : [{ player: String(number), place: rank, figures: points === undefined ? {} : { points: Number(points) } }],
  );
  return published.length === 0 ? {} : { published };
}

const valueOf = (document: TrfDocument, code: string): string =>
  document.lines.filter((line) => codeOf(line) === code).map(restOf)[0] ?? '';

function countsIn(document: TrfDocument, players: readonly PlayerLine[]): readonly Finding[] {
  const stated = valueOf(document, '062').split(/\s+/)[0] ?? '';
  if (!/^\d+$/.test(stated) || Number(stated) === players.length) return [];
  const line = document.lines.findIndex((one) => codeOf(one) === '062') + 1;
  return [
    {
      code: 'count-differs',
      says: `Line ${line} says ${stated} players; there are ${players.length}.`,
      taken: `The ${players.length} that there are.`,
      line,
      facts: { stated: Number(stated), found: players.length },
    },
  ];
}

/** Nobody is without a word for a round and plays on later; whoever says nothing at the end has left. */
function absencesIn(event: EventFile, players: readonly PlayerLine[]): readonly Finding[] {
  return players.flatMap(({ line, cells, name }, at) => {
    const { id = '', from = 1, until = event.rounds.length } = event.players[at] ?? {};
    return cells.flatMap((cell, index): Finding[] => {
      if (cell.opponent !== undefined || cell.result !== '' || index + 1 < from || index + 1 > until) return [];
      return [
        {
          code: 'absent-unexplained',
          says: `Line ${line} says nothing of ${name} in round ${index + 1}, and they play on later.`,
          taken: 'As a round that was not played, without points.',
          line,
          column: cell.column,
          round: index + 1,
          players: [id],
        },
      ];
    });
  });
}

function totalsIn(event: EventFile, players: readonly PlayerLine[]): readonly Finding[] {
  if (event.preset === undefined) return [];
  const reckoning = new Reckoning(factsOf(event), event.preset);
  const running = new Reckoning(factsOfEveryRound(event), event.preset);
  return players.flatMap(({ number, line, points }, at): Finding[] => {
    const player = event.players[at];
    const found = reckoning.points(player?.id ?? String(number)).value;
    const isLike = (one: typeof found): boolean => points !== undefined && compare(exactly(points), one) === 0;
    const late = running.points(player?.id ?? String(number)).value;
    if (points === undefined || isLike(found) || isLike(late)) return [];
    return [
      {
        code: 'total-differs',
        says: `Line ${line} gives ${player?.name ?? number} ${shown(exactly(points))} points; the rounds come to ${shown(found)}.`,
        taken: `${shown(found)}, from the rounds.`,
        line,
        column: 81,
        players: [player?.id ?? String(number)],
        facts: { stated: Number(points), found: shown(found) },
      },
    ];
  });
}

/** A round of which no line says anything, and later ones are there. */
const emptyIn = ({ rounds }: EventFile): readonly Finding[] =>
  rounds
    .filter(({ tables, open, byes }) => tables.length + open.length + byes.length === 0)
    .map(({ number: round }) => ({
      code: 'round-missing',
      says: `No line says anything of round ${round}, and a later one is there.`,
      taken: 'A round in which nobody played.',
      round,
    }));

function lostIn(text: string): readonly Finding[] {
  const at = text.split(/\r\n|\r|\n/).findIndex((line) => line.includes('\uFFFD'));
  if (at < 0) return [];
  const says = `Letters are lost, the first in line ${at + 1}: the file was saved in another encoding.`;
  return [{ code: 'hidden-letters', says, taken: 'The text with the marks that stand for them.', line: at + 1 }];
}

/** How many rounds are planned where more are than there are: by the word of TRF-2026, or by that of before. */
function plannedIn(document: TrfDocument, there: number): number | undefined {
  const said = (valueOf(document, '142') || valueOf(document, 'XXR')).trim();
  const planned = /^\d{1,3}$/.test(said) ? Number(said) : 0;
  return planned > there ? planned : undefined;
}

/** A file that plans fewer rounds than it tells of: nothing is left out. */
function tooFewPlanned(document: TrfDocument, there: number): readonly Finding[] {
  const [word, said] =
    (['142', 'XXR'] as const)
      .map((one) => [one, valueOf(document, one).trim()] as const)
      .find(([, text]) => text !== '') ?? [];
  if (word === undefined || said === undefined || !/^\d{1,3}$/.test(said) || Number(said) >= there) return [];
  const line = document.lines.findIndex((one) => codeOf(one) === word) + 1;
  const says = `Line ${line} says that ${count(Number(said))} planned, and players have results of ${there}.`;
  return [
    {
      code: 'count-differs',
      says,
      taken: `All ${there} rounds.`,
      line,
      facts: { planned: Number(said), rounds: there },
    },
  ];
}

const count = (rounds: number): string => (rounds === 1 ? '1 round is' : `${rounds} rounds are`);

/** What lots are drawn from where a file has no seed. */
const seedOf = (name: string): string => `import:${name}`;

function supposed({ rounds, planned = 0, seed, name }: EventFile): readonly string[] {
  return [
    ...(rounds.length === 0 ? ['There are no rounds yet.'] : []),
    ...(planned > rounds.length && rounds.length > 0
      ? [`${planned} rounds are planned and ${rounds.length} are there: the event is not over.`]
      : []),
    'Tables are numbered in the order of their lower start number, where no line of ours says otherwise.',
    ...(seed === seedOf(name) ? ['Lots are drawn from the name of the event, as the file has no seed.'] : []),
  ];
}
