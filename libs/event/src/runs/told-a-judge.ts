import type { SeatKey } from '@adjutant/access';
import { fits, hiddenIn, namedId, type Schema } from '@adjutant/kernel';
import { MATCH_COMMAND_SCHEMAS, secretHand, type MatchCommand, type MatchState } from '@adjutant/match';
import type { Shelf, Side } from '@adjutant/rules';
import type { SignedPress } from '@adjutant/runs';
import { digest } from '@adjutant/seal';

/** As long as a statement may be. */
const LONGEST = 4_000;
const LONGEST_LINE = 500;
const CLAIM =
  'This seat was taken back while its device was cut off. What was pressed there is told in the statements of this call: decide what of it counts.';

/** The dispute in which what a device has signed is told a judge: one of each device and match, however often the run comes. */
export function disputeOfKey({ match, key }: Pick<SeatKey, 'match' | 'key'>): string {
  return namedId(`run ${match} ${key}`);
}

/** The call that opens it, as its author would send it. */
export function callAbout(known: SeatKey): object {
  const id = namedId(`call ${disputeOfKey(known)}`);
  return { commandId: id, type: 'CallJudge', data: { match: known.match, side: speaks(known), claim: CLAIM } };
}

/** Presses that one statement tells. */
export interface Statement {
  readonly presses: readonly SignedPress[];
  readonly command: { readonly commandId: string; readonly type: 'MakeStatement'; readonly data: object };
}

/** What a judge has not been told yet, in statements as long as they may be. */
export function statementsAbout(
  known: SeatKey,
  presses: readonly SignedPress[],
  { shelf, state }: { readonly shelf: Shelf; readonly state: MatchState },
): readonly Statement[] {
  const fresh = presses.filter(({ number }) => number > known.told);
  const parts: { presses: SignedPress[]; lines: string[] }[] = [];
  for (const press of fresh) {
    const line = inWords(press, untold(shelf, press, state));
    const last = parts.at(-1);
    if (last && [...last.lines, line].join('\n').length <= LONGEST) {
      last.presses.push(press);
      last.lines.push(line);
    } else parts.push({ presses: [press], lines: [line] });
  }
  return parts.map(({ presses: told, lines }) => {
    const data = { side: speaks(known), text: lines.join('\n') };
    const commandId = namedId(`${disputeOfKey(known)} ${digest(data)}`);
    return { presses: told, command: { commandId, type: 'MakeStatement' as const, data } };
  });
}

/** The device of a table speaks for A, who sits first there: which player it was, each press says. */
function speaks({ side }: SeatKey): Side {
  return side === 'both' ? 'A' : side;
}

/** Why what a press says is not told: it is of a sealed hand, or nothing that could be read; null where it is told. */
function untold(shelf: Shelf, { type, data }: SignedPress, state: MatchState): string | null {
  const known = Object.entries<{ readonly properties: { readonly data: Schema } }>(MATCH_COMMAND_SCHEMAS);
  const [, schema] = known.find(([one]) => one === type) ?? [];
  if (!schema || !fits(schema.properties.data, data)) return 'it says nothing that could be recorded';
  const secret = secretHand(shelf, { type, data } as unknown as MatchCommand, state) !== undefined;
  return secret ? 'what it says of a sealed hand is not told here' : null;
}

/** Place, time and what was pressed, in words. */
export function inWords({ number, at, place, type, data }: SignedPress, instead: string | null): string {
  const where = isPlain(place)
    ? `Round ${shown(place['round'])}, turn ${shown(place['turn'])}, ${shown(place['step'])}`
    : 'No place in the battle';
  const said = isPlain(data) ? Object.entries(data).map(([member, value]) => `${worded(member)} ${shown(value)}`) : [];
  const what = instead ?? said.join(', ');
  const line = `${number + 1}. ${where}, at ${at} by the clock of the device: ${worded(String(type))}${what === '' ? '' : ` (${what})`}`;
  const clean = hiddenIn(line, 'line') === undefined ? line : line.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
  return clean.length <= LONGEST_LINE ? clean : `${clean.slice(0, LONGEST_LINE - 1).toWellFormed()}…`;
}

function worded(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function isPlain(value: unknown): value is { readonly [member: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
