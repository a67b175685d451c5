import { Modal } from '../common/modal.js';
import type { Acting } from '../acting/acting.js';
import { Link } from '../app/ways.js';
import { useRecord } from '../match/record.js';
import GivePenalty from './give-penalty.js';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly acting: Acting;
}

/** A penalty for a player of this match, from its own page. */
export default function GivePenaltyDialog({ opened, onClose, acting }: Props) {
  const { id, match, named } = useRecord();
  const players = { A: match.seats.A.player, B: match.seats.B.player };
  return (
    <Modal opened={opened} onClose={onClose} title="Give a penalty" centered>
      <GivePenalty
        players={players}
        match={id}
        event={match.event?.id}
        named={named}
        acting={acting}
        onDone={onClose}
      />
      <p>
        What they have already:{' '}
        {(['A', 'B'] as const).map((side) => (
          <Link
            key={side}
            to={`/people/${encodeURIComponent(players[side])}/penalties`}
            style={{ marginRight: '0.75rem' }}
          >
            {named(players[side])}
          </Link>
        ))}
      </p>
    </Modal>
  );
}
