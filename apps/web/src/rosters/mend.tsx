import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import type { Reading } from '@adjutant/rosters';
import type { Side } from '@adjutant/rules';
import { useState } from 'react';
import { count } from '../common/words.js';
import { Notice } from '../parts/strip.js';
import { NOTHING, type Against } from './against.js';
import { ArmyFields } from './army-fields.js';
import { Arrived } from './arrived.js';
import { lacking, sheetsUntold, sheetsWithout, type Draft } from './draft.js';
import { KeywordStep } from './keyword-step.js';
import { LeftOver } from './left-over.js';
import { withArmy, withOneMore, withoutUnit, withTotal, withUnit } from './mending.js';
import { NearNames } from './near-names.js';
import type { KnownHere } from './reading.js';
import styles from './rosters.module.css';
import { TotalChoice } from './total-choice.js';
import { UnitFields } from './unit-fields.js';

export interface MendProps {
  readonly side: Side;
  readonly draft: Draft;
  readonly known: KnownHere;
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
  const { draft, known, reading, onDraft } = props;
  const { keyword: asked = [] } = known;
  const [step, go] = useState<'list' | 'keywords'>('list');
  const [wasAsked, ask] = useState(false);
  const askKeywords = (): void => {
    ask(true);
    go('keywords');
  };
  const send = (): void => {
    go('list');
    props.onSend();
  };
  if (step === 'keywords')
    return <KeywordStep {...{ draft, asked, onDraft }} onBack={() => go('list')} onSend={send} />;
  const asksFirst = asked.length > 0 && !wasAsked && sheetsUntold(draft).length > 0;
  return (
    <Stack gap="sm">
      {reading === undefined ? null : (
        <p className={styles['faint']} role="status">
          Read as {reading.reader.name}: {count(draft.roster.units.length, 'unit')}.
        </p>
      )}
      <ArmyFields
        draft={draft}
        known={known}
        change={(change) => onDraft(withArmy(draft, change))}
        onTotal={(total) => onDraft(withTotal(draft, total))}
      />
      <NearNames draft={draft} known={known} onDraft={onDraft} />
      {reading === undefined ? null : <LeftOver reading={reading} />}
      <Units {...props} />
      {asked.length === 0 ? null : <ToKeywords draft={draft} onAsk={askKeywords} />}
      <RefusedArmy {...props} />
      <Sending {...props} onSend={asksFirst ? askKeywords : send} />
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

function ToKeywords({ draft, onAsk }: { readonly draft: Draft; readonly onAsk: () => void }) {
  if (sheetsWithout(draft.roster).length === 0) return null;
  const open = sheetsUntold(draft).length;
  return (
    <Button variant="default" onClick={onAsk}>
      {open === 0 ? 'Keywords' : `Keywords: ${count(open, 'kind of unit has', 'kinds of unit have')} none yet`}
    </Button>
  );
}

const TOTAL_DIFFERS = 'muster/points-differ';

function RefusedArmy({ against, draft, onDraft }: MendProps) {
  if (against === NOTHING) return null;
  const elsewhere = against.army.length === 0;
  const isOfTotal = against.codes.includes(TOTAL_DIFFERS);
  return (
    <Arrived key={against.army.join()}>
      <Notice tone="bad" role="alert">
        <h3>The roster was not recorded</h3>
        {elsewhere ? <p>What is wrong stands beside the units.</p> : null}
        <ul>
          {against.army.map((says) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
        {isOfTotal ? <TotalChoice roster={draft.roster} onTotal={(total) => onDraft(withTotal(draft, total))} /> : null}
        {against.codes.length === 0 ? null : (
          <details>
            <summary>Details</summary>
            <code>{against.codes.join(', ')}</code>
          </details>
        )}
      </Notice>
    </Arrived>
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
