import { foldMatch, totalScore, type MatchEvent } from '@adjutant/match';
import { findingsOn } from '@adjutant/replay';
import { auxiliaryCount, clockText, countOf, pointsOf, pricesOf, SIDES, type LedgerLine } from '@adjutant/rules';
import type { RecordAnswer } from '@adjutant/store';
import { codeFits } from './codes.js';
import type { Both } from './scene.js';
import type { ScenarioStep } from './step.js';
import { parsePlace } from './places.js';
import type { Table } from './table.js';

/** Something that came out differently from what the scenario says. */
export interface Mismatch {
  readonly case?: string;
  readonly step: number;
  /** What the step says of itself. */
  readonly say?: string;
  readonly what: string;
  readonly expected: unknown;
  readonly got: unknown;
}

type Check = (
  table: Table,
  step: ScenarioStep,
  answer: RecordAnswer<MatchEvent>,
  lines: readonly LedgerLine[],
) => Omit<Mismatch, 'step'>[];

export function checkStep(
  table: Table,
  step: ScenarioStep,
  number: number,
  answer: RecordAnswer<MatchEvent>,
  lines: readonly LedgerLine[],
): Mismatch[] {
  const checks: readonly Check[] = [
    checkArmy,
    checkOutcome,
    checkBalances,
    checkPlace,
    checkLines,
    checkFindings,
    checkOpen,
    checkUnits,
    checkResult,
    checkDerived,
  ];
  return checks
    .flatMap((check) => check(table, step, answer, lines))
    .map((mismatch) => ({ step: number, ...said(step), ...mismatch }));
}

/** The sentence of a step, for whoever reads what came out differently. */
export function said({ say }: ScenarioStep): Pick<Mismatch, 'say'> {
  return say === undefined ? {} : { say };
}

/** What a scenario calls an answer, and what it is. */
const OUTCOME = {
  accepted: 'recorded',
  recorded: 'recorded',
  refused: 'refused',
  rejected: 'refused',
  already: 'already',
  reroll: 'recorded',
} as const;

function checkOutcome(_table: Table, step: ScenarioStep, answer: RecordAnswer<MatchEvent>): Omit<Mismatch, 'step'>[] {
  const got = answer.outcome;
  const expected = OUTCOME[step.then ?? 'recorded'];
  // Where hands are sealed, void dice leave no entry: they are refused.
  if (step.then === 'reroll' && answer.outcome === 'refused' && answer.refusal.code === 'objective/repeated') return [];
  if (got !== expected) {
    const why = answer.outcome === 'refused' ? ` (${answer.refusal.code}: ${answer.refusal.message})` : '';
    return [{ what: 'then', expected, got: `${got}${why}` }];
  }
  if (step.then === 'reroll') {
    const type = answer.outcome === 'recorded' ? (answer.events.at(-1)?.event.type ?? null) : null;
    return type === 'DrawVoided' ? [] : [{ what: 'then', expected: 'dice that are thrown again', got: type }];
  }
  if (answer.outcome !== 'refused') return [];
  const codes = answer.refusal.reasons.map((reason) => reason.code);
  return [...checkUnknown(step, codes), ...checkBecause(step, codes), ...checkExactly(step, codes)];
}

/** A misspelt word is refused as well: whoever gives no reason hardly means that one. */
function checkUnknown(
  { because, exactly, findings }: ScenarioStep,
  [leading = '']: readonly string[],
): Omit<Mismatch, 'step'>[] {
  if (because !== undefined || exactly !== undefined || findings !== undefined) return [];
  if (!/\/unknown(-|$)/.test(leading)) return [];
  const expected = `a refusal of something known: a word of the step is not; say because: ${leading} if that is meant`;
  return [{ what: 'then', expected, got: leading }];
}

/** One of these has to be among the reasons. */
function checkBecause({ because }: ScenarioStep, codes: readonly string[]): Omit<Mismatch, 'step'>[] {
  const wanted = because === undefined ? [] : [because].flat();
  return wanted.length === 0 || wanted.some((want) => codes.some((code) => codeFits(code, want)))
    ? []
    : [{ what: 'because', expected: wanted, got: codes }];
}

/** All of these are the reasons, nothing else is one, and the first of them leads. */
export function checkExactly(
  { exactly }: Pick<ScenarioStep, 'exactly'>,
  codes: readonly string[],
): Omit<Mismatch, 'step'>[] {
  if (exactly === undefined) return [];
  const wanted = [exactly].flat();
  const [leading = ''] = codes;
  const same =
    codeFits(leading, wanted[0] ?? '') &&
    wanted.every((want) => codes.some((code) => codeFits(code, want))) &&
    codes.every((code) => wanted.some((want) => codeFits(code, want)));
  return same ? [] : [{ what: 'exactly', expected: wanted, got: codes }];
}

export function balancesOf(state: Table['state']): { cp: Required<Both>; vp: Required<Both> } {
  if (state.status === 'absent') return { cp: { A: 0, B: 0 }, vp: { A: 0, B: 0 } };
  const { table } = state;
  return {
    cp: { A: table.balances.A['cp'] ?? 0, B: table.balances.B['cp'] ?? 0 },
    vp: { A: totalScore(table, 'A'), B: totalScore(table, 'B') },
  };
}

export function bothFit(expected: Both | undefined, got: Both): boolean {
  return SIDES.every((side) => expected?.[side] === undefined || expected[side] === got[side]);
}

function checkBalances(table: Table, step: ScenarioStep): Omit<Mismatch, 'step'>[] {
  const got = balancesOf(table.state);
  return (['cp', 'vp'] as const).flatMap((what) =>
    bothFit(step[what], got[what]) ? [] : [{ what, expected: step[what], got: got[what] }],
  );
}

function fits(part: { readonly [member: string]: unknown }, whole: object): boolean {
  return Object.entries(part).every(([member, value]) => {
    const got = (whole as { readonly [member: string]: unknown })[member];
    return member === 'code' ? codeFits(String(got), String(value)) : JSON.stringify(got) === JSON.stringify(value);
  });
}

function checkArmy(table: Table, step: ScenarioStep): Omit<Mismatch, 'step'>[] {
  const command = table.played.at(-1)?.command;
  if (!step.army || command?.type !== 'SubmitRoster') return [];
  const { roster } = command.data;
  const points = pointsOf(roster, pricesOf(table.pack));
  const { limit = null, reserved = 0 } = roster;
  const unspent = limit === null || points === null ? null : limit - points - reserved;
  const got = { points, auxiliary: auxiliaryCount(roster), unspent };
  return fits(step.army, got) ? [] : [{ what: 'army', expected: step.army, got }];
}

function checkLines(
  _table: Table,
  step: ScenarioStep,
  _answer: RecordAnswer<MatchEvent>,
  lines: readonly LedgerLine[],
): Omit<Mismatch, 'step'>[] {
  if (!step.lines) return [];
  const same = step.lines.length === lines.length && step.lines.every((line, index) => fits(line, lines[index] ?? {}));
  return same ? [] : [{ what: 'lines', expected: step.lines, got: lines }];
}

function checkFindings(table: Table, step: ScenarioStep, answer: RecordAnswer<MatchEvent>): Omit<Mismatch, 'step'>[] {
  if (!step.findings) return [];
  const got: readonly FindingLike[] =
    answer.outcome === 'refused'
      ? answer.refusal.reasons.map((reason) => ({
          ...reason.facts,
          key: reason.facts['question'],
          ...reason,
          answer: 'unmet',
        }))
      : recordedFindings(table, answer);
  const missing = step.findings.filter((finding) => !got.some((one) => fits(finding, one)));
  return missing.length === 0
    ? []
    : [
        {
          what: 'findings',
          expected: missing,
          got: got.map(({ check, code, answer: truth, footing }) => ({ check, code, answer: truth, footing })),
        },
      ];
}

interface FindingLike {
  readonly check?: unknown;
  readonly code?: unknown;
  readonly answer?: unknown;
  readonly footing?: unknown;
}

function recordedFindings(table: Table, answer: RecordAnswer<MatchEvent>): readonly FindingLike[] {
  const [stored] = answer.outcome === 'refused' ? [] : answer.events;
  if (!stored) return [];
  const before = foldMatch(table.shelf, table.events.slice(0, stored.revision));
  return findingsOn(table.shelf, before, stored.event);
}

function checkDerived({ state }: Table, { derived }: ScenarioStep): Omit<Mismatch, 'step'>[] {
  if (!derived || state.status === 'absent') return [];
  const got: object = state.table.facts.at(-1)?.data ?? {};
  return fits(derived, got) ? [] : [{ what: 'derived', expected: derived, got }];
}

function checkOpen(table: Table, step: ScenarioStep): Omit<Mismatch, 'step'>[] {
  if (!step.open || table.state.status === 'absent') return [];
  const { rolls, questions, answers } = table.state.table;
  const got = {
    rolls: rolls.map((roll) => roll.due.purpose),
    questions: questions.map((question) => question.key),
    answers: answers.map((answer) => answer.entry),
  };
  const same = (one: readonly string[] | undefined, other: readonly string[]): boolean =>
    one === undefined || [...one].sort().join() === [...other].sort().join();
  const { open } = step;
  return same(open.rolls, got.rolls) && same(open.questions, got.questions) && same(open.answers, got.answers)
    ? []
    : [{ what: 'open', expected: step.open, got }];
}

function checkPlace(table: Table, step: ScenarioStep): Omit<Mismatch, 'step'>[] {
  if (step.at === undefined || table.state.status === 'absent') return [];
  const { clock } = table.state.table;
  const got = clock ? clockText(table.pack.sequence, clock) : 'before-battle';
  const wanted =
    step.at === 'before-battle' ? step.at : clockText(table.pack.sequence, parsePlace(table.pack, step.at));
  const plain = wanted.includes('#') ? got : got.replace(/#\d+$/, '');
  return plain === wanted ? [] : [{ what: 'at', expected: wanted, got }];
}

function checkResult({ state }: Table, { result }: ScenarioStep): Omit<Mismatch, 'step'>[] {
  if (!result) return [];
  const got = 'result' in state ? state.result : { winner: 'none' };
  return fits(result, got) ? [] : [{ what: 'result', expected: result, got }];
}

function checkUnderWay({ state }: Table, { underWay }: ScenarioStep): Omit<Mismatch, 'step'>[] {
  if (!underWay || state.status === 'absent') return [];
  const got = state.table.open.map(({ window, stage }) => (stage === null ? window : `${window}: ${stage}`));
  return got.join() === underWay.join() ? [] : [{ what: 'underWay', expected: underWay, got }];
}

function checkUnits(table: Table, step: ScenarioStep): Omit<Mismatch, 'step'>[] {
  if (table.state.status === 'absent') return [];
  const { units, orders } = table.state.table;
  const ordersOn = (id: string): string[] =>
    orders.filter((one) => one.active && one.recipient === id).map((one) => one.order);
  const differ = (what: string, id: string, expected: unknown, got: unknown) =>
    JSON.stringify(expected) === JSON.stringify(got) ? [] : [{ what: `${what} of ${id}`, expected, got }];
  return [
    ...Object.entries(step.states ?? {}).flatMap(([id, states]) =>
      differ('states', id, states, units[id]?.statuses ?? null),
    ),
    ...Object.entries(step.places ?? {}).flatMap(([id, place]) =>
      differ('place', id, place, units[id]?.destroyed ? 'destroyed' : (units[id]?.location ?? null)),
    ),
    ...Object.entries(step.counters ?? {}).flatMap(([counter, counts]) =>
      Object.entries(counts).flatMap(([of, wanted]) =>
        differ(counter, of, wanted, table.state.status === 'absent' ? 0 : countOf(table.state.table, counter, of)),
      ),
    ),
    ...checkUnderWay(table, step),
    ...Object.entries(step.orderedTo ?? {}).flatMap(([id, wanted]) => differ('orders', id, wanted, ordersOn(id))),
  ];
}
