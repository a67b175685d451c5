import { shownActs, type Entered } from '../../view/irregular.js';
import type { IrregularAct } from '../../view/tournament-view.js';
import { writeRows } from '../players/cells.js';
import type { PrintedList } from './list.js';

/** The register of irregular acts as it is printed: players by what they are called. */
export function registerOf(
  record: readonly Entered[],
  { nameOf, staff }: { readonly nameOf: (player: string) => string; readonly staff: boolean },
): readonly IrregularAct[] {
  return shownActs(record, staff, (one) => called(one, nameOf));
}

/** The register below a list, as the report of an event has it; nothing where nothing irregular was done. */
export function withRegister(list: PrintedList, acts: readonly IrregularAct[]): PrintedList {
  if (acts.length === 0) return list;
  const lines = acts.map(({ entry, at, by, sentence }) => `Entry ${entry}, ${whenOf(at)}, by ${by.role}: ${sentence}`);
  return { ...list, below: { title: 'Register of irregular acts', lines } };
}

export function registerCsv(acts: readonly IrregularAct[]): string {
  return writeRows([
    ['Entry', 'Time (UTC)', 'Round', 'By', 'Role', 'Act', 'What was done'],
    ...acts.map(({ entry, at, round, by, type, sentence }) => [
      ...[String(entry), whenOf(at), round === null ? '' : String(round), by.id, by.role, type, sentence],
    ]),
  ]);
}

/** To the minute, as clocks in a hall show it. */
const whenOf = (at: string): string => at.slice(0, 16).replace('T', ' ');

/** Sentences of the record go by ids: names stand outside it. Whoever sits somewhere or goes on is named as well. */
function called(one: Entered, nameOf: (player: string) => string): Entered {
  const { event } = one;
  if (event.type === 'TournamentSetUp') return one;
  const { data } = event;
  const named = {
    ...('player' in data && { player: nameOf(data.player) }),
    ...('players' in data && { players: data.players.map(nameOf) }),
    ...('tables' in data && {
      tables: data.tables.map(({ table, A, B }) => ({ table, A: nameOf(A), B: nameOf(B) })),
    }),
  };
  return { ...one, event: { ...event, data: { ...data, ...named } } as Entered['event'] };
}
