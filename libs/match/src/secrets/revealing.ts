import { recorded, refused, type Decision, type Envelope, type SecretRequest } from '@adjutant/kernel';
import { SIDES, type Shelf, type Table } from '@adjutant/rules';
import type { MatchCommand } from '../commands.js';
import type { MatchOccasion } from '../commands/context.js';
import { decideMatch } from '../decider.js';
import type { MatchEvent, ObjectiveRevealed } from '../events.js';
import { packOf } from '../state/apply.js';
import { foldMatch } from '../state/fold.js';
import { nextNumber, type MatchState } from '../state/state.js';
import { unsaid } from './closing.js';
import { neverShown } from './never-shown.js';
import { openEvents, openState, stillSealed } from './opening.js';
import { picksToShow } from './picking.js';
import { bySeal } from './sealed.js';
import { writtenLater } from '../weaving/told-there.js';
import { refuse } from '../refusals.js';

type SecretMatchRequest = SecretRequest<MatchCommand, MatchState>;
type Sealed = ReturnType<typeof stillSealed>[number];

/**
 * What a command records, with everything that it brings to light: before its events, what is achieved by them; once
 * both sides or staff have said that the battle is over, all the rest. What is achieved is worked out on the record with every envelope opened.
 */
export function reveals(
  shelf: Shelf,
  asked: SecretMatchRequest,
  events: readonly MatchEvent[],
  envelopes: readonly Envelope[],
): Decision<MatchEvent> {
  const { state } = asked;
  const open = foldMatch(shelf, openEvents(SIDES, events, envelopes), openState(shelf, state, SIDES, envelopes));
  const achieved = open.status === 'absent' ? [] : achievedIn(open.table);
  const after = foldMatch(shelf, events, state);
  const sealed = stillSealed(after);
  const known = bySeal(envelopes);
  const isAchieved = ({ number, sealed: seal }: Sealed): boolean =>
    achieved.some((one) => one.number === number && one.objective === drawnIn(known.get(seal)));
  const shown = sealed.filter(isAchieved).flatMap((one) => revealed(known.get(one.sealed)));
  const again = shown.length === 0 ? recorded(...events) : knowing(shelf, asked, shown, events);
  if (again.outcome !== 'recorded') return again;
  const picks = after.status === 'absent' ? new Set<number>() : picksToShow(packOf(shelf, after), after.table);
  const picked = sealed.filter(({ number }) => picks.has(number)).flatMap((one) => revealed(known.get(one.sealed)));
  const later = sealed.filter((one) => !isAchieved(one) && !picks.has(one.number));
  const rest = later.flatMap((one) => revealed(known.get(one.sealed)));
  const occasion: MatchOccasion = asked.occasion;
  const writing = { from: nextNumber(state), actor: occasion.actor, playing: occasion.playing };
  if (unsaid(open, writing)?.length !== 0) return recorded(...shown, ...again.events, ...picked);
  const lost = unsaid(state, writing)?.length === 0 ? [] : sealed.filter((one) => !known.has(one.sealed));
  return recorded(...shown, ...again.events, ...picked, ...rest, ...neverShown(lost));
}

/**
 * Decides once more with what has come to light: dice may fall due that nobody may pass over. That they do is all that is
 * said of it, since nothing is recorded then.
 */
function knowing(
  shelf: Shelf,
  { command, state, occasion }: SecretMatchRequest,
  shown: readonly MatchEvent[],
  events: readonly MatchEvent[],
): Decision<MatchEvent> {
  // What a ruling comes to names the numbers that its own entries get.
  if (command.type !== 'AdvancePhase' && command.type !== 'ApplyRuling')
    return recorded(...writtenLater(events, nextNumber(state), shown.length));
  const decision = decideMatch(shelf, command, foldMatch(shelf, shown, state), occasion);
  if (decision.outcome === 'recorded' || command.type === 'ApplyRuling') return decision;
  return refused(
    refuse('roll/pending', 'Dice fall due on the way there: advance step by step, up to the end of this turn.'),
  );
}

function revealed(envelope: Envelope | undefined): ObjectiveRevealed[] {
  if (!envelope) return [];
  const { sealed, salt, holds } = envelope;
  const player = envelope.owner === 'B' ? 'B' : 'A';
  return [{ type: 'ObjectiveRevealed', data: { player, sealed, holds, salt } }];
}

function achievedIn(table: Table): Table['objectives'] {
  return table.objectives.filter((one) => one.left?.how === 'achieved');
}

/** The objective that an envelope of a draw holds; undefined for every other envelope. */
function drawnIn(envelope: Envelope | undefined): unknown {
  const { drawn, objective, dice } = envelope?.holds ?? {};
  if (typeof drawn === 'object' && drawn !== null && 'objective' in drawn) return drawn.objective;
  return dice === undefined ? undefined : objective;
}
