import type { PersonRole, Row } from '@adjutant/kernel';
import { roundOf, tableWith, TOURNAMENT, type TournamentEvent, type TournamentState } from '@adjutant/tournament';
import { EventAtFault } from './faults.js';
import type { Recorded } from './recorded.js';
import { recordersOf } from './recorders.js';

/** Holds who recorded an entry to whom its commands are for: a role that reaches that far, and players for themselves alone. */
export function checkAllowed(state: TournamentState, event: TournamentEvent, entry: Recorded): void {
  const { id, role } = entry.meta.actor;
  const rows = recordersOf(event.type).map((type) => TOURNAMENT.commands[type].who);
  const may =
    role === 'system' ? rows.some(isOfServer) : rows.some((row) => (row[role as PersonRole] ?? 'never') !== 'never');
  if (may && (role !== 'player' || isOwn(state, event, id))) return;
  const says = may ? `${id} is a player, and this is about others` : `${event.type} is not for the role ${role}`;
  throw new EventAtFault('not-allowed', says, entry);
}

/** What the server alone sends is for nobody. */
const isOfServer = (row: Row): boolean => Object.values(row).every((reach) => reach === 'never');

/** Whatever a player records is about their own entry; what two at a table have said is told of both. */
function isOwn(state: TournamentState, { type, data }: TournamentEvent, id: string): boolean {
  if (!('player' in data)) return false;
  if (type !== 'FiguresTold' || data.player === id) return data.player === id;
  const round = state.status === 'absent' || data.round === undefined ? undefined : roundOf(state, data.round);
  const at = tableWith(round, data.player);
  return at?.A === id || at?.B === id;
}
