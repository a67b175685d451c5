import { namedId, type Occasion } from '@adjutant/kernel';
import { matchDecider, matchStream, type MatchCommand, type MatchEvent, ABSENT, walkMatch } from '@adjutant/match';
import { Shelf, type LedgerLine, type Pack } from '@adjutant/rules';
import { openMemoryStore, record, type RecordAnswer } from '@adjutant/store';
import { commandOf, doingOf } from './doing.js';
import { checkDispute } from './dispute.js';
import { checkStep, said, type Mismatch } from './expecting.js';
import { checkHands } from './expecting-hands.js';
import { MATCH } from './seeing.js';
import { rulingCommand } from './ruling.js';
import type { Scenario, ScenarioCase } from './scenario.js';
import type { ScenarioStep } from './step.js';
import { spelledOut } from './mustering.js';
import { settingOf } from './setting.js';
import { entryOfStep, type Table, type Watch } from './table.js';
import { severalCommands } from './turns.js';
import { keepingFor } from '../sealing.js';
import { vouched } from './vouching.js';
import { mistakesIn } from './words/mistakes.js';

/** Scenario time: one minute a step, from a fixed morning. */
const MORNING = Date.UTC(2026, 0, 10, 9);

export interface ScenarioResult {
  readonly scenario: string;
  readonly ok: boolean;
  /** How many steps were checked. */
  readonly steps: number;
  readonly mismatches: readonly Mismatch[];
}

export async function runScenario(shelf: Shelf, scenario: Scenario, watch?: Watch): Promise<ScenarioResult> {
  const [id = '', release] = scenario.pack.split('@');
  const pack = shelf.find(id, release);
  if (!pack) throw new Error(`The scenario needs the pack ${scenario.pack}, which is not installed.`);
  const { scenario: title, cases, steps: own } = scenario;
  const all: readonly ScenarioCase[] = cases ?? [{ case: title, steps: own ?? [] }];
  const mismatches: Mismatch[] = [];
  let steps = 0;
  for (const [match, one] of all.entries()) {
    const table = sit(shelf, pack, watch && ((sent) => watch(sent, match)));
    const found = await runCase(table, { ...scenario, ...one }, one.steps);
    steps += one.steps.length;
    mismatches.push(...found.map((mismatch) => (cases ? { ...mismatch, case: one.case } : mismatch)));
  }
  if (steps === 0) mismatches.push({ step: 0, what: 'steps', expected: 'at least one step', got: 'none' });
  return { scenario: title, ok: mismatches.length === 0, steps, mismatches };
}

async function runCase(table: Table, scene: Scenario, steps: readonly ScenarioStep[]): Promise<Mismatch[]> {
  const { pack } = table;
  const misspelt = mistakesIn(pack, scene, steps);
  if (misspelt.length > 0) return [...misspelt];
  for (const [index, command] of settingOf(pack, scene).entries()) {
    const { answer } = await take(table, command, occasionAt(-10 + index, 'scorekeeper'), `setting-${index}`);
    if (answer.outcome === 'refused')
      return [{ step: 0, what: 'start', expected: 'a scene that can be set', got: answer.refusal.message }];
  }
  const mismatches: Mismatch[] = [];
  for (const [index, written] of steps.entries()) {
    const step = spelledOut(scene, written);
    const number = index + 1;
    if (step.dispute) {
      mismatches.push(...checkDispute(table, step, number, occasionAt(number, 'judge')));
      continue;
    }
    if (step.looks) {
      const before = table.played.at(-1)?.answer ?? NOTHING;
      mismatches.push(
        ...(await checked(table, step, number, { answer: { ...NOTHING, revision: before.revision }, lines: [] })),
      );
      continue;
    }
    const taken = await play(table, step, number).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    // The other cases of the file are still worth playing; what follows in this one is not.
    if (typeof taken === 'string')
      return [
        ...mismatches,
        { step: number, ...said(step), what: 'step', expected: 'a step that can be played', got: taken },
      ];
    mismatches.push(...(await checked(table, step, number, taken)));
  }
  return mismatches;
}

/** Everything that a step expects, what is seen of sealed hands included. */
async function checked(
  table: Table,
  step: ScenarioStep,
  number: number,
  { answer, lines }: Taken,
): Promise<Mismatch[]> {
  const hands = await checkHands(table, step);
  return [
    ...checkStep(table, step, number, answer, lines),
    ...hands.map((one) => ({ step: number, ...said(step), ...one })),
  ];
}

function sit(shelf: Shelf, pack: Pack, watch: Table['watch']): Table {
  const decider = matchDecider(shelf);
  const store = openMemoryStore();
  return {
    shelf,
    pack,
    decider,
    recorder: { store, decider, keeping: keepingFor(shelf, MATCH) },
    stream: matchStream(MATCH),
    events: [],
    state: ABSENT,
    played: [],
    watch,
  };
}

/** What comes of a step in which nothing happens. */
const NOTHING: RecordAnswer<MatchEvent> = { outcome: 'recorded', revision: 0, events: [] };

/** What came of a command, and the ledger lines that it brought. */
interface Taken {
  readonly answer: RecordAnswer<MatchEvent>;
  readonly lines: readonly LedgerLine[];
}

async function play(table: Table, step: ScenarioStep, number: number): Promise<Taken> {
  const occasion = occasionAt(number, roleOf(step));
  const given = new Set(step.die === undefined && step.dice === undefined ? [] : triggerQuestions(table.pack));
  const before = table.events.length;
  const { command, answer, lines } = await takeAll(table, step, occasion, { name: `step-${number}`, given });
  const after = table.events.length;
  const entries = Array.from({ length: after - before }, (_, index) => before + index);
  const attempt = answer.outcome === 'refused' ? { after: before - 1, command, occasion } : null;
  table.played.push({ step: number, command, answer, entries, attempt });
  return { answer, lines };
}

/** Rulings come from the server itself, on behalf of whoever ruled; else it is the least role that may. */
function roleOf({ as, ...step }: ScenarioStep): Occasion['actor']['role'] {
  if (step.rules || step.reverses !== undefined) return 'system';
  if (as !== undefined) return as;
  if (step.rewind !== undefined) return 'head-judge';
  const judges = [step.override, step.strike, step.correct].some((one) => one !== undefined);
  return judges ? 'judge' : 'scorekeeper';
}

/** Most steps are one command; those that are several stop at the first that is refused. */
async function takeAll(
  table: Table,
  step: ScenarioStep,
  occasion: Occasion,
  { name, given }: { readonly name: string; readonly given: ReadonlySet<string> },
): Promise<Taken & { readonly command: MatchCommand }> {
  const single = (): MatchCommand =>
    rulingCommand(table, step, table.played.length + 1) ??
    commandOf(table.pack, table.state, step, (earlier, type) => entryOfStep(table, earlier, type));
  doingOf(step);
  const lines: LedgerLine[] = [];
  let last: (Taken & { readonly command: MatchCommand }) | undefined;
  for (const asked of severalCommands(table.pack, step, () => table.state) ?? [single()]) {
    const command = step.vouch === 'none' ? asked : vouched(table, asked, occasion, given);
    const taken = await take(table, command, occasion, last ? `${name}-${table.events.length}` : name);
    lines.push(...taken.lines);
    last = { ...taken, command };
    if (taken.answer.outcome === 'refused') break;
  }
  if (!last) throw new Error('Nothing is left to be done in this step.');
  return { ...last, lines };
}

async function take(table: Table, command: MatchCommand, occasion: Occasion, name: string): Promise<Taken> {
  const commandId = namedId(name);
  const answer = await record(table.recorder, { stream: table.stream, command, commandId, occasion });
  await table.watch?.({ command, commandId, occasion, answer, state: table.state });
  const lines: LedgerLine[] = [];
  const written = answer.outcome === 'recorded' ? answer.events.map(({ event }) => event) : [];
  for (const { event, after, lines: brought } of walkMatch(table.shelf, written, table.state)) {
    table.events.push(event);
    table.state = after;
    // A reveal tells the whole record again; the step itself brought the lines of its other entries.
    if (event.type !== 'ObjectiveRevealed') lines.push(...brought);
  }
  return { answer, lines };
}

function triggerQuestions(pack: Pack): string[] {
  return Object.values(pack.entries).flatMap((entry) =>
    (entry.grants?.triggers ?? []).flatMap((trigger) => questionsIn(trigger.when)),
  );
}

function questionsIn(condition: unknown): string[] {
  if (condition === null || typeof condition !== 'object') return [];
  const own = 'attest' in condition && typeof condition.attest === 'string' ? [condition.attest] : [];
  return [
    ...own,
    ...Object.values(condition).flatMap((part: unknown) =>
      Array.isArray(part) ? part.flatMap(questionsIn) : questionsIn(part),
    ),
  ];
}

function occasionAt(minute: number, role: Occasion['actor']['role']): Occasion {
  const now = new Date(MORNING + minute * 60_000).toISOString();
  return { now, occurredAt: now, actor: { id: `scenario-${role}`, role } };
}
