import { isKeyName, readVerifierKeys } from '@adjutant/seal';
import { readKeySettings, type KeySettings } from './key-settings.js';

export interface SealSettings extends KeySettings {
  /** Name of this log, as `judges.example.org/open-2026`; one is made up where it is left out. It never changes. */
  readonly origin?: string;
  /** A checkpoint is signed at most this often while there is something new, besides those at the end of a battle round. */
  readonly sealEveryMs?: number;
  /** How often the whole log is looked through, whether it is what was recorded. */
  readonly checkEveryMs?: number;
  /** Verifier keys of other logs: what a bundle holds that is signed with one of them counts here as it did there. */
  readonly trustedKeys?: readonly string[];
}

/** Where a log is, and where its seal is kept. */
export interface SealPlace extends SealSettings {
  readonly store: string;
  readonly data: string;
}

const MOST_SECONDS = 3_600;
const MOST_CHECK_SECONDS = 86_400;

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
  const check = valueOf('ADJUTANT_CHECK_SECONDS');
  const checkEvery = Number(check);
  if (check !== undefined && !(checkEvery >= 1 && checkEvery <= MOST_CHECK_SECONDS))
    mistaken(
      `ADJUTANT_CHECK_SECONDS is ${JSON.stringify(check)}, but it must be a number from 1 to ${MOST_CHECK_SECONDS}.`,
    );
  const trusted = readTrustedKeys(valueOf('ADJUTANT_TRUSTED_KEYS'), mistaken);
  return {
    ...readKeySettings(valueOf, mistaken),
    ...(origin === undefined ? {} : { origin }),
    ...(seconds === undefined ? {} : { sealEveryMs: every * 1_000 }),
    ...(check === undefined ? {} : { checkEveryMs: checkEvery * 1_000 }),
    ...(trusted.length === 0 ? {} : { trustedKeys: trusted }),
  };
}

export function readTrustedKeys(text: string | undefined, mistaken: (sentence: string) => void): readonly string[] {
  const { keys, wrong } = readVerifierKeys(text ?? '');
  if (wrong.length > 0)
    mistaken(
      `ADJUTANT_TRUSTED_KEYS is ${JSON.stringify(wrong.join(', '))}, which is no verifier key: it has the form name+id+key, as GET /api/seal/key gives it.`,
    );
  return keys;
}
