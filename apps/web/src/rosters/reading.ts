import type { Refusal } from '@adjutant/kernel';
import type { KnownName, NamesKnown, Read, Reading } from '@adjutant/rosters';
import type { PackDocument } from '@adjutant/views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { get } from '../api/client.js';
import { releasePath } from '../api/release-path.js';

/** What a player has brought: pasted or typed text, or a file. */
export type Brought = string | File;

export interface ReaderName {
  readonly id: string;
  readonly name: string;
}

/** The names that readers ask for, the keywords that rules of the game look at, what units are named as, and where some start. */
export interface KnownHere extends NamesKnown {
  readonly keyword?: readonly KnownName[];
  readonly trait?: readonly KnownName[];
  readonly place?: readonly KnownName[];
}

/** What became of it. */
export type BroughtList =
  | { readonly ok: true; readonly reading: Reading; readonly known: KnownHere }
  | {
      readonly ok: false;
      readonly refusal: Pick<Refusal, 'code' | 'message' | 'facts'>;
      readonly readers: readonly ReaderName[];
      /** The text as far as it is shown beside the refusal; empty for a file that is none. */
      readonly text: string;
    };

interface Wanted {
  readonly list: Brought;
  /** Null: let it be recognised. */
  readonly reader: string | null;
}

export interface PinnedPack {
  readonly id: string;
  readonly release: string;
}

const packKey = ({ id, release }: PinnedPack) => ['pack', id, release] as const;

async function namesOf({ id, release }: PinnedPack): Promise<KnownHere> {
  const { names } = await get<PackDocument>(releasePath(id, release));
  return names;
}

/** The names that a pack knows: a release never changes, so that they are asked for once. */
export function useKnownNames(pack: PinnedPack): () => Promise<KnownHere> {
  const client = useQueryClient();
  return () => client.fetchQuery({ queryKey: packKey(pack), queryFn: () => namesOf(pack), staleTime: Infinity });
}

/** Reads a list on this device: nothing of it is sent anywhere. The library comes when the first list does. */
export function useReadList(pack: PinnedPack) {
  const names = useKnownNames(pack);
  return useMutation({
    mutationFn: async ({ list, reader }: Wanted): Promise<BroughtList> => {
      const [library, known] = await Promise.all([import('@adjutant/rosters'), names()]);
      const { LIMITS, READERS, readList } = library;
      const text = typeof list === 'string' ? list : '';
      if (typeof list !== 'string' && list.size > LIMITS.tree)
        return { ok: false, refusal: tooLarge(list.size, LIMITS.tree), readers: [], text };
      const content = typeof list === 'string' ? list : new Uint8Array(await list.arrayBuffer());
      const read: Read = readList(content, { known, ...(reader === null ? {} : { reader }) });
      if (read.ok) return { ok: true, reading: read.reading, known };
      const readers = READERS.filter((one) => one.of === 'text').map(({ id, name }) => ({ id, name }));
      return { ok: false, refusal: read.refusal, readers, text };
    },
  });
}

const megabytes = (bytes: number): string => `${(bytes / (1024 * 1024)).toFixed(1)} MB`;

/** Said before a byte of it is read. */
function tooLarge(size: number, most: number) {
  return {
    code: 'list/too-long',
    message: `The file has ${megabytes(size)}; a file of a list has at most ${megabytes(most)}. Choose the list alone.`,
    facts: { bytes: size, most },
  };
}
