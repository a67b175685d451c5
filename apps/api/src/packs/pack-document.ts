import type { Entry, Pack, Shelf } from '@adjutant/rules';

/** A pack as the API and `packs show --json` print it. */
export interface PackDocument {
  readonly pack: string;
  readonly name: string;
  readonly release: string;
  readonly digest: string;
  readonly stage: string;
  readonly entries: readonly Entry[];
  readonly questions: Pack['questions'];
  readonly sequence: Pack['sequence'];
  readonly score: Pack['score'];
  readonly actions: Pack['actions'];
  readonly statuses: Pack['statuses'];
}

export interface PackHeadView {
  readonly pack: string;
  readonly name: string;
  readonly stage: string;
  readonly releases: readonly { readonly release: string; readonly digest: string; readonly entries: number }[];
}

export function packDocument(pack: Pack): PackDocument {
  const { id, name, release, digest, stage, entries, questions, sequence, score, actions, statuses } = pack;
  return {
    pack: id,
    name,
    release,
    digest,
    stage,
    entries: Object.values(entries),
    questions,
    sequence,
    score,
    actions,
    statuses,
  };
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
