import {
  importVariant,
  releasesOf,
  type CitedDocument,
  type ImportReport,
  type Pack,
  type PackFile,
  type PassedOver,
  type Variant,
} from '@adjutant/rules';
import { digest } from '@adjutant/seal';
import { layVariant, readPackFolder, type Laid } from '@adjutant/store';
import { answersOf, broughtFrom, takerOf } from '../imports.js';
import { say, sayJson, type Io } from '../io.js';
import { count } from '../show/table.js';
import { EXIT, messageOf, propertyOf, Trouble, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

export interface ImportOptions extends JsonOption {
  readonly pack?: string;
  readonly named?: string;
  readonly faction?: readonly string[];
  readonly answers?: string;
  readonly answer?: readonly string[];
  readonly leaveOpen?: boolean;
}

/** Lays a variant of a pack into its folder, made of records that somebody has brought; all of it, or nothing. */
export function importIntoPack(io: Io, files: readonly string[], options: ImportOptions): ExitCode {
  const answers = answersOf(io, options.answers, options.answer ?? []);
  const brought = files.map((file) => broughtFrom(io, file));
  const { pack: taker, folder, profile } = takerOf(io, options.pack);
  const own = readPackFolder(folder);
  const base = releasesOf(own).find(({ release }) => release === taker.release);
  if (!base) throw new Trouble(EXIT.place, `${taker.id} has no release ${taker.release} any more.`);
  const { faction = null, named, leaveOpen = false } = options;
  const made = importVariant(
    {
      ...{ pack: taker, base, profile, answers, leaveOpen, files: brought, factions: faction },
      ...(named === undefined ? {} : { named }),
    },
    digest,
  );
  if ('faults' in made) throw new Trouble(EXIT.usage, [...made.faults, 'Nothing was written.']);
  const written = made.variant === null ? null : laidIn(folder, own, made.variant);
  if (options.json) sayJson(io, { pack: taker.id, base: base.release, ...made.report, written: headOf(written) });
  else show(io, made.report, written);
  return written ? EXIT.ok : EXIT.differs;
}

function laidIn(folder: string, own: readonly PackFile[], variant: Variant): Pack {
  const laid = laying(folder, own, variant);
  if (laid.ok) return laid.pack;
  const problems = laid.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
  throw new Trouble(EXIT.usage, [...problems, 'Nothing was written.']);
}

function laying(folder: string, own: readonly PackFile[], variant: Variant): Laid {
  try {
    return layVariant(folder, own, variant);
  } catch (error) {
    if (propertyOf(error, 'code') === undefined) throw error;
    throw new Trouble(EXIT.place, [`${folder} cannot be written: ${messageOf(error)}`, 'Nothing was written.'], error);
  }
}

function headOf(pack: Pack | null) {
  return pack && { release: pack.release, digest: pack.digest, credits: creditsOf(pack) };
}

/** Documents of the pack that want somebody to be named. */
function creditsOf({ documents }: Pack): readonly CitedDocument[] {
  return Object.values(documents).filter(({ credit }) => credit !== undefined);
}

function show(io: Io, report: ImportReport, written: Pack | null): void {
  const passed = ({ is, name, why }: PassedOver): string => `${is} ${name}: ${why}`;
  section(io, 'Our own stands', report.ours.map(passed));
  section(io, 'Refused: there is no structure for it here', report.refused.map(passed));
  section(io, 'Asked at the table: whether its target is as its card asks', report.asked);
  section(
    io,
    'Not said in the files: --answer QUESTION=ANSWER, --answers FILE, or --leave-open',
    report.questions.map(({ id, asks, options }) => `${id}  ${asks}${options ? ` (${options.join(', ')})` : ''}`),
  );
  const taken = `${count(report.stratagems, 'stratagem')} and ${count(report.detachments, 'detachment')}`;
  if (!written) return say(io, `Nothing was written; ${taken} could be taken.`);
  say(io, `${written.id}@${written.release}: ${taken}.`);
  say(io, `digest ${written.digest}`);
  for (const { title, credit = '', licence, changed = '' } of creditsOf(written))
    say(io, `${title}. ${credit}. ${licence?.name ?? ''}, ${licence?.url ?? ''}. ${changed}`);
}

function section(io: Io, heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  say(io, heading);
  for (const line of lines) say(io, `  ${line}`);
  say(io, '');
}
