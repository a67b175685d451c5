import { Button, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTournamentCommand } from '../../api/tournaments.js';
import { AskedTwice } from '../asked-twice.js';
import { useEventPage } from '../use-tournament-page.js';

interface Props {
  readonly round: number;
  /** Where neither is named: the whole round, with all its halls. */
  readonly table?: number;
  readonly hall?: string;
}

/** More time for a round, for one hall, or for one table of it. */
export function ExtendTime({ round, table, hall }: Props) {
  const { event } = useEventPage();
  const [asked, ask] = useState(false);
  const [minutes, set] = useState<number | string>(10);
  const sending = useTournamentCommand(event.tournament);
  const of = { ...(table === undefined ? {} : { table }), ...(hall === undefined ? {} : { hall }) };
  const whose = hall ?? (table === undefined ? `round ${round}` : `table ${table}`);
  const isRight = Number.isInteger(minutes) && Number(minutes) >= 1 && Number(minutes) <= 240;
  return (
    <>
      <Button variant="default" size="sm" aria-label={`More time for ${whose}`} onClick={() => ask(true)}>
        More time
      </Button>
      {asked ? (
        <AskedTwice
          title={`More time for ${whose}`}
          act="Give it"
          reason="welcome"
          pending={sending.isPending}
          error={sending.error}
          disabled={!isRight}
          onClose={() => ask(false)}
          onConfirm={(because) =>
            sending.mutate(
              {
                type: 'ExtendTime',
                data: { round, ...of, minutes: Number(minutes), ...(because === '' ? {} : { because }) },
              },
              { onSuccess: () => ask(false) },
            )
          }
        >
          <NumberInput
            label="Minutes"
            min={1}
            max={240}
            allowDecimal={false}
            value={minutes}
            error={isRight ? null : 'From 1 to 240.'}
            onChange={set}
          />
        </AskedTwice>
      ) : null}
    </>
  );
}
