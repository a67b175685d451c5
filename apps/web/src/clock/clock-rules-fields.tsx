import type { EventPolicy } from '@adjutant/dispute';
import { NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { faultAt, lengthFault } from '../common/limited.js';
import { LIMITS } from '../common/limits.js';
import { ClockFields } from './clock-fields.js';
import { USUAL, type Terms } from './terms.js';

export type ClockRules = NonNullable<EventPolicy['chessClock']>;

/** Whose rules they are: of everything here, or of one event, which gives its tables the clock that it has. */
export type RulesOf = 'installation' | 'event';

const WORDS = {
  installation: {
    unsaid: 'Where the policy says nothing of clocks, anybody may pause one, and the end of a time is told.',
    policy: 'What the policy of penalties says',
    offers: 'Matches are offered a clock',
    offered: 'A form that opens a match begins with it; players may change it.',
  },
  event: {
    unsaid: 'What is said here goes before the policy of penalties, and that before the installation.',
    policy: 'As the policy of penalties has it, or else this installation',
    offers: 'Each table has a clock',
    offered: 'From the opening of its match on. Another clock holds for the matches that are opened after the change.',
  },
} as const;

interface Props {
  readonly of: RulesOf;
  readonly decided: ClockRules | undefined;
  /** Undefined: the policy of penalties says it. Null while what stands in the fields is no clock. */
  readonly change: (rules: ClockRules | null | undefined) => void;
  readonly error: Error | null;
}

interface Typed {
  readonly own: boolean;
  readonly pauses: ClockRules['pauses'];
  readonly out: ClockRules['out'];
  readonly says: string;
  readonly offers: boolean;
  readonly terms: Terms | null;
}

/** What holds of chess clocks: who may pause one, what the end of a time means, and which clock matches have. */
export default function ClockRulesFields({ of, decided, change, error }: Props) {
  const [typed, setTyped] = useState(() => typedFor(decided));
  const type = (part: Partial<Typed>): void => {
    const now = { ...typed, ...part };
    setTyped(now);
    change(rulesOf(now));
  };
  return (
    <Stack gap="sm" role="group" aria-label="Chess clocks">
      <NativeSelect
        label="What holds of chess clocks"
        description={WORDS[of].unsaid}
        value={typed.own ? 'own' : 'policy'}
        data={[
          { value: 'policy', label: WORDS[of].policy },
          { value: 'own', label: 'What is said here' },
        ]}
        onChange={({ currentTarget }) => type({ own: currentTarget.value === 'own' })}
      />
      {typed.own ? <OwnRules {...{ of, typed, type, error }} /> : null}
    </Stack>
  );
}

interface OwnProps {
  readonly of: RulesOf;
  readonly typed: Typed;
  readonly type: (part: Partial<Typed>) => void;
  readonly error: Error | null;
}

function OwnRules({ of, typed, type, error }: OwnProps) {
  const [first] = useState(typed.terms ?? USUAL);
  return (
    <>
      <NativeSelect
        label="Who may pause a clock"
        description="They let it go on as well, and turn it to neutral time in the battle."
        value={typed.pauses}
        data={[
          { value: 'anybody', label: 'Anybody at the table' },
          { value: 'judges', label: 'Judges alone' },
        ]}
        onChange={({ currentTarget }) => type({ pauses: currentTarget.value === 'judges' ? 'judges' : 'anybody' })}
      />
      <NativeSelect
        label="When somebody’s time has run out"
        description="Nothing is refused either way."
        value={typed.out}
        data={[
          { value: 'told', label: 'It is told, and no more' },
          { value: 'flagged', label: 'What they do from then on is flagged' },
        ]}
        onChange={({ currentTarget }) => type({ out: currentTarget.value === 'flagged' ? 'flagged' : 'told' })}
      />
      <TextInput
        label="What a player without time still does"
        description="Stands at the clock in these words; may be left empty."
        value={typed.says}
        error={lengthFault(typed.says, LIMITS.eventClock.says) ?? faultAt(error, 'chessClock.says')}
        onChange={({ currentTarget }) => type({ says: currentTarget.value })}
      />
      <Switch
        label={WORDS[of].offers}
        description={WORDS[of].offered}
        checked={typed.offers}
        onChange={({ currentTarget }) => type({ offers: currentTarget.checked, terms: first })}
      />
      {typed.offers ? <ClockFields terms={first} change={(terms) => type({ terms })} /> : null}
    </>
  );
}

function typedFor(decided: ClockRules | undefined): Typed {
  const { pauses = 'anybody', out = 'told', says = '', terms } = decided ?? {};
  return { own: decided !== undefined, pauses, out, says, offers: terms !== undefined, terms: terms ?? USUAL };
}

function rulesOf({ own, pauses, out, says, offers, terms }: Typed): ClockRules | null | undefined {
  if (!own) return undefined;
  if (offers && terms === null) return null;
  const words = says.trim();
  return { pauses, out, ...(words === '' ? {} : { says: words }), ...(offers && terms ? { terms } : {}) };
}
