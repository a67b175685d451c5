import type { Entry } from '../pack/entry.js';
import type { PackFile } from '../pack/files.js';
import type { ChangeFile, LayerHead, ReleaseHead } from '../pack/layers.js';
import type { Question } from '../pack/condition.js';
import type { Pack } from '../pack/pack.js';
import {
  questionsOf,
  toldOf,
  VERSION,
  versionAsked,
  wrongAnswers,
  type ImportAnswers,
  type ImportQuestion,
} from './answers.js';
import { citedFile, documentOf } from './documents.js';
import { fileOf, whyNoOwner } from './ids.js';
import type { ImportProfile } from './profile.js';
import { recordsOf, type BroughtFile, type DetachmentRecord, type From, type Records } from './records.js';
import { asks, ON_ITS_CARD, stratagemOf } from './stratagem.js';

const MOST_FAULTS = 10;
/** What a record is for that does not say. */
const MATCHED = 'matched-play';

export interface Importing {
  readonly pack: Pack;
  /** The release of the pack that the variant is laid upon. */
  readonly base: ReleaseHead;
  readonly profile: ImportProfile;
  readonly files: readonly BroughtFile[];
  readonly answers: ImportAnswers;
  /** Whether what nobody answers stays open, where it may. */
  readonly leaveOpen: boolean;
  /** Only detachments of these factions; null: of all. */
  readonly factions: readonly string[] | null;
  /** Name of the release; made from what is imported where it is left out. */
  readonly named?: string;
}

/** A record that came to nothing here, and why. */
export interface PassedOver {
  readonly is: 'stratagem' | 'detachment';
  readonly id: string;
  readonly name: string;
  readonly why: string;
}

export interface ImportReport {
  readonly version: string | null;
  readonly stratagems: number;
  readonly detachments: number;
  /** Of which the pack's own stands. */
  readonly ours: readonly PassedOver[];
  readonly refused: readonly PassedOver[];
  /** Stratagems of whose targets the record says what only people at the table can tell. */
  readonly asked: readonly string[];
  readonly questions: readonly ImportQuestion[];
}

/** A layer with its release, to be laid into the folder of the pack. */
export interface Variant {
  readonly layer: string;
  readonly release: ReleaseHead;
  readonly files: readonly PackFile[];
}

/** `faults`: nothing may be used of the files. `variant`: null while questions are open. */
export type Imported =
  { readonly faults: readonly string[] } | { readonly report: ImportReport; readonly variant: Variant | null };

/** Makes a variant of a release out of the records of another project, by what the pack says of their words. */
export function importVariant(importing: Importing, digest: (value: unknown) => string): Imported {
  const { pack, profile, files, answers, leaveOpen } = importing;
  const all = recordsOf(profile.format, files);
  const faults = all.faults.length > 0 ? all.faults : strangeEditions(all, importing);
  if (faults.length > 0) return { faults: shortened(faults) };
  const taken = chosen(all, importing);
  const questions = [
    ...versionAsked(all.versions, profile),
    ...taken.detachments.flatMap((record) => questionsOf(record, profile)),
  ];
  const wrong = wrongAnswers(questions, answers, profile);
  if (wrong.length > 0) return { faults: shortened(wrong) };
  const open = questions.filter(({ id }) => answers[id] === undefined && !(leaveOpen && id !== VERSION));
  const [version = typeof answers[VERSION] === 'string' ? answers[VERSION] : null] = all.versions;
  const made = entriesOf(taken, importing);
  const report: ImportReport = {
    version,
    stratagems: made.entries.filter(({ kind }) => kind === 'stratagem').length,
    detachments: made.entries.filter(({ kind }) => kind === 'detachment').length,
    ours: made.ours,
    refused: made.refused,
    asked: made.asked,
    questions: open,
  };
  if (open.length > 0 || version === null) return { report, variant: null };
  if (made.entries.length === 0) return { faults: [`Nothing of it can be taken into ${pack.name}.`, ...whyNot(made)] };
  return { report, variant: variantOf(importing, version, made, digest) };
}

function shortened(faults: readonly string[]): readonly string[] {
  const more = faults.length - MOST_FAULTS;
  return more > 0 ? [...faults.slice(0, MOST_FAULTS), `and ${more} more.`] : faults;
}

function strangeEditions({ stratagems, detachments }: Records, { pack, profile }: Importing): readonly string[] {
  return [...stratagems, ...detachments].flatMap(({ id, file, game_version: { edition } }) =>
    profile.editions.includes(edition)
      ? []
      : [`${file.name}: ${id} is of the edition ${edition}; ${pack.name} takes ${profile.editions.join(' or ')}.`],
  );
}

/** Of the factions that are wanted, with the stratagems of their detachments. */
function chosen(all: Records, { factions }: Importing): Records {
  if (factions === null) return all;
  const detachments = all.detachments.filter(({ faction_id: faction }) => factions.includes(faction));
  const ids = new Set(detachments.map(({ id }) => id));
  return { ...all, detachments, stratagems: all.stratagems.filter((one) => ids.has(one.detachment_id ?? '')) };
}

interface MadeEntries extends Pick<ImportReport, 'ours' | 'refused' | 'asked'> {
  readonly entries: readonly Entry[];
}

function entriesOf(records: Records, { pack, profile, answers }: Importing): MadeEntries {
  const entries: Entry[] = [];
  const ours: PassedOver[] = [];
  const refused: PassedOver[] = [];
  const asked: string[] = [];
  const owners = new Map<string, string>();
  for (const record of records.detachments) {
    const passed = { is: 'detachment', id: record.id, name: record.name } as const;
    const why = whyNoDetachment(record, pack, profile);
    if (Object.hasOwn(pack.entries, record.id)) ours.push({ ...passed, why: `the pack has ${record.id} already` });
    else if (why) refused.push({ ...passed, why });
    else {
      entries.push(detachmentOf(record, profile, answers));
      owners.set(record.id, record.id);
    }
  }
  const brought = new Set(records.detachments.map(({ id }) => id));
  for (const record of records.stratagems) {
    const detachment = record.detachment_id ?? '';
    const its = { owner: owners.get(detachment), isBrought: brought.has(detachment) };
    const passed = { is: 'stratagem', id: record.id, name: record.name } as const;
    const made = isMatched(record) ? stratagemOf(pack, profile, record, its) : { why: elsewhere(record) };
    if ('ours' in made) ours.push({ ...passed, why: `${made.ours} stands` });
    else if ('why' in made) refused.push({ ...passed, why: made.why });
    else {
      entries.push(made.entry);
      if (record.target_restrictions && asks(record.target_restrictions)) asked.push(made.entry.name);
    }
  }
  return { entries, ours, refused, asked };
}

const isMatched = ({ game_modes: modes = [MATCHED] }: { readonly game_modes?: readonly string[] }): boolean =>
  modes.includes(MATCHED);
const elsewhere = ({ game_modes: modes = [] }: { readonly game_modes?: readonly string[] }): string =>
  `it is for ${modes.join(', ')} alone`;

function whyNoDetachment(record: DetachmentRecord, pack: Pack, { dispositions }: ImportProfile): string | null {
  if (!isMatched(record)) return elsewhere(record);
  const stranger = record.force_dispositions?.find((one) => !Object.hasOwn(dispositions, one));
  return stranger === undefined
    ? whyNoOwner(pack, record.id)
    : `it gives ${stranger}, for which ${pack.name} has no word`;
}

function detachmentOf(record: From<DetachmentRecord>, profile: ImportProfile, answers: ImportAnswers): Entry {
  const source = { document: documentOf(record.file), section: record.id };
  const { points, dispositions } = toldOf(record, answers);
  const opens = dispositions?.flatMap((one) => profile.dispositions[one] ?? []);
  return {
    id: record.id,
    name: record.name,
    kind: 'detachment',
    owner: record.id,
    muster: { costs: points ?? null, ...(opens ? { opens } : {}), source },
    summary: 'Imported; its rule and its enhancements are settled at the table.',
    source,
  };
}

function whyNot({ ours, refused }: MadeEntries): readonly string[] {
  return shortened([...refused, ...ours].map(({ is, name, why }) => `${is} ${name}: ${why}.`));
}

function variantOf(
  { base, files, profile, named }: Importing,
  version: string,
  { entries, asked }: MadeEntries,
  digest: (value: unknown) => string,
): Variant {
  const content = digest([base.release, version, files.map((one) => one.digest), entries]).slice(0, 12);
  const layer = `import-${content}`;
  const title = files.map(({ name }) => name).join(', ');
  const section = 'Stratagems and detachments';
  const source = { document: documentOf(files[0] as BroughtFile), section };
  const head: LayerHead = { kind: 'import', title: `${title}, ${profile.format} ${version}`, date: base.date, source };
  const cites: ChangeFile = {
    replace: files.map((file) => ({
      at: `/documents/${documentOf(file)}`,
      was: null,
      now: { ...citedFile(file, version, profile) },
    })),
    why: 'What was imported is cited from the file that it came from.',
    source,
  };
  const question: Question = {
    id: ON_ITS_CARD,
    asks: 'Is what it is used on as its card asks?',
    presumed: 'yes',
  };
  const file = (path: string, value: unknown): PackFile => ({
    path: `layers/${layer}/${path}`,
    text: `${JSON.stringify(value, null, 2)}\n`,
  });
  return {
    layer,
    release: {
      release: named ?? `${base.release}-${layer}`,
      date: base.date,
      layers: [...base.layers, layer],
      variant: true,
      summary: `${base.release} with ${entries.length} entries of ${title}.`,
    },
    files: [
      file('layer.json', head),
      file('changes/documents.json', cites),
      ...(asked.length > 0 ? [file('questions.json', [question])] : []),
      ...entries.map((entry) => file(fileOf(entry.id), entry)),
    ],
  };
}
