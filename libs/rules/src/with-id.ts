import { keptBy } from './kept-by.js';

interface Named {
  readonly id: string;
}

/** Of two of one id the first counts. */
const byId = keptBy((list: readonly Named[]) => new Map(list.toReversed().map((one) => [one.id, one])));

/** What has this id in a list that never changes, such as one of a pack, and is asked for many times over. */
export function withId<One extends Named>(list: readonly One[], id: string | undefined): One | undefined {
  return byId(list).get(id as string) as One | undefined;
}
