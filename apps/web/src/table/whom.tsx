import type { Side } from '@adjutant/rules';
import { SegmentedControl } from '@mantine/core';
import { SIDES_OF_TABLE } from '../common/sides.js';

interface WhomProps {
  readonly players: { readonly [side in Side]: string };
  readonly side: Side;
  readonly choose: (side: Side) => void;
}

/** On a device of both, who presses. */
export default function Whom({ players, side, choose }: WhomProps) {
  return (
    <SegmentedControl
      fullWidth
      size="md"
      aria-label="For whom"
      data={SIDES_OF_TABLE.map((value) => ({ value, label: players[value] }))}
      value={side}
      onChange={(value) => choose(value === 'B' ? 'B' : 'A')}
    />
  );
}
