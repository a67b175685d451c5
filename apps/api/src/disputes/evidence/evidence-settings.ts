import type { EvidenceQuota } from './evidence-bindings.js';

export interface EvidenceSettings {
  /** How much is taken for one dispute; what is usual where it is left out. */
  readonly evidence?: EvidenceQuota;
}

const MIB = 1024 * 1024;
const MOST_FILES = 1_000;
const MOST_MIB = 10_000;

export const USUAL_QUOTA: EvidenceQuota = { files: 40, bytes: 120 * MIB };

export function readEvidenceSettings(
  valueOf: (name: string) => string | undefined,
  mistaken: (sentence: string) => void,
): EvidenceSettings {
  const whole = (name: string, usual: number, most: number): number => {
    const text = valueOf(name);
    if (text === undefined) return usual;
    const value = Number(text);
    if (Number.isInteger(value) && value >= 2 && value <= most) return value;
    mistaken(`${name} is ${JSON.stringify(text)}, but it must be a whole number from 2 to ${most}.`);
    return usual;
  };
  const files = whole('ADJUTANT_EVIDENCE_FILES', USUAL_QUOTA.files, MOST_FILES);
  const bytes = whole('ADJUTANT_EVIDENCE_MIB', USUAL_QUOTA.bytes / MIB, MOST_MIB) * MIB;
  return { evidence: { files, bytes } };
}
