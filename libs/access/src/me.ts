import { Role, is, type Static } from '@adjutant/kernel';
import { nameOf, type Acting, Mode, SeatOfMatch } from './acting.js';

/** What a page may know about whoever uses it. */
export const Me = is.object(
  {
    mode: Mode,
    person: is.orNull(is.object({ id: is.anyText(), name: is.anyText() }), {
      says: 'Null where nobody is signed in: in single-user mode nobody has to.',
    }),
    roles: is.many(Role),
    events: is.optional(
      is.many(is.object({ event: is.anyText(), roles: is.many(Role) }), {
        says: 'Roles of single events: they say nothing anywhere else. Left out where there are none.',
      }),
    ),
    seat: is.orNull(SeatOfMatch),
    entrantOf: is.optional(
      is.anyText({
        says: 'The event of which somebody is a player who came by their link of it, and sits nowhere now.',
      }),
    ),
    takenBack: is.optional(
      is.exactly(true, {
        says: 'There where the session of this device has ended because the link of its seat was taken back, and not of itself.',
      }),
    ),
    until: is.orNull(is.anyText(), { says: 'When the session ends at the latest, ISO 8601 in UTC; null without one.' }),
  },
  { name: 'Me' },
);
export type Me = Static<typeof Me>;

export function meOf(
  { mode, actor, roles, held, seat, entrantOf, session, takenBack }: Acting,
  known: { readonly name: string; readonly until: string } | null,
): Me {
  const { id } = nameOf(actor);
  const person = session === null ? null : { id, name: known?.name ?? id };
  const more = {
    ...(held && { events: held }),
    ...(entrantOf !== undefined && { entrantOf }),
    ...(takenBack && { takenBack }),
  };
  return { mode, person, roles, seat: seat ?? null, ...more, until: known?.until ?? null };
}
