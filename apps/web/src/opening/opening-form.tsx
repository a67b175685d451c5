import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { usePacks } from '../api/queries.js';
import { LateClockChoice } from '../clock/late-choice.js';
import { clockOf } from '../clock/terms.js';
import { useOfferedClock } from '../clock/use-offered.js';
import { Trouble } from '../common/trouble.js';
import { prepare } from '../offline/late-prepared.js';
import { DepthChoice } from './depth-choice.js';
import { depthNamed, type Depth } from './depths.js';
import { fromPaper, type Enforcement, type Filled, type Form } from './filled.js';
import { keep, kept } from '../common/kept.js';
import { OtherRelease } from './other-release.js';
import { Path } from './path.js';
import { pathOfOpening } from './steps.js';

const ENFORCEMENT: readonly { readonly value: Enforcement; readonly label: string }[] = [
  { value: 'strict', label: 'Strict: what the rules forbid is refused' },
  { value: 'advise', label: 'Advise: everything is recorded and flagged' },
];

const BLANK: Omit<Form, 'depth'> = {
  ...{ title: '', A: '', B: '', pack: null, release: '', clock: 'offered', paper: false },
  enforcement: 'strict',
};

const NEWEST = 'The newest release is pinned, and stays so for this match.';

interface Props {
  readonly error: Error | null;
  readonly pending: boolean;
  readonly send: (sent: Filled) => void;
  /** Whether somebody here may key in what was played on paper. */
  readonly keysIn?: boolean;
  /** Where the names of both are said. */
  readonly players: (form: Form, change: (part: Partial<Form>) => void) => ReactNode;
}

/** Game, players and depth, with what was used last; the rest of the way to the first turn is at the table. */
export function OpeningForm({ error, pending, send, players, keysIn = false }: Props) {
  const [form, setForm] = useState((): Form => ({ ...BLANK, depth: depthNamed(kept('last-depth')) }));
  const offered = lastUsedFirst(usePacks().data ?? []);
  const pack = form.pack ?? offered[0]?.pack ?? null;
  useEffect(() => {
    // Without it the next match of this game waits for a line.
    if (pack !== null) void prepare(pack, form.release).catch(() => undefined);
  }, [pack, form.release]);
  const game = offered.find((one) => one.pack === pack);
  const chessClock = clockOf(form.clock, useOfferedClock());
  const change = (part: Partial<Form>): void => setForm((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (pack === null || chessClock === undefined) return;
    // Where it is opened this form is gone before anybody is told so.
    keepUsed(pack, form.depth);
    send({ ...form, pack, chessClock });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Path steps={pathOfOpening({ depth: form.depth, game: game?.name ?? null, players: [form.A, form.B] })} />
        <Select
          label="Rule pack"
          description={form.release === '' ? NEWEST : `Release ${form.release} is pinned, and stays so for this match.`}
          allowDeselect={false}
          data={offered.map((one) => ({ value: one.pack, label: one.name }))}
          value={pack}
          onChange={(value) => change({ pack: value, release: '' })}
        />
        <Group grow>{players(form, change)}</Group>
        {keysIn ? (
          <Checkbox
            label="It was played on paper, and is keyed in afterwards"
            description="Goes on to its score sheet or slip; recorded so that it advises."
            checked={form.paper}
            onChange={({ currentTarget }) => change(currentTarget.checked ? fromPaper(form) : { paper: false })}
          />
        ) : null}
        <DepthChoice depth={form.depth} choose={(depth) => change({ depth })} />
        <Rest form={form} change={change} />
        <LateClockChoice chosen={form.clock} choose={(clock) => change({ clock })} />
        <OtherRelease of={game} release={form.release} choose={(release) => change({ release })} />
        {error ? <Trouble title="The match was not opened" error={error} /> : null}
        <Button type="submit" size="md" loading={pending} disabled={pack === null || chessClock === undefined}>
          Open the match
        </Button>
      </Stack>
    </form>
  );
}

interface RestProps {
  readonly form: Form;
  readonly change: (part: Partial<Form>) => void;
}

function Rest({ form, change }: RestProps) {
  return (
    <>
      <TextInput
        label="Title"
        description="Left empty, it is the names of both."
        placeholder="Round 3, table 12"
        value={form.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Select
        label="Enforcement"
        allowDeselect={false}
        data={ENFORCEMENT}
        value={form.enforcement}
        onChange={(value) => change({ enforcement: (value as Enforcement | null) ?? 'strict' })}
      />
    </>
  );
}

function keepUsed(pack: string, depth: Depth): void {
  keep('last-pack', pack);
  keep('last-depth', depth);
}

/** Whoever has played something plays it again, mostly. */
function lastUsedFirst<Pack extends { readonly pack: string }>(packs: readonly Pack[]): readonly Pack[] {
  const last = kept('last-pack');
  return [...packs.filter(({ pack }) => pack === last), ...packs.filter(({ pack }) => pack !== last)];
}
