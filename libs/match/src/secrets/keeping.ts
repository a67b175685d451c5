import {
  flagging,
  isOfPlayer,
  refused,
  type Actor,
  type Envelope,
  type SealedDecision,
  type SecretRequest,
  type Secrets,
} from '@adjutant/kernel';
import { SIDES, type Shelf, type Side } from '@adjutant/rules';
import type { MatchCommand } from '../commands.js';
import { hasUnseen } from '../commands/inspect.js';
import { decideMatch } from '../decider.js';
import type { MatchOccasion } from '../commands/context.js';
import type { MatchEvent } from '../events.js';
import { packOf } from '../state/apply.js';
import { foldMatch } from '../state/fold.js';
import type { MatchState, OpenedState } from '../state/state.js';
import { isSealed, openPartOf, secretOf, withoutHands } from './hiding.js';
import { openState, stillSealed } from './opening.js';
import { wroteAll } from './closing.js';
import { mayHaveSealed, opensPicks, picksInSecret } from './picking.js';
import { reveals } from './revealing.js';
import { envelopePlace, matchIn } from './sealed.js';
import { Sealer, soundOnes, type Sealing } from './sealing.js';
import { thrownFrom } from './throwing.js';
import { refuse } from '../refusals.js';

type SecretMatchRequest = SecretRequest<MatchCommand, MatchState>;

/**
 * How matches keep secrets. The deciders know nothing of it: each command is decided on the record as the one who asks may
 * know it, and what comes of it is sealed here. What is achieved with something sealed is revealed in the same breath.
 */
export function matchSecrets(shelf: Shelf, sealing: Sealing): Secrets<MatchCommand, MatchState, MatchEvent> {
  return {
    places: (stream, state) =>
      keepsAny(shelf, state) ? SIDES.map((side) => envelopePlace(matchIn(stream), side)) : [],
    bar: ({ command, state, occasion }) => {
      const player = secretHand(shelf, command, state);
      return player === undefined || speaksFor(state as OpenedState, player, occasion.actor) ? null : notYours(player);
    },
    openPart: ({ command, state }) =>
      secretHand(shelf, command, state) === undefined ? withoutHands(command) : openPartOf(command),
    decide: (asked, envelopes, seed) => {
      const sound = soundOnes(sealing, asked.stream, envelopes);
      const occasion: MatchOccasion = {
        ...asked.occasion,
        throws: (count, sides) => thrownFrom(sealing, seed)(count, sides),
      };
      return decide(shelf, { ...asked, occasion }, sound, new Sealer(sealing, asked.stream, seed));
    },
  };
}

/** Whose sealed hand, or sealed pick, a command is about; undefined for every other command. */
export function secretHand(shelf: Shelf, command: MatchCommand, state: MatchState): Side | undefined {
  if (state.status === 'absent') return undefined;
  return secretOf(packOf(shelf, state), state.table, command);
}

/**
 * Whose secret a refused command may name: also one that nobody can tell what it is about, as long as hands are sealed and it
 * fills roles.
 */
export function secretAttempt(shelf: Shelf, command: MatchCommand, state: MatchState): Side | undefined {
  const hand = secretHand(shelf, command, state);
  if (hand !== undefined || state.status === 'absent' || !('roles' in command.data)) return hand;
  return isSealed(packOf(shelf, state), state.table) && 'player' in command.data ? command.data.player : undefined;
}

function notYours(player: Side) {
  const says = `What ${player} holds is sealed: only ${player}, or whoever keeps the score, draws, discards and picks for it.`;
  return refuse('hand/not-yours', says, { player });
}

/** Players speak for their own seat; whoever keeps the score or judges speaks for both. */
function speaksFor(state: OpenedState, side: Side, actor: SecretMatchRequest['occasion']['actor']): boolean {
  if (isOfPlayer(actor.role)) return state.seats[side].player === actor.id;
  return actor.role !== 'spectator';
}

function keepsAny(shelf: Shelf, state: MatchState): boolean {
  if (state.status === 'absent') return false;
  const pack = packOf(shelf, state);
  if (isSealed(pack, state.table) || picksInSecret(pack, state.table)) return true;
  return mayHaveSealed(pack, state.table) && stillSealed(state).length > 0;
}

function decide(
  shelf: Shelf,
  asked: SecretMatchRequest,
  envelopes: readonly Envelope[],
  sealer: Sealer,
): SealedDecision<MatchEvent> {
  const { command, state, occasion } = asked;
  const player = secretHand(shelf, command, state);
  const lost = player === undefined ? undefined : lostOf([player], state, envelopes);
  if (lost) return told(lost);
  // Nobody is answered out of what the other side has sealed.
  const known = player === undefined ? state : openState(shelf, state, [player], envelopes);
  const decision = decideMatch(shelf, command, known, occasion);
  if (decision.outcome !== 'recorded') return told(decision);
  if (player !== undefined && decision.events.some((event) => event.type === 'DrawVoided')) return told(REPEATED);
  const { flags = [] } = decision;
  const events = sealer.sealAll(shelf, state, decision.events);
  const { kept } = sealer;
  // Most matches have no secrets: they cost nothing here.
  if (kept.length === 0 && !keepsAny(shelf, state)) return told(flagging({ outcome: 'recorded', events }, flags));
  const all = [...envelopes, ...kept.map(({ envelope }) => envelope)];
  const needsAll = checksObjectives(shelf, state, events) || opensPicks(shelf, state, events);
  const missing = needsAll ? lostOf(SIDES, state, envelopes) : undefined;
  return missing ? told(missing) : { decision: flagging(reveals(shelf, asked, events, all), flags), envelopes: kept };
}

/** An entry for void dice would tell that the number came before. */
export const REPEATED = refused(
  refuse('objective/repeated', 'This number came before, so its dice are void: throw them again and record those.'),
);

function told(decision: SealedDecision<MatchEvent>['decision']): SealedDecision<MatchEvent> {
  return { decision, envelopes: [] };
}

/** Whether what is achieved is looked for: without every envelope it could not be found. */
function checksObjectives(shelf: Shelf, before: MatchState, events: readonly MatchEvent[]): boolean {
  const after = foldMatch(shelf, events, before);
  const checks = (state: MatchState): number => (state.status === 'absent' ? 0 : state.table.checks.length);
  return checks(after) > checks(before);
}

function lostOf(sides: readonly Side[], state: MatchState, envelopes: readonly Envelope[]) {
  const known = new Set(envelopes.map(({ sealed }) => sealed));
  const struck = new Set(state.status === 'absent' ? [] : state.struck);
  const lost = stillSealed(state).filter(
    ({ number, player, sealed }) => sides.includes(player) && !struck.has(number) && !known.has(sealed),
  );
  const [first] = lost;
  if (!first) return undefined;
  const entries = lost.map(({ number }) => number);
  const says =
    `What ${first.player} has sealed in entry ${first.number} is not here, or is not what was sealed: its envelope is kept ` +
    'where the match was recorded. Go on there, or restore the store from a backup.';
  return refused(refuse('hand/envelope-missing', says, { entries }));
}

/** Whether a command is for no other device than that of its player: it says what a sealed hand holds, or hands with which a record begins. */
export function tellsOfHand(shelf: Shelf, command: MatchCommand, state: MatchState): boolean {
  return secretHand(shelf, command, state) !== undefined || withoutHands(command) !== command;
}

/** Whether a command has whoever judges answered what is in a sealed hand that they have not been recorded to look at. */
export function looksUnseen(shelf: Shelf, command: MatchCommand, state: MatchState, { id, role }: Actor): boolean {
  if (state.status === 'absent' || (role !== 'judge' && role !== 'head-judge')) return false;
  const hand = secretHand(shelf, command, state);
  return hand !== undefined && !wroteAll(state, hand, id) && hasUnseen(state, id);
}
