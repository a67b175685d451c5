import type { TimelineItem, UnitView } from '@adjutant/views';
import { LIMITS } from '../common/limits.js';
import { clockTime } from '../common/words.js';
import type { Entry } from '../engine/queue/item.js';
import { saidOf, type Called } from '../engine/queue/said.js';
import { entriesAgainst } from '../engine/queue/whence.js';

type Told = Pick<TimelineItem, 'number' | 'text' | 'clock' | 'recordedAt'>;
type Named = Pick<UnitView, 'id' | 'name'>;

/** What a judge is called about: what was pressed, where and when, what the record has, and why both cannot be. */
export function claimOf({ item, standing }: Entry, timeline: readonly Told[], units: readonly Named[]): string {
  const against = entriesAgainst(standing).flatMap((number) => timeline.filter((one) => one.number === number));
  const because = standing.is === 'refused' ? standing.error.message : '';
  const claim = [
    `Pressed at ${clockTime(Date.parse(item.at))} and not recorded: ${saidOf(item, calledIn(units))}.`,
    ...against.map(
      ({ number, text, clock, recordedAt }) =>
        `Recorded as entry ${number} at ${clockTime(Date.parse(recordedAt))}, ${clock}: ${text}`,
    ),
    because,
  ].join('\n');
  return claim.slice(0, LIMITS.CallJudge.claim.most);
}

const calledIn = (units: readonly Named[]): Called => ({
  unit: (id) => units.find((one) => one.id === id)?.name ?? id,
  player: (side) => side,
  place: (where) => where,
});
