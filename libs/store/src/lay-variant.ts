import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inspect, type Pack, type PackFile, type PackProblem, type Variant } from '@adjutant/rules';
import { digest } from '@adjutant/seal';
import { privateFolder } from './private-files.js';

const RELEASES = 'releases.json';

/** Rules are no secret: a server that runs as somebody else reads them. */
const READ_BY_ALL = 0o644;
const READ_BY_ALL_FOLDER = 0o755;

export type Laid =
  { readonly ok: true; readonly pack: Pack } | { readonly ok: false; readonly problems: readonly PackProblem[] };

/**
 * Lays the layer of a variant into the folder of a pack, and its release behind the others. The release is assembled before
 * anything is written, and named last: whoever is interrupted leaves the pack as it was, beside a layer that nothing names.
 * Throws what the file system says where it cannot be written; what was begun is gone then.
 */
export function layVariant(folder: string, own: readonly PackFile[], { layer, release, files }: Variant): Laid {
  const listed = JSON.parse(readFileSync(join(folder, RELEASES), 'utf8')) as { readonly release: string }[];
  const there = own.some(({ path }) => path.startsWith(`layers/${layer}/`));
  const named = listed.some((one) => JSON.stringify(one) === JSON.stringify(release));
  const releases = `${JSON.stringify(named ? listed : [...listed, release], null, 2)}\n`;
  const others = own.filter(({ path }) => path !== RELEASES && !path.startsWith(`layers/${layer}/`));
  const whole = [...others, ...files, { path: RELEASES, text: releases }];
  const { pack, problems } = inspect(whole, release.release, digest);
  if (!pack) return { ok: false, problems };
  if (there && named) return { ok: true, pack };
  const place = join(folder, 'layers', layer);
  const unfinished = join(folder, 'layers', `.${layer}.unfinished`);
  const next = join(folder, `.${RELEASES}.unfinished`);
  const forget = (...paths: readonly string[]): void =>
    paths.forEach((path) => rmSync(path, { recursive: true, force: true }));
  forget(unfinished);
  try {
    for (const { path, text } of files) write(join(unfinished, path.slice(`layers/${layer}/`.length)), text);
    forget(place);
    renameSync(unfinished, place);
    writeFileSync(next, releases, { mode: READ_BY_ALL });
    renameSync(next, join(folder, RELEASES));
  } catch (error) {
    forget(unfinished, next, ...(there ? [] : [place]));
    throw error;
  }
  return { ok: true, pack };
}

function write(file: string, text: string): void {
  privateFolder(dirname(file));
  chmodSync(dirname(file), READ_BY_ALL_FOLDER);
  writeFileSync(file, text, { mode: READ_BY_ALL });
}
