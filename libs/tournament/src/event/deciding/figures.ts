import { already, recorded, sameJson } from '@adjutant/kernel';
import { figuresOfTables, GAMES } from '../../standing/criteria.js';
import type { CommandOf } from '../commands.js';
import type { BothFigures, Figures } from '../members.js';
import { presetOf } from '../ranked.js';
import { roundOf, tableWith, type RoundState, type Running, type TableState } from '../state/state.js';
import { no, type TournamentDecision } from './context.js';
import type { Lacking } from './packs.js';

/** What a match brings by itself: nobody says it beside it. */
const OF_MATCHES: readonly string[] = ['vp', 'event'];

export const isTold = (told: Figures, before: Figures): boolean =>
  Object.entries(told).every(([name, value]) => before[name] === value);

/** What nobody tells beside a match: what it brings, what the order of the event makes of its margin, and parts of games. */
export function wrongInFigures(told: Figures, { settings: { standings } }: Running): Lacking | null {
  const names = Object.keys(told);
  const match = names.find((name) => OF_MATCHES.includes(name));
  if (match !== undefined) return ofMatch(match, `${match} is what the match of a table comes to: record it there.`);
  const { from, to } = standings?.conversion ?? {};
  if (to !== undefined && names.includes(to))
    return ofMatch(to, `${to} is made of the margin in ${from} by the order of the event: record the match.`);
  const far = tooFar(told);
  if (far) return far;
  const games = names.find((name) => GAMES.includes(name) && !isCount(told[name]));
  if (games === undefined) return null;
  const message = `${games} is a number of games, and ${told[games]} is none: tell a whole number from 0.`;
  return { code: 'table/games', message, facts: { figure: games } };
}

const ofMatch = (figure: string, message: string): Lacking => ({ code: 'table/of-match', message, facts: { figure } });

/** No game brings more; a number that was mistyped by far would carry whoever has it past everybody. */
const MOST = 1_000_000;

export function tooFar(told: Figures): Lacking | null {
  const figure = Object.keys(told).find((name) => Math.abs(told[name] ?? 0) > MOST);
  if (figure === undefined) return null;
  const message = `${figure} is told as more than anybody has: tell a number from -1,000,000 to 1,000,000.`;
  return { code: 'table/too-far', message, facts: { figure, most: MOST } };
}

const isCount = (value: number | undefined): boolean => Number.isInteger(value) && Number(value) >= 0;

type OfTable = CommandOf<'TellFigures'>['data'] & { readonly round: number };

/** What a player has of a table beside its match: games won, tournament points. Of whoever has left since, too. */
export function tellOfTable(data: OfTable, open: Running): TournamentDecision {
  const { player, round: number, figures } = data;
  return whereTheySit(data, open, (at, { status }) => {
    const wrong = wrongInFigures(figures, open);
    if (wrong) return no(wrong.code, wrong.message, { ...wrong.facts, round: number, table: at.table });
    if (isTold(figures, at.figures?.[at.A === player ? 'A' : 'B'] ?? {})) return already;
    return recorded({ type: 'FiguresTold', data: { ...data, ...(status === 'closed' ? { late: true } : {}) } });
  });
}

function whereTheySit(
  { player, round: number }: Pick<OfTable, 'player' | 'round'>,
  open: Running,
  decide: (at: TableState, round: RoundState) => TournamentDecision,
): TournamentDecision {
  const round = roundOf(open, number);
  const at = round?.publication ? tableWith(round, player) : undefined;
  return round === undefined || at === undefined
    ? no('table/unknown', `${player} sits at no table of round ${number}.`, { round: number, player })
    : decide(at, round);
}

/** What one of the two at a table says of it, while its round is played: told once the other says the same. */
export function reportOfTable(data: CommandOf<'ReportFigures'>['data'], open: Running): TournamentDecision {
  const { round: number, both } = data;
  return whereTheySit(data, open, (at, { status }) => {
    const facts = { round: number, table: at.table };
    if (status === 'closed')
      return no('round/closed', `Round ${number} is closed: an official tells what is wrong in it.`, facts);
    const wrong = notAsked(both, open) ?? wrongInFigures(both.A, open) ?? wrongInFigures(both.B, open);
    return wrong ? no(wrong.code, wrong.message, { ...wrong.facts, ...facts }) : saidAt(at, data);
  });
}

function saidAt(at: TableState, data: CommandOf<'ReportFigures'>['data']): TournamentDecision {
  const { player, round, both } = data;
  if (at.figures !== undefined)
    return isSaid(both, at.figures) ? already : no('table/told', TOLD, { round, table: at.table });
  const [own, other] = at.A === player ? [at.reported?.A, at.reported?.B] : [at.reported?.B, at.reported?.A];
  if (sameJson(other, both)) return recorded(toldOf(at, round, both, 'A'), toldOf(at, round, both, 'B'));
  return sameJson(own, both) ? already : recorded({ type: 'FiguresReported', data });
}

const TOLD = 'What stands beside this match is told already: ask an official where it is wrong.';

const isSaid = (both: BothFigures, { A = {}, B = {} }: Partial<BothFigures>): boolean =>
  isTold(both.A, A) && isTold(both.B, B);

const toldOf = (at: TableState, round: number, both: BothFigures, side: 'A' | 'B') =>
  ({ type: 'FiguresTold', data: { player: at[side], figures: both[side], round } }) as const;

/** All of what the order of the event asks of a table, of each of the two, and nothing else. */
function notAsked(both: BothFigures, open: Running): Lacking | null {
  const asked = figuresOfTables(presetOf(open));
  const isAll = (figures: Figures): boolean =>
    asked.length === Object.keys(figures).length && asked.every((one) => figures[one] !== undefined);
  if (asked.length > 0 && isAll(both.A) && isAll(both.B)) return null;
  const message = `The order of this event asks a table for ${asked.join(' and ') || 'nothing beside its match'}: say that of both, and nothing else.`;
  return { code: 'table/not-asked', message, facts: { asked: [...asked] } };
}
