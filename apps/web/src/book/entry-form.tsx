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
const WHOSE = [
  { value: 'own', label: 'own turn' },
  { value: 'opponent', label: 'opponent’s turn' },
  { value: 'either', label: 'either turn' },
] as const;
const RESOURCE = 'cp';
const MOST = 999;
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
  readonly phase: string;
  readonly turn: Whose;
}

const EMPTY: Fields = { sort: 'use', name: '', price: 1, cap: '', within: '', choice: '', phase: '', turn: 'own' };

function fieldsOf(entry: BookEntry): Fields {
  const [when] = entry.steps ?? [];
  const base = { ...EMPTY, sort: entry.is, name: entry.name, ...when };
  if (entry.is === 'use') return { ...base, price: Object.values(entry.costs)[0] ?? 0 };
  return { ...base, cap: entry.cap ?? '', within: entry.within ?? '', choice: entry.choice ?? '' };
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
  return scoreOf({ ...fields, name: name.trim() }, steps, from);
}

type Steps = Pick<BookEntry, 'steps'>;

function scoreOf({ name, cap, within, choice }: Fields, steps: Steps, from: BookEntry | undefined): BookEntry {
  const { cap: _, within: __, steps: ___, choice: ____, ...others } = from?.is === 'score' ? from : { is: 'score' };
  const filled = {
    ...(within === '' ? {} : { within }),
    ...(cap === '' ? {} : { cap: Number(cap) }),
    ...(choice === '' ? {} : { choice }),
  };
  return { ...others, is: 'score', name, ...filled, ...steps };
}

/** What no pack lists: its name, its price or its cap, and when. */
export function EntryForm({ game, only, act, pending, from, onSay }: Props) {
  const [fields, setFields] = useState<Fields>(from ? fieldsOf(from) : { ...EMPTY, sort: only ?? 'use' });
  const { sort, name, price, cap, within, choice, phase, turn } = fields;
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
            aria-label="What it is"
            data={SORTS}
            value={sort}
            onChange={(value) => set({ sort: value === 'score' ? 'score' : 'use' })}
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
          <Scoring
            {...{ game, within, choice, cap }}
            setChoice={(id) => set({ choice: id })}
            setWithin={(id) => set({ within: id })}
            setCap={(value) => set({ cap: value })}
          />
        )}
        <NativeSelect
          label={sort === 'use' ? 'Used in' : 'Scored in'}
          value={phase}
          data={[{ value: '', label: 'any step' }, ...game.steps.map(({ id, name: label }) => ({ value: id, label }))]}
          onChange={(event) => set({ phase: event.currentTarget.value })}
        />
        {phase === '' ? null : (
          <NativeSelect
            label="In whose turn"
            value={turn}
            data={WHOSE}
            onChange={(event) => set({ turn: event.currentTarget.value as Whose })}
          />
        )}
        <Button type="submit" size="md" fullWidth loading={pending}>
          {act}
        </Button>
      </Stack>
    </form>
  );
}

interface ScoringProps extends Pick<Props, 'game'> {
  readonly within: string;
  readonly setWithin: (id: string) => void;
  readonly choice: string;
  readonly setChoice: (id: string) => void;
  readonly cap: Numbered;
  readonly setCap: (cap: Numbered) => void;
}

function Scoring({ game, within, setWithin, choice, setChoice, cap, setCap }: ScoringProps) {
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
        onChange={(event) => setWithin(event.currentTarget.value)}
      />
      {game.choices.length === 0 ? null : (
        <NativeSelect
          label="Can be chosen as"
          value={choice}
          data={[
            { value: '', label: 'it is not chosen' },
            ...game.choices.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => setChoice(event.currentTarget.value)}
        />
      )}
      <NumberInput
        label="Its cap in VP"
        description="Left empty, it has none of its own."
        min={1}
        max={MOST}
        allowDecimal={false}
        value={cap}
        onChange={setCap}
      />
    </>
  );
}
