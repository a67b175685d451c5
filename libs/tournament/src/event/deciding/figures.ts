import { already, recorded } from '@adjutant/kernel';
import type { CommandOf } from '../commands.js';
import type { Figures } from '../members.js';
import { roundOf, type Running } from '../state/state.js';
import { no, type TournamentDecision } from './context.js';

/** What a match brings by itself: nobody says it beside it. */
const OF_MATCHES: readonly string[] = ['vp', 'event'];

export const isTold = (told: Figures, before: Figures): boolean =>
  Object.entries(told).every(([name, value]) => before[name] === value);

type OfTable = CommandOf<'TellFigures'>['data'] & { readonly round: number };

/** What a player has of a table beside its match: games won, tournament points. Of whoever has left since, too. */
export function tellOfTable(data: OfTable, open: Running): TournamentDecision {
  const { player, round: number, figures } = data;
  const round = roundOf(open, number);
  const at = round?.publication ? round.tables.find(({ A, B }) => A === player || B === player) : undefined;
  if (round === undefined || at === undefined)
    return no('table/unknown', `${player} sits at no table of round ${number}.`, { round: number, player });
  const match = Object.keys(figures).find((name) => OF_MATCHES.includes(name));
  if (match !== undefined)
    return no('table/of-match', `${match} is what the match of table ${at.table} comes to: record it there.`, {
      ...{ figure: match, round: number, table: at.table },
    });
  if (isTold(figures, at.figures?.[at.A === player ? 'A' : 'B'] ?? {})) return already;
  return recorded({ type: 'FiguresTold', data: { ...data, ...(round.status === 'closed' ? { late: true } : {}) } });
}
