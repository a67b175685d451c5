/** What is kept beside the log so that it can be found: lists of matches, disputes and precedents. */
export { DisputeInQueue, type DisputeLine, DisputePage, type DisputesAsked } from './disputes/dispute-rows.js';
export { Follower, LARGE_BATCH, type FollowerOptions, type Stuck } from './follower.js';
export { checkRows, type RowCheck, type RowFault } from './held/check-rows.js';
export { setRight } from './held/set-right.js';
export { EmbeddedKeeper } from './keeping/embedded-keeper.js';
export type { Keeper, ReadModelsStanding } from './keeping/keeper.js';
export { listsPlace } from './keeping/lists-place.js';
export { ProjectedKeeper } from './keeping/projected-keeper.js';
export { rebuildReadModels, type Rebuilt, type RebuildOptions } from './keeping/rebuild-at.js';
export { Lists, type ListsStanding } from './lists.js';
export { matchOf, rowOf } from './matches/match-folds.js';
export type { Instead, MatchesAsked, MatchPage } from './matches/match-rows.js';
export { isFoundByItself } from './matches/match-words.js';
export { LISTS } from './migrations.js';
export {
  openLists,
  openListsBeside,
  PARTITIONS_ALONE,
  PARTITIONS_SHARED,
  partitionsFor,
  type OpenListsOptions,
} from './open-lists.js';
export { partitionOfStream } from './partition-of-stream.js';
export { partitionOf } from './partitions.js';
export type { ListCheckpoint } from './list-checkpoints.js';
export type { LikePrecedent, Likeness, PrecedentsAsked } from './precedents/precedent-rows.js';
export {
  precedentsOf,
  Precedent,
  PrecedentsAnswer,
  PrecedentView,
  type PrecedentStanding,
} from './precedents/precedent.js';
export { remedyText, type Names as RemedyNames } from './precedents/remedy-text.js';
export { subjectOf, type Subject } from './precedents/subject.js';
export { tellingTermsIn, termsIn } from './precedents/words.js';
export { rebuildLists, type RebuildListsOptions, type RebuiltLists } from './rebuild.js';
export { LISTS_FORMAT, namesIn, type ListSchema } from './schema.js';
export type { Sought } from './sought.js';
export { passes } from './trouble.js';
export { Versions, type ListVersion } from './versions.js';
