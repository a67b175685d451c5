import { refusals, refusing, type CodeOf } from '@adjutant/kernel';
import type { DisputeCode } from '@adjutant/dispute';

export const EVIDENCE_REFUSALS = refusals({
  'evidence/dispute-full': {
    says: 'The dispute takes no more files: show the judge the others at the table.',
    when: 'The dispute takes no more files, or none of this player any more.',
  },
  'evidence/empty': {
    says: 'The file is empty: send one that is not.',
    when: 'The file is empty.',
  },
  'evidence/too-large': {
    says: 'The file is too large: send a smaller one.',
    when: 'The file is too large.',
  },
  'evidence/wrong-type': {
    says: 'The file is of no kind that is taken: send an image or a PDF.',
    when: 'The content is neither a JPEG, PNG or WebP image nor a PDF.',
  },
});

export type EvidenceCode = CodeOf<typeof EVIDENCE_REFUSALS>;

export const { declined } = refusing<EvidenceCode | DisputeCode>();
