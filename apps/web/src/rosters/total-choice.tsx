import { Button, Group } from '@mantine/core';
import type { Roster } from '@adjutant/rules';
import { costOf } from './draft.js';

interface Props {
  readonly roster: Roster;
  readonly onTotal: (total: 'as-written' | number) => void;
}

/** Both ways out of a total that its units do not add up to: neither is taken unless somebody does. */
export function TotalChoice({ roster, onTotal }: Props) {
  const cost = costOf(roster);
  const { points, pointsAsWritten } = roster;
  return (
    <Group gap="xs">
      {cost === null || cost === points ? null : (
        <Button variant="default" onClick={() => onTotal(cost)}>
          Take {cost}
        </Button>
      )}
      {points === undefined || pointsAsWritten ? null : (
        <Button variant="default" onClick={() => onTotal('as-written')}>
          Keep {points}, as brought
        </Button>
      )}
    </Group>
  );
}
