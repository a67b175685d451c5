import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { privateFolder } from '@adjutant/store';

export interface KeySettings {
  /** Folder of the keys that sign checkpoints and the links of seats, where that is not the folder of everything else. */
  readonly keys?: string;
}

/** Instances that serve one event share their keys, and nothing else of their folders. */
export function readKeySettings(
  valueOf: (name: string) => string | undefined,
  mistaken: (sentence: string) => void,
): KeySettings {
  const named = valueOf('ADJUTANT_KEYS');
  if (named === undefined) return {};
  const keys = resolve(named);
  try {
    privateFolder(keys);
    accessSync(keys, constants.R_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    mistaken(
      `ADJUTANT_KEYS is ${keys}, which cannot be made or read (${reason}): name a folder that you may read, and write to at the first start.`,
    );
  }
  return { keys };
}
