import type { Pack } from '@adjutant/rules';
import type { Compared } from './paper.js';

/** `The paper says 30 VP (Primary) of A; the record has 28, 2 fewer.` */
export function paperText({ score }: Pack, compared: Compared): string {
  const { player, account, category, entry, place, says, has } = compared;
  const where = place === entry ? '' : ` after entry ${place}`;
  const name = score.categories.find(({ id }) => id === category)?.name ?? category;
  const points = `${account.toUpperCase()}${name === undefined ? '' : ` (${name})`}`;
  const apart = Math.abs(has - says);
  const record =
    says === has ? 'the same as the record' : `the record has ${has}, ${apart} ${has > says ? 'more' : 'fewer'}`;
  return `The paper says ${says} ${points} of ${player}${where}${says === has ? ', ' : '; '}${record}.`;
}
