import { abilityHasKeyword } from './ability-has-keyword.js';
import { armyActed } from './army-acted.js';
import { armyIs } from './army-is.js';
import { bears } from './bears.js';
import { carrierIsAt } from './carrier-is-at.js';
import { chosen } from './chosen.js';
import { clockIs } from './clock-is.js';
import { compares } from './compares.js';
import { factAbout } from './fact-about.js';
import { drawsSettled } from './draws-settled.js';
import { factRecorded } from './fact-recorded.js';
import { factSays } from './fact-says.js';
import { factsCover } from './facts-cover.js';
import { fieldIs } from './field-is.js';
import { justRecorded } from './just-recorded.js';
import { noOtherRole } from './no-other-role.js';
import { holdsCard } from './holds-card.js';
import { objectiveHeld } from './objective-held.js';
import { objectiveIs } from './objective-is.js';
import { objectiveMayGo } from './objective-may-go.js';
import { keywordsKnown } from './keywords-known.js';
import { knowsAbility } from './knows-ability.js';
import { markerHeld } from './marker-held.js';
import { openedByDetachment } from './opened-by-detachment.js';
import { optionTaken } from './option-taken.js';
import { orderAllowanceLeft } from './order-allowance-left.js';
import { orderGranted } from './order-granted.js';
import { orderRecipientEligible } from './order-recipient-eligible.js';
import { orderWouldRepeat } from './order-would-repeat.js';
import { ordersBarred } from './orders-barred.js';
import { ownedBy } from './owned-by.js';
import { phaseIsFresh } from './phase-is-fresh.js';
import { roleSays } from './role-says.js';
import { rollKind } from './roll-kind.js';
import { rollOpen } from './roll-open.js';
import { slotHandedOn } from './slot-handed-on.js';
import { slotOpen } from './slot-open.js';
import { testRecorded } from './test-recorded.js';
import { traitKnown } from './trait-known.js';
import { unitActed } from './unit-acted.js';
import { unitActivated } from './unit-activated.js';
import { unitCarries } from './unit-carries.js';
import { unitDestroyed } from './unit-destroyed.js';
import { unitDestroyedThisPhase } from './unit-destroyed-this-phase.js';
import { unitHasBeen } from './unit-has-been.js';
import { unitHasKeywords } from './unit-has-keywords.js';
import { unitHasRole } from './unit-has-role.js';
import { unitHasStatus } from './unit-has-status.js';
import { unitHasTrait } from './unit-has-trait.js';
import { unitHasWargear } from './unit-has-wargear.js';
import { unitInGroupWith } from './unit-in-group-with.js';
import { unitIsAt } from './unit-is-at.js';
import { unitIsOf } from './unit-is-of.js';
import { unitOnBattlefield } from './unit-on-battlefield.js';
import { unitWasAttached } from './unit-was-attached.js';
import { unitWasElsewhere } from './unit-was-elsewhere.js';
import { unitsDiffer } from './units-differ.js';
import { unitsKnown } from './units-known.js';
import { unitsLeft } from './units-left.js';
import { unitWaitsElsewhere } from './unit-waits-elsewhere.js';
import { usedOnUnit } from './used-on-unit.js';
import { wentFirst } from './went-first.js';
import { windowOpen } from './window-open.js';
import type { Predicate } from './predicate.js';

/** Every question that the record can answer. A predicate is one file, named like its `name`, listed here. */
export const PREDICATES: readonly Predicate[] = [
  abilityHasKeyword,
  armyActed,
  armyIs,
  bears,
  carrierIsAt,
  chosen,
  clockIs,
  compares,
  factAbout,
  drawsSettled,
  factRecorded,
  factSays,
  factsCover,
  fieldIs,
  justRecorded,
  noOtherRole,
  holdsCard,
  objectiveHeld,
  objectiveIs,
  objectiveMayGo,
  keywordsKnown,
  knowsAbility,
  markerHeld,
  openedByDetachment,
  optionTaken,
  orderAllowanceLeft,
  orderGranted,
  orderRecipientEligible,
  ordersBarred,
  orderWouldRepeat,
  ownedBy,
  phaseIsFresh,
  roleSays,
  rollKind,
  rollOpen,
  slotHandedOn,
  slotOpen,
  testRecorded,
  traitKnown,
  unitActed,
  unitActivated,
  unitCarries,
  unitDestroyed,
  unitDestroyedThisPhase,
  unitHasBeen,
  unitHasKeywords,
  unitHasRole,
  unitHasStatus,
  unitHasTrait,
  unitHasWargear,
  unitInGroupWith,
  unitIsAt,
  unitIsOf,
  unitOnBattlefield,
  unitsDiffer,
  unitsKnown,
  unitsLeft,
  unitWasAttached,
  unitWasElsewhere,
  unitWaitsElsewhere,
  usedOnUnit,
  wentFirst,
  windowOpen,
];

const byName = new Map(PREDICATES.map((predicate) => [predicate.name, predicate]));

export function predicateNamed(name: string): Predicate {
  const predicate = byName.get(name);
  if (!predicate) throw new Error(`unknown predicate: ${name}`);
  return predicate;
}

export function isPredicate(name: string): boolean {
  return byName.has(name);
}
