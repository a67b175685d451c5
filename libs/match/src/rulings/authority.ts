import type { Actor, Role } from '@adjutant/kernel';
import { declarationOf, isTimeEntry, type MatchEvent } from '../events.js';
import type { MatchCommand } from '../commands.js';
import { no, type MatchDecision } from '../commands/context.js';
import { recordOf, type Entered, type MatchState, type OpenedState } from '../state/state.js';

/** Whoever is not named here has no authority over what others wrote; whoever is unknown has none either. */
const RANK: { readonly [role in Role]?: number } = { judge: 1, 'head-judge': 2, system: 3 };

const HEAD: Actor = { id: '', role: 'head-judge' };

/** What is said about the whole match is the head judge's to take back, whoever wrote it down. */
const OF_THE_WHOLE_MATCH: ReadonlySet<string> = new Set(['MatchConceded', 'ResultDecided']);

function rankOf(actor: Pick<Actor, 'role'> | undefined): number {
  return (actor && RANK[actor.role]) ?? 0;
}

/** Why somebody may not change an entry, its dice and answers apart: somebody of a higher role has written it, or changed it. */
export function writtenAbove(state: OpenedState, entry: number, by: Pick<Actor, 'role'>): MatchDecision | null {
  const record = recordOf(state);
  const written = record.find(({ number }) => number === entry);
  if (!written) return null;
  const about = record.filter(({ number, event }) => !state.struck.includes(number) && changes(event, entry));
  return above([written, ...about], by, entry);
}

/** The same of several entries that go at once, such as by a rewind. */
export function anyWrittenAbove(
  state: OpenedState,
  entries: readonly number[],
  by: Pick<Actor, 'role'>,
): MatchDecision | null {
  for (const entry of entries) {
    const barred = state.struck.includes(entry) ? null : writtenAbove(state, entry, by);
    if (barred) return barred;
  }
  return null;
}

/** Why somebody may not say otherwise than an answer does: it was given by somebody of a higher role. */
export function answeredAbove(
  state: OpenedState,
  { entry, question }: Questioned,
  by: Pick<Actor, 'role'>,
): MatchDecision | null {
  const written = recordOf(state).filter(({ number, event }) => number === entry && vouches(event, question));
  return above([...written, ...answersTo(state, { entry, question })].slice(-1), by, entry);
}

/** Why somebody may not contest an answer. Whoever only wrote down what a player vouched for has not settled it. */
export function settledAbove(state: OpenedState, asked: Questioned, by: Pick<Actor, 'role'>): MatchDecision | null {
  return above(answersTo(state, asked).slice(-1), by, asked.entry);
}

interface Questioned {
  readonly entry: number;
  readonly question: string;
}

/** The entries by which an answer was given after all, or put right. */
function answersTo(state: OpenedState, asked: Questioned): readonly Entered[] {
  return recordOf(state).filter(({ number, event }) => !state.struck.includes(number) && answers(event, asked));
}

/** Whether a role is high enough for what a command does to earlier entries; true of commands that do nothing to them. */
export function hasAuthority(role: Role, command: MatchCommand, state: MatchState): boolean {
  if (state.status === 'absent') return true;
  switch (command.type) {
    case 'CorrectEntry':
      return writtenAbove(state, command.data.entry, { role }) === null;
    case 'ContestAnswer':
      return settledAbove(state, command.data, { role }) === null;
    case 'AnswerQuestion':
      return answeredAbove(state, command.data, { role }) === null;
    default:
      return true;
  }
}

/** Whether an entry was written by this person, and nobody else has done anything since. True of entries that are not there. */
export function isOwnLast(state: MatchState, entry: number, person: string): boolean {
  if (state.status === 'absent') return true;
  for (let cell = state.history as typeof state.history | null; cell; cell = cell.before) {
    if (cell.last.number < entry) return true;
    if (!isTimeEntry(cell.last.event) && cell.last.author?.id !== person) return false;
  }
  return true;
}

function above(entries: readonly Entered[], by: Pick<Actor, 'role'>, entry: number): MatchDecision | null {
  const higher = entries.find((one) => rankOf(writerOf(one)) > rankOf(by));
  if (!higher) return null;
  const role = writerOf(higher)?.role ?? HEAD.role;
  const message = OF_THE_WHOLE_MATCH.has(higher.event.type)
    ? `Entry ${higher.number}, ${higher.event.type}, is for the head judge to change: call one.`
    : `Entry ${higher.number} was written by a ${role}: whoever changes entry ${entry} needs that role, or a ruling. Call a judge.`;
  return no('entry/written-above', message, { entry, above: higher.number, role, needs: role });
}

function writerOf({ event, author }: Entered): Pick<Actor, 'role'> | undefined {
  return OF_THE_WHOLE_MATCH.has(event.type) && rankOf(author) < rankOf(HEAD) ? HEAD : author;
}

function changes({ type, data }: MatchEvent, entry: number): boolean {
  return (type === 'EntryCorrected' || type === 'QuestionAnswered') && data.entry === entry;
}

function vouches(event: MatchEvent, question: string): boolean {
  return declarationOf(event)?.answers[question] !== undefined;
}

function answers(event: MatchEvent, { entry, question }: Questioned): boolean {
  if (event.type === 'QuestionAnswered') return event.data.entry === entry && event.data.question === question;
  if (event.type !== 'EntryCorrected' || event.data.entry !== entry) return false;
  const { correction } = event.data;
  return correction.kind === 'answer' && correction.answers[question] !== undefined;
}
