import type { Unit } from '../../table/table.js';
import { numberArg, textsArg, type DeploymentCheck } from './check.js';

export const deployedShare: DeploymentCheck = {
  name: 'deployed-share',
  of: 'deployment',
  says: 'At least one part in so many of the units stands on the battlefield, or in a transport that does.',
  args: {
    parts: { type: 'number', says: '2: at least half of the units.' },
    exceptTraits: { type: 'strings', says: 'Units with one of these traits are not counted.', optional: true },
  },
  test(all, args) {
    const parts = numberArg(args, 'parts') ?? 1;
    const traits = textsArg(args, 'exceptTraits');
    const units = all.filter((unit) => !unit.traits?.some((trait) => traits.includes(trait)));
    const there = units.filter((unit) => isThere(all, unit, []));
    if (parts * there.length >= units.length) return [];
    return [
      {
        says: `${there.length} of ${units.length} units are set up on the battlefield; 1 in ${parts} is needed at least.`,
        facts: { there: there.map((unit) => unit.id), units: units.length, parts },
      },
    ];
  },
};

/** A unit whose place is another unit rides in it. */
function isThere(units: readonly Unit[], unit: Unit, carrying: readonly string[]): boolean {
  if (unit.location === 'battlefield') return true;
  const transport = units.find((one) => one.id === unit.location);
  if (!transport || carrying.includes(transport.id)) return false;
  return isThere(units, transport, [...carrying, transport.id]);
}
