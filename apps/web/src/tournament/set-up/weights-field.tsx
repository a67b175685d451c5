import { Button, Checkbox, Fieldset, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { Note } from '../../parts/note.js';
import {
  moved,
  SPREAD_NAMES,
  weightName,
  weightsFault,
  type SpreadTyped,
  type WeightsTyped,
  type WeightTyped,
} from './weights.js';

interface Props {
  readonly typed: WeightsTyped;
  readonly disabled?: boolean;
  readonly onChange: (typed: WeightsTyped) => void;
}

/** What pairing looks at, what weighs most first; and what tables are of one kind. */
export function WeightsField({ typed, disabled = false, onChange }: Props) {
  const fault = weightsFault(typed);
  return (
    <Fieldset legend="What pairing looks at" disabled={disabled}>
      <Stack gap="sm">
        <Note small>
          What stands first outweighs everything after it. Whoever has met does not meet again, whatever stands here.
        </Note>
        <Ordered
          label="Who meets whom"
          list={typed.weights}
          nameOf={({ criterion }) => weightName(criterion)}
          onChange={(weights) => onChange({ ...typed, weights })}
        >
          {(one, change) => <InRounds typed={one} onChange={change} />}
        </Ordered>
        <Ordered<SpreadTyped>
          label="Which table they play at"
          list={typed.spread}
          nameOf={({ what }) => SPREAD_NAMES[what]}
          onChange={(spread) => onChange({ ...typed, spread })}
        />
        <Textarea
          label="Terrain of the tables"
          description="Best table first, a line for tables of one kind: 1-8 => ruins. With a mission of their own: 1-8 => ruins, its mission. Where anything stands here these are the tables of the event. Empty: nothing is known of them."
          autosize
          minRows={2}
          value={typed.hall}
          onChange={({ currentTarget }) => onChange({ ...typed, hall: currentTarget.value })}
        />
        {fault === undefined ? null : <p role="alert">{fault}</p>}
      </Stack>
    </Fieldset>
  );
}

interface OrderedProps<One> {
  readonly label: string;
  readonly list: readonly One[];
  readonly nameOf: (one: One) => string;
  readonly onChange: (list: readonly One[]) => void;
  readonly children?: (one: One, change: (one: One) => void) => React.ReactNode;
}

/** Things to be switched on and off, and moved up and down. */
function Ordered<One extends { readonly on: boolean }>({ label, list, nameOf, onChange, children }: OrderedProps<One>) {
  return (
    <ol aria-label={label}>
      {list.map((one, at) => (
        <li key={nameOf(one)}>
          <Group gap="xs" mb={4} align="end">
            <Checkbox
              label={nameOf(one)}
              checked={one.on}
              onChange={({ currentTarget }) => onChange(list.with(at, { ...one, on: currentTarget.checked }))}
            />
            {one.on ? children?.(one, (now) => onChange(list.with(at, now))) : null}
            <Move word="Up" {...{ at, list, nameOf, onChange }} by={-1} />
            <Move word="Down" {...{ at, list, nameOf, onChange }} by={1} />
          </Group>
        </li>
      ))}
    </ol>
  );
}

interface MoveProps<One> extends Pick<OrderedProps<One>, 'list' | 'nameOf' | 'onChange'> {
  readonly word: string;
  readonly at: number;
  readonly by: 1 | -1;
}

function Move<One>({ word, at, by, list, nameOf, onChange }: MoveProps<One>) {
  return (
    <Button
      variant="subtle"
      size="xs"
      aria-label={`${word}: ${nameOf(list[at]!)}`}
      disabled={list[at + by] === undefined}
      onClick={() => onChange(moved(list, at, by))}
    >
      {word}
    </Button>
  );
}

interface InRoundsProps {
  readonly typed: WeightTyped;
  readonly onChange: (typed: WeightTyped) => void;
}

function InRounds({ typed, onChange }: InRoundsProps) {
  const name = weightName(typed.criterion);
  return (
    <>
      {(['from', 'until'] as const).map((end) => (
        <TextInput
          key={end}
          label={end === 'from' ? 'From round' : 'Until round'}
          aria-label={`${name}: ${end} round`}
          placeholder={end === 'from' ? '1' : 'the last'}
          w="6rem"
          size="xs"
          inputMode="numeric"
          autoComplete="off"
          value={typed[end]}
          onChange={({ currentTarget }) => onChange({ ...typed, [end]: currentTarget.value })}
        />
      ))}
      {typed.criterion.by === 'float' ? <Within typed={typed} onChange={onChange} /> : null}
    </>
  );
}

/** For how many rounds whoever was paired out of their score is spared. */
function Within({ typed, onChange }: InRoundsProps) {
  const { criterion } = typed;
  if (criterion.by !== 'float') return null;
  return (
    <TextInput
      label="Rounds"
      aria-label="Rounds without another float"
      type="number"
      min={1}
      max={20}
      w="5rem"
      size="xs"
      value={criterion.within}
      onChange={({ currentTarget: { value } }) => {
        const within = Math.trunc(Number(value));
        if (within >= 1 && within <= 20) onChange({ ...typed, criterion: { ...criterion, within } });
      }}
    />
  );
}
