import { useQuery } from '@tanstack/react-query';
import type { MatchView } from '@adjutant/views';
import { Modal } from '../common/modal.js';
import { useMe } from '../access/access-api.js';
import type { Acting } from '../acting/acting.js';
import { matchKey } from '../api/queries.js';
import { useViewer } from '../api/viewer.js';
import { Loading } from '../common/loading.js';
import { whoActs } from '../engine/queue/carrying.js';
import type { Item } from '../engine/queue/item.js';
import { queue } from '../engine/queue/queues.js';
import { useSaid } from '../engine/queue/use-said.js';
import { changed, whenceOf } from '../engine/queue/whence.js';
import { useMatch, useRewording, useWording } from '../match/match-queries.js';
import { replace } from './replace.js';
import { TapSheet } from '../table/tap-sheet.js';

interface Props {
  readonly item: Item;
  readonly acting: Acting;
  readonly onClose: () => void;
}

/** The sheet of what was pressed, with what was said in it, at its place: what is sent is told in the stead of the old. */
export default function ChangeSheet({ item, acting, onClose }: Props) {
  const { data: match } = useMatch(item.match);
  return match === undefined ? null : <Sheet {...{ item, acting, match, onClose }} />;
}

function Sheet({ item, acting, match, onClose }: Props & { readonly match: MatchView }) {
  const players = useWording(match.id)?.players ?? { A: 'A', B: 'B' };
  const from = whenceOf(item);
  const inWords = useSaid(match.id);
  const again = useAgain(item);
  if (again === undefined)
    return (
      <Modal opened onClose={onClose} title="Change it">
        <Loading what="what was pressed" />
      </Modal>
    );
  if (again === null || from === undefined)
    return (
      <Modal opened onClose={onClose} title="Change it">
        <p>{`Nothing like it can be pressed there any more: ${inWords(item)}.`}</p>
        <p>Drop it, or call a judge. What happened instead can be pressed at the table.</p>
      </Modal>
    );
  const { tap, said, answers } = again;
  const send = async (command: Item['command']): Promise<void> => replace(item.id, changed(item, command), queue);
  return (
    <TapSheet
      {...{ id: match.id, tap, players, acting, onClose }}
      once={{ said, answers, from, where: item.where, send }}
      onSent={() => undefined}
    />
  );
}

/** With what it was pressed, told by what tells the match on this device; undefined until it has, null where it cannot be. */
function useAgain({ id, match, command, ...rest }: Item) {
  const viewer = useViewer();
  const { data: me } = useMe();
  const person = me === undefined ? null : whoActs(me);
  const from = whenceOf({ id, match, command, ...rest });
  const reword = useRewording(match);
  const query = useQuery({
    queryKey: [...matchKey(match), 'again', id, viewer],
    enabled: person !== null,
    queryFn: async () => {
      const { engineFor } = await import('../engine/holding.js');
      const engine = await engineFor({ match, viewer, person: person ?? '' });
      return from === undefined ? null : ((await engine?.again(command, from)) ?? null);
    },
    select: reword,
    // A form that somebody fills in is not made anew under their hands.
    staleTime: Infinity,
    gcTime: 0,
  });
  return query.error ? null : query.data;
}
