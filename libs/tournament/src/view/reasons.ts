import { withoutPrivate } from '../event/entry-changes.js';
import type { TournamentEvent } from '../event/events.js';

/**
 * Why an entry is changed, somebody leaves or comes back, has a bye, a result without a match or a list that is taken, or sits elsewhere than was drawn is
 * for those who run the event.
 */
export function withoutReason(event: TournamentEvent): TournamentEvent {
  switch (event.type) {
    case 'PlayerWithdrawn':
    case 'PlayerDropped':
    case 'PlayerReinstated':
    case 'ListSubmitted':
    case 'ListOverruled':
    case 'ResultAssigned':
    case 'ByeGiven':
    case 'ByeTakenBack':
    case 'DraftEdited':
    case 'DraftDiscarded':
    case 'TableVoidTold':
    case 'FieldCut':
    case 'TimeExtended': {
      const { because: _, ...data } = event.data;
      return { ...event, data } as TournamentEvent;
    }
    case 'EntryChanged': {
      const { because: _, player, late, ...said } = event.data;
      return { ...event, data: { player, ...withoutPrivate(said), late } } as TournamentEvent;
    }
    default:
      return event;
  }
}
