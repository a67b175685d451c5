import type { Actor } from '@adjutant/kernel';
import type { ShownPerson } from '@adjutant/people';
import { idsTyped } from '../../access/outside-ids.js';
import { Problem, put } from '../../api/client.js';
import { sendAllToTournament } from '../../api/tournaments.js';
import { newId } from '../../common/id.js';
import { entryOf, type Newcomer } from './pasted.js';

/** So many people are named at a time, and so many entered or checked in by one list. */
const AT_A_TIME = 25;

function* portionsOf<One>(all: readonly One[]): Generator<readonly One[]> {
  for (let at = 0; at < all.length; at += AT_A_TIME) yield all.slice(at, at + AT_A_TIME);
}

/** Somebody known here of whom ids of other programs were told that whoever enters them may not change. */
export type IdsRefused = Pick<ShownPerson, 'id' | 'name'> & Required<Pick<Newcomer, 'outside'>>;

/**
 * Names whoever is new here, keeps ids of other programs, and enters everybody. `done` tells after each portion how many are in, and
 * of whom of that portion the ids stay as they were: they are entered all the same. Asked again, nobody enters twice.
 */
export async function enterAll(
  event: string,
  newcomers: readonly Newcomer[],
  done: (count: number, refused: readonly IdsRefused[]) => void,
  actor?: Actor,
): Promise<void> {
  let entered = 0;
  for (const some of portionsOf(newcomers)) {
    const refused = await Promise.all(some.map(say));
    await sendAllToTournament(
      event,
      some.map((one) => entryOf(event, one)),
      actor,
    );
    entered += some.length;
    done(entered, refused.flat());
  }
}

export const idsText = ({ name, outside }: IdsRefused): string => `${name}: ${idsTyped(outside)}`;

/** Checks in everybody of a list, in its order; asked again, only whoever is left is told. */
export async function checkInAll(event: string, players: readonly string[], actor?: Actor): Promise<void> {
  for (const some of portionsOf(players))
    await sendAllToTournament(
      event,
      some.map((player) => ({ commandId: newId(), type: 'CheckIn', data: { player } })),
      actor,
    );
}

type Said = Pick<ShownPerson, 'id' | 'name' | 'outside'> & Pick<Newcomer, 'club' | 'nation'>;

/** What is told of a person beside their entry; nothing of whoever is known and brings no id. */
export function saidOf({ id, name, known, club, nation, outside }: Newcomer): Said | undefined {
  const ids = outside === undefined ? {} : { outside };
  if (known) return outside === undefined ? undefined : { id, name, ...ids };
  return { id, name, ...(club === undefined ? {} : { club }), ...(nation === undefined ? {} : { nation }), ...ids };
}

/** Writes down what is told of somebody. Ids of whoever is known may be refused; whoever is new would be nameless. */
async function say(newcomer: Newcomer): Promise<readonly IdsRefused[]> {
  const told = saidOf(newcomer);
  if (told === undefined) return [];
  const { id, ...said } = told;
  try {
    await put<ShownPerson>(`/people/${encodeURIComponent(id)}`, said);
    return [];
  } catch (error) {
    const mayNot = error instanceof Problem && error.status === 403;
    if (!mayNot || !newcomer.known || said.outside === undefined) throw error;
    return [{ id, name: said.name, outside: said.outside }];
  }
}
