import { isKeyName } from '@adjutant/seal';
import { readKeySettings, type KeySettings } from '../keys/key-settings.js';

export interface SealSettings extends KeySettings {
  /** Name of this log, as `judges.example.org/open-2026`; one is made up where it is left out. It never changes. */
  readonly origin?: string;
  /** A checkpoint is signed at most this often while there is something new, besides those at the end of a battle round. */
  readonly sealEveryMs?: number;
}

/** Where a log is, and where its seal is kept. */
export interface SealPlace extends SealSettings {
  readonly store: string;
  readonly data: string;
}

const MOST_SECONDS = 3_600;

export function readSealSettings(
  valueOf: (name: string) => string | undefined,
  mistaken: (sentence: string) => void,
): SealSettings {
  const [origin, seconds] = [valueOf('ADJUTANT_ORIGIN'), valueOf('ADJUTANT_SEAL_SECONDS')];
  if (origin !== undefined && !isKeyName(origin))
    mistaken(
      `ADJUTANT_ORIGIN is ${JSON.stringify(origin)}, which cannot name a log: use a name without spaces and plus signs, as judges.example.org/open.`,
    );
  const every = Number(seconds);
  if (seconds !== undefined && !(every >= 1 && every <= MOST_SECONDS))
    mistaken(`ADJUTANT_SEAL_SECONDS is ${JSON.stringify(seconds)}, but it must be a number from 1 to ${MOST_SECONDS}.`);
  return {
    ...readKeySettings(valueOf, mistaken),
    ...(origin === undefined ? {} : { origin }),
    ...(seconds === undefined ? {} : { sealEveryMs: every * 1_000 }),
  };
}
