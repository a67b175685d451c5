import type { TournamentEvent } from '../event/events.js';

/** Why somebody leaves or comes back, has a result without a match or a list that is taken, is for those who run the event. */
export function withoutReason(event: TournamentEvent): TournamentEvent {
  switch (event.type) {
    case 'PlayerWithdrawn':
    case 'PlayerDropped':
    case 'PlayerReinstated':
    case 'ListSubmitted':
    case 'ListOverruled':
    case 'ResultAssigned':
    case 'TimeExtended': {
      const { because: _, ...data } = event.data;
      return { ...event, data } as TournamentEvent;
    }
    default:
      return event;
  }
}
