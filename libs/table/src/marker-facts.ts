import { markersOf, NOBODY, SIDES, type FactField, type FactKind, type Side } from '@adjutant/rules';
import type { Laid } from './sitting.js';
import { OPEN, type Ask, type Tap } from './tap.js';

/** A kind of fact that says of each marker whose it is: said of all of them at once. Those that nobody speaks of stay as they are. */
export function allAtOnce(at: Laid, player: Side, kind: FactKind): readonly Tap[] {
  const fields = Object.entries(kind.fields);
  const marker = nameOf(fields, 'marker');
  const holder = nameOf(fields, 'side');
  const markers = markersOf(at.pack, at.table);
  const isAlone = fields.length === 2 && kind.steps === undefined && at.state.status === 'running';
  if (!isAlone || marker === undefined || holder === undefined || markers.length < 2) return [];
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
      ...(was === undefined && isKnown ? {} : { needed: true }),
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
      ...OPEN,
    },
  ];
}

function nameOf(fields: readonly (readonly [string, FactField])[], is: FactField['is']): string | undefined {
  return fields.find(([, field]) => field.is === is && field.each === undefined && !field.many)?.[0];
}
