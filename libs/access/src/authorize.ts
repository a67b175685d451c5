import {
  type Actor,
  type Citation,
  type JsonObject,
  type Refusal,
  type Role,
  type SideOfCommand,
} from '@adjutant/kernel';
import type { Seats } from '@adjutant/match';
import { SIDES, type Side } from '@adjutant/rules';
import { allRolesOf, isOwner, isStranger, nameOf, signing, type Acting, type HeldIn } from './acting.js';
import { atEvent, everywhereOf, narrowed } from './at-event.js';
import type { AnyCommandType } from './command-types.js';
import { MATRIX, PERSON_ROLES, type PersonRole, type Reach, type Row } from './matrix.js';
import { refuse } from './refusals.js';

/** A command of any context, as far as access looks at it. */
export interface RequestedCommand {
  readonly type: AnyCommandType;
  readonly data?: object;
}

/** What a command is about. */
export interface Target {
  readonly match?: string | undefined;
  /** Of which event it is, where that is known: undefined, of none; left out, of that in which whoever asks has come. */
  readonly event?: string | undefined;
  /** Whose it is; either player's where it is left out, `neither` where no player speaks for it. */
  readonly side?: SideOfCommand | undefined;
  /** Who sits where: needed to know a named player of a single-user installation again. */
  readonly seats?: Seats | undefined;
  /** Whether a role is high enough to change what the command changes. */
  readonly holds?: ((role: PersonRole) => boolean) | undefined;
  /** Whether what the command changes is this person's own, with nothing by anybody else since. */
  readonly ownLast?: ((person: string) => boolean) | undefined;
  /** Whether it is about their own entry in an event. */
  readonly ownEntry?: boolean | undefined;
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
  const there = whereItIs(acting, target);
  if (rolesThatReach(there, asked, target).length > 0) return null;
  return whyNot(there, asked, target);
}

/** Whoever acts, with the roles that they have where the thing is; most hold none that say something in one event only. */
export function whereItIs(acting: Acting, target: Target): Acting {
  return acting.held !== undefined && 'event' in target ? atEvent(acting, target.event) : acting;
}

/**
 * In which role it is recorded: the least that is enough, for the owner of a single-user installation as for everybody.
 * Asked of those only who are authorized.
 */
export function recordedAs(acting: Acting, asked: RequestedCommand, target: Target = {}): Actor {
  if (acting.seat?.both === true) return recordedAtTable(acting, target);
  const roles = rolesThatReach(whereItIs(acting, target), asked, target);
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
    return { ...acting, ...narrowed(acting, named.role), actor: signing(named), rolesOfAccount, named: true };
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
      (acting.roles.includes(role) || (role === 'player' && target.ownEntry === true)) &&
      (!judgesOnly || isJudge(role)) &&
      (!closed || role === 'player' || isJudge(role)) &&
      reaches(role, row[role], acting, target),
  );
}

/**
 * What a sealed hand answers is for its player, for judges, whose look is recorded, and for who wrote all of it down: that
 * it is refused or not would tell anybody else what is in it. The owner of a single-user server is all of them.
 */
function isClosed(acting: Acting, { hand, knowsHand }: Target): boolean {
  return hand !== undefined && !isOwner(acting) && knowsHand?.(nameOf(acting.actor).id) !== true;
}

function reaches(role: PersonRole, reach: Reach, acting: Acting, target: Target): boolean {
  if (reach === 'any') return everywhereOf(acting).includes(role);
  if (reach === 'own-event' || reach === 'never') return reach === 'own-event';
  if (reach === 'own-entry') return target.ownEntry === true;
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
  const held = heldElsewhere(acting, row);
  if (held.length > 0) return otherEvent(acting, asked, { needs, held });
  const facts = { command: type, roles: acting.roles, needs };
  if (PERSON_ROLES.some((role) => acting.roles.includes(role) && row[role] === 'own-last')) {
    const says = `You may send ${type} about what you recorded yourself, while nobody else has done anything since. Call a judge.`;
    return refuse('access/not-your-last', says, facts);
  }
  if (!acting.roles.includes('player') || row.player === 'never') {
    const who = needs.length === 0 ? 'Only the server itself' : `Only ${needs.join(', ')}`;
    return refuse('access/no-role', `${who} may send ${type}; you are ${roles}.`, facts);
  }
  return notYourOwn(acting, type, target, facts);
}

/** Why what players may do for themselves is not for this one. */
function notYourOwn(acting: Acting, type: AnyCommandType, target: Target, facts: JsonObject): Refusal {
  if (MATRIX[type].player === 'own-entry')
    return refuse('access/not-your-entry', `You may send ${type} for yourself, and this is somebody else.`, facts);
  const { seat } = acting;
  const { match = null, side = null } = target;
  if (seat && seat.match !== match) {
    const says = `Your seat is ${seat.side} of match ${seat.match}: it says nothing in another match.`;
    return refuse('access/other-match', says, { ...facts, seat: { ...seat } });
  }
  const says =
    side === 'neither'
      ? `No player settles this alone. Call a judge.`
      : `${type} is for the player of ${side ?? 'a side'}, and that is not your seat. Call a judge where the other player does not agree.`;
  return refuse('access/not-your-seat', says, { ...facts, side, match });
}

/** The events in which somebody holds a role that would be enough, were this theirs to decide. */
function heldElsewhere({ held = [], at }: Acting, row: Row): readonly HeldIn[] {
  const enough = (role: PersonRole, event: string): boolean =>
    row[role] === 'any' || (row[role] !== 'never' && event !== at);
  return held.filter(({ event, roles }) => PERSON_ROLES.some((role) => roles.includes(role) && enough(role, event)));
}

function otherEvent(
  acting: Acting,
  { type }: RequestedCommand,
  { needs, held }: { readonly needs: readonly PersonRole[]; readonly held: readonly HeldIn[] },
): Refusal {
  // Of which event a dispute or a penalty is, and so that there is one, is not for whoever holds nothing there.
  const at = acting.held?.find(({ event }) => event === acting.at)?.event ?? null;
  const where = held.map(({ event }) => event).join(', ');
  const here = at === null ? 'This is of no event of yours' : `This is not for event ${at} alone, or not of your event`;
  const says = `${here}: you hold a role in ${where}, and it says nothing beyond. Ask somebody who is ${needs.join(' or ')} here.`;
  const facts: JsonObject = {
    command: type,
    event: at,
    held: held.map(({ event, roles }) => ({ event, roles })),
    needs,
  };
  return refuse('access/other-event', says, facts, [RULE]);
}

const RULE: Citation = { document: 'Decision 0091', section: 'Roles of an event' };

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
