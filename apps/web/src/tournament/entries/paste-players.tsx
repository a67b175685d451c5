import { MOST_PLAYERS, textIn } from '@adjutant/tournament';
import { Button, FileInput, Group, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePeopleList } from '../../api/queries.js';
import { tournamentKey, useOrganizer } from '../../api/tournaments.js';
import { Trouble } from '../../common/trouble.js';
import { count } from '../../common/words.js';
import { DeskHead } from '../../parts/desk.js';
import { Note } from '../../parts/note.js';
import { Notice } from '../../parts/strip.js';
import { ShowMore } from '../show-more.js';
import { usePortion } from '../use-portion.js';
import { useEventPage } from '../use-tournament-page.js';
import styles from './entries.module.css';
import { enterAll, idsText, type IdsRefused } from './entering.js';
import { pastedIn, sentAs, type Newcomer, type Pasted, type Sent } from './pasted.js';
import { wrongRows, type WrongRow } from './wrong-rows.js';

/** Players out of a spreadsheet: pasted or read from a file, looked at, then entered all at once. */
export default function PastePlayers({ onDone }: { readonly onDone: () => void }) {
  const { event } = useEventPage();
  const people = usePeopleList();
  const [text, type] = useState('');
  const entered = useMemo(() => new Set(event.entries.filter(isThere).map(({ player }) => player)), [event.entries]);
  const [sent, keep] = useState<Sent>();
  // Whoever is new keeps the id that was made here, however often it is tried, and whatever is put right in between.
  const pasted = useMemo(() => pastedIn(text, people, entered, sent), [text]);
  const wrong = useMemo(() => wrongRows(event.tournament, pasted.newcomers), [event.tournament, pasted]);
  const coming = pasted.newcomers.filter(({ id }) => !entered.has(id));
  const whole = entered.size + coming.length;
  const { entering, done, refused } = useEnteringAll(onDone);
  return (
    <section className={styles['paste']} aria-label="Paste players">
      <DeskHead
        title="Paste players"
        says="Copy the rows of a spreadsheet, or the text of a CSV: with headings in any order (name, faction, club, rating, ids of other sites), or names alone."
      >
        <Button size="xs" variant="subtle" onClick={onDone}>
          Leave it
        </Button>
      </DeskHead>
      <Stack gap="sm">
        <Textarea
          label="Table or names"
          autosize
          minRows={4}
          maxRows={12}
          placeholder={'Name\tFaction\tClub\nAnn Archer\tOrks\tIron Hand'}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <FileInput
          label="Or a file"
          placeholder="CSV or text"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          clearable
          onChange={(file) => void file?.arrayBuffer().then((bytes) => type(textIn(new Uint8Array(bytes)).text))}
        />
        <WrongRows wrong={wrong} />
        <Preview pasted={pasted} />
        <TooMany count={whole} />
        <IdsThatStay refused={refused} />
        {entering.error ? (
          <Trouble title={`${count(done, 'player')} entered, then it stopped`} error={entering.error}>
            Nobody enters twice: press again once it is put right.
          </Trouble>
        ) : null}
        <Group justify="flex-end">
          <Button
            size="md"
            disabled={coming.length === 0 || whole > MOST_PLAYERS || wrong.length > 0}
            loading={entering.isPending}
            onClick={() => {
              keep(sentAs(pasted.newcomers));
              entering.mutate(coming);
            }}
          >{`Enter ${count(coming.length, 'player')}`}</Button>
        </Group>
      </Stack>
    </section>
  );
}

/** Enters a whole list, and leaves it open where something is to be read of it. */
function useEnteringAll(onDone: () => void) {
  const { event } = useEventPage();
  const client = useQueryClient();
  const actor = useOrganizer();
  const [done, tell] = useState(0);
  const [refused, add] = useState<readonly IdsRefused[]>([]);
  const entering = useMutation({
    mutationFn: async (coming: readonly Newcomer[]) => {
      let all = refused;
      const told = (entered: number, more: readonly IdsRefused[]): void => {
        all = [...all, ...more];
        tell(entered);
        add(all);
      };
      await enterAll(event.tournament, coming, told, actor);
      return all;
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['people'] });
      return client.invalidateQueries({ queryKey: tournamentKey(event.tournament) });
    },
    onSuccess: (all) => (all.length === 0 ? onDone() : undefined),
  });
  return { entering, done, refused };
}

const isThere = ({ status }: { readonly status: string }): boolean => status === 'entered' || status === 'waiting';

function IdsThatStay({ refused }: { readonly refused: readonly IdsRefused[] }) {
  const { shown, left, more } = usePortion(refused, 10);
  return refused.length === 0 ? null : (
    <Notice tone="open" role="alert" label="Ids that stay as they were">
      <p>
        <b>Ids of {count(refused.length, 'player')} stay as they were</b>: they are entered, but only an organizer of
        the installation changes an id that is known, under People. These were in the list:
      </p>
      <ul>
        {shown.map((one) => (
          <li key={one.id}>{idsText(one)}</li>
        ))}
      </ul>
      <ShowMore {...{ left, more }} />
    </Notice>
  );
}

function WrongRows({ wrong }: { readonly wrong: readonly WrongRow[] }) {
  const { shown, left, more } = usePortion(wrong, 10);
  return wrong.length === 0 ? null : (
    <Notice tone="open" label="What cannot be entered">
      <p>
        <b>{count(wrong.length, 'thing')} to put right first</b>: nobody is entered before.
      </p>
      <ul>
        {shown.map(({ says }) => (
          <li key={says}>{says}</li>
        ))}
      </ul>
      <ShowMore {...{ left, more }} />
    </Notice>
  );
}

function Preview({ pasted: { newcomers, findings, columns, supposed } }: { readonly pasted: Pasted }) {
  const { shown, left, more } = usePortion(newcomers, 50);
  if (newcomers.length === 0) return findings.length === 0 ? null : <Findings {...{ findings }} />;
  const headed = columns.filter(({ heading }) => heading !== '');
  return (
    <>
      <Findings {...{ findings }} />
      {headed.length === 0 ? null : (
        <Note small>Columns: {headed.map(({ heading, as }) => `${heading} as ${as}`).join('; ')}.</Note>
      )}
      {supposed.map((one) => (
        <Note small key={one}>
          {one}
        </Note>
      ))}
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label="Who was read">
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Faction</th>
              <th scope="col">Club</th>
              <th scope="col">Who that is</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.id}>
                <th scope="row">{one.name}</th>
                <td>{one.faction}</td>
                <td>{one.club}</td>
                <td>{whoIs(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ShowMore {...{ left, more }} />
    </>
  );
}

function TooMany({ count }: { readonly count: number }) {
  return count <= MOST_PLAYERS ? null : (
    <Notice tone="open" label="Too many players">
      <p>
        An event takes {MOST_PLAYERS} players at most, and {count} would be entered: look whether this is the right
        list.
      </p>
    </Notice>
  );
}

function whoIs({ known, enteredAlready }: Newcomer): string {
  if (enteredAlready) return 'entered already: left out';
  return known ? 'known here' : 'new here';
}

function Findings({ findings }: Pick<Pasted, 'findings'>) {
  const { shown, left, more } = usePortion(findings, 10);
  return findings.length === 0 ? null : (
    <Notice tone="open" label="What was found">
      <p>
        <b>{count(findings.length, 'thing')} to look at</b>
      </p>
      <ul>
        {shown.map(({ says, taken, line, code }) => (
          <li key={`${code} ${line} ${says}`}>
            {says} Taken: {taken}
          </li>
        ))}
      </ul>
      <ShowMore {...{ left, more }} />
    </Notice>
  );
}
