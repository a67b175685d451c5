import type { Actor } from '@adjutant/kernel';
import type { ShownPerson } from '@adjutant/people';
import { put } from '../../api/client.js';
import { sendAllToTournament } from '../../api/tournaments.js';
import { newId } from '../../common/id.js';
import { entryOf, type Newcomer } from './pasted.js';

/** So many people are named at a time, and so many entered or checked in by one list. */
const AT_A_TIME = 25;

/** Names whoever is new here and enters everybody; `done` tells how many are in. Asked again, nobody enters twice. */
export async function enterAll(
  event: string,
  newcomers: readonly Newcomer[],
  done: (count: number) => void,
  actor?: Actor,
): Promise<void> {
  for (let at = 0; at < newcomers.length; at += AT_A_TIME) {
    const some = newcomers.slice(at, at + AT_A_TIME);
    await Promise.all(some.filter(({ known }) => !known).map(name));
    await sendAllToTournament(
      event,
      some.map((one) => entryOf(event, one)),
      actor,
    );
    done(at + some.length);
  }
}

/** Checks in everybody of a list, in its order; asked again, only whoever is left is told. */
export async function checkInAll(event: string, players: readonly string[], actor?: Actor): Promise<void> {
  for (let at = 0; at < players.length; at += AT_A_TIME) {
    const some = players.slice(at, at + AT_A_TIME);
    await sendAllToTournament(
      event,
      some.map((player) => ({ commandId: newId(), type: 'CheckIn', data: { player } })),
      actor,
    );
  }
}

function name({ id, name, club, nation }: Newcomer): Promise<ShownPerson> {
  const ties = { ...(club === undefined ? {} : { club }), ...(nation === undefined ? {} : { nation }) };
  return put<ShownPerson>(`/people/${encodeURIComponent(id)}`, { name, ...ties });
}
