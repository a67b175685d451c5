import type { Shelf } from '@adjutant/rules';

export interface PackHeadView {
  readonly pack: string;
  readonly name: string;
  readonly stage: string;
  readonly releases: readonly { readonly release: string; readonly digest: string; readonly entries: number }[];
}

export function packHeads(shelf: Shelf): PackHeadView[] {
  return [...Map.groupBy(shelf.packs, (pack) => pack.id)].map(([id, releases]) => ({
    pack: id,
    name: releases.at(-1)?.name ?? id,
    stage: releases.at(-1)?.stage ?? 'draft',
    releases: releases.map((one) => ({
      release: one.release,
      digest: one.digest,
      entries: Object.keys(one.entries).length,
    })),
  }));
}
