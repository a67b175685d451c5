import { Button } from '@mantine/core';
import { useEvent } from '../../api/penalties.js';
import { Notice } from '../../parts/strip.js';
import { isAnEvent, takenOver } from './house.js';
import type { Form } from './plan.js';

interface Props {
  readonly form: Form;
  readonly change: (part: Partial<Form>) => void;
}

/** An installation that was one event, before there were events, becomes one of them: once, and by whom and when is recorded. */
export function TakeOver({ form, change }: Props) {
  const { data: policy } = useEvent();
  if (policy === undefined || !isAnEvent(policy)) return null;
  return (
    <Notice tone="plain" label="What this installation was">
      <p>
        So far this installation itself was “{policy.name}”.{' '}
        {form.house === null
          ? 'This event may take that over: its name, what keeps a judge away, policy of penalties, appeals, conceding and clocks.'
          : 'Set up, this event has the name and all by which judges rule as its own. Matches of no event go on by the same, without the name.'}
      </p>
      {form.house === null ? (
        <Button size="xs" variant="default" onClick={() => change(takenOver(policy))}>
          Take it over
        </Button>
      ) : null}
    </Notice>
  );
}
