import type { Actor } from '@adjutant/kernel';
import type { TournamentEvent } from '../event/events.js';
import { tournamentSentence } from '../event/sentence.js';
import { withoutReason } from './reasons.js';
import type { IrregularAct } from './tournament-view.js';

/** An entry of the record of an event, with by whom and when. */
export interface Entered {
  readonly event: TournamentEvent;
  readonly revision: number;
  readonly at: string;
  readonly by: Actor;
}

/** What is printed in the report of an event: whatever was done to it by hand, late, or once more. */
export function irregularActs(record: readonly Entered[]): readonly IrregularAct[] {
  return record.flatMap(({ event, revision: entry, at, by }) =>
    isIrregular(event)
      ? [{ entry, type: event.type, round: roundIn(event), sentence: tournamentSentence(event), at, by }]
      : [],
  );
}

/** What of it whoever asks may read: edits of a draft that nobody has published, and reasons about one player, are for staff. */
export const shownActs = (record: readonly Entered[], staff: boolean): readonly IrregularAct[] =>
  irregularActs(staff ? record : record.map(forEverybody)).filter(({ type }) => staff || type !== 'DraftEdited');

const forEverybody = (one: Entered): Entered => ({ ...one, event: withoutReason(one.event) });

function isIrregular(event: TournamentEvent): boolean {
  switch (event.type) {
    case 'DraftEdited':
    case 'PublicationChanged':
    case 'TournamentReopened':
    case 'PlayerReinstated':
    case 'ListOverruled':
    case 'ResultAssigned':
      return true;
    case 'SettingsChanged':
    case 'TableResultTold':
    case 'ListSubmitted':
      return event.data.late;
    case 'FiguresTold':
      return event.data.late ?? false;
    default:
      return false;
  }
}

const roundIn = ({ data }: TournamentEvent): number | null => ('round' in data ? (data.round ?? null) : null);
