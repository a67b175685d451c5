import { NumberInput, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { MINUTES, minutesIn, type Terms } from './terms.js';

interface Props {
  readonly terms: Terms;
  /** Null while what stands in the fields is no clock. */
  readonly change: (terms: Terms | null) => void;
}

const RANGE = `From ${MINUTES.least} to ${MINUTES.most} minutes.`;

/** What a chess clock gives each player. */
export function ClockFields({ terms, change }: Props) {
  const [per, setPer] = useState(terms.per);
  const [minutes, setMinutes] = useState<number | string>(terms.minutes);
  const [neutral, setNeutral] = useState<number | string>(terms.neutral ?? '');
  const tell = (part: Partial<Parameters<typeof termsOf>[0]>): void =>
    change(termsOf({ per, minutes, neutral, ...part }));
  const field = {
    min: MINUTES.least,
    max: MINUTES.most,
    allowDecimal: false,
    clampBehavior: 'none',
    size: 'md',
  } as const;
  return (
    <Stack gap="sm">
      <Radio.Group
        label="The minutes are"
        value={per}
        onChange={(value) => {
          const chosen = value === 'turn' ? 'turn' : 'game';
          setPer(chosen);
          tell({ per: chosen });
        }}
      >
        <Stack gap="xs" mt="xs">
          <Radio size="md" value="game" label="for the whole match" />
          <Radio size="md" value="turn" label="for every turn anew" />
        </Stack>
      </Radio.Group>
      <NumberInput
        {...field}
        label="Minutes for each player"
        value={minutes}
        error={minutesIn(minutes) === null ? RANGE : null}
        onChange={(typed) => {
          setMinutes(typed);
          tell({ minutes: typed });
        }}
      />
      <NumberInput
        {...field}
        label="Minutes of neutral time"
        description="Time of nobody, such as for deployment. Left empty, it has no limit."
        value={neutral}
        error={neutral !== '' && minutesIn(neutral) === null ? RANGE : null}
        onChange={(typed) => {
          setNeutral(typed);
          tell({ neutral: typed });
        }}
      />
    </Stack>
  );
}

interface Typed {
  readonly per: Terms['per'];
  readonly minutes: number | string;
  readonly neutral: number | string;
}

function termsOf({ per, minutes, neutral }: Typed): Terms | null {
  const [each, nobodys] = [minutesIn(minutes), minutesIn(neutral)];
  if (each === null || (neutral !== '' && nobodys === null)) return null;
  return { per, minutes: each, ...(nobodys === null ? {} : { neutral: nobodys }) };
}
