import { already, refused, type Refusal } from '@adjutant/kernel';
import { clockText, placeMeant } from '@adjutant/rules';
import type { MatchCommand } from '../commands.js';
import { no, type Context, type MatchDecision } from '../commands/context.js';
import type { Decide } from '../rulings/remedy.js';
import { packOf } from '../state/apply.js';
import type { RetoldEntry } from '../state/retell.js';
import { retold } from '../state/retold.js';
import { nextNumber, type Entered, type MatchState, type OpenedState } from '../state/state.js';
import type { Late } from './late.js';
import { goneElsewhere } from './gone-elsewhere.js';
import { isAhead, isThere, leaving } from './places.js';
import { closedSince, reworded } from './closed-since.js';
import { withOtherDice } from './other-dice.js';
import { sameAct } from './same-act.js';
import { decidedThere } from './told-there.js';
import { unlessUnseen } from './unseen-result.js';
import { upsetBy } from './upset.js';
import { WAYS } from './whence.js';

interface Deciding {
  /** On the record as it stands. */
  readonly here: () => MatchDecision;
  /** On any state. */
  readonly decide: Decide;
}

/**
 * What comes of a command that says where it was pressed. What was pressed where the battle stands is decided as ever; what
 * comes late is decided as the record stood there, and told there. What contradicts what others have recorded meanwhile is
 * asked, and never guessed.
 */
export function weaving(
  command: MatchCommand,
  state: MatchState,
  context: Context,
  { here, decide }: Deciding,
): MatchDecision {
  const { whence, ...occasion } = context.occasion;
  const way = WAYS[command.type];
  if (!whence || !way || state.status === 'absent' || state.table.clock === null) return here();
  const pack = packOf(context.shelf, state);
  const place = placeMeant(pack.sequence, whence.place);
  const late: Late = { command, whence, place, state, pack, context: { ...context, occasion }, decide };
  if (way === 'confirms') return unlessUnseen(here(), late);
  const elsewhere = goneElsewhere(late);
  if (elsewhere) return elsewhere;
  const { clock, firstTurn, ended } = state.table;
  if (isThere(pack.sequence, place, clock)) return way === 'told-there' ? unlessSame(here(), late) : here();
  if (isAhead(pack.sequence, place, clock, firstTurn)) return ended ? here() : notThereYet(late);
  if (way === 'goes-on') return goneOn(late, here);
  return way === 'rests' ? here() : toldThere(late);
}

function unlessSame(decision: MatchDecision, late: Late): MatchDecision {
  if (decision.outcome === 'already') return decision;
  const same = sameAct(late);
  return same ? asksWhetherSame(late, same, decision) : decision;
}

/** Whatever leads there is missing: what rests on it waits. */
function notThereYet({ state, pack, place }: Late): MatchDecision {
  const [at, now] = [place, state.table.clock ?? place].map((one) => clockText(pack.sequence, one));
  return no(
    'weave/not-there-yet',
    `This was pressed in ${at}, and the record stands in ${now}: what leads there has to be recorded first.`,
    { place: at ?? null, now: now ?? null },
  );
}

/** The step that it ended is over; only a goal that still lies ahead is gone to. */
function goneOn(late: Late, here: () => MatchDecision): MatchDecision {
  const { type, data } = late.command;
  const decision = type === 'AdvancePhase' && data.to !== undefined ? here() : already;
  const isBehind = decision.outcome === 'refused' && decision.refusal.code === 'clock/not-ahead';
  return isBehind || decision.outcome === 'already' ? (withOtherDice(late) ?? already) : decision;
}

function toldThere(late: Late): MatchDecision {
  const { command, state, context, pack, place, decide } = late;
  const told = retold(context.shelf, state);
  const at = leaving(pack.sequence, told, place);
  const there = told[at - 1]?.state;
  const text = clockText(pack.sequence, place);
  if (!there || there.status === 'absent')
    return no('weave/place-gone', `This was pressed in ${text}, and the battle of the record was never there.`, {
      place: text,
    });
  const because = `Pressed in ${text}, and sent when the record had gone on: told at its place.`;
  const behind = { state: untimed(there), next: told[at]?.entered.number };
  const decision = decidedThere(command, behind, { state, context, because }, decide);
  if (decision.outcome === 'already') return decision;
  const closed = closedSince(late, told, text);
  if (closed) return closed;
  const alone =
    decision.outcome === 'refused' ? refusedThere(decision.refusal, text) : unlessUpsetting(decision, late, told);
  const same = sameAct(late, told);
  return same ? asksWhetherSame(late, same, alone) : alone;
}

/** Time runs at the end of the record, and nowhere else. */
function untimed({ chessClock: _, ...state }: OpenedState): OpenedState {
  return state as OpenedState;
}

/** `alone`: what would come of it beside the other entry. Two are asked about only where there can be two. */
function asksWhetherSame({ pack, place }: Late, { number, event }: Entered, alone: MatchDecision): MatchDecision {
  const at = clockText(pack.sequence, place);
  const against = alone.outcome === 'refused' ? alone.refusal : null;
  const asked = against ? `. It cannot be told twice: ${against.message}` : ': is it the same, or are they two?';
  const message = `Entry ${number}, ${event.type}, tells the same of ${at}, and whoever pressed this had not seen it${asked}`;
  return no('weave/same-act', message, {
    place: at,
    entries: [number],
    mayBeTwo: against === null,
    ...(against && { against: against.code }),
  });
}

/** What the rules say against it there. */
function refusedThere(refusal: Refusal, at: string): MatchDecision {
  return reworded(refused(refusal), `In ${at}`, { place: at });
}

/** It stands where it was pressed; whether everything does that was recorded meanwhile is found by telling the record with it. */
function unlessUpsetting(decision: MatchDecision, late: Late, told: readonly RetoldEntry[]): MatchDecision {
  if (decision.outcome !== 'recorded') return decision;
  const { state, context, pack, place } = late;
  const at = clockText(pack.sequence, place);
  const first = nextNumber(state);
  const more = decision.events.map((event, index): Entered => ({ number: first + index, event }));
  const after = retold(context.shelf, state, more);
  const own = after.find(({ entered, refusal }) => entered.number >= first && refusal)?.refusal;
  if (own) return refusedThere(own, at);
  const entries = upsetBy(context.shelf, told, after);
  if (entries.length === 0) return decision;
  const named = entries.length === 1 ? `entry ${entries[0]}` : `entries ${entries.join(', ')}`;
  const rests = entries.length === 1 ? 'rests' : 'rest';
  const message = isDrawnHere(late)
    ? `Told in ${at}, where it was pressed, the card that the server drew takes away what ${named} ${rests} on: let it draw again, or say which card came at the table.`
    : `Told in ${at}, where it was pressed, it takes away what ${named} ${rests} on: put one of them right, or call a judge.`;
  return no('weave/upsets', message, { place: at, entries });
}

/** Another card may come of it: nobody has to put anything right. */
function isDrawnHere({ command: { type, data } }: Late): boolean {
  return type === 'DrawObjective' && data.throw === true;
}
