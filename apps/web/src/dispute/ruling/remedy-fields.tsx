import { Checkbox, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import type { Side } from '@adjutant/rules';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { humanised } from '../../common/words.js';
import { useRecord } from '../../match/record.js';
import { attemptWords } from '../../match/refused/attempt-words.js';
import { CorrectFields } from './correct-fields.js';
import { DecideFields } from './decide-fields.js';
import { EntryInput } from './entry-input.js';
import type { Draft, Ground } from './remedies.js';
import { Note } from '../../parts/note.js';
import styles from './ruling.module.css';

export interface FieldsProps {
  readonly draft: Draft;
  readonly ground: Ground;
  readonly heads: boolean;
  readonly entry: number;
  readonly change: (part: Partial<Draft>) => void;
}

/** What a remedy has to be told, by its kind. */
export function RemedyFields(props: FieldsProps) {
  switch (props.draft.kind) {
    case 'strike':
      return <EntryInput label="Entries to strike" value={props.draft.entries} {...entryOf(props)} />;
    case 'correct':
      return <CorrectFields {...props} />;
    case 'adjust':
      return <AdjustFields {...props} />;
    case 'set':
      return <SetFields {...props} />;
    case 'decide':
      return <DecideFields decision={props.draft.decision} change={(decision) => props.change({ decision })} />;
    case 'allow':
      return <AllowFields {...props} />;
    case 'rewind':
      return <RewindFields {...props} />;
  }
}

const entryOf = ({ entry, change }: FieldsProps) => ({
  entry,
  onChange: (entries: string) => change({ entries }),
});

function AdjustFields({ draft, change }: FieldsProps) {
  const { match } = useRecord();
  return (
    <div className={styles['row']}>
      <SegmentedControl
        size="xs"
        aria-label="Whose points"
        data={SIDES_OF_TABLE.map((value) => ({ value, label: value }))}
        value={draft.player}
        onChange={(value) => change({ player: value as Side })}
      />
      <SegmentedControl
        size="xs"
        aria-label="Which points"
        data={[
          { value: 'cp', label: 'CP' },
          { value: 'vp', label: 'VP' },
        ]}
        value={draft.resource}
        onChange={(value) => change({ resource: value as 'cp' | 'vp' })}
      />
      {draft.resource === 'vp' ? (
        <NativeSelect
          size="xs"
          aria-label="Category"
          value={draft.category ?? ''}
          data={[
            { value: '', label: 'no category' },
            ...match.categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => change({ category: event.currentTarget.value || null })}
        />
      ) : null}
      <TextInput
        size="xs"
        aria-label={draft.kind === 'set' ? 'How many there were' : 'How many, negative to take away'}
        placeholder={draft.kind === 'set' ? '3' : '-1'}
        className={styles['amount'] ?? ''}
        value={draft.amount}
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      {draft.kind === 'adjust' && /^[-−]/.test(draft.amount.trim()) ? (
        <Checkbox
          size="xs"
          label="what is not there is owed"
          checked={draft.owes}
          onChange={(event) => change({ owes: event.currentTarget.checked })}
        />
      ) : null}
    </div>
  );
}

function SetFields(props: FieldsProps) {
  const { draft, entry, change } = props;
  return (
    <>
      <AdjustFields {...props} />
      <EntryInput
        label="Before entry"
        value={draft.before}
        entry={entry}
        onChange={(before: string) => change({ before })}
      />
    </>
  );
}

function AllowFields({ draft, ground, change }: FieldsProps) {
  if (ground.attempts.length === 0)
    return <Note small>Nothing has been refused in this match: there is nothing to allow.</Note>;
  const options = ground.attempts.map(({ number, after, command }) => {
    const { player, what } = attemptWords(command);
    const words = [player, humanised(command.type).toLowerCase(), what].filter(Boolean).join(' ');
    return { value: String(number), label: `after entry ${after}: ${words}` };
  });
  return (
    <NativeSelect
      size="xs"
      label="What was refused"
      value={draft.attempt === null ? '' : String(draft.attempt)}
      data={[{ value: '', label: 'Choose …' }, ...options]}
      onChange={(event) =>
        change({ attempt: event.currentTarget.value === '' ? null : Number(event.currentTarget.value) })
      }
    />
  );
}

function RewindFields(props: FieldsProps) {
  const { draft, heads, change } = props;
  return (
    <>
      <EntryInput label="Last entry that stays" value={draft.entries} {...entryOf(props)} />
      <SegmentedControl
        size="xs"
        aria-label="How far"
        data={[
          { value: 'simple', label: 'The last action alone' },
          { value: 'full', label: 'Everything after it', disabled: !heads },
        ]}
        value={draft.backup}
        onChange={(value) => change({ backup: value as 'simple' | 'full' })}
      />
      {heads ? null : <Note small>Only the head judge takes more than the last action back.</Note>}
    </>
  );
}
