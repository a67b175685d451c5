import { apartWithoutCompulsory } from './apart-without-compulsory.js';
import { armySharesFaction } from './army-shares-faction.js';
import { copiesByKeyword } from './copies-by-keyword.js';
import { datasheetCopies } from './datasheet-copies.js';
import { deployedShare } from './deployed-share.js';
import { detachmentLimit } from './detachment-limit.js';
import { detachmentOnce } from './detachment-once.js';
import { detachmentPoints } from './detachment-points.js';
import { detachmentMusters } from './detachment-musters.js';
import { enhancementBarsKeyword } from './enhancement-bars-keyword.js';
import { enhancementBearers } from './enhancement-bearers.js';
import { enhancementEligible } from './enhancement-eligible.js';
import { enhancementListedKeyword } from './enhancement-listed-keyword.js';
import { enhancementOnce } from './enhancement-once.js';
import { enhancementTableOnce } from './enhancement-table-once.js';
import { enhancementTypeOnce } from './enhancement-type-once.js';
import { enhancementWithinCost } from './enhancement-within-cost.js';
import { enhancementsAtMost } from './enhancements-at-most.js';
import { enhancementsPerUnit } from './enhancements-per-unit.js';
import { factionOfArmy } from './faction-of-army.js';
import { figuresStated } from './figures-stated.js';
import { groupCompulsory } from './group-compulsory.js';
import { groupCount } from './group-count.js';
import { groupFaction } from './group-faction.js';
import { groupLeader } from './group-leader.js';
import { groupOptions } from './group-options.js';
import { groupSharesFaction } from './group-shares-faction.js';
import { groupSize } from './group-size.js';
import { keywordNotSetUpIn } from './keyword-not-set-up-in.js';
import { keywordOnce } from './keyword-once.js';
import { keywordSetUpIn } from './keyword-set-up-in.js';
import { leadersNotLed } from './leaders-not-led.js';
import { leadersOfOneUnit } from './leaders-of-one-unit.js';
import { limitAtMost } from './limit-at-most.js';
import { modelsInProportion } from './models-in-proportion.js';
import { namesKnown } from './names-known.js';
import { namesNear } from './names-near.js';
import { pickCount } from './pick-count.js';
import { pickFaction } from './pick-faction.js';
import { pickIsFree } from './pick-is-free.js';
import { pickOpened } from './pick-opened.js';
import { pickSetsLimit } from './pick-sets-limit.js';
import { pointsAddUp } from './points-add-up.js';
import { pointsWithinLimit } from './points-within-limit.js';
import { setAsideShare } from './set-aside-share.js';
import { sizeAndCost } from './size-and-cost.js';
import { traitBarsKeyword } from './trait-bars-keyword.js';
import { traitCount } from './trait-count.js';
import { traitGoesToKeyword } from './trait-goes-to-keyword.js';
import { traitLeads } from './trait-leads.js';
import { traitListedKeyword } from './trait-listed-keyword.js';
import { traitNeedsKeyword } from './trait-needs-keyword.js';
import { traitNeedsSize } from './trait-needs-size.js';
import { traitNotInGroup } from './trait-not-in-group.js';
import { unitShareOfLimit } from './unit-share-of-limit.js';
import { unitsInGroups } from './units-in-groups.js';
import { unitsInOneGroup } from './units-in-one-group.js';
import type { ArmyCheck } from './check.js';

/** Everything that can be checked of an army. A check is one file, named like its `name`, listed here. */
export const ARMY_CHECKS: readonly ArmyCheck[] = [
  apartWithoutCompulsory,
  armySharesFaction,
  copiesByKeyword,
  datasheetCopies,
  deployedShare,
  detachmentLimit,
  detachmentMusters,
  detachmentOnce,
  detachmentPoints,
  enhancementBarsKeyword,
  enhancementBearers,
  enhancementEligible,
  enhancementListedKeyword,
  enhancementOnce,
  enhancementTableOnce,
  enhancementTypeOnce,
  enhancementWithinCost,
  enhancementsAtMost,
  enhancementsPerUnit,
  factionOfArmy,
  figuresStated,
  groupCompulsory,
  groupCount,
  groupFaction,
  groupLeader,
  groupOptions,
  groupSharesFaction,
  groupSize,
  keywordNotSetUpIn,
  keywordOnce,
  keywordSetUpIn,
  leadersNotLed,
  leadersOfOneUnit,
  limitAtMost,
  modelsInProportion,
  namesKnown,
  namesNear,
  pickCount,
  pickFaction,
  pickIsFree,
  pickOpened,
  pickSetsLimit,
  pointsAddUp,
  pointsWithinLimit,
  setAsideShare,
  sizeAndCost,
  traitBarsKeyword,
  traitCount,
  traitGoesToKeyword,
  traitLeads,
  traitListedKeyword,
  traitNeedsKeyword,
  traitNeedsSize,
  traitNotInGroup,
  unitShareOfLimit,
  unitsInGroups,
  unitsInOneGroup,
];

const byName = new Map(ARMY_CHECKS.map((check) => [check.name, check]));

export function armyCheckNamed(name: string): ArmyCheck {
  const check = byName.get(name);
  if (!check) throw new Error(`unknown army check: ${name}`);
  return check;
}
