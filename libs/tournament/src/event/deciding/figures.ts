import { already, recorded } from '@adjutant/kernel';
import { GAMES } from '../../standing/criteria.js';
import type { CommandOf } from '../commands.js';
import type { Figures } from '../members.js';
import { roundOf, type Running } from '../state/state.js';
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
  const games = names.find((name) => GAMES.includes(name) && !isCount(told[name]));
  if (games === undefined) return null;
  const message = `${games} is a number of games, and ${told[games]} is none: tell a whole number from 0.`;
  return { code: 'table/games', message, facts: { figure: games } };
}

const ofMatch = (figure: string, message: string): Lacking => ({ code: 'table/of-match', message, facts: { figure } });
const isCount = (value: number | undefined): boolean => Number.isInteger(value) && Number(value) >= 0;

type OfTable = CommandOf<'TellFigures'>['data'] & { readonly round: number };

/** What a player has of a table beside its match: games won, tournament points. Of whoever has left since, too. */
export function tellOfTable(data: OfTable, open: Running): TournamentDecision {
  const { player, round: number, figures } = data;
  const round = roundOf(open, number);
  const at = round?.publication ? round.tables.find(({ A, B }) => A === player || B === player) : undefined;
  if (round === undefined || at === undefined)
    return no('table/unknown', `${player} sits at no table of round ${number}.`, { round: number, player });
  const wrong = wrongInFigures(figures, open);
  if (wrong) return no(wrong.code, wrong.message, { ...wrong.facts, round: number, table: at.table });
  if (isTold(figures, at.figures?.[at.A === player ? 'A' : 'B'] ?? {})) return already;
  return recorded({ type: 'FiguresTold', data: { ...data, ...(round.status === 'closed' ? { late: true } : {}) } });
}
