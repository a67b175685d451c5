import type { Side } from '@adjutant/rules';
import type { MatchView } from '@adjutant/views';
import type { ReactNode } from 'react';
import type { Acting } from '../acting/acting.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { ListOfSeat } from './list-of-seat.js';
import { Taps } from './taps.js';
import { useNow } from './use-table.js';

interface Props {
  readonly match: MatchView;
  readonly players: { readonly [side in Side]: string };
  readonly acting: Acting;
  readonly side: Side;
  readonly both: boolean;
  readonly turned?: boolean;
  readonly children?: ReactNode;
}

/** What one player can do now. */
export function Half({ match, players, acting, side, both, turned = false, children }: Props) {
  const { id } = match;
  const { data: now, error, refetch } = useNow(id, side);
  if (now === undefined)
    return error ? (
      <Trouble title="The table cannot be shown" error={error} retry={() => void refetch()} />
    ) : (
      <Loading what="what can be done" />
    );
  return (
    <>
      <ListOfSeat match={match} acting={acting} side={side} player={players[side]} />
      <Taps key={side} {...{ id, now, players, acting, side, both, turned }}>
        {children}
      </Taps>
    </>
  );
}
