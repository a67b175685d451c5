import { type Actor, type Refusal, type Role, type SideOfCommand } from '@adjutant/kernel';
import type { Seats } from '@adjutant/match';
import { SIDES, type Side } from '@adjutant/rules';
import { allRolesOf, isOwner, isStranger, nameOf, signing, type Acting } from './acting.js';
import type { AnyCommandType } from './command-types.js';
import { MATRIX, PERSON_ROLES, type PersonRole, type Reach } from './matrix.js';
import { refuse } from './refusals.js';

/** A command of any context, as far as access looks at it. */
export interface RequestedCommand {
  readonly type: AnyCommandType;
  readonly data?: object;
}

/** What a command is about. */
export interface Target {
  readonly match?: string | undefined;
  /** Whose it is; either player's where it is left out, `neither` where no player speaks for it. */
  readonly side?: SideOfCommand | undefined;
  /** Who sits where: needed to know a named player of a single-user installation again. */
  readonly seats?: Seats | undefined;
  /** Whether a role is high enough to change what the command changes. */
  readonly holds?: ((role: PersonRole) => boolean) | undefined;
  /** Whether what the command changes is this person's own, with nothing by anybody else since. */
  readonly ownLast?: ((person: string) => boolean) | undefined;
  /** Whose sealed hand it is about: whoever gets an answer learns of what is in it. */
  readonly hand?: Side | undefined;
  /** Whether a person has written down all that is in that hand. */
  readonly knowsHand?: ((person: string) => boolean) | undefined;
  /** Whether the command stands in the record already, and is only answered again. */
  readonly repeated?: boolean | undefined;
}

/** Why somebody may not do this; null where nothing stands against it. */
export function authorize(acting: Acting, asked: RequestedCommand, target: Target = {}): Refusal | null {
  if (isOwner(acting)) return null;
  if (isStranger(acting)) return signInFirst(acting);
  if (rolesThatReach(acting, asked, target).length > 0) return null;
  return whyNot(acting, asked, target);
}

/**
 * In which role it is recorded: the least that is enough, for the owner of a single-user installation as for everybody.
 * Asked of those only who are authorized.
 */
export function recordedAs(acting: Acting, asked: RequestedCommand, target: Target = {}): Actor {
  if (acting.seat?.both === true) return recordedAtTable(acting, target);
  const roles = rolesThatReach(acting, asked, target);
  const role = roles.find((one) => target.holds?.(one) ?? true) ?? roles.at(-1);
  return { id: nameOf(acting.actor).id, role: role ?? acting.actor.role };
}

/** Of a device that holds both seats: by whose it is, or else by whom the request names, and that it came from there. */
function recordedAtTable({ actor }: Acting, { side, seats }: Target): Actor {
  const named = SIDES.find((one) => one === side);
  return { id: (named && seats?.[named].player) ?? nameOf(actor).id, role: 'table' };
}

/** The same person under the name and the role that a request gives; a refusal where these are not theirs. */
export function actingAs(acting: Acting, named: Actor | undefined, seats?: Seats): Acting | Refusal {
  if (named === undefined) return acting;
  if (named.role === 'system' || named.role === 'table') return onlyTheServer(named.role);
  if (acting.mode === 'single-user') return { ...acting, actor: signing(named), roles: [named.role], named: true };
  const { id } = nameOf(acting.actor);
  const isOneOfBoth = acting.seat?.both === true && SIDES.some((side) => seats?.[side].player === named.id);
  if ((named.id === id || isOneOfBoth) && acting.roles.includes(named.role)) {
    const rolesOfAccount = allRolesOf(acting);
    return { ...acting, actor: signing(named), roles: [named.role], rolesOfAccount, named: true };
  }
  const says = `You are signed in as ${id} (${acting.roles.join(', ')}). Leave actor out, or name yourself in one of your roles.`;
  return refuse('access/other-actor', says, { signedIn: id, roles: acting.roles, named: { ...named } });
}

function onlyTheServer(role: Role): Refusal {
  const says =
    role === 'table'
      ? 'That somebody acts at the table device the server says of whoever came by its link. Name the role player.'
      : 'Only the server itself acts in the role system. Name another role.';
  return refuse('access/system-only', says, { role });
}

function rolesThatReach(acting: Acting, asked: RequestedCommand, target: Target): readonly PersonRole[] {
  const row = MATRIX[asked.type];
  const judgesOnly = needsJudge(asked);
  const closed = isClosed(acting, target);
  return PERSON_ROLES.filter(
    (role) =>
      acting.roles.includes(role) &&
      (!judgesOnly || isJudge(role)) &&
      (!closed || role === 'player' || isJudge(role)) &&
      reaches(row[role], acting, target),
  );
}

/**
 * What a sealed hand answers is for its player, for judges, whose look is recorded, and for who wrote all of it down: that
 * it is refused or not would tell anybody else what is in it. The owner of a single-user server is all of them.
 */
function isClosed(acting: Acting, { hand, knowsHand }: Target): boolean {
  return hand !== undefined && !isOwner(acting) && knowsHand?.(nameOf(acting.actor).id) !== true;
}

function reaches(reach: Reach, acting: Acting, target: Target): boolean {
  if (reach === 'any' || reach === 'never') return reach === 'any';
  if (reach === 'own-last') return target.repeated === true || target.ownLast?.(nameOf(acting.actor).id) === true;
  const own = sidesOf(acting, target);
  const { side } = target;
  if (own.length === 0) return false;
  return reach === 'own-match' || side === undefined || own.some((one) => one === side);
}

/** The sides of the match in question that somebody sits on. */
function sidesOf({ mode, seat, actor, formerly }: Acting, { match, seats }: Target): readonly Side[] {
  const { id } = nameOf(actor);
  // Whoever sat down before the seats were corrected sits there no longer.
  if (mode === 'staffed') {
    if (seat === undefined || seat.match !== match) return [];
    if (seat.both === true) return SIDES;
    if (formerly === true) return [seat.side];
    return (seats?.[seat.side].player ?? id) === id ? [seat.side] : [];
  }
  return SIDES.filter((side) => seats?.[side].player === id);
}

function isJudge(role: PersonRole): boolean {
  return role === 'judge' || role === 'head-judge';
}

/** A refusal is set aside, and a match ended by decision, by judges only. */
function needsJudge({ data = {} }: RequestedCommand): boolean {
  return ('override' in data && data.override !== undefined) || ('ending' in data && data.ending === 'judge');
}

function whyNot(acting: Acting, asked: RequestedCommand, target: Target): Refusal {
  const { type } = asked;
  const row = MATRIX[type];
  const roles = acting.roles.join(', ');
  if (needsJudge(asked)) {
    const code = 'override/judge-only';
    return refuse(code, 'Only a judge may let a refused command stand. Call one.', { command: type, role: roles });
  }
  if (isClosed(acting, target) && !acting.roles.includes('player')) return notYourHand(target);
  const needs = PERSON_ROLES.filter((role) => row[role] !== 'never');
  const facts = { command: type, roles: acting.roles, needs };
  if (PERSON_ROLES.some((role) => acting.roles.includes(role) && row[role] === 'own-last')) {
    const says = `You may send ${type} about what you recorded yourself, while nobody else has done anything since. Call a judge.`;
    return refuse('access/not-your-last', says, facts);
  }
  if (!acting.roles.includes('player') || row.player === 'never') {
    const who = needs.length === 0 ? 'Only the server itself' : `Only ${needs.join(', ')}`;
    return refuse('access/no-role', `${who} may send ${type}; you are ${roles}.`, facts);
  }
  const { seat } = acting;
  const { match = null, side = null } = target;
  if (seat && seat.match !== match) {
    const says = `Your seat is ${seat.side} of match ${seat.match}: it says nothing in another match.`;
    return refuse('access/other-match', says, { ...facts, seat: { ...seat }, match });
  }
  const says =
    side === 'neither'
      ? `No player settles this alone. Call a judge.`
      : `${type} is for the player of ${side ?? 'a side'}, and that is not your seat. Call a judge where the other player does not agree.`;
  return refuse('access/not-your-seat', says, { ...facts, side, match });
}

/** The one answer that everybody gets who may not see a hand, whatever it holds. */
function notYourHand({ hand }: Target): Refusal {
  const says = `The hand of ${hand ?? ''} is sealed: its player draws, discards and names what is in it, or a judge, whose look is recorded; whoever keeps the score does only where they have written down all of it.`;
  return refuse('hand/not-yours', says, { player: hand ?? null });
}

/** Why somebody whom the server does not know may not even ask. */
export function signInFirst({ ended = false }: Acting): Refusal {
  return ended
    ? refuse('access/signed-out', 'Your session has ended. Sign in again, or open the link of your seat once more.')
    : refuse('access/sign-in-first', 'Nobody is signed in. Sign in, or open the link of your seat.');
}
