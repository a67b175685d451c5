import { presetNamed, presets } from '@adjutant/tournament';
import type { PackHeadView } from '@adjutant/views';
import { Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { decideForAll, useEvent } from '../../api/penalties.js';
import { usePacks } from '../../api/queries.js';
import { sendToTournament, useOrganizer } from '../../api/tournaments.js';
import { useNavigate } from '../../app/ways.js';
import { newId } from '../../common/id.js';
import { Trouble } from '../../common/trouble.js';
import { ReleaseField } from '../../games/release-field.js';
import { DeskHead } from '../../parts/desk.js';
import { ByesField } from './byes-field.js';
import { FormatField } from './format-field.js';
import { HallsField } from './halls-field.js';
import { handedOver } from './house.js';
import { JudgingFields } from './judging-fields.js';
import { ListsFields } from './lists-fields.js';
import { MarginsField } from './margins-field.js';
import { MissionsField } from './missions-field.js';
import { faultsOf, formOf, setUpOf, sourceOfPreset, type Form } from './plan.js';
import { PrizesField } from './prizes-field.js';
import styles from './set-up.module.css';
import { TakeOver } from './take-over.js';
import { WeightsField } from './weights-field.js';

interface Props {
  readonly onClose: () => void;
}

/** An event in one form: what every event has to say, and everything else folded, with what is usual. */
export default function SetUpForm({ onClose }: Props) {
  const packs = usePacks().data ?? [];
  const [typed, type] = useState<Partial<Form>>({});
  const [tried, tryIt] = useState(false);
  // Packs may come after the first words were typed: the game is not among what was typed unless it was chosen.
  const form = formOf(typed, packs);
  const settingUp = useSettingUp(form, packs);
  const faults = faultsOf(form);
  const change = (part: Partial<Form>): void => type({ ...typed, ...part });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    tryIt(true);
    if (Object.keys(faults).length === 0) settingUp.mutate();
  };
  const field = (name: Texts, label: string, description?: string) => (
    <Field {...{ name, label, description, form, change }} error={tried ? faults[name] : undefined} />
  );
  return (
    <section className={styles['form']} aria-label="A new event">
      <DeskHead title="A new event">
        <Button variant="subtle" size="xs" onClick={onClose}>
          Leave it
        </Button>
      </DeskHead>
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <TakeOver form={form} change={change} />
          {field('name', 'Name')}
          <NativeSelect
            label="Game"
            description="The newest release of its rules is pinned, or the one that is chosen below, and stays so for every match of the event."
            value={form.pack}
            data={packs.map(({ pack, name }) => ({ value: pack, label: name }))}
            onChange={({ currentTarget: { value } }) => change({ pack: value, release: '', missions: '' })}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {field('rounds', 'Rounds')}
            {field('points', 'Points of a list')}
          </SimpleGrid>
          <FormatField
            typed={form.format}
            error={tried ? faults.format : undefined}
            onChange={(format) => change({ format })}
          />
          <More form={form} change={change}>
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              {field('minutes', 'Minutes of a round')}
              {field(
                'stands',
                'Minutes until a result stands',
                'That one player reported and the other did not confirm.',
              )}
              {field('capacity', 'Places', 'Whoever comes later waits. Empty: no limit.')}
              {field('tables', 'Tables', 'Such as 1-20, 31-40. Empty: 1, 2, 3 and so on.')}
            </SimpleGrid>
          </More>
          {settingUp.error ? <Trouble title="The event was not set up" error={settingUp.error} /> : null}
          <Group justify="flex-end">
            <Button type="submit" size="md" loading={settingUp.isPending} disabled={form.pack === ''}>
              Set it up
            </Button>
          </Group>
          {tried && Object.keys(faults).length > 0 ? (
            <p role="alert">Not set up yet: {Object.values(faults).join(' ')}</p>
          ) : null}
        </Stack>
      </form>
    </section>
  );
}

function useSettingUp(form: Form, packs: readonly PackHeadView[]) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const actor = useOrganizer();
  // Asked twice for the same event, one is set up.
  const [id] = useState(newId);
  const isSetUp = useRef(false);
  const { data: policy } = useEvent();
  return useMutation({
    mutationFn: async () => {
      const data = setUpOf(form, packs, presetNamed(form.standings));
      if (!isSetUp.current) await sendToTournament(id, { type: 'SetUpTournament', data }, actor);
      isSetUp.current = true;
      if (form.house !== null && policy) await decideForAll(handedOver(policy, id));
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['tournaments'] });
      void client.invalidateQueries({ queryKey: ['event'] });
      navigate(`/tournaments/${id}/entries`);
    },
  });
}

type Texts = Exclude<
  keyof Form,
  'checkIn' | 'lists' | 'judging' | 'house' | 'halls' | 'byes' | 'margins' | 'weights' | 'format'
>;

interface FieldProps extends Changing {
  readonly name: Texts;
  readonly label: string;
  readonly description: string | undefined;
  readonly error: string | undefined;
}

function Field({ name, label, description, form, change, error }: FieldProps) {
  return (
    <TextInput
      label={label}
      description={description ?? ''}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={form[name]}
      error={error}
      inputMode={name === 'name' || name === 'tables' ? 'text' : 'numeric'}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );
}

interface Changing {
  readonly form: Form;
  readonly change: (part: Partial<Form>) => void;
}

/** What an order is and where it comes from, with where its game's other defaults do. */
function standingsText({ pack, standings }: Form): string {
  const { says = '', sources = [] } = presetNamed(standings) ?? {};
  const told = sources.map((one) => `${one.says}${one.confirmed ? '' : ' (Not read there.)'}`);
  return [says, ...told, sourceOfPreset(pack) ?? ''].filter((one) => one !== '').join(' ');
}

interface MoreProps extends Changing {
  readonly children: ReactNode;
}

function More({ form, change, children }: MoreProps) {
  const packs = usePacks().data ?? [];
  return (
    <details className={styles['more']}>
      <summary>
        Times, tables, halls, missions, check-in, lists, standings, byes, prizes, pairing, judges, clocks, release of
        the rules
      </summary>
      <Stack gap="sm" mt="sm">
        {children}
        <NativeSelect
          label="Standings"
          description={standingsText(form)}
          value={form.standings}
          data={presets().map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => change({ standings: currentTarget.value, margins: null })}
        />
        <MarginsField
          order={presetNamed(form.standings)}
          typed={form.margins}
          onChange={(margins) => change({ margins })}
        />
        <ByesField order={presetNamed(form.standings)} typed={form.byes} onChange={(byes) => change({ byes })} />
        <HallsField halls={form.halls} error={faultsOf(form).halls} onChange={(halls) => change({ halls })} />
        <MissionsField {...form} onChange={(missions) => change({ missions })} />
        <PrizesField {...form} onChange={(prizes) => change({ prizes })} />
        <WeightsField typed={form.weights} onChange={(weights) => change({ weights })} />
        <Checkbox
          label="Only who has checked in is paired in round 1"
          checked={form.checkIn}
          onChange={({ currentTarget }) => change({ checkIn: currentTarget.checked })}
        />
        <ListsFields typed={form.lists} onChange={(part) => change({ lists: { ...form.lists, ...part } })} />
        <JudgingFields typed={form.judging} onChange={(part) => change({ judging: { ...form.judging, ...part } })} />
        <ReleaseField
          releases={packs.find(({ pack }) => pack === form.pack)?.releases ?? []}
          release={form.release}
          onChange={(release) => change({ release, missions: '' })}
        />
      </Stack>
    </details>
  );
}
