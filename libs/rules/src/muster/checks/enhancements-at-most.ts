import { isOfTable, taken, type Taken } from '../enhancements.js';
import { mostFor, numberArg, textsArg, type RosterCheck } from './check.js';

export const enhancementsAtMost: RosterCheck = {
  name: 'enhancements-at-most',
  of: 'roster',
  says: 'The army has no more enhancements than this, and none of them twice; those of some tables so often, of which one counts.',
  args: {
    most: { type: 'number', says: 'So many in the army.', optional: true },
    byLimit: { type: 'rows', says: 'So many in the army, by the points limit.', optional: true },
    repeated: { type: 'strings', says: 'Tables whose enhancements may be taken more than once.', optional: true },
    times: { type: 'number', says: 'How often one of them may be taken.', optional: true },
  },
  test(roster, args, pack) {
    const most = mostFor(roster, args);
    const tables = textsArg(args, 'repeated');
    const times = numberArg(args, 'times') ?? 1;
    const mayBe = (one: Taken) => (isOfTable(one, tables) ? times : 1);
    const same = [...Map.groupBy(taken(roster, pack), ({ key }) => key).values()];
    const counted = same.flatMap((all) => (all.every((one) => isOfTable(one, tables)) ? all.slice(0, 1) : all));
    const tooOften = same.filter((all) => all.length > Math.min(...all.map(mayBe)));
    return [
      ...(most !== undefined && counted.length > most
        ? [
            {
              says: `The army has ${counted.length} enhancements; ${most} are allowed.`,
              facts: { enhancements: counted.map(({ name }) => name), most },
            },
          ]
        : []),
      ...tooOften.map((all) => ({
        says: `${all[0]?.name ?? ''} is in the army ${all.length} times; ${allowed(Math.min(...all.map(mayBe)), tables, times)}`,
        facts: { enhancement: all[0]?.name ?? '', units: all.map(({ unit }) => unit.id) },
      })),
    ];
  },
};

function allowed(often: number, tables: readonly string[], times: number): string {
  if (often > 1) return `${often} times are allowed.`;
  return tables.length === 0
    ? 'each enhancement is allowed once.'
    : `each enhancement is allowed once, unless it is written as ${tables.join(' or ')} (${times} times).`;
}
