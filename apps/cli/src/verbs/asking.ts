import { readFigure, readWhen, taleOf, tellingOf, type FirstAsked, type WhyFigure } from '@adjutant/replay';
import type { Side } from '@adjutant/rules';
import { differenceView, firstView, whyView, type Viewer, type WhyPart, type WhyView } from '@adjutant/views';
import { readAccount, type MatchAccount } from '../account.js';
import { say, sayJson, type Io } from '../io.js';
import { openShelf } from '../packs.js';
import { count } from '../show/table.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

export interface AskingOptions extends JsonOption {
  readonly as?: Viewer;
}

export interface WhyOptions extends AskingOptions {
  readonly player: Side;
  readonly figure: string;
  readonly at?: number;
}

/** Why a number is what it is: its parts, each with entry, person and rule. */
export async function whyMatch(io: Io, named: string, options: WhyOptions): Promise<ExitCode> {
  const figure: WhyFigure | null = readFigure(options.figure);
  if (!figure) throw usage(`--figure ${options.figure} cannot be read: write cp, vp, vp:CATEGORY or price:ENTRY.`);
  const shelf = openShelf(io);
  const account = await readAccount(io, shelf, named, options.as ?? 'spectator');
  const at = entryIn(account, options.at);
  const answer = whyView(shelf, account.events.slice(0, at + 1), { player: options.player, figure });
  if ('unknown' in answer) throw usage(`There is no such ${answer.unknown}; there are: ${answer.known.join(', ')}.`);
  const parts = answer.parts.map((part) => ({ ...part, by: account.writers[part.broughtBy] ?? null }));
  if (options.json) sayJson(io, { match: account.match, at, ...answer, parts });
  else showWhy(io, { ...answer, parts });
  return EXIT.ok;
}

type Signed = WhyPart & { readonly by: MatchAccount['writers'][number] };

function showWhy(io: Io, { text, value, parts }: WhyView & { readonly parts: readonly Signed[] }): void {
  say(io, text);
  for (const { amount, broughtBy, clock, what, text: sentence, rule, notes, mark, by, ruling, rests } of parts) {
    const moved = amount > 0 ? `+${amount}` : String(amount);
    const who = by ? `, ${by.id} (${by.role})` : '';
    const struck = mark === null ? '' : ` (${mark})`;
    say(io, `  ${moved.padStart(4)}  ${what}${struck}: entry ${broughtBy}${clock === '' ? '' : ` [${clock}]`}${who}`);
    say(io, `        ${sentence}`);
    const [cited] = rule?.cites ?? [];
    if (cited) say(io, `        rule: ${rule?.name ?? ''} (${cited.document}, ${cited.section})`);
    if (ruling)
      say(io, `        ruled in entry ${ruling.entry} by ${ruling.by.id} (${ruling.by.role}): ${ruling.because}`);
    for (const note of notes) say(io, `        ${note}`);
    for (const rest of rests) say(io, `        rests on entry ${rest.entry}: ${rest.text}`);
  }
  say(io, `  ${String(value).padStart(4)}  together`);
}

/** What two moments say differently. */
export async function differenceOf(
  io: Io,
  named: string,
  [from, to]: readonly [number, number],
  options: AskingOptions,
): Promise<ExitCode> {
  const shelf = openShelf(io);
  const account = await readAccount(io, shelf, named, options.as ?? 'spectator');
  const tale = (entry: number) => taleOf(tellingOf(shelf, account.events.slice(0, entryIn(account, entry) + 1)));
  const differences = differenceView(shelf, tale(from), tale(to));
  if (options.json) sayJson(io, { match: account.match, from, to, differences });
  else if (differences.length === 0) say(io, `After entry ${from} and after entry ${to} the match says the same.`);
  else differences.forEach(({ text, entry }) => say(io, `  ${text}${entry === undefined ? '' : `  (entry ${entry})`}`));
  return EXIT.ok;
}

export interface FirstOptions extends AskingOptions {
  readonly player: Side;
  readonly when: string;
}

/** The first entry at which something was so. */
export async function firstIn(io: Io, named: string, options: FirstOptions): Promise<ExitCode> {
  const when = readWhen(options.when);
  if (!when)
    throw usage(
      `--when ${options.when} cannot be read: write overspent, cp-below:2, vp-at-least:10, paper, paper-vp, paper:12=3,20=1, paper-vp:12=30, round:3 or destroyed:A2.`,
    );
  const shelf = openShelf(io);
  const account = await readAccount(io, shelf, named, options.as ?? 'spectator');
  const asked: FirstAsked = { player: options.player, when };
  if (when.of === 'paper') for (const entry of when.says.keys()) entryIn(account, entry);
  const found = firstView(shelf, account.events, asked);
  if (options.json) sayJson(io, { match: account.match, ...found });
  else {
    const where = found.entry === null ? found.text : `entry ${found.entry}: ${found.text}  [${found.clock}]`;
    say(io, `${where}  (looked at ${count(found.probes, 'entry')})`);
    if (found.paper) say(io, `${found.paper.text} ${lastAgreed(found.paper.agreed)}`);
  }
  return EXIT.ok;
}

function lastAgreed(entry: number | null): string {
  return entry === null ? 'They never agreed before.' : `They agreed last after entry ${entry}.`;
}

export function entryIn({ events }: MatchAccount, entry = events.length - 1): number {
  if (entry < events.length) return entry;
  throw usage(`There is no entry ${entry}; the record ends with entry ${events.length - 1}.`);
}

export function usage(message: string): Trouble {
  return new Trouble(EXIT.usage, message);
}
