import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { StandingsAnswer, TournamentView } from '@adjutant/tournament';
import { useStandings } from '../../api/tournaments.js';
import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { DeskHead } from '../../parts/desk.js';
import { lateDialog } from '../../parts/late.js';
import { Nothing } from '../../parts/list.js';
import { Search } from '../../parts/search.js';
import { Notice } from '../../parts/strip.js';
import { useEventPage } from '../use-tournament-page.js';
import { Ending } from './ending.js';
import { StandingsTable } from './standings-table.js';
import tools from '../tools.module.css';

const Arithmetic = lateDialog(() => import('./arithmetic.js'));
const CutDialog = lateDialog(() => import('./cut-dialog.js'));

/** Who stands where after the rounds that are closed, and why. */
export default function StandingsDesk() {
  const { event, may } = useEventPage();
  const [preset, choose] = useState('');
  const [after, look] = useState('');
  const [question, ask] = useState('');
  const [group, narrow] = useState('');
  const [player, explain] = useState<string | null>(null);
  const [cutting, cut] = useState(false);
  const asked = {
    preset: preset === '' ? undefined : preset,
    round: after === '' ? undefined : Number(after),
  };
  const { data, error, refetch } = useStandings(event.tournament, asked);
  if (error && !data)
    return <Trouble title="The standings cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the standings" />;
  const closed = event.rounds.filter(({ status }) => status === 'closed');
  return (
    <>
      <DeskHead
        title={data.after === 0 ? 'Before the first round is closed' : `After round ${data.after}`}
        says={data.preset.name}
      >
        <Group gap="xs">
          {may('CutField') && closed.length > 0 ? (
            <Button variant="default" onClick={() => cut(true)}>
              Cut
            </Button>
          ) : null}
          <Ending />
        </Group>
      </DeskHead>
      <div className={tools['tools']}>
        <Search label="Search players" placeholder="Name" value={question} onChange={ask} />
        <NativeSelect
          aria-label="By which preset"
          value={preset}
          data={[
            { value: '', label: 'As the event ranks' },
            ...data.presets.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <RoundChoice after={after} onChange={look} />
      </div>
      <Awards standings={data} />
      <GroupChoice group={group} onChange={narrow} />
      <NotCounted standings={data} />
      {data.rows.length === 0 ? (
        <Nothing>Nobody has entered yet.</Nothing>
      ) : (
        <StandingsTable {...{ standings: inGroup(data, groupChosen(event, group)), question }} onExplain={explain} />
      )}
      {player === null ? null : (
        <Arithmetic opened player={player} preset={asked.preset} onClose={() => explain(null)} />
      )}
      {cutting ? <CutDialog opened standings={data} onClose={() => cut(false)} /> : null}
    </>
  );
}

/** Who has the prizes as the standings are, and why nobody of those above. */
function Awards({ standings: { awards = [] } }: { readonly standings: StandingsAnswer }) {
  if (awards.length === 0) return null;
  return (
    <Notice label="Prizes, as the standings are">
      <ul>
        {awards.map(({ prize, says }) => (
          <li key={prize}>{says}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface ChoiceProps {
  readonly onChange: (chosen: string) => void;
}

function RoundChoice({ after, onChange }: ChoiceProps & { readonly after: string }) {
  const { event } = useEventPage();
  const closed = event.rounds.filter(({ status }) => status === 'closed');
  if (closed.length < 2) return null;
  return (
    <NativeSelect
      aria-label="After which round"
      value={after}
      data={[
        { value: '', label: 'Now' },
        ...closed.map(({ number }) => ({ value: String(number), label: `After round ${number}` })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function GroupChoice({ group, onChange }: ChoiceProps & { readonly group: string }) {
  const { groups = [] } = useEventPage().event;
  if (groups.length < 2) return null;
  return (
    <NativeSelect
      aria-label="Which group"
      value={group}
      data={[
        { value: '', label: 'All groups' },
        ...groups.map((_, at) => ({ value: String(at + 1), label: `Group ${at + 1}` })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const groupChosen = ({ groups = [] }: TournamentView, chosen: string): readonly string[] | undefined =>
  groups[Number(chosen) - 1];

/** The lines of one group, with the places that they have among all; all of them where none is chosen. */
function inGroup(standings: StandingsAnswer, group: readonly string[] | undefined): StandingsAnswer {
  if (group === undefined) return standings;
  return { ...standings, rows: standings.rows.filter(({ player }) => group.includes(player)) };
}

/** What is played and does not count, and why. */
function NotCounted({ standings: { running, outside, disputed } }: { readonly standings: StandingsAnswer }) {
  const { named } = useEventPage();
  return (
    <>
      {running.map(({ round, decided, open }) => (
        <Notice key={round}>
          Round {round} runs and does not count yet: {decided} of {decided + open} tables are decided.
        </Notice>
      ))}
      {outside.length === 0 ? null : (
        <Notice tone="open" label="Outside the standings">
          <ul>
            {outside.map(({ round, table, players, disputed, voided }) => (
              <li key={`${round} ${table}`}>
                Round {round}, table {table}, {players.map(named).join(' against ')}:{' '}
                {voided
                  ? 'its match is void.'
                  : disputed
                    ? 'disputed, and not counted until it is ruled.'
                    : 'no result stands.'}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {disputed.length === 0 ? null : (
        <Notice tone="open" label="Disputed after their round was closed">
          <ul>
            {disputed.map(({ round, table, players }) => (
              <li key={`${round} ${table}`}>
                Round {round}, table {table}, {players.map(named).join(' against ')}: counted until it is ruled.
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
