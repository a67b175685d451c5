import type { ReadModels } from './read-models.js';

const PAGE = 200;

/** The ids of all disputes about a match, as far as the lists have come. */
export async function disputesAbout(models: ReadModels, match: string): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { disputes, next } = await models.disputes({ match }, PAGE, after);
    ids.push(...disputes.map(({ id }) => id));
    after = next ?? undefined;
  } while (after !== undefined);
  return ids;
}
