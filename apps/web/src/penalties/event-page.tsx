import type { EventPolicy } from '@adjutant/dispute';
import { Button, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { mayDo, useDoing, useMe } from '../access/access-api.js';
import { EventCode } from '../access/event-code.js';
import { put } from '../api/client.js';
import { useEvent, usePolicies } from '../api/penalties.js';
import { useTitle } from '../app/title.js';
import { Link } from '../app/ways.js';
import type { ClockRules } from '../clock/clock-rules-fields.js';
import { faultAt, lengthFault } from '../common/limited.js';
import { LIMITS } from '../common/limits.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { late } from '../parts/late.js';
import { PageBody, PageHead } from '../parts/page.js';
import { PlayersMay } from './players-may.js';

/** Fetched by this page itself: what it needs is no part of what every page has to list. */
const LateClockRules = late(() => import('../clock/clock-rules-fields.js'), { what: 'the rules of chess clocks' });

/** What the event has decided about disputes and penalties: the organizer says it once, and rulings go by it. */
export default function EventPage() {
  useTitle('The event');
  const { data, error, refetch } = useEvent();
  const { data: me } = useMe();
  if (error && !data) return <Trouble title="The event cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data || !me) return <Loading what="the event" />;
  return (
    <PageBody width="reading">
      <PageHead title={data.name === '' ? 'The event' : data.name} />
      <p>
        <Link to="/book">The book</Link>: what no pack lists, as players told it.
      </p>
      <p>
        <a href="/board">The board</a>: live matches for a screen in the hall and for spectators.
      </p>
      {me.mode === 'staffed' && mayDo(me, 'IssueEventLink') && data.players === 'open-matches' ? (
        <EventCode event={data.name} />
      ) : null}
      {mayDo(me, 'DecideEvent') ? <Deciding decided={data} /> : <p>Only an organizer decides this.</p>}
    </PageBody>
  );
}

function Deciding({ decided }: { readonly decided: EventPolicy }) {
  const [name, setName] = useState(decided.name);
  const [penalties, setPenalties] = useState(decided.penalties ?? '');
  const [minutes, setMinutes] = useState<number | string>(decided.appealMinutes ?? '');
  const [players, setPlayers] = useState<Form['players']>(decided.players ?? '');
  const [clocks, setClocks] = useState<Form['clocks']>(decided.chessClock);
  const [delay, setDelay] = useState<number | string>(decided.publicDelay ?? 0);
  const policies = usePolicies().data ?? [];
  const form = { name, penalties, minutes, players, clocks, delay };
  const deciding = useDoing(() => put<EventPolicy>('/event', sent(decided, form)), [['event']]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    deciding.mutate(undefined);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        {decided.became === undefined ? (
          <TextInput
            label="Name"
            value={name}
            error={lengthFault(name, LIMITS.event.name) ?? faultAt(deciding.error, 'name')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        ) : (
          <p>
            What this installation was, “{decided.became.called}”, is{' '}
            <Link to={`/tournaments/${encodeURIComponent(decided.became.event)}`}>an event</Link> of its own since. What
            is decided here holds for matches of no event.
          </p>
        )}
        <NativeSelect
          label="Policy of penalties"
          description="Rulings and penalties go by it; nobody chooses one again."
          value={penalties}
          data={[{ value: '', label: 'None yet' }, ...policies.map((one) => ({ value: one.id, label: one.name }))]}
          onChange={(event) => setPenalties(event.currentTarget.value)}
        />
        <NumberInput
          label="Minutes in which a ruling may be appealed"
          description="Left empty, no clock runs."
          min={LIMITS.event.appealMinutes.least}
          max={LIMITS.event.appealMinutes.most}
          allowDecimal={false}
          value={minutes}
          error={faultAt(deciding.error, 'appealMinutes')}
          onChange={setMinutes}
        />
        <NumberInput
          label="Seconds by which the public sees matches later"
          description="Board, overlay, pages, streams and files of whoever neither works here nor sits at that table. 0: at once."
          min={LIMITS.event.publicDelay.least}
          max={LIMITS.event.publicDelay.most}
          allowDecimal={false}
          value={delay}
          error={faultAt(deciding.error, 'publicDelay')}
          onChange={setDelay}
        />
        <PlayersMay players={players} set={setPlayers} />
        <LateClockRules of="installation" decided={decided.chessClock} change={setClocks} error={deciding.error} />
        <Button type="submit" disabled={clocks === null} loading={deciding.isPending}>
          Decide it
        </Button>
        {deciding.isSuccess ? <p role="status">It is decided.</p> : null}
        {deciding.error ? <Trouble title="Nothing was decided" error={deciding.error} /> : null}
      </Stack>
    </form>
  );
}

interface Form {
  readonly name: string;
  readonly penalties: string;
  readonly minutes: number | string;
  readonly players: NonNullable<EventPolicy['players']> | '';
  readonly delay: number | string;
  /** Undefined where the policy of penalties says it; null while what stands in the fields is no clock. */
  readonly clocks: ClockRules | null | undefined;
}

/** What is left out is left open: everything else that was decided goes along as it is. */
function sent(decided: EventPolicy, { name, penalties, minutes, players, clocks, delay }: Form): object {
  const {
    penalties: _,
    appealMinutes: __,
    players: ___,
    chessClock: ____,
    publicDelay: _____,
    became,
    ownAppeals,
    ...rest
  } = decided;
  return {
    ...rest,
    ...(became === undefined ? { name: name.trim() } : { name: '' }),
    ...(ownAppeals === null ? {} : { ownAppeals }),
    ...(penalties === '' ? {} : { penalties }),
    ...(minutes === '' ? {} : { appealMinutes: Number(minutes) }),
    ...(players === '' ? {} : { players }),
    ...(clocks ? { chessClock: clocks } : {}),
    ...(Number(delay) > 0 ? { publicDelay: Number(delay) } : {}),
  };
}
