import { is, type Actor, type Role, type Static } from '@adjutant/kernel';
import { Side, SIDES } from '@adjutant/rules';

/** `single-user`: whoever reaches the server owns it. `staffed`: people sign in, or sit down by the link of a seat. */
export const Mode = is.oneOf(['single-user', 'staffed']);
export type Mode = Static<typeof Mode>;

/** A place at the table of one match. */
export const SeatOfMatch = is.object(
  {
    match: is.anyText(),
    side: Side,
    both: is.optional(
      is.exactly(true, { says: 'There at the device of the table, which holds both seats; `side` is then the first.' }),
    ),
  },
  { name: 'SeatOfMatch' },
);
export type SeatOfMatch = Static<typeof SeatOfMatch>;

/** What a link opens: one seat, or with `both` the device of a table. */
export const LINKED = ['A', 'B', 'both'] as const;
export type Linked = (typeof LINKED)[number];

/** The place that a link leads to. */
export function placeAt(match: string, linked: Linked): SeatOfMatch {
  return linked === 'both' ? { match, side: 'A', both: true } : { match, side: linked };
}

/** The sides that are played from a place: one, or both at the device of the table. */
export function seatsOf(seat: SeatOfMatch | undefined): readonly Side[] {
  if (seat === undefined) return [];
  return seat.both === true ? SIDES : [seat.side];
}

declare const NAME: unique symbol;

/** What the record calls somebody: text to write down, and nothing to compare. At a seat it is whoever is to sit there. */
export interface RecordName {
  readonly [NAME]: true;
}

/** How somebody signs what they do. It proves nothing about who they are. */
export interface Signature {
  readonly id: RecordName;
  readonly role: Role;
}

/** Roles that somebody holds in one event, and in nothing else. */
export interface HeldIn {
  readonly event: string;
  readonly roles: readonly Role[];
}

/** Who stands behind a request, and what they may be. */
export interface Acting {
  /** Whom the record names where nothing else is decided. */
  readonly actor: Signature;
  /** Every role that this person may act in. */
  readonly roles: readonly Role[];
  /** Every role of the account, where the request names one of them: what keeps somebody away does so in all. */
  readonly rolesOfAccount?: readonly Role[];
  /** The roles of single events; left out of whoever has none. What is of an event asks for them by `atEvent`. */
  readonly held?: readonly HeldIn[];
  /** Which of `roles` hold in the whole installation, where those of an event stand among them. */
  readonly everywhere?: readonly Role[];
  /** The event whose roles stand among `roles`. */
  readonly at?: string;
  readonly seat?: SeatOfMatch;
  /** The event that somebody is a player of who came by their link of it, and sits nowhere now. */
  readonly entrantOf?: string;
  /** Sat there until the seat was taken back, or given to somebody else: they are heard, and play no longer. */
  readonly formerly?: true;
  /** Who handed out the link by which somebody sits there. */
  readonly seatedBy?: string;
  /** Id of the session; null where nobody is signed in. */
  readonly session: string | null;
  readonly mode: Mode;
  /** Whether the request itself says who acts. */
  readonly named: boolean;
  /** Whether the request came with a session that has ended. */
  readonly ended?: boolean;
  /** Whether it has ended because the link of the seat was taken back, as far as that is known still. */
  readonly takenBack?: true;
}

/** Somebody whom this server knows by an account: what is theirs is theirs wherever it stands. No seat makes anybody one. */
export class Account {
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  is(person: string): boolean {
    return this.#id === person;
  }

  /** Where the account stands. */
  get key(): string {
    return this.#id;
  }
}

/** Who signs, as the record is to name them. */
export function nameOf(signature: Signature): Actor {
  return signature as unknown as Actor;
}

export function signing(actor: Actor): Signature {
  return actor as unknown as Signature;
}

/** The account that somebody is signed in to; null of whoever sits at a table only, or is not signed in at all. */
export function accountOf({ session, seat, entrantOf, actor }: Acting): Account | null {
  return session === null || seat || entrantOf !== undefined ? null : new Account(nameOf(actor).id);
}

/**
 * The place at which a person is expected and somebody sits: it gives a say at that table, and nowhere else. The device of a
 * table is nobody's own.
 */
export function placeOf({ session, seat, actor }: Acting, person: string): SeatOfMatch | null {
  return session !== null && seat && seat.both !== true && nameOf(actor).id === person ? seat : null;
}

/** Whoever uses a server that listens on this machine only, and says nothing else. */
export const LOCAL: Acting = {
  actor: signing({ id: 'local', role: 'scorekeeper' }),
  roles: ['player', 'scorekeeper', 'judge', 'head-judge', 'organizer', 'spectator'],
  session: null,
  mode: 'single-user',
  named: false,
};

/** Whoever comes to a staffed server without a session. */
export const VISITOR: Acting = {
  actor: signing({ id: 'visitor', role: 'spectator' }),
  roles: ['spectator'],
  session: null,
  mode: 'staffed',
  named: false,
};

/** Whoever had a session. What everybody may see they may see. */
export const SIGNED_OUT: Acting = { ...VISITOR, ended: true };

/** Whoever had a session by a link that was taken back. */
export const TAKEN_BACK: Acting = { ...SIGNED_OUT, takenBack: true };

/** The owner of a single-user installation may do everything. */
export function isOwner({ mode, named }: Acting): boolean {
  return mode === 'single-user' && !named;
}

/** Every role of whoever stands behind the request, also where it names one of them. */
export function allRolesOf({ roles, rolesOfAccount = roles }: Acting): readonly Role[] {
  return rolesOfAccount;
}

/** Whom a staffed server does not know. */
export function isStranger({ mode, session }: Acting): boolean {
  return mode === 'staffed' && session === null;
}
