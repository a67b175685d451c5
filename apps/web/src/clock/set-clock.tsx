import type { MatchView } from '@adjutant/views';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '../common/modal.js';
import type { Acting } from '../acting/acting.js';
import { Trouble } from '../common/trouble.js';
import { ClockFields } from './clock-fields.js';
import { useOfferedClock } from './use-offered.js';
import { termsInWords, USUAL, type Terms } from './terms.js';
import { useChessClock, usePressing } from './use-clock.js';

interface Props {
  readonly match: MatchView;
  readonly acting: Acting;
}

/** Sets a chess clock at the table, or sets it anew: players for as long as no time has run on it, judges always. */
export default function SetClock({ match, acting }: Props) {
  const [opened, open] = useState(false);
  const { data: view } = useChessClock(match.id);
  if (view === undefined || (match.status !== 'opened' && match.status !== 'running')) return null;
  const { terms, spent, runs } = view;
  const begun = runs !== null || spent.A + spent.B + spent.neutral > 0;
  if (begun && !acting.judges) return null;
  return (
    <>
      <Button fullWidth size="md" variant="default" mt="md" onClick={() => open(true)}>
        {terms === null ? 'Set a chess clock' : 'Change the chess clock'}
      </Button>
      <Modal opened={opened} onClose={() => open(false)} title="Chess clock">
        <Form match={match.id} acting={acting} set={terms} done={() => open(false)} />
      </Modal>
    </>
  );
}

interface FormProps {
  readonly match: string;
  readonly acting: Acting;
  readonly set: Terms | null;
  readonly done: () => void;
}

function Form({ match, acting, set, done }: FormProps) {
  const offered = useOfferedClock();
  const first = set ?? offered ?? USUAL;
  const [typed, type] = useState<Terms | null>();
  const setting = usePressing(match, acting);
  const terms = typed === undefined ? first : typed;
  return (
    <Stack gap="md">
      {set === null ? null : <p>Set now: {termsInWords(set)}.</p>}
      <ClockFields terms={first} change={type} />
      {setting.error ? <Trouble title="The clock is as before" error={setting.error} /> : null}
      <Button
        size="md"
        disabled={terms === null}
        loading={setting.isPending}
        onClick={() =>
          terms === null ? undefined : setting.mutate({ type: 'SetChessClock', data: terms }, { onSuccess: done })
        }
      >
        {set === null ? 'Set the clock' : 'Set it anew'}
      </Button>
      <p>It runs from the first press on a clock, and pauses while a judge is called.</p>
    </Stack>
  );
}
