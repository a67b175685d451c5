import { NativeSelect, TextInput } from '@mantine/core';
import type { ScoreSheet } from '@adjutant/views';
import { SIDES_OF_TABLE } from '../common/sides.js';
import { faultOfPoints, FIELD, type Keyed, type Names } from './keyed.js';
import { aheadIn, sumsOf } from './keyed-slip.js';
import styles from './paper.module.css';
import { TimeField } from './time-field.js';

interface Props {
  readonly sheet: ScoreSheet;
  readonly names: Names;
  readonly keyed: Keyed;
  readonly change: (keyed: Keyed) => void;
  readonly put: (field: string, said: string) => void;
}

/** A slip as it is read: when it began, what each has in all, and who has won by it. */
export function SlipFields({ sheet, names, keyed, change, put }: Props) {
  const sums = sumsOf(sheet, keyed);
  const ahead = aheadIn(sums);
  return (
    <>
      <TimeField label="Began at" field={FIELD.began(1)} {...{ keyed, put }} />
      {SIDES_OF_TABLE.map((side) => (
        <fieldset key={side} className={styles['round']}>
          <legend>{names[side]}</legend>
          <div className={styles['points']}>
            {sheet.rows.map(({ category, name, cap, points }) => {
              const recorded = points[side].all;
              const field = FIELD.all(side, category);
              return recorded === null ? (
                <TextInput
                  key={field}
                  label={cap === undefined ? name : `${name}, up to ${cap}`}
                  aria-label={`${names[side]}: ${name}`}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={6}
                  value={keyed.typed[field] ?? ''}
                  error={faultOfPoints(keyed.typed[field] ?? '')}
                  onChange={({ currentTarget }) => put(field, currentTarget.value)}
                />
              ) : (
                <p key={field}>{`${name}: ${recorded}, as recorded`}</p>
              );
            })}
          </div>
        </fieldset>
      ))}
      <NativeSelect
        label="Who has won, as the slip says"
        description={`By the points: ${names.A} ${sums.A}, ${names.B} ${sums.B}${ahead === 'draw' ? ', level' : ''}.`}
        data={[
          { value: '', label: 'Not said' },
          ...SIDES_OF_TABLE.map((side) => ({ value: side, label: names[side] })),
          { value: 'draw', label: 'A draw' },
        ]}
        value={keyed.winner ?? ''}
        onChange={({ currentTarget }) =>
          change({ ...keyed, winner: currentTarget.value as NonNullable<Keyed['winner']> })
        }
      />
    </>
  );
}
