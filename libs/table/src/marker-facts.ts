import type { Reason } from '@adjutant/kernel';
import {
  markersOf,
  NOBODY,
  reasonsAgainstFact,
  SIDES,
  type FactField,
  type FactKind,
  type Side,
} from '@adjutant/rules';
import type { Laid } from './sitting.js';
import { standing, type Ask, type Obstacle, type Tap } from './tap.js';

/** What stands against any fact of its kind, wherever and of whomever it is said. */
const OF_TIME: readonly string[] = ['fact/wrong-step', 'fact/not-your-turn'];

/**
 * A kind of fact that says of each marker whose it is: said at once of all of which it may be said. Those that nobody speaks of
 * stay as they are.
 */
export function allAtOnce(at: Laid, player: Side, kind: FactKind): readonly Tap[] {
  const fields = Object.entries(kind.fields);
  const marker = nameOf(fields, 'marker');
  const holder = nameOf(fields, 'side');
  const all = markersOf(at.pack, at.table);
  const isAlone = fields.length === 2 && kind.steps === undefined && at.state.status === 'running';
  if (!isAlone || marker === undefined || holder === undefined || all.length < 2) return [];
  const refused = (one: string) => against(at, player, kind, { [marker]: one }, holder);
  const markers = all.filter((one) => refused(one).length === 0);
  const latest = (one: string) =>
    at.table.facts.findLast(({ fact, data }) => fact === kind.id && data[marker] === one)?.data[holder];
  const isKnown = markers.some((one) => latest(one) !== undefined);
  const asks = markers.map((one, index): Ask => {
    const was = latest(one);
    return {
      what: 'pick',
      into: ['facts', index, 'data', holder],
      says: `${one}: ${kind.fields[holder]?.says ?? ''}`,
      from: [...SIDES, NOBODY].map((id) => ({ id, name: id, open: true })),
      optional: true,
      ...(was === undefined && isKnown && kind.conditions === undefined ? {} : { needed: true }),
      ...(typeof was === 'string' ? { was } : {}),
    };
  });
  return [
    {
      id: `facts ${player} ${kind.id}`,
      kind: 'fact',
      player,
      name: `${kind.name}: all at once`,
      says: kind.summary,
      type: 'RecordFacts',
      data: { player, facts: markers.map((one) => ({ fact: kind.id, data: { [marker]: one } })) },
      asks,
      ...standing(markers.length > 0 ? [] : noneYet(all.flatMap(refused))),
    },
  ];
}

/** What stands against saying it of a marker, whoever it is said of; nothing where it may be said of somebody. */
function against(
  at: Laid,
  player: Side,
  { id, conditions }: FactKind,
  about: object,
  holder: string,
): readonly Reason[] {
  if (conditions === undefined) return [];
  const each = [...SIDES, NOBODY].map((one) =>
    reasonsAgainstFact(at.pack, at.table, { fact: id, player, data: { ...about, [holder]: one } }).filter(
      ({ code }) => !OF_TIME.includes(code),
    ),
  );
  return each.some((reasons) => reasons.length === 0) ? [] : each.flat();
}

/** Where it may be said of none. */
function noneYet(reasons: readonly Reason[]): readonly Obstacle[] {
  const message = 'It can be said of none yet: record first which there are on this battlefield.';
  return reasons.slice(0, 1).map(({ code, cites }) => ({ code, message, cites }));
}

function nameOf(fields: readonly (readonly [string, FactField])[], is: FactField['is']): string | undefined {
  return fields.find(([, field]) => field.is === is && field.each === undefined && !field.many)?.[0];
}
