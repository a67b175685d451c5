import type { ScoreSheet } from '@adjutant/views';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { get } from '../../api/client.js';
import { matchKey } from '../../api/queries.js';
import { landOn } from '../../app/landing/landing.js';
import type { RoundOfEvent, TableOfRound } from '@adjutant/tournament';
import { Link } from '../../app/ways.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { Trouble } from '../../common/trouble.js';
import { useEventPage } from '../use-tournament-page.js';
import styles from './floor.module.css';
import { FiguresFields, FiguresOfTable } from './figures-of-table.js';
import { KeyTotals } from './key-totals.js';
import { OnlyWhoMay } from './only-who-may.js';
import { commandsOf, faultOf, faultOfField, fieldOf, heldBack, type Typed } from './results.js';
import { useMatchCommands } from './use-match-commands.js';
import { useTableFigures } from './use-table-figures.js';

/** The first thing of a slip that is typed or pressed. */
const TO_FILL = ':is(form, [role="group"]) :is(input, button)';

/** A stack of slips, keyed in by table number: number, Enter, points, Enter, and the next one. */
export function KeyResult({ round }: { readonly round: RoundOfEvent }) {
  const { event, named } = useEventPage();
  const here = useRef<HTMLElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const [asked, ask] = useState('');
  const [said, say] = useState('');
  const table = round.tables.find((one) => String(one.table) === asked.trim());
  const done = (says: string): void => {
    say(says);
    ask('');
    number.current?.focus();
  };
  return (
    <section ref={here} className={styles['key']} aria-label="Key in a result">
      <TextInput
        ref={number}
        label="Key in the slip of table"
        inputMode="numeric"
        autoComplete="off"
        value={asked}
        error={asked.trim() !== '' && table === undefined ? `Round ${round.number} has no table ${asked}.` : undefined}
        onChange={({ currentTarget }) => ask(currentTarget.value)}
        onKeyDown={({ key }) => {
          // The slip of the table may still be on its way.
          if (key === 'Enter') landOn(() => here.current?.querySelector<HTMLElement>(TO_FILL) ?? null);
        }}
      />
      {table === undefined ? null : table.result !== null ? (
        <>
          <p>
            Table {table.table} has a result. <MatchLink table={table} />
          </p>
          <FiguresOfTable
            key={table.table}
            {...{ table }}
            round={round.number}
            onDone={() => done(`What stands beside the result of table ${table.table} is recorded.`)}
          />
        </>
      ) : table.match === null ? (
        <p>The match of table {table.table} is being opened.</p>
      ) : (
        <OpenTable key={table.match} match={table.match} table={table} round={round.number} onDone={done} />
      )}
      <p role="status">{said}</p>
      <span className="sr-only">{table === undefined ? '' : `${named(table.A)} against ${named(table.B)}`}</span>
      {event.status === 'ended' ? <p>The event is over.</p> : null}
    </section>
  );
}

function MatchLink({ table }: { readonly table: TableOfRound }) {
  return <Link to={`/matches/${table.match ?? ''}`}>Put it right in its match</Link>;
}

const sheetKey = (match: string) => [...matchKey(match), 'sheet'] as const;

interface OpenTableProps {
  readonly match: string;
  readonly table: TableOfRound;
  readonly onDone: (says: string) => void;
}

interface OfRound extends OpenTableProps {
  readonly round: number;
}

/** What a slip says: points by what its game calls them, or the totals alone. */
function OpenTable({ match, table, round, onDone }: OfRound) {
  const [onlyTotals, say] = useState(false);
  const figures = useTableFigures(round, table);
  // In one go with the result, and before it: once that is told this form is gone.
  const first = (then: () => void): void => {
    if (figures.commands?.length === 0) then();
    else if (figures.commands !== null && !figures.sending.isPending)
      figures.sending.mutate(undefined, { onSuccess: then });
  };
  const sheet = useQuery({
    queryKey: sheetKey(match),
    queryFn: ({ signal }) => get<ScoreSheet>(`/matches/${encodeURIComponent(match)}/sheet`, signal),
  });
  if (sheet.error) return <Trouble title="The slip cannot be shown" error={sheet.error} />;
  if (!sheet.data) return null;
  const { depth } = sheet.data;
  return (
    <>
      <FiguresFields of={figures} />
      {onlyTotals ? (
        <KeyTotals {...{ match, table, first, onDone }} sheet={sheet.data} />
      ) : depth === 'result' ? (
        <Slip {...{ match, table, first, onDone }} sheet={sheet.data} />
      ) : (
        <p>
          This table keeps more than a result: <Link to={`/matches/${match}/sheet`}>key in its sheet</Link>.
        </p>
      )}
      <OnlyWhoMay doing="DecideResult" what="Keying in totals alone">
        <Checkbox
          label="Only the totals stand on it"
          checked={onlyTotals}
          onChange={({ currentTarget }) => say(currentTarget.checked)}
        />
      </OnlyWhoMay>
    </>
  );
}

interface SlipProps extends OpenTableProps {
  /** Records what stands beside the result, then goes on. */
  readonly first: (then: () => void) => void;
  readonly sheet: ScoreSheet;
}

function Slip({ match, table, sheet, first, onDone }: SlipProps) {
  const { event, named } = useEventPage();
  const [typed, type] = useState<Typed>({});
  const client = useQueryClient();
  const sending = useMatchCommands(event.tournament);
  const fault = faultOf(sheet, typed);
  // The sheet has been read again by then, with what counts of it.
  const recorded = (): void => {
    const counted = client.getQueryData<ScoreSheet>(sheetKey(match)) ?? sheet;
    const less = heldBack(counted, typed, { A: named(table.A), B: named(table.B) });
    onDone([`Table ${table.table} is recorded.`, ...less].join(' '));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (fault !== null || sending.isPending) return;
    const commands = commandsOf(sheet, typed);
    first(() => sending.mutate([{ match, commands }], { onSuccess: recorded }));
  };
  return (
    <form className={styles['key']} aria-label={`Slip of table ${table.table}`} noValidate onSubmit={submit}>
      {SIDES_OF_TABLE.map((side) => (
        <fieldset key={side}>
          <legend>{named(table[side])}</legend>
          {sheet.rows.map(({ category, name, cap, points }) =>
            points[side].all === null ? (
              <TextInput
                key={category}
                label={cap === undefined ? name : `${name}, up to ${cap}`}
                aria-label={`${named(table[side])}: ${name}`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
                value={typed[fieldOf(side, category)] ?? ''}
                error={faultOfField({ cap }, typed[fieldOf(side, category)])}
                onChange={({ currentTarget }) => type({ ...typed, [fieldOf(side, category)]: currentTarget.value })}
              />
            ) : (
              <p key={category}>
                {name}: {points[side].all}
              </p>
            ),
          )}
        </fieldset>
      ))}
      <Button type="submit" loading={sending.isPending} aria-disabled={fault !== null}>
        Record
      </Button>
      {fault === null ? null : <small>{fault}</small>}
      {sending.error ? <Trouble title="The slip was not recorded" error={sending.error} /> : null}
    </form>
  );
}
