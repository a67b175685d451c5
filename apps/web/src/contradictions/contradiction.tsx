import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from '../app/ways.js';
import type { Entry } from '../engine/queue/item.js';
import { queue } from '../engine/queue/queues.js';
import { saidOf } from '../engine/queue/said.js';
import { asAnother, isTakenForSame } from '../engine/queue/whence.js';
import { Strip } from '../parts/strip.js';

const ChangeSheet = lazy(() => import('./change-sheet.js'));
const CallAbout = lazy(() => import('./call-about.js'));
const AwaitsRuling = lazy(() => import('./awaits-ruling.js'));

/** Nothing of it is recorded: whoever pressed it says what becomes of it, where it is told. */
export default function Contradiction({ entry }: { readonly entry: Entry }) {
  const [opened, open] = useState<'change' | 'call' | null>(null);
  const { item, standing } = entry;
  const because = standing.is === 'refused' ? standing.error.message : '';
  const close = (): void => open(null);
  const ways = <Ways entry={entry} open={open} />;
  return (
    <Strip role="alert" tone="bad">
      <span>
        It is not recorded after all: {because} ({saidOf(item)})
      </span>{' '}
      {item.called === undefined ? (
        ways
      ) : (
        <Suspense fallback={null}>
          <AwaitsRuling match={item.match} call={item.called} putAway={() => void queue.dismiss(item.id)}>
            {ways}
          </AwaitsRuling>
        </Suspense>
      )}
      <Suspense fallback={null}>
        {opened === 'change' ? <ChangeSheet item={item} onClose={close} /> : null}
        {opened === 'call' ? <CallAbout entry={entry} onClose={close} /> : null}
      </Suspense>
    </Strip>
  );
}

interface WaysProps {
  readonly entry: Entry;
  readonly open: (what: 'change' | 'call') => void;
}

function Ways({ entry, open }: WaysProps) {
  const { item } = entry;
  const isSame = isTakenForSame(entry);
  return (
    <>
      <Button variant="default" onClick={() => void queue.dismiss(item.id)}>
        {isSame ? 'It is the same' : 'Drop it'}
      </Button>{' '}
      {isSame ? (
        <Button variant="default" onClick={() => void queue.replace(item.id, asAnother(entry))}>
          They are two
        </Button>
      ) : null}{' '}
      <Change match={item.match} open={() => open('change')} />{' '}
      <Button variant="default" onClick={() => open('call')}>
        Call a judge
      </Button>
    </>
  );
}

/** It is changed where the match is told on this device, which is at its table. */
function Change({ match, open }: { readonly match: string; readonly open: () => void }) {
  const table = `/matches/${match}/table`;
  const isThere = useLocation().pathname === table;
  return isThere ? (
    <Button variant="default" onClick={open}>
      Change it
    </Button>
  ) : (
    <Link to={table} onClick={open}>
      Change it, at the table
    </Link>
  );
}
