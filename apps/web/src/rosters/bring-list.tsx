import type { Reading } from '@adjutant/rosters';
import type { Side } from '@adjutant/rules';
import type { MatchView } from '@adjutant/views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { may, type Acting, type Table } from '../acting/acting.js';
import { useActing } from '../acting/use-acting.js';
import { matchKey } from '../api/queries.js';
import { Note } from '../parts/note.js';
import { against } from './against.js';
import { Bring } from './bring.js';
import { draftOf, rosterOf, seatedAt, type Draft } from './draft.js';
import { useBook } from '../book/book-api.js';
import { keepList, type KeptList } from './kept.js';
import { ListOfEvent } from './list-of-event.js';
import { withTold } from './told-keywords.js';
import { Mend } from './mend.js';
import { mayBring } from './may-bring.js';
import { useSentOrKept } from '../table/sent-or-kept.js';
import { useKnownNames, useReadList, type KnownHere } from './reading.js';

export interface BringListProps {
  readonly match: Pick<MatchView, 'id' | 'pack' | 'seats' | 'status' | 'depth' | 'voided' | 'event'>;
  readonly side: Side;
  /** Whoever brings it, where the page knows; otherwise whoever looks. */
  readonly acting?: Acting;
  /** After the roster stands in the record. */
  readonly onDone: () => void;
}

/** What is being mended, and what it was read from. */
interface Work {
  readonly draft: Draft;
  readonly known: KnownHere;
  readonly reading: Reading | undefined;
}

/** Brings an army list to a seat of a match: from paste to a roster in the record. */
export default function BringList({ match, side, acting: given, onDone }: BringListProps) {
  const [work, setWork] = useState<Work | null>(null);
  const [keeping, setKeeping] = useState(true);
  const book = useBook().data;
  const reading = useReadList(match.pack);
  const names = useKnownNames(match.pack);
  const looking = useActing(useTable(match));
  const acting = given ?? looking;
  const client = useQueryClient();
  const send = useSentOrKept(match.id, acting);
  const sending = useMutation({
    mutationFn: ({ draft }: Work) => send({ type: 'SubmitRoster', data: { player: side, roster: rosterOf(draft) } }),
    onSuccess: async (_, { draft }) => {
      if (keeping) keep(match.pack.id, draft);
      await client.invalidateQueries({ queryKey: matchKey(match.id) });
      onDone();
    },
  });
  const taking = useMutation({
    mutationFn: async (list: KeptList): Promise<Work> => {
      const roster = seatedAt(list.roster, side);
      const draft: Draft = { name: list.name, roster, asks: [], keywords: new Map() };
      return { draft, known: await names(), reading: undefined };
    },
    onSuccess: setWork,
  });
  if (acting !== null && !(may(acting, 'SubmitRoster') && mayBring(match, acting, side)))
    return <Note>No list can be brought to this seat now.</Note>;
  if (work === null)
    return (
      <Bring
        pack={match.pack.id}
        reading={reading}
        onKept={(list) => taking.mutate(list)}
        elsewhere={(read) => <ListOfEvent {...{ match, side }} onBrought={read} />}
        onRead={({ reading: read, known }) => setWork({ draft: draftOf(read, side), known, reading: read })}
      />
    );
  const again = (): void => {
    sending.reset();
    reading.reset();
    setWork(null);
  };
  const told = { ...work, draft: withTold(work.draft, book, match.pack.id) };
  return (
    <Mend
      side={side}
      {...told}
      against={against(sending.error, work.draft.roster)}
      sending={sending.isPending}
      keeping={keeping}
      onKeeping={setKeeping}
      onDraft={(draft) => setWork({ ...work, draft })}
      onSend={() => sending.mutate(told)}
      onAgain={again}
    />
  );
}

/** Where this browser keeps nothing the roster stands in the record all the same. */
function keep(pack: string, draft: Draft): void {
  const name = draft.name.trim() === '' ? draft.roster.faction : draft.name.trim();
  keepList(localStorage, { name, pack, keptAt: new Date().toISOString(), roster: rosterOf(draft) });
}

function useTable({ id, seats }: Pick<BringListProps['match'], 'id' | 'seats'>): Table {
  const [A, B] = [seats.A.player, seats.B.player];
  return useMemo(() => ({ match: id, players: { A, B } }), [id, A, B]);
}
