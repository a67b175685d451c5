import type { Actor } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { Me } from '../access/access-api.js';

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
  readonly judges: boolean;
  readonly heads: boolean;
  readonly organizes: boolean;
  /** Whether the calls of this match are theirs to read. */
  readonly reads: boolean;
  /** The seat that they hold at this match. */
  readonly side: Side | null;
  /** What goes along with a command: in staffed mode nothing, as the session says it. */
  readonly actor: Actor | undefined;
}

/** A match as far as it says who sits where. */
export interface Table {
  readonly match: string;
  readonly players: { readonly [side in Side]: string };
}

const DESK = ['scorekeeper', 'judge', 'head-judge', 'organizer'] as const;

export function actingAs(me: Me, choice: Choice, table: Table | null): Acting {
  return me.mode === 'staffed' ? signedIn(me, table) : chosen(choice, table);
}

function signedIn({ person, roles, seat }: Me, table: Table | null): Acting {
  const heads = roles.includes('head-judge');
  const side = seat !== null && seat.match === table?.match ? seat.side : null;
  return {
    mode: 'staffed',
    id: person?.id ?? null,
    judges: heads || roles.includes('judge'),
    heads,
    organizes: roles.includes('organizer'),
    reads: side !== null || DESK.some((role) => roles.includes(role)),
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
    judges: side === null,
    heads: choice === 'head-judge',
    organizes: false,
    reads: true,
    side: table === null ? null : side,
    actor,
  };
}

/** A player is known by the seat; away from a match there is nobody to act as. */
function actorOf(choice: Choice, table: Table | null): Actor | undefined {
  if (choice === 'A' || choice === 'B') return table ? { id: table.players[choice], role: 'player' } : undefined;
  return { id: choice, role: choice };
}
