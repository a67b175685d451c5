import type { TableOfRound } from '@adjutant/tournament';
import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useImpactOf } from '../../api/tournaments.js';
import { Link } from '../../app/ways.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { Trouble } from '../../common/trouble.js';
import { useMatchCommands } from '../floor/use-match-commands.js';
import { useEventPage } from '../use-tournament-page.js';
import { decisionOf, faultIn, saidOf, standing, type Correction } from './correction.js';
import { ImpactShown } from './impact-shown.js';

interface Props {
  readonly round: number;
  readonly table: TableOfRound;
  readonly match: string;
  readonly onDone: () => void;
}

/** Another result of a table of a closed round: what it would change first; what nobody has confirmed is then corrected here. */
export default function CorrectResult({ round, table, match, onDone }: Props) {
  const { event, named } = useEventPage();
  const [correction, correct] = useState<Correction>(() => standing(table));
  const asking = useImpactOf(event.tournament);
  const fault = faultIn(correction);
  const change = (part: Partial<Correction>): void => {
    correct({ ...correction, ...part });
    asking.reset();
  };
  return (
    <Stack gap="sm">
      <NativeSelect
        label="Another result"
        value={correction.winner}
        data={[
          ...SIDES_OF_TABLE.map((side) => ({ value: side, label: `${named(table[side])} won` })),
          { value: 'draw', label: 'a draw' },
        ]}
        onChange={({ currentTarget }) => change({ winner: currentTarget.value as Correction['winner'] })}
      />
      <Group gap="xs" grow>
        {SIDES_OF_TABLE.map((side) => (
          <TextInput
            key={side}
            label={`Points of ${named(table[side])}`}
            inputMode="numeric"
            maxLength={3}
            value={correction[side]}
            onChange={({ currentTarget }) => change({ [side]: currentTarget.value })}
          />
        ))}
      </Group>
      {fault === null ? null : <small>{fault}</small>}
      <Button
        variant="default"
        disabled={fault !== null}
        loading={asking.isPending}
        onClick={() => asking.mutate({ round, table: table.table, said: saidOf(correction) })}
      >
        What would that change?
      </Button>
      {asking.error ? <Trouble title="What it would change cannot be shown" error={asking.error} /> : null}
      {asking.data === undefined ? null : (
        <section aria-label="What it would change">
          <ImpactShown impact={asking.data} />
          {table.result?.sure === 'reported' ? (
            <Because match={match} correction={correction} onDone={onDone} />
          ) : (
            <p>
              This result is confirmed or decided: only a ruling of the head judge changes it.{' '}
              <Link to={`/matches/${match}`}>Open the match and call a judge there</Link>.
            </p>
          )}
        </section>
      )}
    </Stack>
  );
}

interface BecauseProps extends Pick<Props, 'match' | 'onDone'> {
  readonly correction: Correction;
}

function Because({ match, correction, onDone }: BecauseProps) {
  const { event } = useEventPage();
  const [because, say] = useState('');
  const sending = useMatchCommands(event.tournament);
  const decide = (): void =>
    sending.mutate([{ match, commands: [decisionOf(correction, because.trim())] }], { onSuccess: onDone });
  return (
    <>
      <Textarea
        label="Why it is corrected"
        description="It stands in the match and in the register of the event."
        autosize
        value={because}
        onChange={({ currentTarget }) => say(currentTarget.value)}
      />
      <Button mt="sm" disabled={because.trim() === ''} loading={sending.isPending} onClick={decide}>
        Correct the result
      </Button>
      {sending.error ? <Trouble title="Nothing was corrected" error={sending.error} /> : null}
    </>
  );
}
