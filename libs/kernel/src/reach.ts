import type { Role } from './message.js';

/**
 * How far a role reaches. `any`: everywhere, for whoever holds it in the whole installation. `own-event`: for them as well, and
 * in all that is of an event for whoever holds it in that event. Then the match where one sits, one's own side of it, one's own
 * entry in an event, as far back as nobody else has done anything since, or nowhere.
 */
export const REACHES = ['any', 'own-event', 'own-match', 'own-side', 'own-entry', 'own-last', 'never'] as const;

export type Reach = (typeof REACHES)[number];

/**
 * The roles that people have. `system` is nobody's: only this server itself acts in it. `table` says at which device a player
 * acted, and nobody names it: the link of the table does.
 */
export type PersonRole = Exclude<Role, 'system' | 'table'>;

/** The least first. */
export const PERSON_ROLES: readonly PersonRole[] = [
  'player',
  'scorekeeper',
  'judge',
  'head-judge',
  'organizer',
  'spectator',
];

/** Who may send a command: how far each role reaches with it. */
export type Row = { readonly [R in PersonRole]: Reach };

/** A row by what differs from "never". */
export function row(reach: Partial<Row>): Row {
  return {
    player: 'never',
    scorekeeper: 'never',
    judge: 'never',
    'head-judge': 'never',
    organizer: 'never',
    spectator: 'never',
    ...reach,
  };
}

const JUDGES = { judge: 'own-event', 'head-judge': 'own-event' } as const;
const OFFICIALS = { scorekeeper: 'own-event', ...JUDGES } as const;
const DESK = { ...OFFICIALS, organizer: 'own-event' } as const;

/**
 * What people with a role must not do about a match that they play in: `match`, at all; `other`, for the other side; `none`,
 * nothing is at stake that a player could not do.
 */
export type Stake = 'match' | 'other' | 'none';

/** The rows that come again and again. */
export const WHO = {
  /** Players speak for their own side; whoever keeps the score or judges writes down what both do. */
  deed: row({ ...OFFICIALS, player: 'own-side' }),
  /** What lies open on the table either player may write down. */
  sight: row({ ...OFFICIALS, player: 'own-match' }),
  /** What anybody at the table may put down, for themselves where it says for whom. */
  note: row({ ...DESK, player: 'own-side' }),
  /** What everybody who is part of a match may do, staff in any. */
  anyOfTheMatch: row({ ...DESK, player: 'own-match' }),
  desk: row(DESK),
  judges: row(JUDGES),
  judgesAndOrganizers: row({ ...JUDGES, organizer: 'own-event' }),
  headJudges: row({ 'head-judge': 'own-event' }),
  /** What becomes of a match as a whole. */
  heads: row({ 'head-judge': 'own-event', organizer: 'own-event' }),
  organizers: row({ organizer: 'own-event' }),
  /** What is no event's: the installation itself, and who may use it. */
  installation: row({ organizer: 'any' }),
  /** The server alone. */
  nobody: row({}),
} as const satisfies { readonly [name: string]: Row };

/** The rows of a list of contexts: each command brings its own. */
export function rowsOf(
  contexts: readonly { readonly commands: { readonly [type: string]: { readonly who: Row } } }[],
): readonly (readonly [string, Row])[] {
  return contexts.flatMap(({ commands }) => Object.entries(commands).map(([type, { who }]) => [type, who] as const));
}
