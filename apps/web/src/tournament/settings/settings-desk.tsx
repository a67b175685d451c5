import { presetNamed, presets, WEIGHTY } from '@adjutant/tournament';
import { Button, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTournamentCommand } from '../../api/tournaments.js';
import { Desk, DeskHead } from '../../parts/desk.js';
import { Note } from '../../parts/note.js';
import { AskedTwice } from '../asked-twice.js';
import { byesFault } from '../set-up/byes.js';
import { ByesField } from '../set-up/byes-field.js';
import { hallsFault } from '../set-up/halls.js';
import { HallsField } from '../set-up/halls-field.js';
import { judgingFaults } from '../set-up/judging.js';
import { JudgingFields } from '../set-up/judging-fields.js';
import { ListsFields } from '../set-up/lists-fields.js';
import { saidOfMargins, withMargins } from '../set-up/margins.js';
import { MarginsField } from '../set-up/margins-field.js';
import { prizesFault } from '../set-up/prizes.js';
import { PrizesField } from '../set-up/prizes-field.js';
import { MissionsField } from '../set-up/missions-field.js';
import { tablesIn } from '../set-up/plan.js';
import { weightsFault } from '../set-up/weights.js';
import { WeightsField } from '../set-up/weights-field.js';
import { useEventPage } from '../use-tournament-page.js';
import { changesOf, orderOf, typedOf, type Changes, type Typed } from './changed.js';

const FIELDS: readonly (readonly [
  Exclude<
    keyof Typed,
    'missions' | 'prizes' | 'standings' | 'judging' | 'halls' | 'lists' | 'byes' | 'margins' | 'weights'
  >,
  string,
])[] = [
  ['name', 'Name'],
  ['rounds', 'Rounds'],
  ['pointsLimit', 'Points of a list'],
  ['roundMinutes', 'Minutes of a round'],
  ['standsAfterMinutes', 'Minutes until a result stands that nobody confirmed'],
  ['capacity', 'Places'],
  ['tables', 'Tables'],
];

/** What the event has decided; a change has a reason, and what weighs on pairings or standings after round 1 is asked twice. */
export default function SettingsDesk() {
  const { event, may } = useEventPage();
  const before = typedOf(event.settings);
  const [edited, edit] = useState<Partial<Typed>>({});
  const [asked, ask] = useState(false);
  const now = { ...before, ...edited };
  const changes = changesOf(before, now, event.settings);
  const changed = Object.keys(changes);
  const begun = event.rounds.some(({ publication }) => publication > 0);
  const isRight = areRight(now);
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    if (changed.length > 0 && isRight) ask(true);
  };
  const done = (): void => {
    ask(false);
    edit({});
  };
  const locked = !may('ChangeSettings');
  return (
    <Desk width="reading" spaced>
      <DeskHead title="What the event has decided" />
      <PinnedAndDrawn />
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <Fields {...{ now, locked }} onChange={(part) => edit({ ...edited, ...part })} />
          {locked ? (
            <Note>Only an organizer changes this, while the event runs.</Note>
          ) : (
            <Button type="submit" disabled={changed.length === 0 || !isRight}>
              Change it
            </Button>
          )}
          {isRight ? null : <p role="alert">Numbers are whole numbers; tables are such as 1-20, 31-40.</p>}
        </Stack>
      </form>
      {asked ? <Sure {...{ changes, begun }} onClose={() => ask(false)} onDone={done} /> : null}
    </Desk>
  );
}

interface FieldsProps {
  readonly now: Typed;
  readonly locked: boolean;
  readonly onChange: (part: Partial<Typed>) => void;
}

function Fields({ now, locked, onChange }: FieldsProps) {
  const { event } = useEventPage();
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {FIELDS.map(([field, label]) => (
          <TextInput
            key={field}
            label={label}
            disabled={locked}
            value={now[field]}
            onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      <HallsField
        halls={now.halls}
        disabled={locked}
        error={hallsFault(now.halls)}
        onChange={(halls) => onChange({ halls })}
      />
      <MissionsField
        {...now}
        pack={event.settings.pack?.id ?? ''}
        release={event.settings.pack?.release ?? ''}
        disabled={locked}
        onChange={(missions) => onChange({ missions })}
      />
      <PrizesField prizes={now.prizes} disabled={locked} onChange={(prizes) => onChange({ prizes })} />
      <NativeSelect
        label="Standings"
        description={presetNamed(now.standings)?.says ?? ''}
        disabled={locked}
        value={now.standings}
        data={presets().map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => onChange({ standings: currentTarget.value, margins: null })}
      />
      <MarginsField
        order={orderOf(now, event.settings)}
        typed={now.margins}
        disabled={locked}
        onChange={(margins) => onChange({ margins })}
      />
      <ByesField
        order={withMargins(orderOf(now, event.settings), now.margins)}
        typed={now.byes}
        disabled={locked}
        onChange={(byes) => onChange({ byes })}
      />
      <WeightsField typed={now.weights} disabled={locked} onChange={(weights) => onChange({ weights })} />
      <ListsFields
        typed={now.lists}
        disabled={locked}
        onChange={(part) => onChange({ lists: { ...now.lists, ...part } })}
      />
      <JudgingFields
        // What somebody else has decided meanwhile is what is shown.
        key={JSON.stringify(event.settings.judging ?? {})}
        typed={now.judging}
        disabled={locked}
        onChange={(part) => onChange({ judging: { ...now.judging, ...part } })}
      />
    </>
  );
}

const NUMBERS = ['rounds', 'pointsLimit', 'capacity', 'roundMinutes', 'standsAfterMinutes'] as const;

const areRight = (now: Typed): boolean =>
  tablesIn(now.tables) !== null &&
  hallsFault(now.halls) === undefined &&
  byesFault(now.byes) === undefined &&
  saidOfMargins(now.margins).faults.length === 0 &&
  weightsFault(now.weights) === undefined &&
  prizesFault(now.prizes) === undefined &&
  Object.keys(judgingFaults(now.judging)).length === 0 &&
  NUMBERS.map((one) => now[one]).every((typed) => /^\d*$/.test(typed.trim()));

function PinnedAndDrawn() {
  const { event } = useEventPage();
  return (
    <Note small>
      Game: {event.settings.pack?.id ?? 'not said'}
      {event.settings.pack?.release === undefined ? '' : `, release ${event.settings.pack.release}`}. The seed of all
      chance was committed to when the event was set up, as the SHA-256 {event.settings.seedCommitment}
      {event.seed === null ? ': it is revealed once round 1 is closed.' : `: it is ${event.seed}.`}
    </Note>
  );
}

interface SureProps {
  readonly changes: Changes;
  readonly begun: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function Sure({ changes, begun, onClose, onDone }: SureProps) {
  const { event } = useEventPage();
  const sending = useTournamentCommand(event.tournament);
  const weighty = begun && WEIGHTY.some((one) => one in changes);
  const sure = weighty ? { sure: true } : {};
  return (
    <AskedTwice
      title={weighty ? 'This weighs on pairings or standings' : 'Change the settings?'}
      act={weighty ? 'Change it all the same' : 'Change it'}
      reason="wanted"
      pending={sending.isPending}
      error={sending.error}
      onClose={onClose}
      onConfirm={(because) =>
        sending.mutate({ type: 'ChangeSettings', data: { changes, because, ...sure } }, { onSuccess: onDone })
      }
    >
      <p>Changed: {Object.keys(changes).join(', ')}.</p>
      {weighty ? <p>Round 1 is out. What is changed now stays visible in the register.</p> : null}
    </AskedTwice>
  );
}
