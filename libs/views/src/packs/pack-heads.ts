import { is, type Static } from '@adjutant/kernel';
import type { Shelf } from '@adjutant/rules';

export const PackHeadView = is.object(
  {
    pack: is.anyText(),
    name: is.anyText(),
    stage: is.anyText(),
    releases: is.many(is.object({ release: is.anyText(), digest: is.anyText(), entries: is.anyWhole() })),
  },
  { name: 'PackHeadView' },
);
export type PackHeadView = Static<typeof PackHeadView>;

export const PacksAnswer = is.object({ packs: is.many(PackHeadView) }, { name: 'PacksAnswer' });
export type PacksAnswer = Static<typeof PacksAnswer>;

/** What is still a draft comes last. */
export function packHeads(shelf: Shelf): PackHeadView[] {
  const heads = [...Map.groupBy(shelf.packs, (pack) => pack.id)].map(([id, releases]) => ({
    pack: id,
    name: releases.at(-1)?.name ?? id,
    stage: releases.at(-1)?.stage ?? 'draft',
    releases: releases.map((one) => ({
      release: one.release,
      digest: one.digest,
      entries: Object.keys(one.entries).length,
    })),
  }));
  const rank = (head: PackHeadView): number => (head.stage === 'draft' ? 1 : 0);
  return heads.sort((one, other) => rank(one) - rank(other));
}
