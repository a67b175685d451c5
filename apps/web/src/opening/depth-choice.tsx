import { Radio, Stack } from '@mantine/core';
import { DEPTHS, depthNamed, type Depth } from './depths.js';

interface Props {
  readonly depth: Depth;
  readonly choose: (depth: Depth) => void;
}

/** Chosen when a match is opened, with what each asks of whoever records it. */
export function DepthChoice({ depth, choose }: Props) {
  return (
    <Radio.Group
      label="How much is recorded"
      description="It can be raised at any time."
      value={depth}
      onChange={(value) => choose(depthNamed(value))}
    >
      <Stack gap="xs" mt="xs">
        {DEPTHS.map(({ value, label, says }) => (
          <Radio key={value} size="md" value={value} label={label} description={says} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
