import { SegmentedControl, TextInput } from '@mantine/core';
import type { JsonObject } from '@adjutant/kernel';
import type { Answer } from '@adjutant/rules';
import type { FindingView } from '@adjutant/views';
import { useSteps } from '../../match/step/step-queries.js';
import { humanised } from '../../common/words.js';
import { useRecord } from '../../match/record.js';
import { inOrder } from '../../match/step/order.js';
import { EntryInput } from './entry-input.js';
import type { FieldsProps } from './remedy-fields.js';
import { fieldsOf, howOf, numberIn, type How } from './remedies.js';
import { Note } from '../../parts/note.js';
import styles from './ruling.module.css';

const WAYS: readonly { readonly value: How; readonly label: string }[] = [
  { value: 'answer', label: 'Answer' },
  { value: 'amend', label: 'Points or words' },
  { value: 'redate', label: 'Place' },
];

/** Corrects one entry: what somebody vouched for, what was written, or when it happened. */
export function CorrectFields({ draft, ground, entry, change }: FieldsProps) {
  const { id, last } = useRecord();
  const number = numberIn(draft.entries, last);
  const [step] = useSteps(id, number === null ? [] : [number], last);
  const how = howOf(draft, ground);
  const again = { answers: {}, changes: {} };
  return (
    <>
      <EntryInput
        label="Entry to correct"
        value={draft.entries}
        entry={entry}
        onChange={(entries) => change({ entries, ...again })}
      />
      <SegmentedControl
        size="xs"
        aria-label="What is corrected"
        data={[...WAYS]}
        value={how ?? ''}
        onChange={(value) => change({ how: value as How })}
      />
      {how === 'redate' ? (
        <EntryInput
          label="It happened just before entry"
          value={draft.before}
          entry={entry}
          onChange={(before) => change({ before })}
        />
      ) : null}
      {step && how === 'answer' ? <Answers findings={step.findings} draft={draft} change={change} /> : null}
      {step && how === 'amend' ? (
        <Words data={step.event.data as unknown as JsonObject} draft={draft} change={change} />
      ) : null}
    </>
  );
}

interface AnswersProps extends Pick<FieldsProps, 'draft' | 'change'> {
  readonly findings: readonly FindingView[];
}

function Answers({ findings, draft, change }: AnswersProps) {
  const vouched = inOrder(findings.filter(({ footing }) => footing !== 'record'));
  const asked = new Map(vouched.map((finding) => [finding.key ?? finding.check, finding]));
  if (asked.size === 0) return <Note small>Nothing was vouched for at this entry.</Note>;
  const answer = (key: string, value: string): void => {
    const { [key]: _, ...others } = draft.answers;
    change({ answers: value === '' ? others : { ...others, [key]: value as Answer } });
  };
  return (
    <ul className={styles['answers']}>
      {[...asked].map(([key, { says }]) => (
        <li key={key}>
          <span>{says}</span>
          <SegmentedControl
            size="xs"
            aria-label={`Answer to ${humanised(key)}`}
            data={[
              { value: '', label: 'as it is' },
              { value: 'yes', label: 'yes' },
              { value: 'no', label: 'no' },
            ]}
            value={draft.answers[key] ?? ''}
            onChange={(value) => answer(key, value)}
          />
        </li>
      ))}
    </ul>
  );
}

function Words({ data, draft, change }: Pick<FieldsProps, 'draft' | 'change'> & { readonly data: JsonObject }) {
  return (
    <div className={styles['words']}>
      {fieldsOf(data).map(({ path, value }) => (
        <TextInput
          key={path}
          size="xs"
          label={humanised(path.replaceAll('.', ' '))}
          value={draft.changes[path] ?? value}
          data-changed={(draft.changes[path] ?? value) !== value || undefined}
          onChange={(event) => change({ changes: { ...draft.changes, [path]: event.currentTarget.value } })}
        />
      ))}
    </div>
  );
}
