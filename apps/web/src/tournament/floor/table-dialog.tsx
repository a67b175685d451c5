import { clockOfTable } from '@adjutant/tournament/clocks';
import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { RoundOfEvent, TableOfRound } from '@adjutant/tournament';
import { Link } from '../../app/ways.js';
import { Modal } from '../../common/modal.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { Trouble } from '../../common/trouble.js';
import { late } from '../../parts/late.js';
import { Note } from '../../parts/note.js';
import { useEventPage } from '../use-tournament-page.js';
import { ExtendTime } from './extend-time.js';
import { FiguresOfTable } from './figures-of-table.js';
import { OnlyWhoMay } from './only-who-may.js';
import { CONFIRMED, noShow } from './results.js';
import { RoundClock } from './round-clock.js';
import { resultText, SAYS, stateOf } from './table-state.js';
import { useMatchCommands } from './use-match-commands.js';
import { VoidTable } from './void-table.js';

const CorrectResult = late(() => import('../impact/correct-result.js'), { what: 'the correction', whenAsked: true });

interface Props {
  readonly opened: boolean;
  readonly round: RoundOfEvent;
  readonly table: TableOfRound;
  readonly onClose: () => void;
  /** Somebody of this table shall change places with somebody else. */
  readonly onSwap: (player: string) => void;
}

/** One table of a round: its match, and what officials do about it. */
export default function TableDialog({ opened, round, table, onClose, onSwap }: Props) {
  const { named, may } = useEventPage();
  const state = stateOf(table);
  const running = round.status === 'published';
  const clock = clockOfTable(round, table);
  return (
    <Modal opened={opened} onClose={onClose} title={`Table ${table.table}, round ${round.number}`} centered>
      <Stack gap="sm">
        <p>
          {named(table.A)} against {named(table.B)}
        </p>
        <p>
          {SAYS[state].shape} {SAYS[state].word}
          {table.result === null ? '' : `: ${resultText(table, named)}`}
        </p>
        {clock.hall === null ? null : <p>{clock.hall}</p>}
        <RoundClock status={round.status} clock={clock} />
        {table.match === null ? (
          <Note>Its match is being opened.</Note>
        ) : (
          <Group gap="xs">
            <Button component={Link} to={`/matches/${table.match}`} variant="default">
              Open the match
            </Button>
            <Button component={Link} to={`/matches/${table.match}?desk=seats`} variant="default">
              Links and QR codes
            </Button>
            {running && may('ExtendTime') ? <ExtendTime round={round.number} table={table.table} /> : null}
          </Group>
        )}
        <OtherResult {...{ round, table }} onDone={onClose} />
        {table.result === null ? null : <FiguresOfTable {...{ table }} round={round.number} onDone={onClose} />}
        {state === 'reported' ? (
          <OnlyWhoMay doing="ConfirmResult" what="Confirming a result for both players">
            <ConfirmForBoth table={table} onDone={onClose} />
          </OnlyWhoMay>
        ) : null}
        {running && state === 'open' ? (
          <OnlyWhoMay doing="DecideResult" what="Deciding a no-show">
            <NoShow table={table} onDone={onClose} />
          </OnlyWhoMay>
        ) : null}
        {running && table.result === null && may('ChangePublished') ? (
          <Group gap="xs">
            {SIDES_OF_TABLE.map((side) => (
              <Button key={side} size="xs" variant="default" onClick={() => onSwap(table[side])}>
                Move {named(table[side])}
              </Button>
            ))}
          </Group>
        ) : null}
      </Stack>
    </Modal>
  );
}

/** What is void is restored before anything is said of it; of a closed round another result is asked about first. */
function OtherResult({ round, table, onDone }: CorrectingProps) {
  const { may } = useEventPage();
  if (table.voided !== undefined) return <VoidTable {...{ round, table, onDone }} />;
  return round.status === 'closed' && may('ChangeSettings') ? <Correcting {...{ round, table, onDone }} /> : null;
}

interface CorrectingProps extends ActProps {
  readonly round: RoundOfEvent;
}

function Correcting({ round, table, onDone }: CorrectingProps) {
  const [correcting, correct] = useState(false);
  const { match } = table;
  if (match === null) return null;
  if (correcting) return <CorrectResult {...{ table, match, onDone }} round={round.number} />;
  return (
    <Button variant="default" onClick={() => correct(true)}>
      Another result
    </Button>
  );
}

interface ActProps {
  readonly table: TableOfRound;
  readonly onDone: () => void;
}

function ConfirmForBoth({ table: { match }, onDone }: ActProps) {
  const { event } = useEventPage();
  const sending = useMatchCommands(event.tournament);
  if (match === null) return null;
  return (
    <>
      <Button
        loading={sending.isPending}
        onClick={() => sending.mutate([{ match, commands: CONFIRMED }], { onSuccess: onDone })}
      >
        Confirm it for both
      </Button>
      {sending.error ? <Trouble title="It was not confirmed" error={sending.error} /> : null}
    </>
  );
}

function NoShow({ table, onDone }: ActProps) {
  const { event, named } = useEventPage();
  const [absent, choose] = useState<'' | 'A' | 'B' | 'both'>('');
  const [because, say] = useState('');
  const sending = useMatchCommands(event.tournament);
  const { match } = table;
  if (match === null) return null;
  const missing = absent === 'both' ? SIDES_OF_TABLE : absent === '' ? [] : [absent];
  return (
    <>
      <NativeSelect
        label="Somebody did not come"
        value={absent}
        data={[
          { value: '', label: 'Both are here' },
          ...SIDES_OF_TABLE.map((side) => ({ value: side, label: `${named(table[side])} is missing` })),
          { value: 'both', label: 'Both are missing' },
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value as typeof absent)}
      />
      {absent === '' ? null : (
        <>
          <Textarea
            label="Why it is decided so"
            autosize
            value={because}
            onChange={({ currentTarget }) => say(currentTarget.value)}
          />
          <Button
            color="red.8"
            variant="outline"
            disabled={because.trim() === ''}
            loading={sending.isPending}
            onClick={() =>
              sending.mutate([{ match, commands: [noShow(missing, because.trim())] }], { onSuccess: onDone })
            }
          >
            Record the no-show
          </Button>
        </>
      )}
      {sending.error ? <Trouble title="Nothing was recorded" error={sending.error} /> : null}
    </>
  );
}
