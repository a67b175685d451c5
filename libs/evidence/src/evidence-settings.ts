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
  const whole = (name: string, text: string | undefined, usual: number, most: number): number => {
    if (text === undefined) return usual;
    const value = Number(text);
    if (Number.isInteger(value) && value >= 2 && value <= most) return value;
    mistaken(`${name} is ${JSON.stringify(text)}, but it must be a whole number from 2 to ${most}.`);
    return usual;
  };
  const [files, mib] = [valueOf('ADJUTANT_EVIDENCE_FILES'), valueOf('ADJUTANT_EVIDENCE_MIB')];
  return {
    evidence: {
      files: whole('ADJUTANT_EVIDENCE_FILES', files, USUAL_QUOTA.files, MOST_FILES),
      bytes: whole('ADJUTANT_EVIDENCE_MIB', mib, USUAL_QUOTA.bytes / MIB, MOST_MIB) * MIB,
    },
  };
}
