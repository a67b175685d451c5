import type { Award } from '../pack/award.js';

/** What an award is called where it has to be told from the others of its card: `award b (3 VP each)`. */
export function awardInWords({ id, vp, each }: Pick<Award, 'id' | 'vp' | 'each'>): string {
  return `award ${id} (${vp} VP${each ? ' each' : ''})`;
}
