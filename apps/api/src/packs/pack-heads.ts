import type { Shelf } from '@adjutant/rules';

export interface PackHeadView {
  readonly pack: string;
  readonly name: string;
  readonly stage: string;
  readonly releases: readonly { readonly release: string; readonly digest: string; readonly entries: number }[];
}

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
