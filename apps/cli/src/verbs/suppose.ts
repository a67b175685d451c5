import type { Occasion } from '@adjutant/kernel';
import { packOf, type MatchState } from '@adjutant/match';
import {
  asRecorded,
  divergence,
  faultsOfSupposals,
  standing,
  supposeOf,
  type Reading,
  type SupposedLine,
  type Supposal,
  type Supposition,
} from '@adjutant/replay';
import type { Pack, Shelf } from '@adjutant/rules';
import {
  bothReadings,
  resultText,
  sentence,
  type BothReadings,
  type ToldOtherwise,
  type Viewer,
} from '@adjutant/views';
import { readAccount, type MatchAccount } from '../account.js';
import { say, sayJson, type Io } from '../io.js';
import { openShelf } from '../packs.js';
import { ledgerText } from '../show/ledger-text.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';
import { supposalsOf, type SupposalOptions } from './supposals.js';

export interface SupposeOptions extends SupposalOptions, JsonOption {
  readonly release?: string;
  readonly reading?: Reading | 'both';
  readonly as?: Viewer;
}

/** Tells a match again under some supposals, and says where that parts from what was recorded. Nothing is stored. */
export async function supposeMatch(io: Io, named: string, options: SupposeOptions): Promise<ExitCode> {
  const shelf = openShelf(io);
  const account = await readAccount(io, shelf, named, options.as ?? 'spectator');
  const supposals = [...supposalsOf(options, account.events.length), ...releaseOf(shelf, account, options.release)];
  if (supposals.length === 0) {
    throw new Trouble(
      EXIT.usage,
      'Say what is supposed: --leave-out, --replace, --answer, --redate, --insert or --release. "adjutant suppose --help" shows how.',
    );
  }
  const suppose = supposeOf(shelf, account, ASKING);
  const was = asRecorded(suppose);
  const [fault] = faultsOfSupposals(shelf, account.events, supposals);
  if (fault) throw new Trouble(EXIT.usage, `This cannot be supposed: ${fault.message} (${fault.at}).`);
  const { reading = 'corrected' } = options;
  const readings: Reading[] = reading === 'both' ? ['corrected', 're-executed'] : [reading];
  const both = reading === 'both' ? bothReadings(shelf, account, supposals, was, suppose) : null;
  for (const one of readings)
    tell(io, shelf, account, { supposals, was, told: suppose(supposals, one), both }, options);
  return EXIT.ok;
}

function releaseOf(shelf: Shelf, account: MatchAccount, release: string | undefined): Supposal[] {
  const [opened] = account.events;
  if (release === undefined || opened?.type !== 'MatchOpened') return [];
  const { id } = opened.data.pack;
  const pack = shelf.find(id, release);
  if (pack) return [{ release: { id, release, digest: pack.digest } }];
  const known = shelf.packs.filter((one) => one.id === id).map((one: Pack) => one.release);
  throw new Trouble(EXIT.usage, `There is no release ${release} of ${id}. Installed: ${known.join(', ')}.`);
}

/** Only a judge asks "what if", and when it is asked changes nothing. */
const ASKING: Occasion = {
  now: '1970-01-01T00:00:00.000Z',
  occurredAt: '1970-01-01T00:00:00.000Z',
  actor: { id: 'supposed', role: 'judge' },
};

interface ToTell {
  readonly supposals: readonly Supposal[];
  readonly was: Supposition;
  readonly told: Supposition;
  readonly both: BothReadings | null;
}

function tell(
  io: Io,
  shelf: Shelf,
  account: MatchAccount,
  { supposals, was, told, both }: ToTell,
  { json }: JsonOption,
): void {
  const { reading } = told;
  const parting = divergence(was, told);
  const story = told.story.map((line, index) => shown(shelf, account, line, told.story[index - 1]?.after));
  const { match } = account;
  if (json)
    return sayJson(io, {
      match,
      reading,
      supposals,
      story,
      divergence: parting,
      outcome: balancesOf(told.outcome),
      ...lineByLine(both, reading),
    });
  say(io, `Match ${match}, ${reading} reading:`);
  showParting(io, told, story, new Set(parting.differences.map(({ place }) => place)));
  if (both) showOtherwise(io, both, reading);
}

function toldIn(both: BothReadings, reading: Reading): ToldOtherwise {
  return reading === 'corrected' ? both.corrected : both.reExecuted;
}

/** What the two readings are held side by side for; each alone stays as it was. */
function lineByLine(both: BothReadings | null, reading: Reading) {
  if (!both) return {};
  const { refused, possible, ledgers, result, differences } = toldIn(both, reading);
  return { refused, possible, ledgers, result, differences, recorded: both.recorded };
}

function showOtherwise(io: Io, both: BothReadings, reading: Reading): void {
  const { refused, possible, differences, result } = toldIn(both, reading);
  const part = (title: string, lines: readonly string[]): void => {
    if (lines.length === 0) return;
    say(io, `  ${title}`);
    lines.forEach((line) => say(io, `    ${line}`));
  };
  part(
    'Would have been refused',
    refused.map(({ text, refusal }) => `${text} ${refusal?.message ?? ''}`.trimEnd()),
  );
  part(
    'Becomes possible',
    possible.map(({ text }) => text),
  );
  part(
    'What differs',
    differences.map(({ text }) => text),
  );
  if (result) say(io, `  Result: ${resultText(result)}.`);
}

interface ShownLine extends Pick<SupposedLine, 'place' | 'what' | 'verdict' | 'refusal' | 'lines'> {
  readonly text: string;
  readonly balances: ReturnType<typeof balancesOf>;
}

function shown(shelf: Shelf, account: MatchAccount, line: SupposedLine, before: MatchState | undefined): ShownLine {
  const { place, what, verdict, refusal, after, lines } = line;
  const event = account.events[place];
  const told = before === undefined || before.status === 'absent' ? after : before;
  const text =
    event && told.status !== 'absent' ? sentence(packOf(shelf, told), told.table, event) : attemptText(account, line);
  return { place, what, verdict, ...(refusal ? { refusal } : {}), text, lines, balances: balancesOf(after) };
}

/** A refused command stands between two entries, at the place that its turn among several gives it. */
function attemptText({ attempts }: MatchAccount, { place, what }: SupposedLine): string {
  const same = attempts.filter((attempt) => attempt.after === Math.floor(place));
  const attempt = same[Math.round((place % 1) * (same.length + 1)) - 1];
  const { player, stratagem, ability, order } = (attempt?.command.data ?? {}) as { readonly [member: string]: unknown };
  const named = [stratagem, ability, order].find((one) => typeof one === 'string');
  return [
    ...(typeof player === 'string' ? [`${player} asked for`] : []),
    what,
    ...(named === undefined ? [] : [named]),
  ].join(' ');
}

function balancesOf(state: MatchState) {
  return { A: standing(state, 'A'), B: standing(state, 'B') };
}

function showParting(io: Io, told: Supposition, story: readonly ShownLine[], places: ReadonlySet<number>): void {
  const differing = story.filter((line) => places.has(line.place));
  if (differing.length === 0) say(io, '  nothing would be different.');
  for (const { place, verdict, text, refusal, lines, balances } of differing) {
    const { A, B } = balances;
    say(
      io,
      `  ${String(Math.round(place * 10) / 10).padStart(5)}  ${verdict.padEnd(9)} ${text}  CP ${A.cp}:${B.cp}, VP ${A.vp}:${B.vp}`,
    );
    if (refusal) say(io, `                   ${refusal.code}: ${refusal.message}`);
    lines.forEach((line) => say(io, `                   ${ledgerText(line)}`));
  }
  const { A, B } = balancesOf(told.outcome);
  say(io, `  In the end: CP ${A.cp}:${B.cp}, VP ${A.vp}:${B.vp}.`);
}
