import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RoundView } from '../../api/tournament-answers.js';
import { usePairings, useTournamentCommand } from '../../api/tournaments.js';
import { Trouble } from '../../common/trouble.js';
import { count } from '../../common/words.js';
import { Tag } from '../../parts/card.js';
import { DeskHead } from '../../parts/desk.js';
import { Note } from '../../parts/note.js';
import { Search } from '../../parts/search.js';
import { Notice } from '../../parts/strip.js';
import { AskedTwice } from '../asked-twice.js';
import { useEventPage } from '../use-tournament-page.js';
import { PairedTables } from './paired-tables.js';
import styles from './rounds.module.css';
import { SwapDialog } from './swap-dialog.js';
import { GRAVITY, isWeighty, warningSays } from './warned.js';

/** A round as it could be published: looked at, explained, changed by hand with warnings, published. */
export default function Draft({ round }: { readonly round: RoundView }) {
  const { event, named, may } = useEventPage();
  const pairings = usePairings(event.tournament, round.number);
  const [chosen, choose] = useState<readonly string[]>([]);
  const [question, ask] = useState('');
  const [publishing, publish] = useState(false);
  const sending = useTournamentCommand(event.tournament);
  const warnings = pairings.data?.warnings ?? [];
  const toggle = (player: string): void =>
    choose(chosen.includes(player) ? chosen.filter((one) => one !== player) : [...chosen, player].slice(-2));
  const [one, other] = chosen;
  return (
    <>
      <DeskHead
        title={`Draft of round ${round.number}`}
        says={`${count(round.tables.length, 'table')}${round.byes.length === 0 ? '' : `, ${count(round.byes.length, 'bye')}`}. Nobody sees it but who runs the event.`}
      >
        {round.edited && may('DraftRound') ? (
          <Button
            variant="default"
            loading={sending.isPending}
            onClick={() => sending.mutate({ type: 'DraftRound', data: { round: round.number } })}
          >
            Back to the engine’s draft
          </Button>
        ) : null}
        {may('PublishRound') ? <Button onClick={() => publish(true)}>Publish round {round.number}</Button> : null}
      </DeskHead>
      {round.edited ? <Note>It was changed by hand; that stands in the register of the event.</Note> : null}
      {warnings.length === 0 ? null : (
        <Notice tone={warnings.some(isWeighty) ? 'bad' : 'plain'} label="Warnings">
          <ul>
            {warnings.slice(0, 12).map((warning) => (
              <li key={JSON.stringify(warning)}>
                <Tag tone={GRAVITY[warning.gravity][0]}>{GRAVITY[warning.gravity][1]}</Tag>{' '}
                {warning.table === undefined ? '' : `Table ${warning.table}: `}
                {warningSays(warning, named)}
              </li>
            ))}
            {warnings.length > 12 ? <li>and {warnings.length - 12} more</li> : null}
          </ul>
        </Notice>
      )}
      {pairings.error ? <Trouble title="The reasons cannot be shown" error={pairings.error} /> : null}
      {sending.error && !publishing ? <Trouble title="Nothing was changed" error={sending.error} /> : null}
      <div className={styles['tools']}>
        <Search label="Search players or tables" placeholder="Name, table" value={question} onChange={ask} />
        {may('EditDraft') ? (
          <Note small>
            {one === undefined
              ? 'To change the draft, choose two players who shall change places.'
              : `${named(one)} is chosen: choose with whom to change places.`}
          </Note>
        ) : null}
      </div>
      <PairedTables
        {...{ round, question, chosen, warnings, toggle: may('EditDraft') ? toggle : null }}
        pairings={pairings.data}
      />
      {one !== undefined && other !== undefined ? (
        <SwapDialog {...{ round, one, other }} command="EditDraft" onClose={() => choose([])} />
      ) : null}
      {publishing ? (
        <AskedTwice
          title={`Publish round ${round.number}?`}
          act="Publish"
          pending={sending.isPending}
          error={sending.error}
          onClose={() => publish(false)}
          onConfirm={() =>
            sending.mutate({ type: 'PublishRound', data: { round: round.number } }, { onSuccess: () => publish(false) })
          }
        >
          <p>
            A match opens for each of {count(round.tables.length, 'table')}, and everybody sees where they play. What is
            published can still be changed, with a reason.
          </p>
          {warnings.some(isWeighty) ? (
            <p>
              <b>{count(warnings.filter(isWeighty).length, 'weighty warning')}</b> stand: look at them first.
            </p>
          ) : null}
        </AskedTwice>
      ) : null}
    </>
  );
}
