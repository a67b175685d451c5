import type { BookEntry, EventBook, PackBook } from '@adjutant/rules';
import { Button, FileButton, Group, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { mayDo, useMe } from '../access/access-api.js';
import { usePacks } from '../api/queries.js';
import { useTitle } from '../app/title.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { count } from '../common/words.js';
import { List, Line, Nothing } from '../parts/list.js';
import { Lead, PageBody, PageHead } from '../parts/page.js';
import { useBook, useGame, useKeepingBook } from './book-api.js';
import { CardForm } from './card-form.js';
import { EntryForm } from './entry-form.js';
import { bookIn, merged, packIn, withEntry, withPack, type Brought } from './merging.js';
import { said, type Game } from './saying.js';

/** What no pack lists, as the event keeps it for its matches. */
export default function BookPage() {
  useTitle('The book');
  const { data: book, error, refetch } = useBook();
  const { data: me } = useMe();
  const { data: packs } = usePacks();
  if (error && !book) return <Trouble title="The book cannot be shown" error={error} retry={() => void refetch()} />;
  if (!book || !me || !packs) return <Loading what="the book" />;
  const games = [...new Map(packs.map(({ pack, name }) => [pack, name]))].map(([value, label]) => ({ value, label }));
  return (
    <PageBody width="reading">
      <PageHead title="The book" />
      <Lead>
        What no pack lists, as players told it at their tables. The next match offers it; what a match uses of it stands
        in that match, and is not changed from here.
      </Lead>
      <Kept book={book} games={games} mayChange={mayDo(me, 'DecideEvent')} />
    </PageBody>
  );
}

interface KeptProps {
  readonly book: EventBook;
  readonly games: readonly { readonly value: string; readonly label: string }[];
  readonly mayChange: boolean;
}

function Kept({ book, games, mayChange }: KeptProps) {
  const [pack, choose] = useState(book.packs[0]?.pack ?? games[0]?.value ?? '');
  const { data: game } = useGame(pack);
  const keeping = useKeepingBook();
  const here = packIn(book, pack);
  const keep = (changed: PackBook): void => keeping.mutate(withPack(book, changed));
  return (
    <Stack gap="md">
      <NativeSelect
        label="Game"
        value={pack}
        data={[...games]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Files
        book={book}
        games={games}
        mayChange={mayChange}
        keep={(whole, brought, onKept) =>
          keeping.mutate(whole, {
            onSuccess: () => {
              choose(brought);
              onKept();
            },
          })
        }
      />
      {keeping.error ? <Trouble title="The book is as it was" error={keeping.error} /> : null}
      {game === undefined ? (
        <Loading what="the game" />
      ) : (
        <Parts key={pack} {...{ here, game, mayChange, keep }} pending={keeping.isPending} />
      )}
    </Stack>
  );
}

interface FilesProps {
  readonly book: EventBook;
  readonly games: KeptProps['games'];
  readonly mayChange: boolean;
  /** With a pack that something was brought in for. */
  readonly keep: (book: EventBook, brought: string, onKept: () => void) => void;
}

const addressOf = (book: EventBook): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(book, undefined, 2))}`;

/** Out as a file, and in again from one: what stands in both under one name, and otherwise, is said and not brought in. */
function Files({ book, games, mayChange, keep }: FilesProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [told, tell] = useState<string | null>(null);
  const bring = async (file: File): Promise<void> => {
    const read = bookIn(await file.text());
    tell(null);
    if (typeof read === 'string') return setProblem(read);
    const { book: both, brought, differing } = merged(book, read);
    if (differing.length > 0)
      return setProblem(
        `Nothing is brought in: ${differing.join(', ')} ${differing.length === 1 ? 'stands' : 'stand'} here already, and otherwise. Take out one of the two first.`,
      );
    setProblem(null);
    const [first] = brought;
    if (first === undefined) return tell('All of this stands here already: nothing new came in.');
    keep(both, first.pack, () => tell(brought.map((one) => broughtText(one, games)).join(' ')));
  };
  return (
    <>
      <Group gap="xs">
        <Button component="a" variant="default" href={addressOf(book)} download="book.json">
          Export
        </Button>
        {mayChange ? (
          <FileButton
            accept="application/json,.json"
            onChange={(file) => (file === null ? undefined : void bring(file))}
          >
            {(props) => (
              <Button {...props} variant="default">
                Import
              </Button>
            )}
          </FileButton>
        ) : null}
      </Group>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <p role="status">{told}</p>
    </>
  );
}

function broughtText({ pack, entries, cards, keywords }: Brought, games: KeptProps['games']): string {
  const game = games.find(({ value }) => value === pack)?.label ?? pack;
  const parts = [
    ...cards.map((name) => `the score card ${name}`),
    ...entries,
    ...(keywords.length === 0 ? [] : [`keywords of ${count(keywords.length, 'kind of unit', 'kinds of unit')}`]),
  ];
  return `Brought in for ${game}: ${parts.join(', ')}.`;
}

interface PartsProps {
  readonly here: PackBook;
  readonly game: Game;
  readonly mayChange: boolean;
  readonly pending: boolean;
  readonly keep: (changed: PackBook) => void;
}

function Parts(props: PartsProps) {
  const words = Object.entries(props.here.keywords);
  return (
    <>
      <h2>Single entries</h2>
      <Entries {...props} />
      <h2>Score cards</h2>
      <Cards {...props} />
      {words.length === 0 ? null : <h2>Keywords that were asked for</h2>}
      {words.length === 0 ? null : (
        <List label="Keywords">
          {words.map(([name, all]) => (
            <Line key={name} title={<bdi>{name}</bdi>} details={all.join(', ')} />
          ))}
        </List>
      )}
    </>
  );
}

function Entries({ here, game, mayChange, pending, keep }: PartsProps) {
  const [changing, change] = useState<BookEntry>();
  const { entries } = here;
  const put = (entry: BookEntry): void => {
    const others = changing ? entries.filter((one) => one !== changing) : entries;
    keep({ ...here, entries: withEntry(others, entry) });
    change(undefined);
  };
  return (
    <>
      {entries.length === 0 ? <Nothing>Nothing was told yet.</Nothing> : null}
      <List label="Entries">
        {entries.map((entry) => (
          <Line key={entry.name} title={<bdi>{entry.name}</bdi>} details={said(entry, game)}>
            {mayChange ? (
              <>
                <Button variant="default" onClick={() => change(entry)}>
                  Change {entry.name}
                </Button>
                <TakeOut
                  name={entry.name}
                  pending={pending}
                  act={() => keep({ ...here, entries: entries.filter((one) => one !== entry) })}
                />
              </>
            ) : null}
          </Line>
        ))}
      </List>
      {mayChange ? (
        <EntryForm
          key={`${entries.length} ${changing?.name ?? ''}`}
          game={game}
          act={changing ? 'Keep it so' : 'Add it to the book'}
          pending={pending}
          from={changing}
          onSay={put}
        />
      ) : null}
    </>
  );
}

function Cards({ here, game, mayChange, pending, keep }: PartsProps) {
  const { cards } = here;
  return (
    <>
      {cards.length === 0 ? <Nothing>No score card was made yet.</Nothing> : null}
      <List label="Score cards">
        {cards.map((card) => (
          <Line
            key={card.name}
            title={<bdi>{card.name}</bdi>}
            details={card.entries.map((entry) => `${entry.name} (${said(entry, game)})`).join('; ')}
          >
            {mayChange ? (
              <TakeOut
                name={card.name}
                pending={pending}
                act={() => keep({ ...here, cards: cards.filter((one) => one !== card) })}
              />
            ) : null}
          </Line>
        ))}
      </List>
      {mayChange ? (
        <CardForm game={game} pending={pending} onSay={(card) => keep({ ...here, cards: withEntry(cards, card) })} />
      ) : null}
    </>
  );
}

function TakeOut({
  name,
  pending,
  act,
}: {
  readonly name: string;
  readonly pending: boolean;
  readonly act: () => void;
}) {
  return (
    <Button variant="default" disabled={pending} onClick={act}>
      Take out {name}
    </Button>
  );
}
