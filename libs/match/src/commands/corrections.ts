import { recorded, type Refusal } from '@adjutant/kernel';
import type { Answers, Pack, Shelf } from '@adjutant/rules';
import type { CorrectEntry, RewindMatch } from '../commands.js';
import { isTimeEntry, type MatchEvent } from '../events.js';
import { changesEarlierEntries } from '../state/amend.js';
import { packOf } from '../state/apply.js';
import { nextNumber, recordOf, type Entered, type MatchState, type OpenedState } from '../state/state.js';
import { anyWrittenAbove, writtenAbove } from '../rulings/authority.js';
import { withdrawing } from '../rulings/confirmations.js';
import { rulingOf } from '../rulings/applied.js';
import { keptByRulings, ruledElsewhere, ruledUpon } from '../rulings/guarding.js';
import { wayBack } from '../rulings/rewinding.js';
import { isAmended, misfit } from './amending.js';
import { otherwiseAsked } from './amending-uses.js';
import { answersNothing, notAskedOf } from './asked.js';
import { mayRule, no, whileOpened, type Context, type MatchDecision } from './context.js';
import { refuse } from '../refusals.js';

/** Events that later ones stand on in a way that no correction can take away. */
const FOUNDATION: readonly MatchEvent['type'][] = [
  'MatchOpened',
  'RosterSubmitted',
  'BattleStarted',
  'SituationAdopted',
];

/** What holds of the whole match, wherever it stands. */
const UNMOVED: ReadonlySet<MatchEvent['type']> = new Set([
  'RulingApplied',
  'ResultDecided',
  'SeatsCorrected',
  'MatchVoided',
  'MatchRestored',
]);

/** What a ruling came to is put right by another ruling, and by nobody on the way. */
export function correctEntry(command: CorrectEntry, state: MatchState, context: Context): MatchDecision {
  const { entry, because } = command.data;
  return whileOpened(
    context,
    state,
    (open) =>
      ruledElsewhere(open, entry) ??
      ruledUpon(open, entry, context) ??
      (command.data.correction.kind === 'strike' ? drawnByServer(open, [entry], context) : null) ??
      withdrawing(corrected(command, open, context), open, context.shelf, because),
  );
}

/** Nobody but a judge takes out what the server drew: whoever could would let it draw until the card suits. */
function drawnByServer(open: OpenedState, gone: readonly number[], { occasion }: Context): MatchDecision | null {
  if (mayRule(occasion) || occasion.actor.role === 'system') return null;
  const found = recordOf(open).find(
    ({ number, event }) =>
      event.type === 'ObjectiveDrawn' &&
      event.data.by === 'server' &&
      gone.includes(number) &&
      !open.struck.includes(number),
  );
  if (!found) return null;
  const message = `The server drew the card of entry ${found.number}: only a judge takes that out. Call one.`;
  return no('entry/not-taken-back', message, { entry: found.number, type: found.event.type });
}

export function corrected({ data }: CorrectEntry, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open, pack) => {
    const entry = recordOf(open).find((one) => one.number === data.entry);
    if (!entry) return no('entry/not-recorded', `The record has no entry ${data.entry}.`, { entry: data.entry });
    if (open.struck.includes(data.entry))
      return no('entry/struck', `Entry ${data.entry} is struck already.`, { entry: data.entry });
    return (
      problemWith(context.shelf, open, pack, entry, data) ??
      writtenAbove(open, data.entry, context.occasion.actor) ??
      recorded({ type: 'EntryCorrected', data })
    );
  });
}

/** What is wrong with a correction in itself, whoever asks for it and whatever became of its entry since; null where nothing is. */
export function wrongCorrection(shelf: Shelf, state: OpenedState, data: Corrected): Refusal | null {
  const { entry } = data;
  const found = recordOf(state).find((one) => one.number === entry);
  if (!found) return refuse('entry/not-recorded', `The record has no entry ${entry}.`, { entry });
  const problem = problemWith(shelf, state, packOf(shelf, state), found, data);
  return problem?.outcome === 'refused' ? problem.refusal : null;
}

type Corrected = Pick<CorrectEntry['data'], 'entry' | 'correction'>;

function problemWith(
  shelf: Shelf,
  state: OpenedState,
  pack: Pack,
  { event }: Entered,
  { entry, correction }: Corrected,
): MatchDecision | null {
  switch (correction.kind) {
    case 'strike':
      if (event.type === 'RulingReversed' || (event.type === 'RulingApplied' && rulingOf(state, entry)))
        return no('entry/ruled', 'A ruling is reversed through its dispute.', { entry });
      if (event.type === 'SeatsCorrected')
        return no('entry/not-correctable', 'Correct the seats anew with CorrectSeats.', { type: event.type });
      if (isTimeEntry(event))
        return no(
          'entry/not-correctable',
          'Time that has run stays as it ran: a judge gives or takes some with GiveTime.',
          {
            type: event.type,
          },
        );
      if (isAboutVoid(event))
        return no('entry/not-correctable', 'Declare the match void with VoidMatch, or restore it with RestoreMatch.', {
          type: event.type,
        });
      if (event.type === 'ObjectiveRevealed')
        return no('entry/not-correctable', 'What everybody has seen cannot be unseen: correct what it rests on.', {
          type: event.type,
        });
      return FOUNDATION.includes(event.type)
        ? no('entry/not-correctable', `${event.type} cannot be struck; amend it or open another match.`, {
            type: event.type,
          })
        : null;
    case 'amend':
      return (
        amendable(state, pack, { number: entry, event }, correction.data) ??
        otherwiseAsked(shelf, state, entry, correction.data)
      );
    case 'answer':
      return Object.keys(correction.answers).length === 0
        ? no('entry/nothing-amended', 'Say which question of the entry is answered otherwise.', { entry })
        : notAskedOf(shelf, state, entry, correction.answers);
    case 'redate':
      return movable(state, event, entry, correction.before);
  }
}

function movable(state: OpenedState, event: MatchEvent, entry: number, before: number): MatchDecision | null {
  const target = recordOf(state).find((one) => one.number === before);
  // The number that this correction will have stands for the end of the record.
  const toEnd = before === nextNumber(state);
  if (!target && !toEnd) return no('entry/not-recorded', `The record has no entry ${before}.`, { entry: before });
  if (before === entry)
    return no('entry/not-correctable', `Name the entry that entry ${entry} belongs before; it named itself.`, {
      entry,
    });
  if (changesEarlierEntries(event) || UNMOVED.has(event.type) || isTimeEntry(event)) return corrective(event);
  const fixed = FOUNDATION.includes(event.type) || (target !== undefined && FOUNDATION.includes(target.event.type));
  return fixed
    ? no('entry/not-correctable', 'Entries cannot be moved before the battle has started.', { entry, before })
    : null;
}

/** An amendment replaces members that the entry has; it cannot make it another kind of entry or add members. */
function amendable(
  { table }: OpenedState,
  pack: Pack,
  { number, event }: Pick<Entered, 'number' | 'event'>,
  data: object,
): MatchDecision | null {
  if (event.type === 'MatchOpened')
    return no('entry/not-correctable', 'The opening of a match cannot be amended; open another match.');
  if (isWrittenOnce(event)) return corrective(event);
  const about = { pack, table, event };
  if (!isAmended(about))
    return no('entry/not-correctable', `${event.type} is not amended: strike it, and record it anew.`, {
      type: event.type,
    });
  const strangers = Object.keys(data).filter((key) => !Object.hasOwn(event.data, key));
  if (Object.keys(data).length === 0) return no('entry/nothing-amended', 'Say which members of the entry to replace.');
  if (strangers.length > 0)
    return no(
      'entry/unknown-member',
      `Entry ${number} has no ${strangers.join(', ')}. What it says is: ${Object.keys(event.data).join(', ')}.`,
      { members: strangers },
    );
  const wrong = misfit(about, data);
  const { answers } = data as { readonly answers?: Answers };
  return wrong === undefined
    ? answersNothing(pack, table, answers)
    : no('entry/wrong-type', `${event.type} cannot have this ${wrong}.`, { member: wrong });
}

/** What officials wrote and what changes other entries is not amended. */
function isWrittenOnce(event: MatchEvent): boolean {
  const byOfficials = ['HandsInspected', 'PointsAdjusted', 'BalanceSet'];
  return (
    changesEarlierEntries(event) || UNMOVED.has(event.type) || isTimeEntry(event) || byOfficials.includes(event.type)
  );
}

function isAboutVoid({ type }: MatchEvent): boolean {
  return type === 'MatchVoided' || type === 'MatchRestored';
}

/** Corrections are read by their numbers, so changing one in place would change nothing. */
function corrective(event: MatchEvent): MatchDecision {
  return no('entry/not-correctable', `${event.type} cannot be amended or moved: strike it and correct anew.`, {
    type: event.type,
  });
}

export function rewindMatch({ data }: RewindMatch, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open) => {
    const record = recordOf(open);
    const to = record.find((one) => one.number === data.to);
    if (!to) return no('entry/not-recorded', `The record has no entry ${data.to}.`, { entry: data.to });
    const start = record.find((one) => one.event.type === 'BattleStarted' || one.event.type === 'SituationAdopted');
    if (!start || data.to < start.number)
      return no('rewind/before-battle', 'A match can be rewound to a point in the battle.', { to: data.to });
    if (data.to === open.history.last.number)
      return no('rewind/nothing-after', `Nothing follows entry ${data.to}.`, { to: data.to });
    const keeps = keptByRulings(open, wayBack(open, data.to)?.keeps ?? []);
    const gone = record.map(({ number }) => number).filter((number) => number > data.to && !keeps.includes(number));
    const barred = anyWrittenAbove(open, gone, context.occasion.actor) ?? drawnByServer(open, gone, context);
    if (barred) return barred;
    const rewound = recorded({
      type: 'MatchRewound',
      data: { ...data, ...(keeps.length > 0 ? { keeps } : {}) },
    } as const);
    return withdrawing(rewound, open, context.shelf, data.because);
  });
}
