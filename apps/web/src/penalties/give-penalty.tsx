import type { PenaltyToIssue } from '@adjutant/dispute';
import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import type { Side } from '@adjutant/rules';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type FormEvent } from 'react';
import type { Acting } from '../acting/acting.js';
import { usePenaltyCommand } from '../api/penalties.js';
import { besides } from '../common/limited.js';
import { late } from '../parts/late.js';
import { Refused } from '../dispute/refused.js';
import { PolicySelect } from '../dispute/ruling/policy-select.js';
import { PenaltyFields } from '../dispute/ruling/penalty-fields.js';
import styles from '../dispute/ruling/ruling.module.css';
import { usePenalising, type Penalisable } from './use-penalising.js';

interface Props extends Penalisable {
  readonly named: (id: string) => string;
  readonly acting: Acting | null;
  readonly onDone: () => void;
}

const LateForeseen = late(() => import('./penalty-foreseen.js'), { what: 'what it would change' });
const SETTLE = 250;
const AT_FIELDS = ['infraction', 'level', 'because', 'deviation', 'policy'];

/** Gives a penalty from the policy of the event: to one person, or to one of the players of a match. */
export default function GivePenalty({ players, match, event, named, acting, onDone }: Props) {
  const penalising = usePenalising({ players, event, ...(match === undefined ? {} : { match }) });
  const { draft, change, person, read, asked, advice, policy, policies, choosePolicy, fixed } = penalising;
  const giving = usePenaltyCommand(person, acting?.actor);
  const [tried, setTried] = useState(false);
  const [settled] = useDebouncedValue(asked && JSON.stringify(asked), SETTLE);
  const foreseen = settled ? { type: 'IssuePenalty' as const, data: JSON.parse(settled) as PenaltyToIssue } : null;
  const other = besides(giving.error, AT_FIELDS);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (asked) giving.mutate({ type: 'IssuePenalty', data: asked }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit} aria-label="Give a penalty">
      <Stack gap="xs">
        {match === undefined ? null : (
          <SegmentedControl
            size="sm"
            aria-label="Who is penalised"
            data={(['A', 'B'] as const).map((value) => ({ value, label: named(players[value]) }))}
            value={draft.side}
            onChange={(value) => change({ side: value as Side, level: null })}
          />
        )}
        {fixed ? null : (
          <PolicySelect
            policy={policy}
            policies={policies}
            choosePolicy={choosePolicy}
            description="The organizer can name one for the whole event."
          />
        )}
        <PenaltyFields
          draft={draft}
          advice={advice}
          policy={policy}
          change={change}
          error={giving.error}
          first={fixed}
        />
        {tried && 'missing' in read ? (
          <p className={styles['missing']} role="status">
            {read.missing}
          </p>
        ) : null}
        {other ? <Refused title="The penalty was not given" error={other} /> : null}
        <Group gap="xs">
          <Button type="submit" size="sm" loading={giving.isPending}>
            Give the penalty
          </Button>
          <Button size="sm" variant="default" onClick={onDone}>
            Cancel
          </Button>
        </Group>
        {/* Below the buttons: it comes late, and nothing that is about to be pressed moves. */}
        {foreseen ? <LateForeseen person={person} command={foreseen} actor={acting?.actor} /> : null}
      </Stack>
    </form>
  );
}
