import { changedEntry, changesOf, entryText, formerOf } from '../event/entry-changes.js';
import type { EventOf, TournamentEvent } from '../event/events.js';

/** What entries say as the record goes on. They are kept by ids: two people may have one name. */
export class FormerEntries {
  private readonly entries = new Map<string, Pick<EventOf<'PlayerEntered'>['data'], 'groups'>>();

  /** What an entry said of what it is changed to say otherwise; nothing of any other act. */
  before(event: TournamentEvent): string {
    if (event.type !== 'EntryChanged') return '';
    const former = formerOf(this.entries.get(event.data.player) ?? NOTHING, changesOf(event.data));
    const text = entryText(former);
    return text === '' ? '' : `Before: ${text}.`;
  }

  take(event: TournamentEvent): void {
    if (event.type === 'PlayerEntered') this.entries.set(event.data.player, event.data);
    if (event.type !== 'EntryChanged') return;
    const { player } = event.data;
    this.entries.set(player, changedEntry(this.entries.get(player) ?? NOTHING, changesOf(event.data)));
  }
}

const NOTHING = { groups: {} };
