import { shape } from '@adjutant/kernel';
import type { Shelf } from '@adjutant/rules';

export const PackHeadView = shape.named(
  'PackHeadView',
  shape.closed({
    pack: shape.text(),
    name: shape.text(),
    stage: shape.text(),
    releases: shape.list(shape.closed({ release: shape.text(), digest: shape.text(), entries: shape.whole() })),
  }),
);
export type PackHeadView = shape.Static<typeof PackHeadView>;

export const PacksAnswer = shape.named('PacksAnswer', shape.closed({ packs: shape.list(PackHeadView) }));
export type PacksAnswer = shape.Static<typeof PacksAnswer>;

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
