import type { JsonObject, Occasion } from '@adjutant/kernel';
import {
  amend,
  type Correction,
  type EntryCorrected,
  type MatchCommand,
  type MatchEvent,
  type PinnedPack,
} from '@adjutant/match';
import type { Answers } from '@adjutant/rules';
import { sameValue } from './difference/table.js';

/** A command that was refused, with its place: after entry `after`, in the order of asking. */
export interface Attempt {
  readonly after: number;
  readonly command: MatchCommand;
  readonly occasion: Occasion;
}

/** What a judge has before them: the record, and what was refused along the way. */
export interface Account {
  readonly events: readonly MatchEvent[];
  readonly attempts: readonly Attempt[];
}

/** One difference between what happened and what is supposed. */
export type Supposal =
  | { readonly leaveOut: readonly number[] }
  | { readonly replace: { readonly entry: number; readonly data: JsonObject } }
  | { readonly reanswer: { readonly entry: number; readonly answers: Answers } }
  | { readonly redate: { readonly entry: number; readonly before: number } }
  | { readonly insert: { readonly after: number; readonly command: MatchCommand } }
  | { readonly release: PinnedPack };

/** What is told: an entry, or a command that was refused or is put in behind one. */
export type Item = {
  readonly number: number;
  readonly event?: MatchEvent;
  readonly attempt?: { readonly command: MatchCommand; readonly occasion: Occasion; readonly inserted: boolean };
};

/** One of what is told, with what was changed about it. */
export interface Planned {
  readonly item: Item;
  readonly struck: boolean;
  /** Something under it is otherwise than when it was written: whether it stands is judged again. */
  readonly judged: boolean;
}

/** All that is told of an account under some supposals, in the order in which it counts. */
export function planOf(account: Account, supposals: readonly Supposal[], occasion: Occasion): readonly Planned[] {
  const end = account.events.length;
  const corrections = supposals.flatMap((supposal, index) => asCorrections(supposal, end + index));
  const items = itemsOf(account, supposals, occasion);
  const { entries, struck, judged } = amend<Item>([...items, ...corrections]);
  const played = entries.filter((entry) => entry.number < end);
  const first = firstChange(played, supposals);
  return played.map((item, index) => ({
    item,
    struck: struck.has(item.number),
    judged: index >= first || judged.has(item.number),
  }));
}

/** Whether the same becomes of both on the same state. */
export function samePlanned(one: Planned | undefined, other: Planned | undefined): boolean {
  return one?.struck === other?.struck && one?.judged === other?.judged && sameItem(one?.item, other?.item);
}

function sameItem(one: Item | undefined, other: Item | undefined): boolean {
  return (
    one?.number === other?.number && sameValue(one?.event, other?.event) && sameAttempt(one?.attempt, other?.attempt)
  );
}

function sameAttempt(one: Item['attempt'], other: Item['attempt']): boolean {
  return one?.command === other?.command && one?.occasion === other?.occasion && one?.inserted === other?.inserted;
}

/** The corrections that a supposal would come to if it were recorded; none for insertions and releases. */
export function correctionsFor(supposal: Supposal, because: string): EntryCorrected[] {
  const correct = (entry: number, correction: Correction): EntryCorrected => ({
    type: 'EntryCorrected',
    data: { entry, correction, because },
  });
  if ('leaveOut' in supposal) return supposal.leaveOut.map((entry) => correct(entry, { kind: 'strike' }));
  if ('replace' in supposal) return [correct(supposal.replace.entry, { kind: 'amend', data: supposal.replace.data })];
  if ('reanswer' in supposal)
    return [correct(supposal.reanswer.entry, { kind: 'answer', answers: supposal.reanswer.answers })];
  if ('redate' in supposal) return [correct(supposal.redate.entry, { kind: 'redate', before: supposal.redate.before })];
  return [];
}

/** A command at a place between two entries, and whether it was refused there or is put in. */
export interface CommandBetween {
  readonly command: MatchCommand;
  readonly inserted: boolean;
}

/** Between two entries stands first what was refused there, in the order of asking, and then what is put in. */
export function commandAt(account: Account, supposals: readonly Supposal[], place: number): CommandBetween | null {
  const after = Math.floor(place);
  const refused = account.attempts.map((one) => ({ ...one, inserted: false }));
  const inserts = supposals.flatMap((one) => ('insert' in one ? [{ ...one.insert, inserted: true }] : []));
  const here = [...refused, ...inserts].filter((one) => one.after === after);
  return here[Math.round((place - after) * (here.length + 1)) - 1] ?? null;
}

/** Corrections as if they stood behind the record; several of one supposal share its number, in order. */
function asCorrections(supposal: Supposal, number: number): Item[] {
  return correctionsFor(supposal, 'supposed').map((event, index) => ({ number: number + index / 1000, event }));
}

function itemsOf(account: Account, supposals: readonly Supposal[], occasion: Occasion): Item[] {
  const release = supposals.find((one) => 'release' in one)?.release;
  const inserts = supposals.flatMap((one) => ('insert' in one ? [one.insert] : []));
  return account.events.flatMap((event, number): Item[] => {
    const attempts = account.attempts.filter((attempt) => attempt.after === number);
    const inserted = inserts.filter((insert) => insert.after === number);
    const between = [
      ...attempts.map((attempt) => ({ command: attempt.command, occasion: attempt.occasion, inserted: false })),
      ...inserted.map((insert) => ({ command: insert.command, occasion, inserted: true })),
    ];
    const own: Item = {
      number,
      event: release && event.type === 'MatchOpened' ? { ...event, data: { ...event.data, pack: release } } : event,
    };
    return [
      own,
      ...between.map((attempt, index): Item => ({ number: number + (index + 1) / (between.length + 1), attempt })),
    ];
  });
}

function firstChange(played: readonly Item[], supposals: readonly Supposal[]): number {
  if (supposals.some((one) => 'release' in one)) return 0;
  const first = played.findIndex((item) => item.attempt?.inserted === true);
  return first < 0 ? played.length : first;
}
