import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { hexOf, noteOf, type KeptNote, type VerifierKey } from '@adjutant/seal';
import { inWords } from '../files.js';
import { EXIT, Trouble } from '../trouble.js';

const NOTE = /^\d{15}-[0-9a-f]{12}\.txt$/;
const CONVICTION = /^convicted-/;
const DIGITS = 15;
const SHORT = 12;

/** Everything that a witness keeps of one log: a file for each checkpoint, and a folder for what convicts it. */
export class KeptNotes {
  constructor(
    readonly folder: string,
    private readonly key: VerifierKey,
  ) {
    try {
      mkdirSync(folder, { recursive: true });
    } catch (error) {
      throw new Trouble(EXIT.place, `${folder} ${inWords(error)}: name another folder with --keep.`, error);
    }
  }

  /** The one over the most events; all of them have to be of this log. */
  newest(): KeptNote | undefined {
    let newest: KeptNote | undefined;
    for (const name of readdirSync(this.folder).filter((one) => NOTE.test(one))) {
      const read = noteOf(readFileSync(join(this.folder, name), 'utf8'), this.key);
      if (!('checkpoint' in read))
        throw new Trouble(
          EXIT.usage,
          `${join(this.folder, name)} is no checkpoint by ${this.key.name}: ${read.says}. Name another folder with --keep.`,
        );
      if (!newest || read.checkpoint.size > newest.checkpoint.size) newest = read;
    }
    return newest;
  }

  keep({ note, checkpoint: { size, root } }: KeptNote): void {
    this.#write(`${String(size).padStart(DIGITS, '0')}-${hexOf(root).slice(0, SHORT)}.txt`, note);
  }

  /** What convicts the log for good, if anything ever did. */
  conviction(): string | undefined {
    const name = readdirSync(this.folder).find((one) => CONVICTION.test(one));
    return name === undefined ? undefined : join(this.folder, name);
  }

  /** Both notes and an account of how they came to be there; answers with the folder that holds them. */
  accuse(name: string, files: Readonly<Record<string, string>>): string {
    const folder = join(this.folder, name);
    if (!existsSync(folder)) mkdirSync(folder);
    for (const [file, text] of Object.entries(files)) this.#write(join(name, file), text);
    return folder;
  }

  /** Under its name only when all of it is on the disk. */
  #write(name: string, text: string): void {
    const path = join(this.folder, name);
    const descriptor = openSync(`${path}.new`, 'w');
    writeSync(descriptor, text);
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(`${path}.new`, path);
  }
}
