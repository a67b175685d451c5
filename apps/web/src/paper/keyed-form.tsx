import type { ScoreSheet } from '@adjutant/views';
import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useEffect, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { Acting } from '../acting/acting.js';
import { SIDES_OF_TABLE } from '../common/sides.js';
import {
  faultsIn,
  FIELD,
  linesOf,
  misreadIn,
  numbered,
  overCaps,
  type Ending,
  type Keyed,
  type Names,
  type SentLine,
} from './keyed.js';
import { asksFirstTurn, faultsInSlip, linesOfSlip } from './keyed-slip.js';
import { halfTyped, keepHalfTyped } from './half-typed.js';
import { LookOver } from './look-over.js';
import { NotHere, WhatStrictMeans } from './not-here.js';
import { landOnFirstField, onTop } from './on-top.js';
import styles from './paper.module.css';
import { Photo, type Paper, type Shown } from './photo.js';
import { KeyedRounds } from './rounds.js';
import { SlipFields } from './slip-fields.js';
import { TimeField } from './time-field.js';

interface Props {
  readonly sheet: ScoreSheet;
  readonly names: Names;
  readonly acting: Acting;
}

/** The day on which somebody sits here, as a field for days has it. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

export function KeyedForm({ sheet, names, acting }: Props) {
  const [typed, type] = useState<Keyed>(
    () => halfTyped(sheet.match) ?? { day: today(), first: '', ending: 'played', typed: {} },
  );
  const change = (keyed: Keyed): void => {
    type(keyed);
    keepHalfTyped(sheet.match, keyed);
  };
  const [photo, show] = useState<Shown | null>(null);
  const [lines, look] = useState<readonly SentLine[] | null>(null);
  const [paper, take] = useState<Paper>(sheet.depth === 'result' ? 'slip' : (onTop(sheet.match) ?? 'sheet'));
  useEffect(() => landOnFirstField(sheet.match), [sheet.match]);
  if (sheet.depth === 'full' || sheet.result !== null) return <NotHere sheet={sheet} />;
  const isSlip = paper === 'slip';
  // A slip says how it ended.
  const keyed = isSlip && typed.ending === 'open' ? { ...typed, ending: 'played' as const } : typed;
  const faults = isSlip ? [...misreadIn(keyed), ...faultsInSlip(sheet, keyed, names)] : faultsIn(sheet, keyed);
  const over = overCaps(sheet, keyed, names);
  if (lines !== null) return <LookOver {...{ sheet, paper, lines, acting, over }} back={() => look(null)} />;
  const put = (field: string, said: string): void => change({ ...keyed, typed: { ...keyed.typed, [field]: said } });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (faults.length > 0) return;
    const told = isSlip ? linesOfSlip(sheet, keyed, names) : linesOf(sheet, keyed, names);
    look(numbered([...told, ...(photo === null ? [] : [photo.line])]));
  };
  return (
    <form className={styles['form']} aria-label={`The ${paper}`} noValidate onSubmit={submit} onKeyDown={toNext}>
      {sheet.enforcement === 'strict' ? <WhatStrictMeans /> : null}
      {sheet.depth === 'score' ? (
        <SegmentedControl
          size="sm"
          aria-label="What is keyed in"
          data={[
            { value: 'sheet', label: 'A score sheet' },
            { value: 'slip', label: 'A result slip' },
          ]}
          value={paper}
          onChange={(value) => take(value as Paper)}
        />
      ) : null}
      <Beginning {...{ sheet, names, keyed, change, put }} asksFirst={isSlip ? asksFirstTurn(sheet) : true} />
      {isSlip ? (
        <SlipFields {...{ sheet, names, keyed, change, put }} />
      ) : (
        <KeyedRounds {...{ sheet, names, put }} typed={keyed.typed} />
      )}
      <Ended {...{ names, keyed, change, put, isSlip }}>
        <Photo match={sheet.match} paper={paper} shown={photo} show={show} />
      </Ended>
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

interface Fields {
  readonly names: Names;
  readonly keyed: Keyed;
  readonly change: (keyed: Keyed) => void;
  readonly put: (field: string, said: string) => void;
}

function Ended({
  names,
  keyed,
  change,
  put,
  isSlip,
  children,
}: Fields & { readonly isSlip: boolean; readonly children: ReactNode }) {
  return (
    <div className={styles['fields']}>
      <TimeField label="Ended at" field={FIELD.ended} {...{ keyed, put }} />
      <NativeSelect
        label="How it ended"
        data={[
          { value: 'played', label: 'Played to its end' },
          { value: 'time', label: 'Time ran out' },
          ...SIDES_OF_TABLE.map((side) => ({ value: side, label: `Given up by ${names[side]}` })),
          ...(isSlip ? [] : [{ value: 'open', label: 'Not said: the match goes on' }]),
        ]}
        value={keyed.ending}
        onChange={({ currentTarget }) => change({ ...keyed, ending: currentTarget.value as Ending })}
      />
      {children}
    </div>
  );
}

interface BeginningProps extends Fields {
  readonly sheet: ScoreSheet;
  readonly asksFirst: boolean;
}

function Beginning({ sheet, names, keyed, change, put, asksFirst }: BeginningProps) {
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
            .map(({ choice, name, options }) => (
              <NativeSelect
                key={choice}
                label={name}
                data={[
                  { value: '', label: 'Not on the sheet' },
                  ...options.map((one) => ({ value: one.option, label: one.name })),
                ]}
                value={keyed.typed[FIELD.choice(choice)] ?? ''}
                onChange={({ currentTarget }) => put(FIELD.choice(choice), currentTarget.value)}
              />
            ))
        : null}
      {open && asksFirst ? (
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

/** Fields, the photo, and what looks it over. */
const PASSED = ':is(input:not([type=file]), select, button[data-stop])';
const STOPS = `${PASSED}, button[type=submit]`;

/** Enter goes to the next field, and from the last one to what looks it over. */
function toNext(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, currentTarget } = event;
  if (key !== 'Enter' || !(target instanceof HTMLElement) || !target.matches(PASSED)) return;
  event.preventDefault();
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  stops[stops.indexOf(target) + 1]?.focus();
}
