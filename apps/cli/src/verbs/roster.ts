import { createHash } from 'node:crypto';
import { LIMITS, readList, type NamesKnown, type Reading } from '@adjutant/rosters';
import { namesOfPack, type RosterUnit } from '@adjutant/rules';
import { readBytes } from '../files.js';
import { say, sayJson, warn, type Io } from '../io.js';
import { findPack, openShelf } from '../packs.js';
import { count, table } from '../show/table.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

export interface RosterOptions extends JsonOption {
  readonly pack?: string;
  readonly reader?: string;
}

/** Reads an army list that somebody else's program wrote, and says what was made of it. */
export function readRosterFile(io: Io, file: string, { json, pack, reader }: RosterOptions): ExitCode {
  const known: NamesKnown = pack === undefined ? {} : namesOfPack(findPack(openShelf(io), pack));
  const got = readBytes(io, file, LIMITS.tree);
  if (!got.ok) throw new Trouble(EXIT.usage, `${file} ${got.reason}.`);
  const read = readList(got.bytes, { known, ...(reader === undefined ? {} : { reader }) });
  if (!read.ok) {
    if (json) sayJson(io, { file, refused: read.refusal });
    else warn(io, `adjutant: ${file}: ${read.refusal.message}`);
    return EXIT.usage;
  }
  const { reading } = read;
  if (json) sayJson(io, { file, sha256: createHash('sha256').update(got.bytes).digest('hex'), ...reading });
  else show(io, reading);
  return reading.left.length + reading.differs.length > 0 ? EXIT.differs : EXIT.ok;
}

function show(io: Io, { reader, title, source, roster, left, differs, asks, needs }: Reading): void {
  say(io, `${title ?? 'A list'} (${reader.name}, reader ${reader.id} ${reader.version})`);
  if (source !== undefined) say(io, source);
  const { faction, detachment, points, limit, picks = [], units } = roster;
  say(io, [faction, ...(detachment === undefined ? [] : [detachment]), pointsText(points, limit)].join(', '));
  for (const { kind, name } of picks) say(io, `  ${kind}: ${name}`);
  say(io, '');
  table(units.map((unit) => rowOf(unit))).forEach((line) => say(io, line));
  section(
    io,
    'Left',
    left.map(({ line, node, text, why }) => {
      const where = line === undefined ? (node ?? '') : `line ${line}`;
      return `${where === '' ? '' : `${where}: `}${text}${why === undefined ? '' : ` (${why})`}`;
    }),
  );
  section(
    io,
    'Differs',
    differs.map(({ what, stated, found }) => `${what}: the list says ${stated}, found ${found}`),
  );
  section(
    io,
    'To be asked',
    asks.map(
      ({ sort, written, near }) => `${sort} ${written}: ${near.length > 0 ? `${near.join(', ')}?` : 'several?'}`,
    ),
  );
  if (needs.length > 0) section(io, 'No keywords', [needs.map(({ datasheet }) => datasheet).join(', ')]);
}

function pointsText(points: number | undefined, limit: number | undefined): string {
  const total = points === undefined ? 'no points stated' : `${points} points`;
  return limit === undefined ? total : `${total} of ${limit}`;
}

function rowOf({
  id,
  name,
  models,
  points,
  traits = [],
  enhancements = [],
  leads,
  wargear = [],
}: RosterUnit): string[] {
  const marks = [
    ...traits,
    ...enhancements.map((one) => (typeof one === 'string' ? one : one.name)),
    ...(leads === undefined ? [] : [`leads ${leads}`]),
  ];
  const size = models === undefined ? '' : count(models, 'model');
  return [`  ${id}`, name, size, points === undefined ? '' : `${points}`, marks.join(', '), wargear.join(', ')];
}

function section(io: Io, heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  say(io, '');
  say(io, heading);
  for (const line of lines) say(io, `  ${line}`);
}
