import type { Round, SeatResult } from '../../facts.js';
import type { Called } from '../called.js';
import type { Finding } from '../findings.js';
import type { Reader } from './shape.js';

interface Margins {
  readonly least: number;
  readonly most: number;
  readonly winner: number;
  readonly loser: number;
}

const AMOUNT = String.raw`\d+(?:\.\d+)?`;
const LINE = new RegExp(
  String.raw`(\d+)\s*(?:(?:-|\u2013|\u2014|to)\s*(\d+)|(or more|and more|\+))?\s*:\s*(${AMOUNT})\s*(?:each|(?:and|-|\u2013|:)\s*(${AMOUNT}))`,
  'i',
);

/** `VP margin 0-3: 3 each; 4-15: 5 and 2; 16 or more: 5 and 0`, as some files say how points come from margins. */
function marginIn(line: string): Margins | undefined {
  const [found, least, most, more, winner, loser] = LINE.exec(line) ?? [];
  if (found === undefined) return undefined;
  return {
    least: Number(least),
    most: more === undefined ? Number(most ?? least) : Infinity,
    winner: Number(winner),
    loser: Number(loser ?? winner),
  };
}

/** How points come from margins as the file says it, where that can be read at all. */
export function marginsOf(text: unknown, reader: Reader): readonly Margins[] {
  if (text === undefined || text === null) return [];
  const lines = typeof text === 'string' ? text.split(/[;\n]/).filter((line) => line.trim() !== '') : [];
  const read = lines.map(marginIn);
  const margins = read.filter((one) => one !== undefined);
  const unread = margins.length === 0 ? [text] : lines.filter((_, at) => read[at] === undefined);
  for (const one of unread)
    reader.found({
      code: 'unknown-word',
      says: `pointsFromMargin is ${JSON.stringify(one)}; “4-15: 5 and 2; 16 or more: 5 and 0” would be understood.`,
      taken: 'Points are not held to it.',
      at: 'pointsFromMargin',
    });
  return margins;
}

/** Tables whose points are not what the margin gives, or in which result, VP and TP speak against each other. */
export function tablesAgainst(
  rounds: readonly Round[],
  margins: readonly Margins[],
  called: Called,
): readonly Finding[] {
  return rounds.flatMap(({ number: round, tables }) =>
    tables.flatMap(({ table, seats, decided }): readonly Finding[] => {
      if (decided !== 'played') return [];
      const where = { at: `rounds, round ${round}, table ${table}`, round, players: seats.map(({ player }) => player) };
      const against = speaksAgainst(seats, margins, called) ?? unlikeMargin(seats, margins);
      return against === undefined ? [] : [{ ...against, ...where }];
    }),
  );
}

type Seats = readonly [SeatResult, SeatResult];

const leadIn = ([a, b]: Seats, figure: string): number | undefined => {
  const [one, other] = [a.figures[figure], b.figures[figure]];
  return one === undefined || other === undefined ? undefined : one - other;
};

const dueFor = (margin: number, margins: readonly Margins[]): Margins | undefined =>
  margins.find(({ least, most }) => margin >= least && margin <= most);

function speaksAgainst(seats: Seats, margins: readonly Margins[], called: Called): Finding | undefined {
  const [vp, tp] = [leadIn(seats, 'vp'), leadIn(seats, 'tp')];
  const told = { win: 1, draw: 0, loss: -1 }[seats[0].outcome];
  const due = vp === undefined ? undefined : dueFor(Math.abs(vp), margins);
  // Who is level in VP is level in TP; level in TP alone may be what a small margin gives.
  const isCrossed = vp !== undefined && tp !== undefined && (vp * tp < 0 || (vp === 0 && tp !== 0));
  const isDrawByMargin = told === 0 && (tp === 0 || (due !== undefined && due.winner === due.loser));
  const isAgainst = (lead: number | undefined): boolean => lead !== undefined && Math.sign(lead) !== told;
  if (isCrossed) return against(seats, called, ': more of the one and no more of the other.', 'who won is told by VP');
  if (!isAgainst(vp) && !(vp === undefined && isAgainst(tp))) return undefined;
  if (isDrawByMargin) return undefined;
  return against(
    seats,
    called,
    `, and ${called(seats[0].player)} is said to have a ${seats[0].outcome}.`,
    'who won is what is said',
  );
}

function against([a, b]: Seats, called: Called, what: string, taken: string): Finding {
  const figures = ({ player, figures: { vp, tp } }: SeatResult): string => {
    const told = [...(vp === undefined ? [] : [`${vp} VP`]), ...(tp === undefined ? [] : [`${tp} TP`])];
    return `${called(player)} has ${told.join(' and ')}`;
  };
  return {
    code: 'result-against-figures',
    says: `${figures(a)}, ${figures(b)}${what}`,
    taken: `The figures as they stand; ${taken}.`,
  };
}

function unlikeMargin(seats: Seats, margins: readonly Margins[]): Finding | undefined {
  const lead = leadIn(seats, 'vp');
  const points = seats.map(({ figures }) => figures['tp']);
  const [one, other] = points;
  if (lead === undefined || one === undefined || other === undefined) return undefined;
  const due = dueFor(Math.abs(lead), margins);
  const [most, least] = [Math.max(one, other), Math.min(one, other)];
  return due === undefined || (most === due.winner && least === due.loser)
    ? undefined
    : unlike(Math.abs(lead), [most, least], due);
}

const unlike = (margin: number, stated: readonly [number, number], due: Margins): Finding => ({
  code: 'margin-against-points',
  says: `A margin of ${margin} VP gives ${due.winner} and ${due.loser} TP; the table has ${stated[0]} and ${stated[1]}.`,
  taken: 'The points as they stand.',
  facts: { margin, stated: stated.join(' and '), due: `${due.winner} and ${due.loser}` },
});
