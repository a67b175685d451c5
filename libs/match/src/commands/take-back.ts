import { already, isOfPlayer } from '@adjutant/kernel';
import type { TakeBack } from '../commands.js';
import { isTimeEntry, type MatchEvent } from '../events.js';
import { LINES } from '../state/lines.js';
import { recordOf, type Entered, type MatchState, type OpenedState } from '../state/state.js';
import { corrected } from './corrections.js';
import { no, notRunning, whileOpened, type Context, type MatchDecision } from './context.js';

const A_SLIP = 'Taken back by whoever wrote it down.';

/** What chance has given or somebody has seen: nobody draws again. */
const WHAT_CAME: ReadonlySet<string> = new Set(['ObjectiveDrawn', 'DrawVoided', 'ObjectiveDiscarded']);

/** What lies under the battle, and what came of drawing. */
const FOR_A_JUDGE: ReadonlySet<string> = new Set([
  ...['MatchOpened', 'RosterSubmitted', 'SituationAdopted', 'BattleStarted'],
  ...WHAT_CAME,
]);

/** What is said beside the play rests on nothing in it. */
const BESIDE_THE_PLAY: ReadonlySet<string> = new Set([
  ...['NoteRecorded', 'DepthRaised', 'TakeBackAsked', 'TakeBackAgreed', 'TakeBackDeclined'],
]);

function isForAJudge(event: MatchEvent): boolean {
  if (event.type === 'BookEntriesAdded') return false;
  return !LINES[event.type].isPlayed || FOR_A_JUDGE.has(event.type) || isThrown(event);
}

/** Nobody has the server throw again by taking back what it threw for. */
function isThrown(event: MatchEvent): boolean {
  return (event.type === 'RollRecorded' || event.type === 'ObjectiveDrawn') && event.data.by === 'server';
}

/** A player takes back the own latest entry while nothing rests on it: a correction like any other, and as visible. */
export function takeBack({ data }: TakeBack, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open) => {
    const { entry, player, because = A_SLIP } = data;
    const found = recordOf(open).find(({ number }) => number === entry);
    if (!found) return no('entry/not-recorded', `The record has no entry ${entry}.`, { entry });
    if (open.struck.includes(entry)) return already;
    const over = notTakenBackWhen(open, found);
    if (over) return over;
    const barred = against(open, found, player, context);
    if (barred) return barred;
    const strike = { entry, correction: { kind: 'strike' }, because } as const;
    return corrected({ type: 'CorrectEntry', data: strike }, open, context);
  });
}

/**
 * Once both have confirmed the result nothing is taken back. Before that its end is, by whoever wrote it down, and what lies before it
 * after that; who has given up has told the other player so, who is asked.
 */
function notTakenBackWhen(open: OpenedState, { event }: Entered): MatchDecision | null {
  if (open.status === 'opened' || open.status === 'running') return null;
  if (open.status === 'confirmed') return notRunning(open);
  return event.type === 'MatchConceded' ? notRunning(open) : null;
}

/** What players do not take back at all, alone or together. */
export function leftToJudges({ number: entry, event }: Entered): MatchDecision | null {
  if (!isForAJudge(event)) return null;
  const message =
    WHAT_CAME.has(event.type) || isThrown(event)
      ? `Entry ${entry} was drawn or thrown, and nobody does so again by taking it back: call a judge.`
      : `Entry ${entry} is no move of a player: call a judge, who can put it right.`;
  return no('entry/not-taken-back', message, { entry, type: event.type });
}

function against(open: OpenedState, found: Entered, player: 'A' | 'B', context: Context): MatchDecision | null {
  const { number: entry } = found;
  const judges = leftToJudges(found);
  if (judges) return judges;
  const whose = whoseIs(open, found);
  const { actor } = context.occasion;
  const others = found.author !== undefined && found.author.id !== actor.id && isOfPlayer(actor.role);
  if ((whose !== undefined && whose !== player) || (whose === undefined && others))
    return no(
      'entry/not-yours',
      `Entry ${entry} is not yours to take back: ask the other player to do it or to let you, or call a judge.`,
      {
        entry,
        of: whose ?? null,
      },
    );
  const resting = recordOf(open).find((one) => one.number > entry && restsOn(open, one, entry));
  if (!resting) return null;
  const message = `Entry ${resting.number} stands after entry ${entry}: take that back first, ask the other player to let this be taken back, or call a judge.`;
  return no('entry/built-upon', message, { entry, by: resting.number, type: resting.event.type });
}

/** Whose move it was, as far as the entry says. */
export function whoseIs(
  { table }: Pick<OpenedState, 'table'>,
  { event: { data } }: Pick<Entered, 'event'>,
): 'A' | 'B' | undefined {
  if ('player' in data && (data.player === 'A' || data.player === 'B')) return data.player;
  const unit = 'unit' in data ? data.unit : undefined;
  return unit === undefined ? undefined : table.units[unit]?.owner;
}

/** Whatever was played since and stands, and what was answered about it; the dice of the entry itself go with it. */
function restsOn(open: OpenedState, { number, event }: Entered, entry: number): boolean {
  if (open.struck.includes(number)) return false;
  if (event.type === 'RollRecorded') return isThrown(event) || !event.data.roll.startsWith(`${entry}/`);
  if (event.type === 'EntryCorrected') return event.data.entry === entry;
  return !BESIDE_THE_PLAY.has(event.type) && !isTimeEntry(event);
}
