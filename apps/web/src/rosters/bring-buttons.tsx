import { Button, Group } from '@mantine/core';
import type { Side } from '@adjutant/rules';
import { useMemo, useState } from 'react';
import { useActing } from '../acting/use-acting.js';
import { SIDES_OF_TABLE } from '../common/sides.js';
import { usePlayers, useRecord } from '../match/record.js';
import { LateBringListDialog } from './late-list.js';
import { mayBring } from './may-bring.js';

/** A button for each seat whose list whoever looks may bring now. */
export function BringButtons() {
  const { id, match } = useRecord();
  const players = usePlayers();
  const [side, setSide] = useState<Side | null>(null);
  const [A, B] = [match.seats.A.player, match.seats.B.player];
  const acting = useActing(useMemo(() => ({ match: id, players: { A, B } }), [id, A, B]));
  const seats = SIDES_OF_TABLE.filter((one) => mayBring(match, acting, one));
  const close = (): void => setSide(null);
  return (
    <>
      {seats.length === 0 ? null : (
        <Group gap="xs" mt="xs">
          {seats.map((one) => (
            <Button key={one} size="compact-sm" variant="default" onClick={() => setSide(one)}>
              {match.seats[one].army === null ? 'Bring a list' : 'Bring another list'} for {players[one]}
            </Button>
          ))}
        </Group>
      )}
      {side === null ? null : (
        <LateBringListDialog match={match} side={side} player={players[side]} opened onClose={close} onDone={close} />
      )}
    </>
  );
}
