import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { RoundOfEvent } from '@adjutant/tournament';
import { usePairings, useTournamentCommand } from '../../api/tournaments.js';
import { Trouble } from '../../common/trouble.js';
import { count } from '../../common/words.js';
import { DeskHead } from '../../parts/desk.js';
import { Note } from '../../parts/note.js';
import { Search } from '../../parts/search.js';
import { useEventPage } from '../use-tournament-page.js';
import { Compared } from './compared.js';
import { PairedTables } from './paired-tables.js';
import { Publishing } from './publishing.js';
import { SwapDialog } from './swap-dialog.js';
import { Warnings } from './warnings.js';
import tools from '../tools.module.css';

/** A round as it could be published: looked at, explained, changed by hand with warnings, published. */
export default function Draft({ round }: { readonly round: RoundOfEvent }) {
  const { event, named, may } = useEventPage();
  const { data, error } = usePairings(event.tournament, round.number);
  const [chosen, choose] = useState<readonly string[]>([]);
  const [question, ask] = useState('');
  const warnings = data?.warnings ?? [];
  const toggle = (player: string): void =>
    choose(chosen.includes(player) ? chosen.filter((one) => one !== player) : [...chosen, player].slice(-2));
  const [one, other] = chosen;
  const edits = may('EditDraft');
  return (
    <>
      <DeskHead title={`Draft of round ${round.number}`} says={sizeOf(round)}>
        <Group gap="xs">
          <WaysBack round={round} />
          {may('PublishRound') ? <Publishing {...{ round, warnings }} /> : null}
        </Group>
      </DeskHead>
      {round.edited ? <Compared round={round.number} /> : null}
      <Warnings label="Warnings" warnings={warnings} />
      {data?.standby.map(({ player, says }) => (
        <Note key={player}>{says}</Note>
      ))}
      {error ? <Trouble title="The reasons cannot be shown" error={error} /> : null}
      <div className={tools['tools']}>
        <Search label="Search players or tables" placeholder="Name, table" value={question} onChange={ask} />
        {edits ? (
          <Note small role="status">
            {one === undefined
              ? 'To change the draft, choose two players who shall change places.'
              : `${named(one)} is chosen: choose with whom to change places.`}
          </Note>
        ) : null}
      </div>
      <PairedTables {...{ round, question, chosen, warnings }} toggle={edits ? toggle : null} pairings={data} />
      {one !== undefined && other !== undefined ? (
        <SwapDialog {...{ round, one, other }} command="EditDraft" onClose={() => choose([])} />
      ) : null}
    </>
  );
}

function sizeOf({ tables, byes, edited }: RoundOfEvent): string {
  const byHand = edited ? ' It was changed by hand; that stands in the register of the event.' : '';
  const alone = byes.length === 0 ? '' : `, ${count(byes.length, 'bye')}`;
  return `${count(tables.length, 'table')}${alone}. Nobody sees it but who runs the event.${byHand}`;
}

/** Whoever has changed a draft by hand finds back, and discarded it is in nobody’s way: the same facts give the same draft. */
function WaysBack({ round }: { readonly round: RoundOfEvent }) {
  const { event, may } = useEventPage();
  const sending = useTournamentCommand(event.tournament);
  const way = (type: 'DraftRound' | 'DiscardDraft', says: string) =>
    may(type) ? (
      <Button
        variant="default"
        loading={sending.isPending && sending.variables.type === type}
        onClick={() => sending.mutate({ type, data: { round: round.number } })}
      >
        {says}
      </Button>
    ) : null;
  return (
    <>
      {round.edited ? way('DraftRound', 'Back to the engine’s draft') : null}
      {way('DiscardDraft', 'Discard the draft')}
      {sending.error ? <Trouble title="Nothing was changed" error={sending.error} /> : null}
    </>
  );
}
