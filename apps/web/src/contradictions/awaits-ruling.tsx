import type { DisputeStatus } from '@adjutant/dispute';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useActing } from '../acting/use-acting.js';
import { useDisputesOf } from '../api/disputes.js';
import { Link } from '../app/ways.js';
import { useMatch } from '../match/match-queries.js';
import { isWaiting } from '../judge/status.js';

interface Props {
  readonly match: string;
  readonly call: string;
  readonly putAway: () => void;
  /** What can be done where no judge sees to it any more. */
  readonly children: ReactNode;
}

/** What was not recorded waits for the ruling of a judge, and goes with one press once there is one. */
export default function AwaitsRuling({ match, call, putAway, children }: Props) {
  const { data: view } = useMatch(match);
  const acting = useActing(view ? { match, players: { A: view.seats.A.player, B: view.seats.B.player } } : null);
  const dispute = useDisputesOf(match, acting).data?.find(({ id }) => id === call);
  if (dispute && !isWaiting(dispute) && !isRuled(dispute.status))
    return (
      <>
        <span>The call about it was withdrawn.</span> {children}
      </>
    );
  const ruled = dispute !== undefined && isRuled(dispute.status);
  return (
    <>
      <span>
        {ruled
          ? 'The judge has ruled on it: what the ruling lets stand is in the record.'
          : 'A judge is called about it, and it waits for the ruling.'}{' '}
        <Link to={`/disputes/${call}`}>{ruled ? 'The ruling' : 'The call'}</Link>
      </span>{' '}
      <Button variant="default" onClick={putAway}>
        {ruled ? 'Put it away' : 'Drop it'}
      </Button>
    </>
  );
}

const isRuled = (status: DisputeStatus): boolean => status === 'ruled' || status === 'final';
