import { Group } from '@mantine/core';
import { faultAt, type Limit } from '../common/limited.js';
import { Words } from './words-input.js';

interface Ties {
  readonly club: string;
  readonly nation: string;
}

interface Props {
  readonly ties: Ties;
  readonly limits: { readonly [member in keyof Ties]: Limit };
  /** What the server has answered, whose faults stand at their fields. */
  readonly error: Error | null;
  readonly set: (part: Partial<Ties>) => void;
}

/** Where somebody belongs to: whoever judges must not share it with a player. */
export function TiesInputs({ ties, limits, error, set }: Props) {
  return (
    <Group grow>
      <Words
        label="Club"
        limit={limits.club}
        wrong={faultAt(error, 'club')}
        value={ties.club}
        set={(club) => set({ club })}
      />
      <Words
        label="Nation"
        limit={limits.nation}
        wrong={faultAt(error, 'nation')}
        value={ties.nation}
        set={(nation) => set({ nation })}
      />
    </Group>
  );
}
