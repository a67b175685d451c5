import { Group } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MatchCommand } from '@adjutant/match';
import { useMe } from '../access/access-api.js';
import { lookedAt, useViewer } from '../api/viewer.js';
import { useTitle } from '../app/title.js';
import { Link, useParams } from '../app/ways.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { carriedNow, isOwn, onCarried } from '../engine/carried/carried.js';
import { heldFrom } from '../engine/carried/held.js';
import type { Handed } from '../engine/carried/handing.js';
import type { Seat } from '../engine/engines.js';
import { pressing, whoActs } from '../engine/queue/carrying.js';
import type { Item } from '../engine/queue/item.js';
import { NOT_ANY_MORE } from '../engine/queue/closed-match.js';
import { useClosed } from '../engine/queue/use-closed.js';
import { useQueue } from '../engine/queue/queues.js';
import { onThisPhone } from '../engine/queue/on-this-phone.js';
import { useSaid } from '../engine/queue/use-said.js';
import { useMatch } from '../match/match-queries.js';
import { KeptOnDevice } from '../offline/kept-on-device.js';
import { Lead, PageBody, PageHead } from '../parts/page.js';
import { Notice } from '../parts/strip.js';
import { AsFile } from './as-file.js';
import { AsCodes } from './as-codes.js';
import { TakenHere } from './taken-here.js';
import { ToAJudge } from './to-a-judge.js';

/** What waits on this device at a match, handed to another that may bring it to the server. */
export default function HandOverPage() {
  const { id = '' } = useParams();
  useKeyKnown(id);
  useTitle('Hand over');
  const match = useMatch(id).data;
  const title = match?.title ?? '';
  const { handed, error } = useHanded(id, title);
  const closed = useClosed(id);
  const { data: me } = useMe();
  const carried = useSyncExternalStore(onCarried, carriedNow);
  return (
    <PageBody width="reading">
      <PageHead title="Hand over what waits on this phone" />
      <Lead>
        What was pressed here and is not at the server passes to the other phone, or to a judge’s tablet, without a
        network. Whoever carries it changes nothing: it is signed here, and recorded under the name of whoever pressed
        it. It waits here all the same, and whichever comes first is recorded, once.
      </Lead>
      <p>
        <Link to={lookedAt(`/matches/${id}/table`, useViewer())}>
          Back to the table{title === '' ? '' : ` (${title})`}
        </Link>
      </p>
      {closed === null ? null : (
        <Notice tone="bad" role="alert">
          <p>
            {closed.says} {NOT_ANY_MORE}
          </p>
        </Notice>
      )}
      {error === null ? null : <Trouble title="It cannot be signed on this device" error={error} />}
      {handed === null ? (
        error === null ? (
          <Loading what="what waits here" />
        ) : null
      ) : (
        <Parts match={id} handed={handed} />
      )}
      {handed === null || closed?.isVoid ? null : (
        <ToAJudge of={{ match: id, title }} held={heldFrom(me, handed.all)} />
      )}
      <TakenHere carried={{ ...carried, taken: carried.taken.filter((one) => one.match === id && isOwn(one)) }} />
      <KeptOnDevice />
    </PageBody>
  );
}

/** Whoever sits here has the server know the key, if there is a line for a moment. */
function useKeyKnown(match: string): void {
  const { data: me } = useMe();
  useEffect(() => {
    if (me === undefined || pressing(me) === '') return;
    import('../engine/carried/knowing.js').then(({ knowKeysOf }) => knowKeysOf(me, match)).catch(() => undefined);
  }, [me, match]);
}

/** By what this device knows of the match. */
async function asked(seat: Seat, commands: readonly MatchCommand[]): Promise<readonly boolean[] | null> {
  const { engineFor } = await import('../engine/holding.js');
  return (await (await engineFor(seat))?.areSecret(commands)) ?? null;
}

/** As whom this device knows the match: as the address says, or else as whoever sits here. */
function useSeatHere(match: string): Seat {
  const viewer = useViewer();
  const { data: me } = useMe();
  const seat = me?.seat?.match === match && me.seat.both !== true ? me.seat.side : 'spectator';
  return {
    match,
    viewer: viewer === 'A' || viewer === 'B' ? viewer : seat,
    person: me === undefined ? '' : whoActs(me),
  };
}

function useHanded(match: string, title: string) {
  const { viewer, person } = useSeatHere(match);
  const entries = useQueue();
  const waiting = entries.filter(({ item, standing }) => item.match === match && standing.is === 'here');
  const key = waiting.map(({ item }) => item.id).join(' ');
  const [handed, set] = useState<Handed | null>(null);
  const [error, fail] = useState<Error | null>(null);
  useEffect(() => {
    let isOver = false;
    const items = waiting.map(({ item }) => item);
    const seat = { match, viewer, person };
    import('../engine/carried/handing.js')
      .then(({ handedOver }) => handedOver({ match, title }, items, (commands) => asked(seat, commands)))
      .then(
        (come) => {
          if (!isOver) set(come);
        },
        (failed: unknown) => {
          if (!isOver) fail(failed instanceof Error ? failed : new Error(String(failed)));
        },
      );
    return () => {
      isOver = true;
    };
    // What waits changes with its ids.
  }, [match, title, key, viewer, person]);
  return { handed, error };
}

function Parts({ match, handed }: { readonly match: string; readonly handed: Handed }) {
  const { parcel, own, others, secret, known } = handed;
  return (
    <>
      {parcel === null ? (
        <p>Nothing waits here that could be handed over.</p>
      ) : (
        <>
          <p data-waits={own + others}>
            <b>{own > 0 ? onThisPhone(own) : ''}</b>{' '}
            {others > 0 ? `${others} more were taken over from another device, and are handed on with it.` : ''}
          </p>
          {known ? null : (
            <Notice tone="open" role="note">
              The server does not know the key of this phone yet, since the phone had no line when it was made: what is
              handed over is recorded once this phone has reached the server, or a judge takes it as it was told.
            </Notice>
          )}
          <Group gap="xs" my="sm">
            <AsFile parcel={parcel} />
          </Group>
          <AsCodes parcel={parcel} />
        </>
      )}
      {secret.length === 0 ? null : <Secret match={match} items={secret} />}
    </>
  );
}

/** Nobody carries what the other player must not know. */
function Secret({ match, items }: { readonly match: string; readonly items: readonly Item[] }) {
  const said = useSaid(match);
  return (
    <Notice tone="open" label="What stays here">
      <h2>What stays here</h2>
      <p>
        {items.length === 1
          ? 'One entry about your sealed hand goes'
          : `${items.length} entries about your sealed hand go`}{' '}
        up from this phone only, and nobody else carries {items.length === 1 ? 'it' : 'them'}:
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>{said(item)}</li>
        ))}
      </ul>
    </Notice>
  );
}
