import { hallOfTable } from '@adjutant/tournament/clocks';
import { Button, Group, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { RoundOfEvent, TableOfRound } from '@adjutant/tournament';
import { count } from '../../common/words.js';
import { DeskHead } from '../../parts/desk.js';
import { lateDialog } from '../../parts/late.js';
import { Nothing } from '../../parts/list.js';
import { Note } from '../../parts/note.js';
import { Search } from '../../parts/search.js';
import { Notice } from '../../parts/strip.js';
import { SwapDialog } from '../rounds/swap-dialog.js';
import { ShowMore } from '../show-more.js';
import { usePortion } from '../use-portion.js';
import { useEventPage } from '../use-tournament-page.js';
import { CallsOnFloor } from './calls-on-floor.js';
import { CloseRound } from './close-round.js';
import { ExtendTime } from './extend-time.js';
import styles from './floor.module.css';
import { Halls } from './halls.js';
import { HallChoice } from './hall-choice.js';
import { KeyResult } from './key-result.js';
import { OnlyWhoMay } from './only-who-may.js';
import { RoundClock } from './round-clock.js';
import { StartClock } from './start-clock.js';
import { isToStart } from './starting.js';
import { untoldText } from './table-figures.js';
import { countedBy, resultText, SAYS, stateOf, STATES, type State } from './table-state.js';
import tools from '../tools.module.css';

const TableDialog = lateDialog(() => import('./table-dialog.js'));

const DENSITIES = { roomy: 60, lines: 250, dense: 2_500 } as const;
type Density = keyof typeof DENSITIES;
/** From so many tables on a floor begins densely. */
const MANY = 200;

/** What of a floor is looked at, and how densely. */
interface Look {
  readonly question: string;
  readonly state: State | 'all';
  /** Name of a hall; '' where all of them are looked at. */
  readonly hall: string;
  readonly density: Density;
}

/** All tables of a round that is out: who has not reported, what is disputed, and what can be done about each. */
export default function Floor({ round }: { readonly round: RoundOfEvent }) {
  const { named, may } = useEventPage();
  const [look, change] = useState<Look>({
    ...{ question: '', state: 'all', hall: '' },
    density: round.tables.length > MANY ? 'dense' : 'roomy',
  });
  const { question, state, hall, density } = look;
  const [opened, open] = useState<number | null>(null);
  const [chosen, swap] = useState<readonly string[]>([]);
  const found = foundIn(round, look, named);
  const { shown, left, more } = usePortion(found, DENSITIES[density], `${density} ${state} ${hall} ${question}`);
  const running = round.status === 'published';
  const table = round.tables.find((one) => one.table === opened);
  return (
    <>
      <DeskHead title={`Round ${round.number}${running ? '' : ', closed'}`} says={saysOf(round)}>
        <Group gap="xs">
          {isPlayedOutside(round) ? <RoundClock {...round} /> : null}
          {running && may('StartClock') && isToStart(round) ? <StartClock round={round.number} /> : null}
          {running && may('ExtendTime') ? <ExtendTime round={round.number} /> : null}
          {running && may('CloseRound') ? <CloseRound round={round} /> : null}
        </Group>
      </DeskHead>
      <CallsOnFloor round={round} />
      {running ? (
        <OnlyWhoMay doing="ScoreVictoryPoints" what="Keying in a slip">
          <KeyResult round={round} />
        </OnlyWhoMay>
      ) : null}
      <Halls round={round} />
      <Untold {...round} />
      <Tools {...{ round, look, change }} />
      <Changing {...{ round, chosen }} onClose={() => swap([])} />
      {found.length === 0 ? <Nothing>No table fits.</Nothing> : null}
      <ul className={styles['tables']} data-density={density} aria-label={`Tables of round ${round.number}`}>
        {shown.map((one) => (
          <Cell key={one.table} {...{ one, density }} onOpen={() => open(one.table)} />
        ))}
      </ul>
      <ShowMore {...{ left, more }} />
      {round.byes.length === 0 ? null : (
        <p className={styles['byes']}>
          {count(round.byes.length, 'bye')}: {round.byes.map(({ player }) => named(player)).join(', ')}
        </p>
      )}
      <Assigned {...{ round, named }} />
      {table === undefined ? null : (
        <TableDialog
          opened
          {...{ round, table }}
          onClose={() => open(null)}
          onSwap={(player) => {
            swap([...chosen, player].slice(-2));
            open(null);
          }}
        />
      )}
    </>
  );
}

/** What has to be told beside results before the round is closed. */
function Untold({ status, tables }: Pick<RoundOfEvent, 'status' | 'tables'>) {
  const { event } = useEventPage();
  const says = untoldText(event.settings.standings, tables);
  return says === null || status === 'closed' ? null : <Note>{says}</Note>;
}

/** Who is to change places in what is published. */
function Changing({ round, chosen: [first, second], onClose }: ChangingProps) {
  const { named } = useEventPage();
  if (first === undefined) return null;
  if (second !== undefined)
    return <SwapDialog round={round} one={first} other={second} command="ChangePublished" onClose={onClose} />;
  return (
    <Notice label="Changing what is published">
      {named(first)} changes places: open the table of the other player, and move them too.{' '}
      <Button size="xs" variant="default" onClick={onClose}>
        Leave it
      </Button>
    </Notice>
  );
}

interface ChangingProps {
  readonly round: RoundOfEvent;
  readonly chosen: readonly string[];
  readonly onClose: () => void;
}

function saysOf({ tables }: RoundOfEvent): string {
  const numbers = countedBy(tables);
  return STATES.filter((one) => numbers[one] > 0)
    .map((one) => `${numbers[one]} ${SAYS[one].word}`)
    .join(' · ');
}

/** Whether a table goes by the clock of the round itself. */
const isPlayedOutside = ({ tables, halls = [] }: RoundOfEvent): boolean =>
  tables.some(({ table }) => hallOfTable(halls, table) === undefined);

function foundIn(
  { tables, halls = [] }: RoundOfEvent,
  { question, state, hall }: Look,
  named: (player: string) => string,
): readonly TableOfRound[] {
  const words = question.toLowerCase().split(/\s+/);
  return tables.filter((one) => {
    const text = `${one.table} ${named(one.A)} ${named(one.B)}`.toLowerCase();
    const isHere = hall === '' || hallOfTable(halls, one.table)?.name === hall;
    return isHere && (state === 'all' || stateOf(one) === state) && words.every((word) => text.includes(word));
  });
}

interface CellProps {
  readonly one: TableOfRound;
  readonly density: Density;
  readonly onOpen: () => void;
}

/** One table: its number, its state as colour, shape and word, and who sits there as far as there is room. */
function Cell({ one, density, onOpen }: CellProps) {
  const { named } = useEventPage();
  const { table, A, B } = one;
  const state = stateOf(one);
  const { word, shape } = SAYS[state];
  const players = `${named(A)} – ${named(B)}`;
  return (
    <li>
      <button
        type="button"
        className={styles['cell']}
        data-state={state}
        aria-label={`Table ${table}, ${word}: ${players}`}
        title={density === 'dense' ? players : undefined}
        onClick={onOpen}
      >
        <b>{table}</b>
        <span aria-hidden="true">{shape}</span>
        {density === 'dense' ? null : (
          <>
            <span className={styles['players']}>{players}</span>
            <small>{resultText(one, named) || word}</small>
          </>
        )}
      </button>
    </li>
  );
}

interface ToolsProps {
  readonly round: RoundOfEvent;
  readonly look: Look;
  readonly change: (look: Look) => void;
}

function Tools({ round, look, change }: ToolsProps) {
  const { question, state, hall, density } = look;
  const numbers = countedBy(round.tables);
  return (
    <div className={tools['tools']}>
      <Search
        label="Search players or tables"
        placeholder="Name, table"
        value={question}
        onChange={(asked) => change({ ...look, question: asked })}
      />
      <SegmentedControl
        size="xs"
        aria-label="Which tables"
        data={[
          { value: 'all', label: `All ${round.tables.length}` },
          ...STATES.map((one) => ({ value: one, label: `${SAYS[one].shape} ${SAYS[one].word} ${numbers[one]}` })),
        ]}
        value={state}
        onChange={(value) => change({ ...look, state: value as Look['state'] })}
      />
      <HallChoice {...{ round, hall }} onChange={(chosen) => change({ ...look, hall: chosen })} />
      <SegmentedControl
        size="xs"
        aria-label="How densely"
        data={[
          { value: 'roomy', label: 'Roomy' },
          { value: 'lines', label: 'Lines' },
          { value: 'dense', label: 'Dense' },
        ]}
        value={density}
        onChange={(value) => change({ ...look, density: value as Density })}
      />
    </div>
  );
}

/** Results that an organizer gave where there is no match. */
function Assigned({ round: { assigned = [] }, named }: AssignedProps) {
  if (assigned.length === 0) return null;
  const all = assigned.map(({ player, result }) => `${named(player)} (${result})`);
  return <p className={styles['byes']}>Without a match: {all.join(', ')}</p>;
}

interface AssignedProps {
  readonly round: RoundOfEvent;
  readonly named: (player: string) => string;
}
