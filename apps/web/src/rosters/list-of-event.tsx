import type { Side } from '@adjutant/rules';
import type { MatchView } from '@adjutant/views';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { readListOf } from '../api/event-lists.js';
import { fromBase64 } from '../common/base64.js';
import { Trouble } from '../common/trouble.js';
import type { Brought } from './reading.js';

interface Props {
  readonly match: Pick<MatchView, 'event' | 'seats'>;
  readonly side: Side;
  readonly onBrought: (list: Brought, reader: string | null) => void;
}

/** What was brought to the event is taken with one tap, and read here like any list: whoever takes it sees it first. */
export function ListOfEvent({ match: { event, seats }, side, onBrought }: Props) {
  const { player } = seats[side];
  const taking = useMutation({
    mutationFn: (id: string) => readListOf(id, player),
    onSuccess: ({ text, file }) => onBrought(text ?? new File([fromBase64(file ?? '')], 'list'), null),
  });
  if (event?.lists?.[side] === undefined) return null;
  return (
    <>
      <Button loading={taking.isPending} onClick={() => taking.mutate(event.id)}>
        Take the list that was brought to the event
      </Button>
      {taking.error ? <Trouble title="The list of the event could not be read now" error={taking.error} /> : null}
    </>
  );
}
