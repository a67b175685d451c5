import { is, leaves, type Static } from '@adjutant/kernel';
import { SIDES } from '@adjutant/rules';

const MOST = 10_000;
const points = leaves(is.whole({ least: -MOST, most: MOST }));
const ofBoth = is.each(SIDES, points);

/** Command points and victory points of both players: what is agreed at the end of a battle round. */
export const Figures = is.object({ cp: ofBoth, vp: ofBoth }, { name: 'Figures' });
export type Figures = Static<typeof Figures>;

export const ROUND = { least: 1, most: 99 } as const;
