import type { EntrantView, TournamentCommand } from '@adjutant/tournament';
import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTournamentCommand } from '../../api/tournaments.js';
import { Modal } from '../../common/modal.js';
import { Trouble } from '../../common/trouble.js';
import { late } from '../../parts/late.js';
import { useEventPage } from '../use-tournament-page.js';
import { AssignResult } from './assign-result.js';
import { OwnPoints } from './own-points.js';
import { isGone } from './sieve.js';

const ChangeEntry = late(() => import('./change-entry.js'), { what: 'the form', whenAsked: true });
const BroughtList = late(() => import('../lists/brought-list.js'), { what: 'the list', whenAsked: true });

interface Props {
  readonly opened: boolean;
  readonly entry: EntrantView;
  readonly onClose: () => void;
}

/** What can be done about one entry: leave, come back, bring a list, have a bye. */
export default function EntryActs({ opened, entry, onClose }: Props) {
  const { event, may } = useEventPage();
  const [because, say] = useState('');
  const sending = useTournamentCommand(event.tournament);
  const send = (command: TournamentCommand): void => sending.mutate(command, { onSuccess: onClose });
  const { player } = entry;
  const why = because.trim() === '' ? {} : { because: because.trim() };
  const before = !event.rounds.some(({ publication }) => publication > 0);
  return (
    <Modal opened={opened} onClose={onClose} title={entry.name} centered>
      <Stack gap="sm">
        <Textarea
          label="Why"
          description="It stands in the record of the event."
          autosize
          value={because}
          onChange={({ currentTarget }) => say(currentTarget.value)}
        />
        <Group gap="xs">
          {isGone(entry) && may('ReinstatePlayer') ? (
            <Button
              disabled={because.trim() === ''}
              loading={sending.isPending}
              onClick={() => send({ type: 'ReinstatePlayer', data: { player, because: because.trim() } })}
            >
              Reinstate
            </Button>
          ) : null}
          {!isGone(entry) && before && may('WithdrawPlayer') ? (
            <Button
              variant="default"
              loading={sending.isPending}
              onClick={() => send({ type: 'WithdrawPlayer', data: { player, ...why } })}
            >
              Withdraw
            </Button>
          ) : null}
          {entry.status === 'entered' && !before && may('DropPlayer') ? (
            <Button
              color="red.8"
              variant="outline"
              loading={sending.isPending}
              onClick={() => send({ type: 'DropPlayer', data: { player, ...why } })}
            >
              Drop
            </Button>
          ) : null}
        </Group>
        <NotHere {...{ entry, send }} />
        <OtherEntry {...{ entry, because, send }} />
        <OwnPoints {...{ entry, send }} />
        <StandsBy {...{ entry, send }} />
        {isGone(entry) ? null : <Bye player={player} because={why} send={send} />}
        <ByesBack {...{ entry, because: why, send }} />
        <AssignResult {...{ entry, because, send }} />
        {isGone(entry) || event.settings.lists === undefined ? null : <BroughtList entry={entry} because={because} />}
        {sending.error ? <Trouble title="Nothing was changed" error={sending.error} /> : null}
      </Stack>
    </Modal>
  );
}

interface OfEntryProps {
  readonly entry: EntrantView;
  readonly send: (command: TournamentCommand) => void;
}

/** Whoever was checked in by mistake, as long as round 1 asks who is there. */
function NotHere({ entry: { player, status, checkedIn }, send }: OfEntryProps) {
  const { event, may } = useEventPage();
  if (!event.settings.checkIn || status !== 'entered' || !checkedIn || !may('TakeCheckInBack')) return null;
  return (
    <Button variant="default" onClick={() => send({ type: 'TakeCheckInBack', data: { player } })}>
      Not here after all
    </Button>
  );
}

/** What the entry says, changed with a reason; the form comes when it is asked for. */
function OtherEntry({ entry, because, send }: OfEntryProps & { readonly because: string }) {
  const { may } = useEventPage();
  const [asked, ask] = useState(false);
  if (entry.status === 'withdrawn' || !may('ChangeEntry')) return null;
  return asked ? (
    <ChangeEntry {...{ entry, because, send }} />
  ) : (
    <Button variant="default" onClick={() => ask(true)}>
      Change the entry
    </Button>
  );
}

/** Whoever helps out plays only where the number is odd. */
function StandsBy({ entry: { player, status, standby = false }, send }: OfEntryProps) {
  const { may } = useEventPage();
  if (status !== 'entered' || !may('StandBy')) return null;
  return (
    <Button variant="default" onClick={() => send({ type: 'StandBy', data: { player, standby: !standby } })}>
      {standby ? 'Plays in every round' : 'Stands by: plays only where the number is odd'}
    </Button>
  );
}

/** What was given for rounds that are not drafted yet. */
function ByesBack({ entry: { player, byes = [] }, because, send }: OfEntryProps & Pick<ActProps, 'because'>) {
  const { may } = useEventPage();
  if (!may('TakeByeBack')) return null;
  return byes.map(({ round }) => (
    <Button
      key={round}
      variant="default"
      onClick={() => send({ type: 'TakeByeBack', data: { round, player, ...because } })}
    >
      Take the bye in round {round} back
    </Button>
  ));
}

interface ActProps {
  readonly player: string;
  readonly because: { readonly because?: string };
  readonly send: (command: TournamentCommand) => void;
}

/** A bye in the next round that is not drafted yet; the player takes no part in its pairing. */
function Bye({ player, because, send }: ActProps) {
  const { event, may } = useEventPage();
  const round = (event.rounds.at(-1)?.number ?? 0) + 1;
  const [kind, choose] = useState<'full' | 'half' | 'zero'>('zero');
  if (!may('GiveBye') || round > event.settings.rounds) return null;
  return (
    <Group gap="xs" align="flex-end">
      <NativeSelect
        label={`A bye in round ${round}`}
        value={kind}
        data={[
          { value: 'zero', label: 'without points' },
          { value: 'half', label: 'with half points' },
          { value: 'full', label: 'with full points' },
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value as typeof kind)}
      />
      <Button variant="default" onClick={() => send({ type: 'GiveBye', data: { round, player, kind, ...because } })}>
        Give it
      </Button>
    </Group>
  );
}
