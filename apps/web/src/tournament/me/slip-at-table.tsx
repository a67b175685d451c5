import type { Me } from '@adjutant/access';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { tableOf } from '../../access/table-of.js';
import { Link, useNavigate } from '../../app/ways.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { Card } from '../../parts/card.js';
import { Note } from '../../parts/note.js';
import { useEventPage } from '../use-tournament-page.js';
import { scanned, type Scanned, type Slip } from './slip.js';

interface Props {
  readonly slip: Slip;
  /** Who is known to hold the phone. */
  readonly player: string | null;
  readonly me: Me;
}

/** The code of a slip brings whoever plays at its table to their seat, and gives nobody one: the slip lies open on the table. */
export default function SlipAtTable({ slip, player, me }: Props) {
  const { event } = useEventPage();
  const found = scanned(event.rounds, slip, player);
  const navigate = useNavigate();
  const isSeated = found.as === 'own' && me.seat?.match === found.match;
  const to = found.as === 'own' && isSeated ? tableOf(found) : null;
  useEffect(() => {
    if (to !== null) navigate(to, { replace: true });
  }, [to, navigate]);
  const says = `This is the slip of table ${slip.table} in round ${slip.round}.`;
  if (found.as === 'stranger') return <Strangers {...found} me={me} />;
  if (found.as === 'unknown') return <Note role="status">{says} No such table is played now.</Note>;
  if (found.as === 'other') return <Note role="status">{says} Where you play stands below.</Note>;
  return isSeated ? null : <Note role="status">{says} To report, open your own link of the event on this phone.</Note>;
}

type StrangersProps = Pick<Props, 'me'> & Omit<Extract<Scanned, { as: 'stranger' }>, 'as'>;

function Strangers({ round, table, me }: StrangersProps) {
  const { named } = useEventPage();
  const { match } = table;
  const isOpen = me.mode === 'single-user';
  if (match === null) return <Note role="status">The match of table {table.table} is not open yet.</Note>;
  return (
    <Card title={`Round ${round.number}, table ${table.table}`} level={2}>
      <p>
        <b>{named(table.A)}</b> against <b>{named(table.B)}</b>
      </p>
      {isOpen ? (
        SIDES_OF_TABLE.map((side) => (
          <Button key={side} component={Link} to={tableOf({ match, side })} size="lg" fullWidth mt="xs">
            I am {named(table[side])}
          </Button>
        ))
      ) : (
        <Note>
          Do you play here? Open your own link of the event on this phone once: from then on the code of each slip of
          yours brings you to your seat. Nobody gets a seat by the slip alone, as it lies where everybody can scan it.
        </Note>
      )}
      <p>
        <Link to={`/matches/${match}`}>Look at the match</Link>
      </p>
    </Card>
  );
}
