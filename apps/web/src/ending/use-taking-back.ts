import type { Side } from '@adjutant/rules';
import type { TimelineItem } from '@adjutant/views';
import { useWeighed } from '../table/use-weighing.js';
import type { AtTable } from './at-table.js';

/** Whose yes takes an entry back here: on a device that both use, whoever's entry it is. */
function whoTakesBack(at: AtTable, { of }: Pick<TimelineItem, 'of'>): Side {
  return at.own ?? of ?? at.side;
}

const tapOf = (type: 'TakeBack' | 'AskTakeBack', player: Side, entry: number) => ({
  tap: { type, data: { player, entry } },
  said: [],
  answers: {},
});

/** The way in which an entry is taken back: alone where nothing rests on it, and otherwise with the other player's yes. */
export function useTakingBack(at: AtTable, entry: TimelineItem) {
  const { number, of, mark } = entry;
  const player = whoTakesBack(at, entry);
  const isOthers = of !== undefined && of !== player;
  const alone = useWeighed(at.id, mark !== null || isOthers ? null : tapOf('TakeBack', player, number));
  const why = alone.data?.refusal?.message ?? null;
  const isAsked = isOthers || why !== null;
  const asked = useWeighed(at.id, mark === null && isAsked ? tapOf('AskTakeBack', player, number) : null);
  const { data: weighed, error } = isAsked ? asked : alone;
  return { player, weighed, error, why };
}
