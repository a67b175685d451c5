import type { DisputePage } from '@adjutant/lists';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { get } from '../api/client.js';
import { matchKey } from '../api/queries.js';
import { Link } from '../app/ways.js';

interface Props {
  readonly match: string;
  readonly call: string;
  readonly putAway: () => void;
  /** What can be done where no judge sees to it any more. */
  readonly children: ReactNode;
}

const AGAIN_MS = 15_000;

/** What was not recorded waits for the ruling of a judge, and goes with one press once there is one. */
export function AwaitsRuling({ match, call, putAway, children }: Props) {
  const status = useStatus(match, call);
  if (status === 'withdrawn' || status === 'void')
    return (
      <>
        <span>The call about it was withdrawn.</span> {children}
      </>
    );
  const isRuled = status === 'ruled' || status === 'final';
  return (
    <>
      <span>
        {isRuled
          ? 'The judge has ruled on it: what the ruling lets stand is in the record.'
          : 'A judge is called about it, and it waits for the ruling.'}{' '}
        <Link to={`/disputes/${call}`}>{isRuled ? 'The ruling' : 'The call'}</Link>
      </span>{' '}
      <Button variant="default" onClick={putAway}>
        {isRuled ? 'Put it away' : 'Drop it'}
      </Button>
    </>
  );
}

/** Shared with the calls at the table, which hear of what is new at once. */
function useStatus(match: string, call: string) {
  const { data } = useQuery({
    queryKey: [...matchKey(match), 'disputes'],
    queryFn: ({ signal }) =>
      get<Pick<DisputePage, 'disputes'>>(`/matches/${encodeURIComponent(match)}/disputes`, signal),
    refetchInterval: AGAIN_MS,
  });
  return data?.disputes.find(({ id }) => id === call)?.status;
}
