import { Role, shape } from '@adjutant/kernel';
import { nameOf, type Acting, Mode, SeatOfMatch } from './acting.js';

/** What a page may know about whoever uses it. */
export const Me = shape.named(
  'Me',
  shape.closed({
    mode: Mode,
    person: shape.says(
      'Null where nobody is signed in: in single-user mode nobody has to.',
      shape.orNull(shape.closed({ id: shape.text(), name: shape.text() })),
    ),
    roles: shape.list(Role),
    seat: shape.orNull(SeatOfMatch),
    until: shape.says(
      'When the session ends at the latest, ISO 8601 in UTC; null without one.',
      shape.orNull(shape.text()),
    ),
  }),
);
export type Me = shape.Static<typeof Me>;

export function meOf(
  { mode, actor, roles, seat, session }: Acting,
  known: { readonly name: string; readonly until: string } | null,
): Me {
  const { id } = nameOf(actor);
  const person = session === null ? null : { id, name: known?.name ?? id };
  return { mode, person, roles, seat: seat ?? null, until: known?.until ?? null };
}
