import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import type { NamesKnown, Reading } from '@adjutant/rosters';
import type { Side } from '@adjutant/rules';
import { count } from '../common/words.js';
import { Notice } from '../parts/strip.js';
import { NOTHING, type Against } from './against.js';
import { ArmyFields } from './army-fields.js';
import { lacking, type Draft } from './draft.js';
import { KeywordFields } from './keyword-fields.js';
import { LeftOver } from './left-over.js';
import { withArmy, withOneMore, withoutUnit, withUnit } from './mending.js';
import { NearNames } from './near-names.js';
import styles from './rosters.module.css';
import { UnitFields } from './unit-fields.js';

export interface MendProps {
  readonly side: Side;
  readonly draft: Draft;
  readonly known: NamesKnown;
  /** Undefined for a list that was kept from before. */
  readonly reading: Reading | undefined;
  readonly against: Against;
  readonly sending: boolean;
  readonly keeping: boolean;
  readonly onKeeping: (keeping: boolean) => void;
  readonly onDraft: (draft: Draft) => void;
  readonly onSend: () => void;
  readonly onAgain: () => void;
}

/** What was read, to be looked at and mended before it is sent. */
export function Mend(props: MendProps) {
  const { draft, known, reading, against, onDraft } = props;
  return (
    <Stack gap="sm">
      {reading === undefined ? null : (
        <p className={styles['faint']} role="status">
          Read as {reading.reader.name}: {count(draft.roster.units.length, 'unit')}.
        </p>
      )}
      <ArmyFields draft={draft} known={known} change={(change) => onDraft(withArmy(draft, change))} />
      <NearNames draft={draft} known={known} onDraft={onDraft} />
      {reading === undefined ? null : <LeftOver reading={reading} />}
      <Units {...props} />
      <KeywordFields draft={draft} onDraft={onDraft} />
      <RefusedArmy against={against} />
      <Sending {...props} />
    </Stack>
  );
}

function Units({ side, draft, known, against, onDraft }: MendProps) {
  const { units } = draft.roster;
  const names = new Map(units.map(({ id, name }) => [id, name]));
  return (
    <section aria-label="Units">
      <h3>{count(units.length, 'unit')}</h3>
      <datalist id="known-units">
        {(known.unit ?? []).map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ol className={styles['units']}>
        {units.map((unit, index) => (
          <UnitFields
            key={unit.id}
            unit={unit}
            place={index + 1}
            known={known}
            leads={unit.leads === undefined ? undefined : names.get(unit.leads)}
            refused={against.units.get(unit.id) ?? []}
            change={(change) => onDraft(withUnit(draft, unit.id, change))}
            remove={() => onDraft(withoutUnit(draft, unit.id))}
          />
        ))}
      </ol>
      <Button size="compact-sm" variant="default" onClick={() => onDraft(withOneMore(draft, side))}>
        Add a unit
      </Button>
    </section>
  );
}

function RefusedArmy({ against }: { readonly against: Against }) {
  if (against === NOTHING) return null;
  const elsewhere = against.army.length === 0;
  return (
    <Notice tone="bad" role="alert">
      <h3>The roster was not recorded</h3>
      {elsewhere ? <p>What is wrong stands beside the units.</p> : null}
      <ul>
        {against.army.map((says) => (
          <li key={says}>{says}</li>
        ))}
      </ul>
      {against.codes.length === 0 ? null : (
        <details>
          <summary>Details</summary>
          <code>{against.codes.join(', ')}</code>
        </details>
      )}
    </Notice>
  );
}

function Sending({ draft, sending, keeping, onKeeping, onDraft, onSend, onAgain }: MendProps) {
  const fault = lacking(draft);
  return (
    <>
      <Checkbox
        label="Keep this list in this browser"
        checked={keeping}
        onChange={(event) => onKeeping(event.currentTarget.checked)}
      />
      {keeping ? (
        <TextInput
          label="Keep it as"
          maxLength={100}
          value={draft.name}
          onChange={(event) => onDraft({ ...draft, name: event.currentTarget.value })}
        />
      ) : null}
      <Group justify="space-between">
        <Button variant="default" onClick={onAgain}>
          Another list
        </Button>
        <span className={styles['faint']}>{fault}</span>
        <Button loading={sending} disabled={fault !== null} onClick={onSend}>
          Submit the roster
        </Button>
      </Group>
    </>
  );
}
