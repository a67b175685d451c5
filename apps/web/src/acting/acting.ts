import type { Actor, Role } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { Me } from '@adjutant/access';
import { WHO_MAY } from './who-may.js';

/** As whom the pages act where nobody signs in. */
export const CHOICES = ['judge', 'head-judge', 'A', 'B'] as const;
export type Choice = (typeof CHOICES)[number];

export const CHOICE_WORDS: { readonly [choice in Choice]: string } = {
  judge: 'Judge',
  'head-judge': 'Head judge',
  A: 'Player A',
  B: 'Player B',
};

/** Who acts on a page, as far as the page has to know it: the server decides what they may. */
export interface Acting {
  readonly mode: Me['mode'];
  /** The id under which their acts are recorded; null where nobody is signed in. */
  readonly id: string | null;
  readonly roles: readonly Role[];
  readonly judges: boolean;
  readonly heads: boolean;
  readonly organizes: boolean;
  /** The seat that they hold at this match. */
  readonly side: Side | null;
  /** Whether the device holds both seats: nothing that is one player's own is shown there. */
  readonly both?: true;
  /** What goes along with a command: in staffed mode nothing, as the session says it. */
  readonly actor: Actor | undefined;
}

/** A match as far as it says who sits where. */
export interface Table {
  readonly match: string;
  readonly players: { readonly [side in Side]: string };
  /** The event that it is of: who holds a role there does so here. */
  readonly event?: string | undefined;
}

export type Doing = keyof typeof WHO_MAY;

/**
 * Whether somebody may do a thing at this match, by the server's own table: what they may not is neither shown nor asked for.
 * Null stands for somebody of whom the server has not said yet who they are.
 */
export function may(acting: Acting | null, doing: Doing): boolean {
  if (acting === null) return false;
  const roles: readonly Role[] = WHO_MAY[doing];
  return acting.roles.some((role) => roles.includes(role) && (role !== 'player' || acting.side !== null));
}

const WRITERS: readonly Role[] = ['scorekeeper', 'judge', 'head-judge', 'organizer'];

/** Whether somebody records at this table: whoever sits there, and whoever writes for the players. */
export function mayRecord({ side, roles }: Acting): boolean {
  return side !== null || roles.some((role) => WRITERS.includes(role));
}

export function actingAs(me: Me, choice: Choice, table: Table | null): Acting {
  if (me.mode === 'single-user') return chosen(choice, table);
  return holdsBothSeats(me, table?.match) ? atTable(me, choice, table) : signedIn(me, table);
}

/** Whether this device came by the link of the table: whoever presses is the player whom the page says. */
export function holdsBothSeats(me: Me | undefined, match: string | undefined): boolean {
  return me?.seat?.both === true && me.seat.match === match;
}

function atTable(me: Me, choice: Choice, table: Table | null): Acting {
  const side = choice === 'B' ? 'B' : 'A';
  const actor = actorOf(side, table);
  return { ...signedIn(me, table), id: actor?.id ?? null, side, both: true, actor };
}

/** Every role that somebody has in what is of an event; undefined: in what is of none. */
export function rolesAt({ roles, events = [] }: Me, event: string | undefined): readonly Role[] {
  const there = events.find((one) => one.event === event)?.roles ?? [];
  return [...roles, ...there.filter((role) => !roles.includes(role))];
}

function signedIn(me: Me, table: Table | null): Acting {
  const { person, seat } = me;
  const roles = rolesAt(me, table?.event);
  const heads = roles.includes('head-judge');
  const side = seat !== null && seat.match === table?.match ? seat.side : null;
  return {
    mode: 'staffed',
    id: person?.id ?? null,
    roles,
    judges: heads || roles.includes('judge'),
    heads,
    organizes: roles.includes('organizer'),
    side,
    actor: undefined,
  };
}

function chosen(choice: Choice, table: Table | null): Acting {
  const side = choice === 'A' || choice === 'B' ? choice : null;
  const actor = actorOf(choice, table);
  return {
    mode: 'single-user',
    id: actor?.id ?? null,
    roles: [side === null ? (choice as 'judge' | 'head-judge') : 'player'],
    judges: side === null,
    heads: choice === 'head-judge',
    organizes: false,
    side: table === null ? null : side,
    actor,
  };
}

/** A player is known by the seat; away from a match there is nobody to act as. */
function actorOf(choice: Choice, table: Table | null): Actor | undefined {
  if (choice === 'A' || choice === 'B') return table ? { id: table.players[choice], role: 'player' } : undefined;
  return { id: choice, role: choice };
}
