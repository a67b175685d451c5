import type { Candidate } from '@adjutant/table';
import { Button } from '@mantine/core';
import { isShown } from './saying.js';
import { nameOf, type FieldProps } from './ask-field.js';
import styles from './table.module.css';

interface Props extends FieldProps {
  readonly from: readonly Candidate[];
  readonly label: string;
  readonly many: boolean;
}

/** Whoever can be pointed at is a button; whoever cannot stands below, with the reason. */
export function Picks({ ask, from, label, many, players, value, say, fault }: Props) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : value === undefined ? [] : [value];
  const toggle = (id: string): void => {
    if (!many && ask.optional === true) say(chosen.includes(id) ? undefined : id);
    else if (!many) say(id, true);
    else say(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  };
  const open = from.filter((one) => one.open);
  const closed = from.filter((one) => !one.open);
  return (
    <fieldset
      className={styles['picks']}
      data-few={from.length <= 3 || undefined}
      data-fault={fault === undefined ? undefined : true}
    >
      <legend>{label}</legend>
      {fault === undefined ? null : <p className={styles['fault']}>{fault}</p>}
      {open.map((one) => (
        <Button
          key={one.id}
          size="md"
          variant={chosen.includes(one.id) ? 'filled' : 'default'}
          aria-pressed={chosen.includes(one.id)}
          onClick={() => toggle(one.id)}
        >
          <span>
            {nameOf(one, players)}
            {one.beside === undefined ? null : ` · ${one.beside}`}
            {isShown(one) ? one.vouches?.map(({ key, asks }) => <small key={key}>{asks}</small>) : null}
          </span>
        </Button>
      ))}
      {closed.length === 0 ? null : (
        <details>
          <summary>{`Cannot be pointed at: ${closed.length}`}</summary>
          {closed.map(({ id, name, says }) => (
            <p key={id} className={styles['cannot']}>
              <b>{name}</b> {says}
            </p>
          ))}
        </details>
      )}
    </fieldset>
  );
}
