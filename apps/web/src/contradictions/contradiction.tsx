import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { lookedAt, useViewer } from '../api/viewer.js';
import { Link, useLocation } from '../app/ways.js';
import type { Entry } from '../engine/queue/item.js';
import { queue } from '../engine/queue/queues.js';
import { useSaid } from '../engine/queue/use-said.js';
import { asAnother, entriesAgainst, isTakenForSame, isTold, mayBeTwo } from '../engine/queue/whence.js';
import { Strip } from '../parts/strip.js';
import { AwaitsRuling } from './awaits-ruling.js';
import { replace } from './replace.js';
import { takeUp } from './taken-up.js';

/** Nothing of it is recorded: whoever pressed it says what becomes of it, where it is told. */
export function Contradiction({ entry }: { readonly entry: Entry }) {
  const { item, standing } = entry;
  const said = useSaid(item.match);
  const because = standing.is === 'refused' ? standing.error.message : '';
  const ways = <Ways entry={entry} />;
  return (
    <Strip role="alert" tone="bad">
      <span>
        It is not recorded after all: {because} ({said(item)}) <Against entry={entry} />
      </span>{' '}
      {item.called === undefined ? (
        ways
      ) : (
        <AwaitsRuling match={item.match} call={item.called} putAway={() => void queue.dismiss(item.id)}>
          {ways}
        </AwaitsRuling>
      )}
    </Strip>
  );
}

/** What the record has there: the refusal names it by numbers. */
function Against({ entry: { item, standing } }: { readonly entry: Entry }) {
  const viewer = useViewer();
  return entriesAgainst(standing).map((number) => (
    <Fragment key={number}>
      <Link to={`${lookedAt(`/matches/${item.match}`, viewer)}${viewer === 'spectator' ? '?' : '&'}entry=${number}`}>
        See entry {number}
      </Link>{' '}
    </Fragment>
  ));
}

function Ways({ entry }: { readonly entry: Entry }) {
  const { item } = entry;
  const isSame = isTakenForSame(entry);
  return (
    <>
      {isTold(entry) ? (
        <Button variant="default" onClick={() => void queue.sendAgain(item.id)}>
          Send it again
        </Button>
      ) : null}{' '}
      <Button variant="default" onClick={() => void queue.dismiss(item.id)}>
        {isSame ? 'It is the same' : 'Drop it'}
      </Button>{' '}
      {isSame && mayBeTwo(entry) ? (
        <Button variant="default" onClick={() => void replace(item.id, asAnother(entry), queue)}>
          They are two
        </Button>
      ) : null}{' '}
      <AtTable match={item.match} does={() => takeUp({ item: item.id, how: 'change' })}>
        Change it
      </AtTable>{' '}
      <AtTable match={item.match} does={() => takeUp({ item: item.id, how: 'call' })}>
        Call a judge
      </AtTable>
    </>
  );
}

interface AtTableProps {
  readonly match: string;
  readonly does: () => void;
  readonly children: string;
}

/** It is done at the table of the match: whoever is elsewhere comes to it. */
function AtTable({ match, does, children }: AtTableProps) {
  const table = `/matches/${match}/table`;
  const isThere = useLocation().pathname === table;
  return isThere ? (
    <Button variant="default" onClick={does}>
      {children}
    </Button>
  ) : (
    <Link to={table} onClick={does}>
      {`${children}, at the table`}
    </Link>
  );
}
