import type { Side } from '@adjutant/rules';
import type { ScoreSheet } from '@adjutant/views';
import { NativeSelect, TextInput } from '@mantine/core';
import { SIDES_OF_TABLE } from '../common/sides.js';
import { faultOfPoints, FIELD } from './keyed.js';
import styles from './paper.module.css';
import { TimeField } from './time-field.js';

interface Props {
  readonly sheet: ScoreSheet;
  readonly names: { readonly [side in Side]: string };
  readonly typed: { readonly [field: string]: string };
  readonly put: (field: string, said: string) => void;
}

/** Round by round, as a sheet is read: when it began, and then what each of them scored. */
export function KeyedRounds(props: Props) {
  return Array.from({ length: props.sheet.rounds }, (_, index) => <Round key={index} round={index + 1} {...props} />);
}

function Round({ sheet, names, typed, put, round }: Props & { readonly round: number }) {
  return (
    <fieldset className={styles['round']}>
      <legend>Round {round}</legend>
      <div className={styles['fields']}>
        <TimeField
          label="Began at"
          called={`Round ${round} began at`}
          field={FIELD.began(round)}
          keyed={{ typed }}
          put={put}
        />
        {sheet.order === 'each-round' ? (
          <NativeSelect
            label="Goes first"
            aria-label={`Goes first in round ${round}`}
            data={[
              { value: '', label: 'As in the battle' },
              ...SIDES_OF_TABLE.map((side) => ({ value: side, label: names[side] })),
            ]}
            value={typed[FIELD.first(round)] ?? ''}
            onChange={({ currentTarget }) => put(FIELD.first(round), currentTarget.value)}
          />
        ) : null}
      </div>
      {SIDES_OF_TABLE.map((side) => (
        <Turn key={side} {...{ sheet, names, typed, put, round, side }} />
      ))}
    </fieldset>
  );
}

function Turn({ sheet, names, typed, put, round, side }: Props & { readonly round: number; readonly side: Side }) {
  const fields = [
    ...sheet.rows.map(({ category, name }) => ({ label: name, field: FIELD.points(round, side, category) })),
    { label: 'Command points', field: FIELD.cp(round, side) },
  ];
  return (
    <fieldset className={styles['turn']}>
      <legend>{names[side]}</legend>
      <div className={styles['points']}>
        {fields.map(({ label, field }) => (
          <TextInput
            key={field}
            label={label}
            aria-label={`Round ${round}, ${names[side]}: ${label}`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={typed[field] ?? ''}
            error={faultOfPoints(typed[field] ?? '')}
            onChange={({ currentTarget }) => put(field, currentTarget.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
