import type { Award } from '../pack/award.js';

/** What an award is called where it has to be told from the others of its card: `award b (3 VP each)`. */
export function awardInWords(award: Pick<Award, 'id' | 'vp' | 'each'>): string {
  return `award ${award.id} (${worthInWords(award)})`;
}

export function worthInWords({ vp, each }: Pick<Award, 'vp' | 'each'>): string {
  return `${vp} VP${each ? ' each' : ''}`;
}
