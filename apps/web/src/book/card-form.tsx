import type { BookEntry, ScoreCard } from '@adjutant/rules';
import { Button, Checkbox, NumberInput, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Line, List } from '../parts/list.js';
import { EntryForm } from './entry-form.js';
import { withEntry } from './merging.js';
import { said, type Game } from './saying.js';
import { beyondIn, MOST } from './numbered.js';

interface Props {
  readonly game: Game;
  readonly pending: boolean;
  readonly onSay: (card: ScoreCard) => void;
}

const LONGEST = 80;

/** The score card of a mission pack: names, caps and scoring moments, and no text. */
export function CardForm({ game, pending, onSay }: Props) {
  const [name, setName] = useState('');
  const [cap, setCap] = useState<number | string>('');
  const [instead, setInstead] = useState(true);
  const [entries, setEntries] = useState<readonly BookEntry[]>([]);
  const there: Game = { ...game, categories: [...(instead ? [] : game.categories), ...headsOf(entries)] };
  const say = (): void => {
    onSay({
      name: name.trim(),
      entries,
      ...(cap === '' ? {} : { cap: Number(cap) }),
      ...(instead ? { instead: true as const } : {}),
    });
    setName('');
    setEntries([]);
  };
  return (
    <Stack gap="sm" component="section" aria-label="A new score card">
      <h3>A new score card</h3>
      <TextInput
        label="Name of the card"
        maxLength={LONGEST}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NumberInput
        label="Cap of all its points together"
        description="Left empty, it has none."
        min={1}
        max={MOST}
        clampBehavior="none"
        allowDecimal={false}
        value={cap}
        error={beyondIn(cap, 1)}
        onChange={setCap}
      />
      <Checkbox
        label="It stands in place of what the game scores by itself"
        checked={instead}
        onChange={(event) => setInstead(event.currentTarget.checked)}
      />
      <List label="On the card">
        {entries.map((entry) => (
          <Line key={entry.name} title={<bdi>{entry.name}</bdi>} details={said(entry, there)}>
            <Button variant="default" onClick={() => setEntries(entries.filter((one) => one !== entry))}>
              Leave out {entry.name}
            </Button>
          </Line>
        ))}
      </List>
      <EntryForm
        key={entries.length}
        game={there}
        only="score"
        act="Put it on the card"
        pending={false}
        onSay={(entry) => setEntries(withEntry(entries, entry))}
      />
      <Button
        variant="filled"
        size="md"
        loading={pending}
        disabled={name.trim() === '' || entries.length === 0 || beyondIn(cap, 1) !== null}
        onClick={say}
      >
        Keep the score card
      </Button>
    </Stack>
  );
}

/** What was put on the card can hold what comes after it. */
function headsOf(entries: readonly BookEntry[]): Game['categories'] {
  return entries.flatMap((entry) =>
    entry.is === 'score' && entry.within === undefined ? [{ id: entry.name, name: entry.name }] : [],
  );
}
