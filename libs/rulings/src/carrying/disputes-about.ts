/** The lists of disputes, as far as whoever follows a match looks into them. */
export interface DisputeLists {
  freshen(patienceMs: number): Promise<void>;
  /** Up to which event of the log they have come. */
  read(): Promise<number>;
  disputes(
    asked: { readonly match: string },
    limit: number,
    since: string | undefined,
  ): Promise<{ readonly disputes: readonly { readonly id: string }[]; readonly next: string | null }>;
}

const PAGE = 200;

/** The ids of all disputes about a match, as far as the lists have come. */
export async function disputesAbout(models: Pick<DisputeLists, 'disputes'>, match: string): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { disputes, next } = await models.disputes({ match }, PAGE, after);
    ids.push(...disputes.map(({ id }) => id));
    after = next ?? undefined;
  } while (after !== undefined);
  return ids;
}
