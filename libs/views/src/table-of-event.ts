import { is, type Static } from '@adjutant/kernel';
import { TableOfEvent, type MatchState } from '@adjutant/match';

const TableShown = is.named(
  'TableShown',
  is.extended(TableOfEvent, { text: is.anyText({ says: '`Round 2, table 5`.' }) }),
);
type TableShown = Static<typeof TableShown>;

/** Member of what is shown of a match: the table of an event that it is of; left out where it is of none. */
export const tableShown = is.optional(is.says('The table of an event that the match is of.', TableShown));

/** Where a match is played, as it is called out in a hall. */
export function tableText({ round, table }: Pick<TableOfEvent, 'round' | 'table'>): string {
  return `Round ${round}, table ${table}`;
}

/** The same as a member that is left out where the match stands alone. */
export function tableSaid(state: MatchState): { readonly event?: TableShown } {
  if (state.status === 'absent' || state.event === undefined) return {};
  return { event: { ...state.event, text: tableText(state.event) } };
}
