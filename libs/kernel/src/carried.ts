import { type Actor, ROLES } from './message.js';

const CARRIED = 'carried by ';

/** What is written as the cause of an entry that somebody else brought than its author: the hand that it came through. */
export function carriedAs({ role, id }: Actor): string {
  return `${CARRIED}${role} ${id}`;
}

/** Who brought an entry that is not theirs, by what is written as its cause; undefined where it came by itself. */
export function carriedByIn(cause: string | undefined): Actor | undefined {
  if (cause?.startsWith(CARRIED) !== true) return undefined;
  const [said, ...rest] = cause.slice(CARRIED.length).split(' ');
  const role = ROLES.find((one) => one === said);
  const id = rest.join(' ');
  return role === undefined || id === '' ? undefined : { id, role };
}
