import type { Reason } from '@adjutant/kernel';
import {
  discard,
  draw,
  followDraw,
  hasHad,
  holdingOf,
  reasonsAgainstDiscard,
  reasonsAgainstDraw,
  unbooked,
  type Booked,
  type Pack,
  type Table,
} from '@adjutant/rules';
import type { MatchEvent, ObjectiveDiscarded, ObjectiveDrawn } from '../events.js';
import { reason } from '../refusals.js';

export function drawn(pack: Pack, table: Table, data: ObjectiveDrawn['data'], number: number): Booked {
  const { player, drawn: one } = data;
  return followDraw(pack, draw(pack, table, player, one, number), player, one?.objective ?? '', number);
}

/** Of a sealed hand nobody sees which one went: the oldest stands for it. */
export function discarded(pack: Pack, table: Table, data: ObjectiveDiscarded['data'], number: number): Booked {
  const held = heldBy(table, data);
  return held ? discard(pack, table, held, number, true) : unbooked(table);
}

function heldBy(table: Table, { player, objective }: ObjectiveDiscarded['data']) {
  return holdingOf(table, player).find((one) => objective === undefined || one.objective === objective);
}

export function isAboutHand(event: MatchEvent): event is ObjectiveDrawn | ObjectiveDiscarded {
  return event.type === 'ObjectiveDrawn' || event.type === 'ObjectiveDiscarded';
}

/** Why something about a hand would not be accepted in this place of the record. */
export function reasonsAboutHand(pack: Pack, table: Table, event: MatchEvent): readonly Reason[] {
  if (event.type === 'ObjectiveDrawn') {
    const { player, drawn: one } = event.data;
    const before = one !== undefined && hasHad(table, player, one.objective);
    return before ? [repeated(player, one?.objective ?? '')] : reasonsAgainstDraw(pack, table, player);
  }
  if (event.type !== 'ObjectiveDiscarded') return [];
  const held = heldBy(table, event.data);
  return held ? reasonsAgainstDiscard(pack, table, held) : [notHeld(event.data.player, event.data.objective ?? '')];
}

function repeated(player: string, objective: string): Reason {
  const message = `${player} has drawn ${objective} before.`;
  return reason('objective/repeated', message, { player, objective });
}

function notHeld(player: string, objective: string): Reason {
  const message = `${player} does not hold ${objective}.`;
  return reason('objective/not-held', message, { player, objective });
}
