import type { TimelineItem, UnitView } from '@adjutant/views';
import { LIMITS } from '../common/limits.js';
import { clockTime } from '../common/words.js';
import { isSecret } from '../engine/carried/secret.js';
import type { Entry, Item } from '../engine/queue/item.js';
import { saidOf } from '../engine/queue/said.js';
import { entriesAgainst } from '../engine/queue/whence.js';

type Told = Pick<TimelineItem, 'number' | 'text' | 'clock' | 'recordedAt'>;
type Named = Pick<UnitView, 'id' | 'name'>;

/** What a judge is called about: what was pressed, where and when, what the record has, and why both cannot be. */
export function claimOf({ item, standing }: Entry, timeline: readonly Told[], units: readonly Named[]): string {
  const against = entriesAgainst(standing).flatMap((number) => timeline.filter((one) => one.number === number));
  const because = standing.is === 'refused' ? standing.error.message : '';
  const claim = [
    `Pressed at ${clockTime(Date.parse(item.at))} and not recorded: ${pressed(item, units)}.`,
    ...against.map(
      ({ number, text, clock, recordedAt }) =>
        `Recorded as entry ${number} at ${clockTime(Date.parse(recordedAt))}, ${clock}: ${text}`,
    ),
    because,
  ].join('\n');
  return claim.slice(0, LIMITS.CallJudge.claim.most);
}

/** With the units that it names, unless it may tell of a hand. */
function pressed(item: Item, units: readonly Named[]): string {
  if (isSecret(item)) return saidOf(item);
  const names = new Map(units.map(({ id, name }) => [id, name]));
  const about = stringsIn(item.command.data).flatMap((one) => names.get(one) ?? []);
  return [saidOf(item), ...new Set(about)].join(', ');
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
