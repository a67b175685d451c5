/** Where a release of a pack is described, with its missions and the names that lists are read by. An empty one: the newest. */
export const releasePath = (pack: string, release: string) =>
  `/packs/${encodeURIComponent(pack)}?release=${encodeURIComponent(release)}` as const;
