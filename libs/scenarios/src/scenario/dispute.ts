import type { Occasion } from '@adjutant/kernel';
import {
  decideMatch,
  foldMatch,
  essenceOf,
  nextNumber,
  type MatchCommand,
  type MatchState,
  type Remedy,
} from '@adjutant/match';
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
import { answersOf } from './answering.js';
import { bothFit, said, type Mismatch } from './expecting.js';
import { entryOfStep, type Played, type Table } from './table.js';
import type { Both } from './scene.js';
import type { Dispute, ScenarioStep } from './step.js';
import type { ReplayRow } from './expected.js';

/**
 * Asks "what if" of the record so far, in both readings, and compares each step with what the scenario says. The corrected
 * reading must also be what really follows when the same is ruled, and the reversal of the ruling must restore all.
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
    ...rows.flatMap((row) => checkRow(table, row, corrected, executed)),
    ...checkOrder(table, rows, corrected),
    ...checkAsRuling(table, supposals, corrected),
  ].map((one) => ({ step: number, ...said(step), ...one }));
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
  const readings = typeof row.verdict === 'string' ? { corrected: row.verdict } : row.verdict;
  const [line] = linesOf(table, played, corrected.story);
  const codes = (line?.refusal ?? line?.flagged)?.reasons.map((reason) => reason.code) ?? [];
  const wanted = row.because === undefined ? [] : [row.because].flat();
  return [
    ...verdictOn(table, played, readings.corrected, corrected),
    ...verdictOn(table, played, readings['re-executed'], executed),
    ...(wanted.length === 0 || wanted.some((want) => codes.some((code) => codeFits(code, want)))
      ? []
      : [{ what: `reason for step ${row.step}`, expected: wanted, got: codes }]),
    ...balanceOf(table, played, row.corrected, corrected),
    ...balanceOf(table, played, row['re-executed'], executed),
  ];
}

/** What becomes of a step in one reading. */
function verdictOn(table: Table, played: Played, wanted: string | undefined, told: Supposition): Found[] {
  if (wanted === undefined) return [];
  const expected = wanted
    .trim()
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/^(rejected|still-refused|still-rejected)$/, 'refused')
    .replace(/^accepted$/, 'stands');
  const got = linesOf(table, played, told.story)[0]?.verdict ?? 'absent';
  return sameVerdict(expected, got) ? [] : [{ what: `${told.reading} verdict on step ${played.step}`, expected, got }];
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

/** The same as a ruling: what it brings about is what was supposed, and its reversal leaves no trace. */
function checkAsRuling(table: Table, supposals: readonly Supposal[], corrected: Supposition): Found[] {
  const between = withoutRulings(table, supposals);
  if (typeof between === 'string') return [{ what: 'reversal of a ruling', expected: 'one that can be', got: between }];
  const remedies = supposals.flatMap((supposal) => remediesFor(between, supposal));
  if (remedies.length === 0 && between === table.state) return [];
  const data = { dispute: 'scenario', ruling: 'supposed', by: JUDGE, remedies, because: 'ruled' };
  const ruled = taken(table, between, { type: 'ApplyRuling', data });
  if (typeof ruled === 'string') return [{ what: 'ruling', expected: 'one that can be carried out', got: ruled }];
  const reversal: MatchCommand = { type: 'ReverseRuling', data: { entry: nextNumber(between), because: 'reversed' } };
  const restored = taken(table, ruled, reversal);
  if (typeof restored === 'string')
    return [{ what: 'reversal of the ruling', expected: 'one that can be', got: restored }];
  return [
    ...(same(tableOf(ruled), tableOf(corrected.outcome))
      ? []
      : [{ what: 'recorded ruling', expected: cpIn(corrected.outcome), got: cpIn(ruled) }]),
    ...(same(essenceOf(restored), essenceOf(between))
      ? []
      : [{ what: 'reversal of the ruling', expected: cpIn(between), got: cpIn(restored) }]),
  ];
}

/** The match without the earlier rulings that are left out: those are reversed, not struck. */
function withoutRulings(table: Table, supposals: readonly Supposal[]): MatchState | string {
  const leftOut = supposals.flatMap((one) => ('leaveOut' in one ? one.leaveOut : []));
  const rulings = leftOut.filter((entry) => table.events[entry]?.type === 'RulingApplied');
  return rulings.reduce<MatchState | string>(
    (state, entry) =>
      typeof state === 'string'
        ? state
        : taken(table, state, { type: 'ReverseRuling', data: { entry, because: 'left out' } }),
    table.state,
  );
}

const JUDGE = { id: 'scenario-judge', role: 'judge' } as const;
const SYSTEM = { id: 'scenario-liaison', role: 'system' } as const;

/**
 * What a judge would rule for a supposal: nothing for one that cannot be recorded, such as another release, and nothing
 * about what is struck already.
 */
function remediesFor(state: MatchState, supposal: Supposal): readonly Remedy[] {
  const struck = state.status === 'absent' ? [] : state.struck;
  if ('leaveOut' in supposal) {
    const entries = supposal.leaveOut.filter((entry) => !struck.includes(entry));
    return entries.length === 0 ? [] : [{ kind: 'strike', entries }];
  }
  const corrections = correctionsFor(supposal, 'ruled').filter(({ data }) => !struck.includes(data.entry));
  return corrections.map(({ data: { entry, correction } }): Remedy => ({
    kind: 'correct',
    entry,
    correction,
  }));
}

/** The match after a command that the server itself gives; a sentence where it is not recorded. */
function taken(table: Table, state: MatchState, command: MatchCommand): MatchState | string {
  const now = new Date(0).toISOString();
  const decision = decideMatch(table.shelf, command, state, { now, occurredAt: now, actor: SYSTEM });
  if (decision.outcome === 'refused') return decision.refusal.message;
  if (decision.outcome === 'already') return 'already so';
  return foldMatch(table.shelf, decision.events, state);
}

function cpIn(state: MatchState) {
  return { A: standing(state, 'A').cp, B: standing(state, 'B').cp };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function tableOf(state: MatchState): unknown {
  return state.status === 'absent' ? null : state.table;
}
