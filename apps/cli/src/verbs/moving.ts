import type { Imported, Manifest } from '@adjutant/moving';
import { installationOf, moving } from '../installation.js';
import { pathOf } from '../files.js';
import { say, sayJson, warn, type Io } from '../io.js';
import { tellLosses } from '../show/losses.js';
import { withProgress } from '../show/with-progress.js';
import { count } from '../show/table.js';
import { withStore, withStoreToWrite } from '../store.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

export interface ExportAllOptions extends JsonOption {
  readonly all?: string;
  readonly secrets?: boolean;
  readonly out?: string;
  readonly bundle?: string;
}

const SECRETS = ['seal-key', 'access-key', 'people.jsonl', 'accounts.jsonl'];

/** Writes the whole installation as a folder, beside a server that may go on. */
export async function exportAll(io: Io, match: string | undefined, options: ExportAllOptions): Promise<ExitCode> {
  const { all: named = '', secrets = false, json } = options;
  if (match !== undefined || options.out !== undefined || options.bundle !== undefined)
    throw new Trouble(EXIT.usage, '--all is the whole installation: name no match, and neither --out nor --bundle.');
  const manifest = await withStore(io, undefined, async (store) => {
    const from = await installationOf(io, store);
    return withProgress(io, json, (tell) =>
      moving((module) => module.exportInstallation(from, pathOf(io, named), { secrets, tell })),
    );
  });
  const { log, parts, key } = manifest;
  const numbers = numbersOf(manifest);
  if (json) sayJson(io, { outcome: 'exported', folder: named, events: log.events, root: log.root, key, ...numbers });
  else {
    say(io, `${named} holds ${carried(log.events, numbers)}.`);
    say(io, `Tree of the log: ${log.root}`);
  }
  if (parts.some(({ file }) => SECRETS.includes(file)))
    warn(
      io,
      `${named} holds the keys of this installation and what people have told it of themselves. Whoever has it can sign and sign in in their names: carry it as you would carry a key, and delete it after the move.`,
    );
  else
    warn(
      io,
      `Keys, people, accounts and evidence are not in it; --secrets takes them along. Matches with sealed hands are in it, and so are the hands.`,
    );
  return EXIT.ok;
}

/** Puts an exported installation into the place of the settings. */
export async function importAll(io: Io, named: string, { json }: JsonOption): Promise<ExitCode> {
  const imported = await withStoreToWrite(io, async (store) => {
    const into = await installationOf(io, store);
    return withProgress(io, json, (tell) =>
      moving((module) => module.importInstallation(into, pathOf(io, named), tell)),
    );
  });
  const { manifest, lost, ...fresh } = imported;
  const { events, root } = manifest.log;
  const told = { outcome: 'imported', folder: named, events, root, key: manifest.key, new: fresh };
  if (json) sayJson(io, { ...told, ...(lost.length > 0 ? { lost } : {}) });
  else inWords(named, imported).forEach((line) => say(io, line));
  return tellLosses(io, imported);
}

function inWords(named: string, { manifest, events, checkpoints, lost: _, ...others }: Imported): string[] {
  const was = manifest.log.events - events;
  const already = was === 0 ? '' : ` ${count(was, 'event')} stood here already.`;
  const signed =
    checkpoints === undefined
      ? 'The signed checkpoints stay in the export: the key that signed them is not here. Put seal-key into the folder of the keys and import again, or the log goes on under a new key.'
      : `It agrees with all ${count(checkpoints, 'checkpoint')} that were signed.`;
  return [
    `New here: ${carried(events, others)}.${already}`,
    `INTACT: every chain unbroken, and the same tree over ${count(manifest.log.events, 'event')} as in ${named}.`,
    `Tree of the log: ${manifest.log.root}`,
    signed,
  ];
}

interface Numbers {
  readonly envelopes: number;
  readonly people: number;
  readonly accounts: number;
  readonly evidence: number;
}

function numbersOf({ parts }: Manifest): Numbers & { readonly checkpoints: number } {
  const of = (file: string): number => parts.find((part) => part.file === file)?.count ?? 0;
  return {
    envelopes: of('envelopes.jsonl'),
    checkpoints: of('checkpoints.jsonl'),
    people: of('people.jsonl'),
    accounts: of('accounts.jsonl'),
    evidence: parts.filter(({ file }) => file.startsWith('evidence/')).length,
  };
}

function carried(events: number, numbers: Numbers & { readonly checkpoints?: number }): string {
  const { envelopes, checkpoints = 0, people, accounts, evidence } = numbers;
  const rest = [
    [envelopes, 'envelope'],
    [checkpoints, 'checkpoint'],
    [people, 'row about people', 'rows about people'],
    [accounts, 'row of accounts and links', 'rows of accounts and links'],
    [evidence, 'file of evidence', 'files of evidence'],
  ] as const;
  return [
    count(events, 'event'),
    ...rest
      .filter(([number]) => number > 0)
      .map(([n, one, many]) =>
        many === undefined ? count(n, one) : `${n.toLocaleString('en')} ${n === 1 ? one : many}`,
      ),
  ].join(', ');
}
