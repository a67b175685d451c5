import type { Json } from '@adjutant/kernel';
import type { Side } from '@adjutant/rules';
import type { Ask, Candidate } from '@adjutant/table';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { capitalised } from '../common/words.js';
import { Dice } from './dice.js';
import { Figure } from './figure.js';
import { Picks } from './picks.js';

export interface FieldProps {
  readonly ask: Ask;
  readonly players: { readonly [side in Side]: string };
  readonly value: Json | undefined;
  /** `whole`: whoever says it with one press has said all that they want to. */
  readonly say: (value: Json | undefined, whole?: boolean) => void;
  /** What is wrong with it. */
  readonly fault?: string | undefined;
  /** Whether whoever opens the sheet types here first. */
  readonly focus?: true | undefined;
}

/** One thing that has to be said, in the way that is quickest with a thumb. */
export function AskField(props: FieldProps) {
  const { ask, say, value, players, fault } = props;
  const label = labelOf(ask);
  const written = {
    ...({ size: 'md', label, error: fault } as const),
    value: typeof value === 'string' ? value : '',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      say(currentTarget.value === '' ? undefined : currentTarget.value),
  };
  switch (ask.what) {
    case 'pick':
      return ask.optional === true && ask.needed !== true ? (
        <NativeSelect
          {...written}
          data={[
            { value: '', label: 'Not said' },
            ...ask.from.map((one) => ({ value: one.id, label: optionOf(one, players), disabled: !one.open })),
          ]}
        />
      ) : (
        <Picks {...props} from={ask.from} label={label} many={false} />
      );
    case 'several':
      return <Picks {...props} from={ask.from} label={label} many />;
    case 'dice':
      return <Dice {...props} count={ask.count} sides={ask.sides} more={ask.more} label={label} />;
    case 'number':
      return <Figure {...props} {...{ least: ask.least, most: ask.most, among: ask.among, label }} />;
    case 'yes-no':
      return (
        <Checkbox
          size="lg"
          label={label}
          error={fault}
          checked={value === true}
          onChange={(event) => say(event.currentTarget.checked)}
        />
      );
    case 'words':
      return <TextInput {...written} data-autofocus={props.focus} />;
  }
}

function labelOf({ says, optional }: Ask): string {
  return optional === true ? `${capitalised(says)} (may be left out)` : capitalised(says);
}

/** Sides are called as whoever sits there. */
export function nameOf({ id, name, of }: Candidate, players: FieldProps['players']): string {
  if (id === 'A' || id === 'B') return players[id];
  return of === undefined ? capitalised(name) : `${players[of]}’s ${name}`;
}

/** An option is one line: whoever cannot be pointed at stands in it too, with the reason. */
function optionOf(one: Candidate, players: FieldProps['players']): string {
  return [nameOf(one, players), one.beside, one.says].filter((part) => part !== undefined).join(' · ');
}

/** What was said already, on one line, and the way to say it anew. */
export function AlreadySaid({ ask, value, players, say }: FieldProps) {
  const from = 'from' in ask ? ask.from : [];
  const one = from.find(({ id }) => id === value);
  return (
    <Button
      fullWidth
      size="md"
      variant="default"
      justify="space-between"
      rightSection="Change"
      aria-label={`${labelOf(ask)} ${one ? nameOf(one, players) : String(value)}. Change`}
      onClick={() => say(undefined)}
    >
      {one ? nameOf(one, players) : String(value)}
    </Button>
  );
}
