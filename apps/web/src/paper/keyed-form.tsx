import type { Side } from '@adjutant/rules';
import type { ScoreSheet } from '@adjutant/views';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Acting } from '../acting/acting.js';
import { Link } from '../app/ways.js';
import { SIDES_OF_TABLE } from '../common/sides.js';
import { Note } from '../parts/note.js';
import { faultsIn, FIELD, linesOf, numbered, type Ending, type Keyed, type SentLine } from './keyed.js';
import { LookOver } from './look-over.js';
import styles from './paper.module.css';
import { Photo, type Shown } from './photo.js';
import { KeyedRounds } from './rounds.js';
import { faultOfTime } from './times.js';

interface Props {
  readonly sheet: ScoreSheet;
  readonly names: { readonly [side in Side]: string };
  readonly acting: Acting;
}

/** The day on which somebody sits here, as a field for days has it. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

export function KeyedForm({ sheet, names, acting }: Props) {
  const [keyed, change] = useState<Keyed>({ day: today(), first: '', ending: 'played', typed: {} });
  const [photo, show] = useState<Shown | null>(null);
  const [lines, look] = useState<readonly SentLine[] | null>(null);
  const faults = faultsIn(sheet, keyed);
  if (sheet.depth !== 'score' || sheet.result !== null) return <NotHere sheet={sheet} />;
  if (lines !== null) return <LookOver {...{ sheet, lines, acting }} back={() => look(null)} />;
  const put = (field: string, said: string): void => change({ ...keyed, typed: { ...keyed.typed, [field]: said } });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (faults.length === 0) look(numbered([...linesOf(sheet, keyed, names), ...(photo === null ? [] : [photo.line])]));
  };
  return (
    <form className={styles['form']} aria-label="The sheet" noValidate onSubmit={submit} onKeyDown={toNext}>
      {sheet.enforcement === 'strict' ? (
        <Note>
          This match refuses what the rules forbid, and a sheet says little of how it came about: open matches that are
          keyed in afterwards so that they advise.
        </Note>
      ) : null}
      <Beginning {...{ sheet, names, keyed, change, put }} />
      <KeyedRounds {...{ sheet, names, put }} typed={keyed.typed} />
      <div className={styles['fields']}>
        <TextInput
          label="Ended at"
          inputMode="numeric"
          autoComplete="off"
          placeholder="hh:mm"
          value={keyed.typed[FIELD.ended] ?? ''}
          error={faultOfTime(keyed.typed[FIELD.ended] ?? '')}
          onChange={({ currentTarget }) => put(FIELD.ended, currentTarget.value)}
        />
        <NativeSelect
          label="How it ended"
          data={[
            { value: 'played', label: 'Played to its end' },
            { value: 'time', label: 'Time ran out' },
            ...SIDES_OF_TABLE.map((side) => ({ value: side, label: `Given up by ${names[side]}` })),
            { value: 'open', label: 'Not said: the match goes on' },
          ]}
          value={keyed.ending}
          onChange={({ currentTarget }) => change({ ...keyed, ending: currentTarget.value as Ending })}
        />
        <Photo match={sheet.match} shown={photo} show={show} />
      </div>
      <Button
        type="submit"
        size="md"
        aria-disabled={faults.length > 0}
        {...(faults.length > 0 && { 'data-disabled': true })}
      >
        Look it over
      </Button>
      {faults.map((fault) => (
        <p key={fault} className={styles['still']}>
          {fault}
        </p>
      ))}
    </form>
  );
}

interface BeginningProps extends Pick<Props, 'sheet' | 'names'> {
  readonly keyed: Keyed;
  readonly change: (keyed: Keyed) => void;
  readonly put: (field: string, said: string) => void;
}

function Beginning({ sheet, names, keyed, change, put }: BeginningProps) {
  const open = sheet.status === 'opened';
  return (
    <div className={styles['fields']}>
      <TextInput
        label="Played on"
        type="date"
        value={keyed.day}
        onChange={({ currentTarget }) => change({ ...keyed, day: currentTarget.value })}
      />
      {open
        ? sheet.choices
            .filter(({ chosen }) => chosen === null)
            .map(({ choice, name }) => (
              <TextInput
                key={choice}
                label={name}
                autoComplete="off"
                value={keyed.typed[FIELD.choice(choice)] ?? ''}
                onChange={({ currentTarget }) => put(FIELD.choice(choice), currentTarget.value)}
              />
            ))
        : null}
      {open ? (
        <NativeSelect
          label="First turn"
          data={[
            { value: '', label: 'Whose?' },
            ...SIDES_OF_TABLE.map((side) => ({ value: side, label: names[side] })),
          ]}
          value={keyed.first}
          onChange={({ currentTarget }) => change({ ...keyed, first: currentTarget.value as Keyed['first'] })}
        />
      ) : null}
    </div>
  );
}

/** What a sheet cannot say of this match, and where it is said. */
function NotHere({ sheet: { match, depth, result } }: Pick<Props, 'sheet'>) {
  const path = `/matches/${encodeURIComponent(match)}`;
  if (result !== null)
    return (
      <Note>
        This match is over: {result}. What the sheet says otherwise is put right <Link to={path}>on its page</Link>.
      </Note>
    );
  if (depth === 'result')
    return (
      <Note>
        This match is recorded as a result: its slip stands <Link to={`${path}/table`}>at its table</Link>.
      </Note>
    );
  return (
    <Note>
      This match is recorded in full, and a sheet does not say what units did: it is recorded{' '}
      <Link to={`${path}/table`}>at its table</Link>, or opened anew as a score.
    </Note>
  );
}

/** Enter goes to the next field, and from the last one to what looks it over. */
function toNext(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, currentTarget } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input:not([type=file]), select, button[type=submit]')];
  stops[stops.indexOf(target) + 1]?.focus();
}
