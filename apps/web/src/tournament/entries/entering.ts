import type { Actor } from '@adjutant/kernel';
import type { ShownPerson } from '@adjutant/people';
import { put } from '../../api/client.js';
import { sendAllToTournament } from '../../api/tournaments.js';
import { newId } from '../../common/id.js';
import { entryOf, type Newcomer } from './pasted.js';

/** So many people are named at a time, and so many entered or checked in by one list. */
const AT_A_TIME = 25;

/** Names whoever is new here, keeps ids of other programs, and enters everybody; `done` tells how many are in. Asked again, nobody enters twice. */
export async function enterAll(
  event: string,
  newcomers: readonly Newcomer[],
  done: (count: number) => void,
  actor?: Actor,
): Promise<void> {
  for (let at = 0; at < newcomers.length; at += AT_A_TIME) {
    const some = newcomers.slice(at, at + AT_A_TIME);
    await Promise.all(some.flatMap((one) => saidOf(one) ?? []).map(say));
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

type Said = Pick<ShownPerson, 'id' | 'name' | 'outside'> & Pick<Newcomer, 'club' | 'nation'>;

/** What is told of a person beside their entry; nothing of whoever is known and brings no id. */
export function saidOf({ id, name, known, club, nation, outside }: Newcomer): Said | undefined {
  const ids = outside === undefined ? {} : { outside };
  if (known) return outside === undefined ? undefined : { id, name, ...ids };
  return { id, name, ...(club === undefined ? {} : { club }), ...(nation === undefined ? {} : { nation }), ...ids };
}

const say = ({ id, ...said }: Said): Promise<ShownPerson> =>
  put<ShownPerson>(`/people/${encodeURIComponent(id)}`, said);
