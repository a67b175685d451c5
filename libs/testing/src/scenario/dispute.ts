import type { Occasion } from '@adjutant/kernel';
import { advance, type MatchEvent, type MatchState } from '@adjutant/match';
import {
  correctionsFor,
  standing,
  suppose,
  type Account,
  type Supposal,
  type SupposedLine,
  type Supposition,
} from '@adjutant/replay';
import { codeFits } from './codes.js';
import { answersOf } from './doing.js';
import { bothFit, type Mismatch } from './expecting.js';
import { entryOfStep, type Played, type Table } from './table.js';
import type { Both, Dispute, ReplayRow, ScenarioStep } from './scenario.js';

/**
 * Asks "what if" of the record so far, in both readings, and compares each step with what the scenario says. The corrected
 * reading must also be what really follows when the same corrections are recorded, and their reversal must restore all.
 */
export function checkDispute(table: Table, step: ScenarioStep, number: number, occasion: Occasion): Mismatch[] {
  const dispute = step.dispute as Dispute;
  const attempts = table.played.flatMap((played) => (played.attempt ? [played.attempt] : []));
  const account: Account = { events: table.events, attempts };
  const supposals = supposalsOf(table, dispute);
  const corrected = suppose(table.shelf, account, supposals, 'corrected', occasion);
  const executed = suppose(table.shelf, account, supposals, 're-executed', occasion);
  const rows = step.replay ?? [];
  return [
    ...rows.flatMap((row) => checkRow(table, row, corrected, executed)).map((one) => ({ step: number, ...one })),
    ...checkOrder(table, rows, corrected).map((one) => ({ step: number, ...one })),
    ...checkAgainstRecord(table, supposals, corrected).map((one) => ({ step: number, ...one })),
  ];
}

type Found = Omit<Mismatch, 'step'>;

function supposalsOf(table: Table, dispute: Dispute): Supposal[] {
  const strikes = dispute.strike === undefined ? [] : [dispute.strike].flat();
  const leaveOut = strikes.flatMap((step) => table.played.find((one) => one.step === step)?.entries ?? []);
  const { step: answered, ...answers } = dispute.answers ?? { step: 0 };
  const pack = dispute.release === undefined ? undefined : table.shelf.find(table.pack.id, dispute.release);
  return [
    ...(leaveOut.length > 0 ? [{ leaveOut }] : []),
    ...(dispute.redate
      ? [{ redate: { entry: entryOfStep(table, dispute.redate.step), before: placeOf(table, dispute.redate) } }]
      : []),
    ...(dispute.amend
      ? [{ replace: { entry: entryOfStep(table, dispute.amend.step), data: dispute.amend.data } }]
      : []),
    ...(dispute.answers ? [{ reanswer: { entry: entryOfStep(table, answered), answers: answersOf(answers) } }] : []),
    ...(pack ? [{ release: { id: pack.id, release: pack.release, digest: pack.digest } }] : []),
  ];
}

/** The entry that a re-dated step comes to stand before; one past the end of the record for its very end. */
function placeOf(table: Table, { before, after }: NonNullable<Dispute['redate']>): number {
  if (before !== undefined) return entryOfStep(table, before);
  const last = table.played.find((one) => one.step === after)?.entries.at(-1);
  if (last === undefined)
    throw new Error('Say which step it comes before or after; that step has to stand in the record.');
  return last + 1;
}

/** The lines of a step in a story: its entries, or the attempt that it was. */
function linesOf(table: Table, played: Played, story: readonly SupposedLine[]): SupposedLine[] {
  if (!played.attempt) return story.filter((line) => played.entries.includes(line.place));
  const same = table.played.filter((one) => one.attempt?.after === played.attempt?.after);
  const place = played.attempt.after + (same.indexOf(played) + 1) / (same.length + 1);
  return story.filter((line) => Math.abs(line.place - place) < 1e-9);
}

function checkRow(table: Table, row: ReplayRow, corrected: Supposition, executed: Supposition): Found[] {
  const played = table.played.find((one) => one.step === row.step);
  if (!played) return [{ what: `replay of step ${row.step}`, expected: row.verdict, got: 'there is no such step' }];
  const [line] = linesOf(table, played, corrected.story);
  const verdict = row.verdict
    .trim()
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/^(rejected|still-refused|still-rejected)$/, 'refused')
    .replace(/^accepted$/, 'stands');
  const got = line?.verdict ?? 'absent';
  const codes = line?.refusal?.reasons.map((reason) => reason.code) ?? [];
  const wanted = row.because === undefined ? [] : [row.because].flat();
  return [
    ...(sameVerdict(verdict, got) ? [] : [{ what: `verdict on step ${row.step}`, expected: verdict, got }]),
    ...(wanted.length === 0 || wanted.some((want) => codes.some((code) => codeFits(code, want)))
      ? []
      : [{ what: `reason for step ${row.step}`, expected: wanted, got: codes }]),
    ...balanceOf(table, played, row.corrected, corrected),
    ...balanceOf(table, played, row['re-executed'], executed),
  ];
}

/** An order or a use that stays is "stands"; a scenario may call a standing fact recorded and the other way round. */
function sameVerdict(expected: string, got: string): boolean {
  const kept = ['stands', 'recorded'];
  return expected === got || (kept.includes(expected) && kept.includes(got));
}

function balanceOf(table: Table, played: Played, expected: Both | undefined, told: Supposition): Found[] {
  if (!expected) return [];
  const after = linesOf(table, played, told.story).at(-1)?.after;
  const got = after ? { A: standing(after, 'A').cp, B: standing(after, 'B').cp } : {};
  return bothFit(expected, got) ? [] : [{ what: `${told.reading} CP after step ${played.step}`, expected, got }];
}

/** Rows stand in the order in which the replay tells the steps. */
function checkOrder(table: Table, rows: readonly ReplayRow[], told: Supposition): Found[] {
  const placeOf = (row: ReplayRow): number => {
    const played = table.played.find((one) => one.step === row.step);
    return played ? told.story.findIndex((line) => linesOf(table, played, [line]).length > 0) : -1;
  };
  const places = rows.map(placeOf);
  const ordered = places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1));
  return ordered ? [] : [{ what: 'order of the replay', expected: rows.map((row) => row.step), got: places }];
}

function checkAgainstRecord(table: Table, supposals: readonly Supposal[], corrected: Supposition): Found[] {
  const corrections = supposals.flatMap((supposal) => correctionsFor(supposal, 'ruled'));
  if (corrections.length === 0) return [];
  const after = foldOn(table, table.state, corrections);
  const reversal = corrections.map((_, index): MatchEvent => strike(table.events.length + index));
  const restored = foldOn(table, after, reversal.toReversed());
  const cp = (state: MatchState) => ({ A: standing(state, 'A'), B: standing(state, 'B') });
  const found: Found[] = [];
  if (JSON.stringify(cp(after)) !== JSON.stringify(cp(corrected.outcome))) {
    found.push({ what: 'recorded correction', expected: cp(corrected.outcome), got: cp(after) });
  }
  if (JSON.stringify(tableOf(restored)) !== JSON.stringify(tableOf(table.state))) {
    found.push({ what: 'reversal of the correction', expected: cp(table.state), got: cp(restored) });
  }
  return found;
}

function tableOf(state: MatchState): unknown {
  return state.status === 'absent' ? null : state.table;
}

function foldOn(table: Table, from: MatchState, events: readonly MatchEvent[]): MatchState {
  return events.reduce((state, event) => advance(table.shelf, state, event).state, from);
}

function strike(entry: number): MatchEvent {
  return { type: 'EntryCorrected', data: { entry, correction: { kind: 'strike' }, because: 'reversed' } };
}
