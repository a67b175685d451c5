import type { Side } from '@adjutant/rules';
import type { MatchView } from '@adjutant/views';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { LateBringListDialog } from '../rosters/late-list.js';
import { mayBring } from '../rosters/may-bring.js';

interface Props {
  readonly match: MatchView;
  readonly acting: Acting;
  readonly side: Side;
  readonly player: string;
}

/** The list of a seat is brought before anything of it can be used. */
export function ListOfSeat({ match, acting, side, player }: Props) {
  const [opened, open] = useState(false);
  if (!mayBring(match, acting, side)) return null;
  const close = (): void => open(false);
  return (
    <>
      <Button fullWidth size="md" variant="default" data-list={side} onClick={() => open(true)}>
        {match.seats[side].army === null ? 'Bring a list' : 'Bring another list'} for {player}
      </Button>
      {opened ? (
        <LateBringListDialog {...{ match, side, acting, player }} opened onClose={close} onDone={close} />
      ) : null}
    </>
  );
}
