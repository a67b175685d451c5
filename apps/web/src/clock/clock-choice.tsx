import { Stack, Switch } from '@mantine/core';
import { ClockFields } from './clock-fields.js';
import { USUAL, type ChosenClock } from './terms.js';
import { useOfferedClock } from './use-offered.js';

interface Props {
  readonly chosen: ChosenClock;
  readonly choose: (chosen: ChosenClock) => void;
}

/** Whether a match is played with a chess clock; where the event offers one, it is, unless players say otherwise. */
export default function ClockChoice({ chosen, choose }: Props) {
  const offered = useOfferedClock();
  const on = chosen === 'offered' ? offered !== null : chosen !== 'none';
  return (
    <Stack gap="sm">
      <Switch
        size="md"
        label="Play with a chess clock"
        description={offered === null ? 'It can be set later, too.' : 'The event offers one.'}
        checked={on}
        onChange={(event) => choose(event.currentTarget.checked ? (offered ?? USUAL) : 'none')}
      />
      {on ? <ClockFields terms={offered ?? USUAL} change={choose} /> : null}
    </Stack>
  );
}
