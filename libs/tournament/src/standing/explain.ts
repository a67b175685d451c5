import type { EntrantId } from '../facts.js';
import type { Came } from './apart.js';
import type { Part } from './parts.js';
import { exactly, shown } from './rational.js';
import type { Mark } from './marks.js';
import type { Column, Row, Standings, Value } from './standings.js';

type NameOf = (player: EntrantId) => string;

const say = (exact: string): string => shown(exactly(exact));

/** How a number came about, a sentence a line: what each round adds, what was cut and why, and what it comes to. */
export function explain(column: Column, value: Value | null, nameOf: NameOf): readonly string[] {
  if (value === null) return [`${column.name}: not asked, since nobody was level.`];
  const lines = value.parts.map((part) => sentenceOf(part, nameOf));
  return [...lines, ...untoldGames(column, value), comesTo(column, value)];
}

/** Shares of games rest on what was told: without that a bye alone, two games won to none, makes the whole of it. */
function untoldGames({ by, name }: Column, { parts }: Value): readonly string[] {
  if (by !== 'game-wins' || parts.some(({ from }) => from === 'table')) return [];
  return [
    parts.some(({ from }) => from === 'bye')
      ? `Nobody told games of a table: ${name} rests on byes alone, each two games won to none.`
      : `Nobody told games of a table: ${name} is no more than its floor.`,
  ];
}

const DECIDED = {
  played: '',
  forfeit: ', without play',
  'double-loss': ', lost by both',
  assigned: ', as the organizer gave it',
} as const;
const OUTCOMES = { win: 'won against', draw: 'drew with', loss: 'lost to' } as const;
const BYES = {
  pairing: 'bye, as the number was odd',
  full: 'bye with full points',
  half: 'bye with half points',
  zero: 'bye without points',
} as const;
const ASSIGNED = {
  win: 'a win without a match, as the organizer gave it',
  draw: 'a draw without a match, as the organizer gave it',
  loss: 'a loss without a match, as the organizer gave it',
} as const;
const CUTS = {
  lowest: 'left out as the least',
  highest: 'left out as the greatest',
  'not-played': 'left out first, as a round that was not played',
} as const;

const LIMITS = {
  floor: 'raised to the floor',
  most: 'held to the most that counts',
  'draws-throughout': 'held to what draws throughout come to',
  opponent: 'held to what that opponent has',
} as const;

function sentenceOf(part: Part, nameOf: NameOf): string {
  const { round, amount, cut } = part;
  const where = round === undefined ? '' : `Round ${round}: `;
  const end = cut === undefined ? '' : ` (${CUTS[cut]})`;
  const sign = part.from === 'ruling' && !amount.startsWith('-') ? '+' : '';
  return `${where}${whatOf(part, nameOf)}${madeOf(part)} ${sign}${say(amount)}${end}.`;
}

function whatOf(part: Part, nameOf: NameOf): string {
  return WHAT[part.from](part, part.opponent === undefined ? 'nobody' : nameOf(part.opponent));
}

const LONE = ', as one of the two alone told it';
const GIVEN = ', by a ruling or a penalty';
const DISPUTED = ', which is disputed and counts until it is ruled';
const STANDS = 'so the own points stand';
const WHAT: { readonly [from in Part['from']]: (part: Part, them: string) => string } = {
  table: ({ outcome = 'draw', decided = 'played', unconfirmed = false, disputed = false, given = false }, them) =>
    `${OUTCOMES[outcome]} ${them}${DECIDED[decided]}${given ? GIVEN : ''}${unconfirmed ? LONE : ''}${disputed ? DISPUTED : ''}`,
  bye: ({ bye = 'zero', assigned }) => (assigned === undefined ? BYES[bye] : ASSIGNED[assigned]),
  absent: () => 'not there',
  open: ({ disputed = false, voided = false }, them) =>
    voided
      ? `nothing counts against ${them}: the match is void`
      : disputed
        ? `nothing counts against ${them} until a dispute is ruled`
        : `no result stands against ${them} yet`,
  // Everybody reads it: whoever runs the event finds which one it was among its effects.
  ruling: () => 'by a ruling',
  event: ({ figure = 'figure' }) => `${figure} of the event`,
  opponent: (_, them) => `${them} has`,
  dummy: ({ opponent }, them) =>
    opponent === undefined ? `nobody was met, ${STANDS}` : `${them} was not played, ${STANDS}`,
  virtual: () => 'nobody was met, so a virtual opponent stands',
};

const NO_LINE = ', which no line of the table of margins has';

/** How the amount was made: a factor, a limit, a table of margins. */
function madeOf({ of, times, was, held, adjusted, margin, noLine }: Part): string {
  const notes = [
    ...(of === undefined || times === undefined ? [] : [`${say(of)} × ${say(times)}`]),
    ...(margin === undefined ? [] : [`margin ${say(margin)}${noLine ? NO_LINE : ''}`]),
    ...(adjusted === undefined ? [] : [`${say(adjusted.from)}, with rounds ${adjusted.rounds.join(', ')} as draws`]),
    ...(was === undefined ? [] : [`${say(was)}, ${LIMITS[held ?? 'most']}`]),
  ];
  return notes.length === 0 ? ':' : ` (${notes.join('; ')}):`;
}

function comesTo({ by, name }: Column, { made, shown: value, parts, outOf, held }: Value): string {
  const counted = parts.filter(({ cut }) => cut === undefined);
  const floor = held === undefined ? '' : ` It was ${say(held.was)}, and counts for no less than the floor.`;
  switch (made) {
    case 'sum':
      return `${name}: ${value}.${floor}`;
    case 'mean':
      return `${name}: ${value}, ${counted.length === 0 ? 'nobody was met' : `the mean of ${counted.length}`}.${floor}`;
    case 'share':
      return `${name}: ${value}, out of ${say(outOf ?? '0')}.${floor}`;
    case 'taken':
      return `${name}: ${value}, as it was imported.`;
    case 'order':
      return `${name}: ${value}${by === 'record' ? ' (won, lost, drawn)' : ''}.`;
  }
}

/** Why somebody stands where they stand, in a sentence. */
export function placeSentence({ columns }: Pick<Standings, 'columns'>, row: Row, nameOf: NameOf): string {
  const { place, player, shared, byLots, partedBy, marks } = row;
  const name = nameOf(player);
  if (place === null) return `${name} has no place: ${marks.map(markText).join(', ')}.`;
  const with_ = shared ? ', shared' : '';
  const lots = byLots ? ', by lots drawn from the seed of the event' : '';
  const behind =
    partedBy === undefined ? 'those who came further after the cut' : `the place above by ${columns[partedBy]?.name}`;
  const parted = byLots || place === 1 ? '' : `, behind ${behind}`;
  const more = notesOn(row)
    .map((note) => `; ${note}`)
    .join('');
  return `${place}. ${name}${with_}${parted}${lots}${more}.`;
}

/** What has to be said of a line beside its values. */
export function notesOn({ marks, unconfirmed = [] }: Pick<Row, 'marks' | 'unconfirmed'>): readonly string[] {
  const rounds = `round${unconfirmed.length > 1 ? 's' : ''} ${unconfirmed.join(', ')}`;
  return [...marks.map(markText), ...(unconfirmed.length === 0 ? [] : [`${rounds} as one player alone told it`])];
}

function throughText({ won, of }: Came): string {
  if (of === 0) return 'through the cut';
  return won === of ? 'won the bracket' : `${won} of ${of} rounds of the bracket won`;
}

/** Everybody reads it: which ruling it was is told to whoever runs the event, with its effects. */
function markText(mark: Mark): string {
  switch (mark.mark) {
    case 'no-prizes':
      return 'no prizes';
    case 'disqualified':
      return 'disqualified';
    case 'left':
      return `left after round ${mark.after}`;
    case 'came-late':
      return `there from round ${mark.from} on`;
    case 'away':
      return `away in round${mark.rounds.length > 1 ? 's' : ''} ${mark.rounds.join(', ')}`;
    case 'through':
      return throughText(mark);
  }
}
