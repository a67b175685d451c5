import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readVerifierKey } from '@adjutant/seal';
import { privateFolder } from '@adjutant/store';
import { decisionsOf } from './event-decisions.js';
import { isErased } from '@adjutant/evidence';
import { hashOfContent, openEvidence } from './evidence.js';
import { exportLog, USUAL_LIMITS, type SegmentLimits } from './export-log.js';
import { LineFile, sumOf, UNFINISHED, writeWhole } from './files.js';
import { LogCheck } from './log-check.js';
import { beginAgain, isExport, writeManifest, writeProgress, type Manifest, type Part } from './manifest.js';
import { accessKeyFile, sizeOf, verifierOf, type Installation, type InstallationPlace } from './installation-place.js';
import { PARTS } from './parts.js';
import { BOOKS, rowsOf } from './private-tables.js';
import { checkpointsIn, checkpointsOf } from './checkpoints.js';
import { MovingTrouble, type Tell } from './trouble.js';
import { sealKeyFile } from '@adjutant/sealing';

export interface ExportOptions {
  /** Keys, people, accounts and evidence as well. */
  readonly secrets: boolean;
  readonly tell: Tell;
  readonly limits?: SegmentLimits;
}

/**
 * Writes an installation as a folder of files, beside a server that may go on: what is recorded after the beginning is left
 * out. Run again, it goes on where it stopped. The log is followed while it is written, and held to all that was signed.
 */
export async function exportInstallation(
  from: Installation,
  folder: string,
  options: ExportOptions,
): Promise<Manifest> {
  const { store, place } = from;
  prepare(folder);
  const until = await sizeOf(store);
  const key = verifierOf(place);
  const parts: Part[] = [await writeCheckpoints(place, folder, until)];
  const check = new LogCheck(checkpointsIn(join(folder, PARTS.checkpoints)), readVerifierKey(key));
  const { tell, limits = USUAL_LIMITS, secrets } = options;
  const segments = await exportLog({ store, folder, until, check, tell, limits });
  parts.push(await writeEnvelopes(from, folder, tell));
  parts.push(...(await writeDecisions(place, folder)));
  removeSecrets(folder, !secrets);
  if (secrets) parts.push(...(await writeSecrets(place, folder, tell)));
  const log = { events: check.events, root: check.root, segments };
  const manifest: Manifest = { adjutant: 'installation', version: 1, log, key, parts };
  writeManifest(folder, manifest);
  return manifest;
}

/** From its first file on a folder is told to be an export that is not finished. */
function prepare(folder: string): void {
  privateFolder(folder);
  if (isExport(folder)) return beginAgain(folder);
  if (readdirSync(folder).some((name) => !name.endsWith(UNFINISHED)))
    throw new MovingTrouble('usage', `${folder} holds other files than an export: name an empty folder, or a new one.`);
  writeProgress(folder, []);
}

async function writeCheckpoints(place: InstallationPlace, folder: string, until: number): Promise<Part> {
  const file = new LineFile(join(folder, PARTS.checkpoints));
  for (const checkpoint of checkpointsOf(place, until)) file.write(checkpoint);
  return { file: PARTS.checkpoints, ...file.end() };
}

/** Secrets of the table, which go wherever the log goes: a match with sealed hands could not go on without. */
async function writeEnvelopes({ store }: Installation, folder: string, tell: Tell): Promise<Part> {
  const places: string[] = [];
  for await (const place of store.places()) places.push(place);
  const file = new LineFile(join(folder, PARTS.envelopes));
  for (const [index, place] of places.sort().entries()) {
    for (const { envelope, commandId, payloadHash } of await store.envelopes(place)) {
      const { sealed, owner, salt, holds } = envelope;
      file.write({ place, sealed, owner, salt, holds, commandId, payloadHash });
    }
    tell('places of envelopes', index + 1, places.length);
  }
  return { file: PARTS.envelopes, ...file.end() };
}

async function writeDecisions(place: InstallationPlace, folder: string): Promise<Part[]> {
  const decisions = await decisionsOf(place);
  if (decisions === undefined) return [];
  writeWhole(join(folder, PARTS.event), decisions);
  return [{ file: PARTS.event, count: 1, ...sumOf(join(folder, PARTS.event)) }];
}

/** Of an earlier export into the same folder: it must hold no more than its manifest says. */
function removeSecrets(folder: string, evidence: boolean): void {
  if (evidence) rmSync(join(folder, PARTS.evidence), { recursive: true, force: true });
  for (const name of [PARTS.people, PARTS.accounts, PARTS.bound, PARTS.sealKey, PARTS.accessKey])
    rmSync(join(folder, name), { force: true });
}

async function writeSecrets(place: InstallationPlace, folder: string, tell: Tell): Promise<Part[]> {
  const parts: Part[] = [];
  for (const name of ['people', 'accounts', 'bound'] as const) {
    const file = new LineFile(join(folder, PARTS[name]));
    for await (const line of rowsOf(place, BOOKS[name])) file.write(line);
    parts.push({ file: PARTS[name], ...file.end() });
  }
  const keys = [
    [PARTS.sealKey, sealKeyFile(place)],
    [PARTS.accessKey, accessKeyFile(place)],
  ] as const;
  return [...parts, ...copies(folder, keys), ...(await writeEvidence(place, folder, tell))];
}

/** Each file under its SHA-256, which its name is. */
async function writeEvidence(place: InstallationPlace, folder: string, tell: Tell): Promise<Part[]> {
  const evidence = await openEvidence(place);
  const parts: Part[] = [];
  privateFolder(join(folder, PARTS.evidence));
  try {
    const hashes = await evidence.hashes();
    for (const hash of hashes) {
      const content = await evidence.get(hash);
      // The record says that it was withheld: whoever reads it elsewhere puts nothing in its place either.
      if (content && isErased(content)) continue;
      if (!content || hashOfContent(content) !== hash)
        throw new MovingTrouble('differs', `The file of evidence ${hash} is damaged: put it back from a backup.`);
      const file = `${PARTS.evidence}/${hash}`;
      if (!existsSync(join(folder, file)) || sumOf(join(folder, file)).sha256 !== hash)
        writeWhole(join(folder, file), content);
      parts.push({ file, count: 1, bytes: content.length, sha256: hash });
      tell('files of evidence', parts.length, hashes.length);
    }
  } finally {
    await evidence.close();
  }
  return parts;
}

function copies(folder: string, files: readonly (readonly [name: string, from: string])[]): Part[] {
  return files.flatMap(([name, from]) => {
    if (!existsSync(from)) return [];
    writeWhole(join(folder, name), readFileSync(from));
    return [{ file: name, count: 1, ...sumOf(join(folder, name)) }];
  });
}
