/** What was found up to `limit`, where one more than that was asked for, and the place at which the next page goes on. */
export function pageOf<Found extends { readonly place: number }>(
  found: readonly Found[],
  limit: number,
): { readonly shown: readonly Found[]; readonly next: string | null } {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next: found.length > limit && last ? String(last.place) : null };
}
