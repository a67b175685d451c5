import { Unreadable } from '../refused.js';
import { LIMITS } from '../limits.js';
import type { Army } from '../reading/army.js';
import type { Left } from '../reading/page.js';
import type { Reader } from '../reading/reader.js';
import { isKnown, likeOf, namesIn, type NamesKnown, type NameSort } from './known.js';
import type { Asks, Differs, Needs, Reading } from './reading.js';
import { rosterOf } from './roster-of.js';

/** Everything that is told of a list that was read. */
export function readingOf(reader: Reader, army: Army, left: readonly Left[], known: NamesKnown): Reading {
  if (army.units.length === 0)
    throw new Unreadable('list/no-units', `${reader.name}: no unit could be read in it. Paste the whole list.`, {
      reader: reader.id,
    });
  if (army.units.length > LIMITS.units)
    throw new Unreadable(
      'list/too-long',
      `The list has ${army.units.length} units; at most ${LIMITS.units} are read.`,
      {
        units: army.units.length,
        most: LIMITS.units,
      },
    );
  const made = rosterOf(army, known);
  return {
    reader: { id: reader.id, name: reader.name, version: reader.version },
    ...(army.signature === undefined ? {} : { source: army.signature }),
    ...(army.title === undefined ? {} : { title: army.title }),
    roster: made.roster,
    members: army.units.flatMap((unit) =>
      unit.members.map(({ name, count }) => ({ unit: made.ids.get(unit) ?? '', name, models: count })),
    ),
    left: [...left, ...made.left],
    differs: differsIn(army),
    asks: asksIn(army, known),
    needs: needsIn(made.roster),
  };
}

function differsIn({ points, limit, counted, units, groups }: Army): readonly Differs[] {
  const costs = [...units, ...groups].flatMap((one) => one.points ?? []);
  const sum = costs.reduce((total, cost) => total + cost, 0);
  const priced = costs.length > 0;
  const differs: Differs[] = [];
  if (points !== undefined && priced && points !== sum) differs.push({ what: 'points', stated: points, found: sum });
  if (counted !== undefined && counted !== units.length)
    differs.push({ what: 'units', stated: counted, found: units.length });
  const total = points ?? sum;
  if (limit !== undefined && total > limit) differs.push({ what: 'limit', stated: limit, found: total });
  return differs;
}

function asksIn(army: Army, known: NamesKnown): readonly Asks[] {
  const named: readonly (readonly [NameSort, readonly string[]])[] = [
    ['faction', army.factions.slice(-1)],
    ['detachment', army.detachments],
    ['enhancement', army.units.flatMap(({ bonuses }) => bonuses.map(({ name }) => name))],
    ['unit', army.units.map(({ name, datasheet }) => datasheet ?? name)],
  ];
  const unnamed: Asks[] = army.factions.length === 0 ? [{ sort: 'faction', written: 'unknown', near: [] }] : [];
  const likely = named.flatMap(([sort, words]) =>
    [...new Set(words)].flatMap((written) => {
      if (isKnown(known, sort, written)) return [];
      if (sort === 'detachment' && namesIn(known, sort, written)) return [];
      const near = likeOf(known, sort, written);
      const joined = sort === 'detachment' && /, | and /i.test(written);
      return near || joined ? [{ sort, written, near: near ? [near.name] : [] }] : [];
    }),
  );
  return [...unnamed, ...likely];
}

function needsIn({ units }: Reading['roster']): readonly Needs[] {
  const without = units.filter(({ keywords = [] }) => keywords.length === 0);
  const sheets = Map.groupBy(without, ({ datasheet, name }) => datasheet ?? name);
  return [...sheets].map(([datasheet, some]) => ({ datasheet, units: some.map(({ id }) => id) }));
}
