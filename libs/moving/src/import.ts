import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { faultInWords } from '@adjutant/seal';
import { privateFolder } from '@adjutant/store';
import { allLosses, type Loss } from '@adjutant/integrity';
import { openSealedLog, sealKeyFile } from '@adjutant/sealing';
import { checkExport, checkPacks } from './check-export.js';
import { checkpointsIn } from './checkpoints.js';
import { addDecisions } from './event-decisions.js';
import { adoptAnew, hashOfContent, openEvidence } from './evidence.js';
import { linesOf, writeWhole } from './files.js';
import { checkLogHere, importEnvelopes, importLog } from './import-log.js';
import { readManifest, type Manifest } from './manifest.js';
import { PARTS } from './parts.js';
import { accessKeyFile, verifierOf, type Installation, type InstallationPlace } from './installation-place.js';
import { addRows, BOOKS, readTableLine, type BookName } from './private-tables.js';
import { MovingTrouble, type Tell } from './trouble.js';
import { beginUnfinished, endUnfinished } from './unfinished.js';

/** What an import came to. Numbers count what is new here; what was here already is not counted. */
export interface Imported {
  readonly manifest: Manifest;
  readonly events: number;
  readonly envelopes: number;
  readonly people: number;
  readonly accounts: number;
  readonly evidence: number;
  /** Signed checkpoints that stand here now; undefined where they were left out, since the key that signed them is not here. */
  readonly checkpoints: number | undefined;
  /** What was sealed and cannot be opened, here and where this came from. */
  readonly lost: readonly Loss[];
}

/**
 * Puts an exported installation where there is none yet, or goes on with one that was begun. Everything in the folder is
 * checked before anything is written, and what was written is read back at the end. The key comes last but for what was
 * signed with it: nobody can sign in the name of a log that is not whole.
 */
export async function importInstallation(into: Installation, folder: string, tell: Tell): Promise<Imported> {
  const { place, store, shelf } = into;
  const manifest = readManifest(folder);
  assertSameKeys(place, folder, manifest);
  checkExport(folder, manifest, tell);
  checkPacks(manifest, shelf);
  const work = { store, folder, manifest, tell };
  beginUnfinished(place, 'import');
  const events = await importLog(work);
  const envelopes = await importEnvelopes(work);
  const people = await importRows(place, folder, 'people');
  const accounts = await importRows(place, folder, 'accounts');
  const evidence = await importEvidence(place, folder, manifest);
  if (existsSync(join(folder, PARTS.bound))) await importRows(place, folder, 'bound');
  else if (evidence > 0) await adoptAnew(place);
  const decisions = join(folder, PARTS.event);
  if (existsSync(decisions)) await addDecisions(place, readFileSync(decisions, 'utf8'));
  await checkLogHere(work);
  await verifyAll(into);
  importFiles(place, folder);
  const checkpoints = await importCheckpoints(into, folder, manifest);
  const lost = await allLosses(store);
  endUnfinished(place);
  return { manifest, events, envelopes, people, accounts, evidence, checkpoints, lost };
}

/** Told by its keys before anything else: an installation that has signed with another key is another one. */
function assertSameKeys(place: InstallationPlace, folder: string, { key }: Manifest): void {
  const here = verifierOf(place);
  if (here !== '' && here !== key) {
    const says = `${sealKeyFile(place)} is the key of another installation (${here.split('+')[0]}) than the one in ${folder}`;
    throw new MovingTrouble('differs', `Nothing was imported: ${says}. Import into an empty place.`);
  }
  const [ours, theirs] = [accessKeyFile(place), join(folder, PARTS.accessKey)];
  if (existsSync(ours) && existsSync(theirs) && !readFileSync(ours).equals(readFileSync(theirs)))
    throw new MovingTrouble(
      'differs',
      `Nothing was imported: ${ours} is another key than the one in ${folder}. Import into an empty place.`,
    );
}

async function importRows(place: InstallationPlace, folder: string, name: BookName): Promise<number> {
  const file = join(folder, PARTS[name]);
  if (!existsSync(file)) return 0;
  const book = BOOKS[name];
  const lines = [...linesOf(file)].map((text, index) => readTableLine(text, book, file, index + 1));
  return addRows(place, book, lines);
}

async function importEvidence(place: InstallationPlace, folder: string, { parts }: Manifest): Promise<number> {
  const files = parts.filter(({ file }) => file.startsWith(`${PARTS.evidence}/`));
  if (files.length === 0) return 0;
  const evidence = await openEvidence(place);
  try {
    const here = new Set(await evidence.hashes());
    const fresh = files.filter(({ sha256 }) => !here.has(sha256));
    for (const { file } of fresh) {
      const content = readFileSync(join(folder, file));
      await evidence.put(hashOfContent(content), content);
    }
    return fresh.length;
  } finally {
    await evidence.close();
  }
}

async function verifyAll({ store }: Installation): Promise<void> {
  const report = await store.verifyAll();
  if (!report.intact)
    throw new MovingTrouble(
      'differs',
      `Entry ${report.revision} of ${report.stream} is broken here: ${report.reason}.`,
    );
}

/** Files that are there already are the same, or newer. */
function importFiles(place: InstallationPlace, folder: string): void {
  for (const [name, to] of [
    [PARTS.accessKey, accessKeyFile(place)],
    [PARTS.sealKey, sealKeyFile(place)],
  ] as const) {
    const from = join(folder, name);
    if (!existsSync(from) || existsSync(to)) continue;
    privateFolder(dirname(to));
    writeWhole(to, readFileSync(from));
  }
}

async function importCheckpoints(
  { place, store, shelf }: Installation,
  folder: string,
  { key }: Manifest,
): Promise<number | undefined> {
  if (key === '' || verifierOf(place) !== key) return key === '' ? 0 : undefined;
  const log = openSealedLog(place, store, shelf);
  try {
    await log.catchUp(() => false);
    for (const checkpoint of checkpointsIn(join(folder, PARTS.checkpoints))) log.database.keep(checkpoint);
    const audit = log.fault ? undefined : await log.audit(() => false);
    if (audit?.agrees) {
      if (audit.checkpoints > 0) log.database.missNothing();
      return audit.checkpoints;
    }
    const fault = log.fault ?? { number: log.size, says: 'the log could not be held to what was signed' };
    throw new MovingTrouble('differs', `${faultInWords(fault)}.`);
  } finally {
    log.close();
  }
}
