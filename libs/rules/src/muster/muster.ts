import type { Reason } from '@adjutant/kernel';
import type { Pack } from '../pack/pack.js';
import { EMPTY_TABLE } from '../table/table.js';
import { reasonsOfChecks, type Mustering } from './army.js';
import { bearerFaults } from './bearers.js';
import { musterFaults, musterOf, unitsAsWritten } from './detachment.js';
import type { Roster } from './roster.js';
import { reason } from '../refusals.js';

const NOWHERE: Mustering = { table: EMPTY_TABLE, player: 'A' };

/** Every reason why a roster is not legal under the pack; an empty list when it is. */
export function reasonsAgainstRoster(pack: Pack, roster: Roster, at: Mustering = NOWHERE): Reason[] {
  return [
    ...duplicateIds(roster),
    ...reasonsOfChecks(pack, roster, at),
    ...(checks(pack, 'detachment-musters') ? [] : reasonsOfDetachment(pack, roster)),
    ...(checks(pack, 'enhancement-bearers') ? [] : reasonsOfBearers(pack, roster)),
  ];
}

/** Whether the pack lists a check: it then takes the place of what the engine looked at before there was one. */
function checks({ armyChecks = {} }: Pack, name: string): boolean {
  return Object.values(armyChecks).some(({ tests }) => tests.check === name);
}

function duplicateIds(roster: Roster): Reason[] {
  const twice = roster.units.filter((unit, index) => roster.units.findIndex((other) => other.id === unit.id) !== index);
  return twice.map(({ id }) =>
    reason('muster/unit-id-taken', `Two units on the roster are called ${id}.`, { unit: id }),
  );
}

function reasonsOfDetachment(pack: Pack, roster: Roster): Reason[] {
  const muster = musterOf(pack, roster);
  if (!muster) return [];
  return musterFaults(muster, roster, unitsAsWritten(roster)).map(({ code, says, facts }) => ({
    code,
    message: says,
    facts,
    cites: [muster.source],
  }));
}

function reasonsOfBearers(pack: Pack, roster: Roster): Reason[] {
  return bearerFaults(pack, roster, unitsAsWritten(roster)).map(({ code, says, facts, entry }) => ({
    code,
    message: says,
    facts,
    cites: entry ? [entry.source] : [],
  }));
}
