import type { BookEntry } from '@adjutant/rules';
import { Button, NativeSelect, NumberInput, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Game } from './saying.js';

interface Props {
  readonly game: Game;
  /** Left out: it may be either. */
  readonly only?: 'score';
  readonly act: string;
  readonly pending: boolean;
  /** What it is to begin with. */
  readonly from?: BookEntry | undefined;
  readonly onSay: (entry: BookEntry) => void;
}

const SORTS = [
  { value: 'use', label: 'Something to use' },
  { value: 'score', label: 'Something that scores' },
];
const MISSION = { value: 'mission', label: 'A mission' };
const WHOSE = [
  { value: 'own', label: 'own turn' },
  { value: 'opponent', label: 'opponent’s turn' },
  { value: 'either', label: 'either turn' },
] as const;
const RESOURCE = 'cp';
const MOST = 999;
const LAST_ROUND = 20;
const LONGEST = 80;

type Numbered = number | string;
type Whose = (typeof WHOSE)[number]['value'];

interface Fields {
  readonly sort: BookEntry['is'];
  readonly name: string;
  readonly price: Numbered;
  readonly cap: Numbered;
  readonly within: string;
  readonly choice: string;
  readonly perTurn: Numbered;
  readonly fromRound: Numbered;
  readonly phase: string;
  readonly turn: Whose;
}

const EMPTY: Fields = {
  ...{ sort: 'use', name: '', price: 1, cap: '', within: '', choice: '', perTurn: '', fromRound: '' },
  ...{ phase: '', turn: 'own' },
};

function fieldsOf(entry: BookEntry): Fields {
  const [when] = entry.steps ?? [];
  const base = { ...EMPTY, sort: entry.is, name: entry.name, ...when };
  if (entry.is === 'use') return { ...base, price: Object.values(entry.costs)[0] ?? 0 };
  const { cap = '', within = '', choice = '', perTurn = '', fromRound = '' } = entry;
  return { ...base, cap, within, choice, perTurn, fromRound };
}

/** What the form does not ask for stays as it was. */
function entryOf(fields: Fields, from: BookEntry | undefined): BookEntry {
  const { sort, name, price, phase, turn } = fields;
  const steps = phase === '' ? {} : { steps: [{ phase, turn }, ...(from?.steps ?? []).slice(1)] };
  const { limits } = from?.is === 'use' ? from : {};
  if (sort === 'use')
    return {
      ...{ is: sort, name: name.trim(), costs: { [RESOURCE]: Number(price) }, ...steps },
      ...(from?.is === 'use' && from.kind !== undefined ? { kind: from.kind } : {}),
      ...(limits ? { limits } : {}),
    };
  return scoreOf({ ...fields, name: name.trim() }, steps);
}

type Steps = Pick<BookEntry, 'steps'>;

function scoreOf({ name, within, choice, ...numbers }: Fields, steps: Steps): BookEntry {
  const { cap, perTurn, fromRound } = numbers;
  return {
    ...{ is: 'score', name },
    ...(within === '' ? {} : { within }),
    ...(cap === '' ? {} : { cap: Number(cap) }),
    ...(perTurn === '' ? {} : { perTurn: Number(perTurn) }),
    ...(fromRound === '' ? {} : { fromRound: Number(fromRound) }),
    ...(choice === '' ? {} : { choice }),
    ...steps,
  };
}

/** What no pack lists: its name, its price or its cap, and when. */
export function EntryForm({ game, only, act, pending, from, onSay }: Props) {
  const [fields, setFields] = useState<Fields>(from ? fieldsOf(from) : { ...EMPTY, sort: only ?? 'use' });
  const { sort, name, price, choice, phase, turn } = fields;
  const [mission] = game.choices;
  const set = (changed: Partial<Fields>): void => setFields({ ...fields, ...changed });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSay(entryOf(fields, from));
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        {only === undefined ? (
          <SegmentedControl
            fullWidth
            orientation="vertical"
            aria-label="What it is"
            data={mission === undefined ? SORTS : [...SORTS, MISSION]}
            value={sort === 'score' && choice !== '' ? MISSION.value : sort}
            onChange={(value) => set(sortedAs(value, mission?.id))}
          />
        ) : null}
        <TextInput
          label="Its name"
          required
          maxLength={LONGEST}
          value={name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        {sort === 'use' ? (
          <NumberInput
            label="Price in CP"
            min={0}
            max={MOST}
            allowDecimal={false}
            value={price}
            onChange={(value) => set({ price: value })}
          />
        ) : (
          <Scoring {...{ game, fields, set }} />
        )}
        <NativeSelect
          label={sort === 'use' ? 'Used in' : 'Scored in'}
          value={phase}
          data={[{ value: '', label: 'any step' }, ...game.steps.map(({ id, name: label }) => ({ value: id, label }))]}
          onChange={(event) => set({ phase: event.currentTarget.value })}
        />
        <NativeSelect
          label="In whose turn"
          disabled={phase === ''}
          value={phase === '' ? 'either' : turn}
          data={WHOSE}
          onChange={(event) => set({ turn: event.currentTarget.value as Whose })}
        />
        <Button type="submit" size="md" fullWidth loading={pending}>
          {act}
        </Button>
      </Stack>
    </form>
  );
}

interface ScoringProps extends Pick<Props, 'game'> {
  readonly fields: Fields;
  readonly set: (changed: Partial<Fields>) => void;
}

const NUMBERS = [
  { of: 'cap', label: 'Its cap in VP', description: 'Left empty, it has none of its own.' },
  { of: 'perTurn', label: 'VP in one turn at most', description: 'Left empty, there is no such limit.' },
  { of: 'fromRound', label: 'Scores from battle round', description: 'Left empty, from the first.' },
] as const;

/** What is chosen as something before the battle is a mission. */
function sortedAs(value: string, mission = ''): Partial<Fields> {
  if (value === MISSION.value) return { sort: 'score', choice: mission };
  return { sort: value === 'score' ? 'score' : 'use', choice: '' };
}

function Scoring({ game, fields, set }: ScoringProps) {
  const { within, choice } = fields;
  const heads = game.categories.filter((one) => one.within === undefined);
  return (
    <>
      <NativeSelect
        label="Counts in"
        value={within}
        data={[
          { value: '', label: 'a column of its own' },
          ...heads.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => set({ within: event.currentTarget.value })}
      />
      {game.choices.length === 0 ? null : (
        <NativeSelect
          label="Can be chosen as"
          value={choice}
          data={[
            { value: '', label: 'it is not chosen' },
            ...game.choices.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => set({ choice: event.currentTarget.value })}
        />
      )}
      {NUMBERS.map(({ of, label, description }) => (
        <NumberInput
          key={of}
          label={label}
          description={description}
          min={1}
          max={of === 'fromRound' ? LAST_ROUND : MOST}
          allowDecimal={false}
          value={fields[of]}
          onChange={(value) => set({ [of]: value })}
        />
      ))}
    </>
  );
}
