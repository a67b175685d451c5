import { asLeft, replay, type Step } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import {
  NOTHING_ON_TABLE,
  stepView,
  type FindingView,
  type Scoreboard,
  type StepView,
  type Viewer,
} from '@adjutant/views';
import { readAccount } from '../account.js';
import { say, sayJson, warn, type Io } from '../io.js';
import { openShelf } from '../packs.js';
import { ledgerText } from '../show/ledger-text.js';
import { count } from '../show/table.js';
import { resultText } from '../show/result-text.js';
import { tableText } from '../show/table-text.js';
import { waitsText } from '../show/waits-text.js';
import { EXIT, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

export interface ReplayOptions extends JsonOption {
  readonly from?: number;
  readonly to?: number;
  readonly full?: boolean;
  readonly as?: Viewer;
}

/** Steps through a match: what was recorded, which rules were checked, and what it did to the ledgers. */
export async function replayMatch(
  io: Io,
  named: string,
  { json, full = false, from = 0, to = Infinity, as = 'spectator' }: ReplayOptions,
): Promise<ExitCode> {
  const shelf = openShelf(io);
  const { match, events } = await readAccount(io, shelf, named, as);
  const { steps, broken } = replay(shelf, events);
  const left = broken ? steps : asLeft(shelf, events, steps);
  const shown = left.filter(({ number }) => number >= from && number <= to).map((step) => viewOf(shelf, step));
  if (json) sayJson(io, { match, entries: events.length, steps: shown, ...(broken ? { broken } : {}) });
  else {
    showAll(io, shown, full);
    const result = resultText(steps.at(-1)?.after);
    if (result !== null && to === Infinity) {
      say(io, '');
      say(io, result);
    }
  }
  if (!broken) return EXIT.ok;
  warn(io, `adjutant: entry ${broken.number} cannot be replayed: ${broken.cause}`);
  return EXIT.differs;
}

/** A step with both balances after it, which is what most who read this look for. */
function viewOf(shelf: Shelf, step: Step): StepView & { readonly balances: Pick<Scoreboard, 'cp' | 'vp'> | null } {
  const view = stepView(shelf, step);
  return { ...view, balances: view.after ? { cp: view.after.cp, vp: view.after.vp } : null };
}

function showAll(io: Io, steps: readonly StepView[], full: boolean): void {
  let waiting = '';
  for (const step of steps) {
    show(io, step, full);
    const waits = waitsText(step.pending);
    if (waits.join() !== waiting) waits.forEach((line) => say(io, `        ${line}`));
    waiting = waits.join();
  }
  const lying = tableText(steps.at(-1)?.table ?? NOTHING_ON_TABLE);
  if (lying.length === 0) return;
  say(io, '');
  say(io, 'On the table then');
  lying.forEach((line) => say(io, `        ${line}`));
}

function show(io: Io, { number, clock, text, findings, lines, after }: StepView, full: boolean): void {
  say(io, `${String(number).padStart(4)}  ${text}${clock === '' ? '' : `  [${clock}]`}`);
  const telling = full ? findings : findings.filter(({ footing, answer }) => footing !== 'record' || answer !== 'met');
  telling.forEach((finding) => say(io, `        ${findingText(finding)}`));
  const plain = findings.length - telling.length;
  if (plain > 0) say(io, `        + record: ${count(plain, 'other check')} met`);
  lines.forEach((line) => say(io, `        ${ledgerText(line)}`));
  if (lines.length > 0 && after) say(io, `        CP ${after.cp.A}:${after.cp.B}, VP ${after.vp.A}:${after.vp.B}`);
}

const MARKS = { met: '+', unmet: '!', unknown: '?' } as const;

function findingText({ answer, footing, says, check, cites }: FindingView): string {
  const [cited] = cites;
  const where = cited ? ` (${cited.document}, ${cited.section}${cited.lines ? `, lines ${cited.lines}` : ''})` : '';
  return `${MARKS[answer]} ${footing} ${check}: ${says}${where}`;
}
