import type { MatchPageAnswer, ScoreSheet } from '@adjutant/views';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get } from '../api/client.js';
import { usePeople } from '../api/queries.js';
import { Link } from '../app/ways.js';
import { takeFromStack } from './on-top.js';
import type { Paper } from './photo.js';
import { inStack } from './stack.js';

interface Props {
  readonly sheet: Pick<ScoreSheet, 'match' | 'title'>;
  readonly paper: Paper;
}

const ON = '/matches?limit=100&order=playing&status=running,opened';
/** Beyond so many that are recorded in full nobody has a stack. */
const LOOKED_AT = 12;

/** Whoever has a stack of papers goes on with the next one: from the button, to its first field. */
export function NextPaper({ sheet: { match, title }, paper }: Props) {
  const called = usePeople();
  const { data: next } = useQuery({
    queryKey: ['next-paper', match],
    queryFn: async ({ signal }) => {
      const { matches } = await get<MatchPageAnswer>(ON, signal);
      return firstThatIsKeyedIn(inStack(matches, { id: match, title }).slice(0, LOOKED_AT), signal);
    },
    staleTime: 0,
  });
  if (next === undefined) return null;
  if (next === null) return <p>No other match waits for its paper.</p>;
  const players = `${called(next.players.A)} against ${called(next.players.B)}`;
  return (
    <Button
      component={Link}
      to={`/matches/${encodeURIComponent(next.id)}/sheet`}
      size="md"
      onClick={() => takeFromStack(next.id, paper)}
    >
      {`Next paper: ${next.title}, ${players}`}
    </Button>
  );
}

type Listed = MatchPageAnswer['matches'][number];

async function firstThatIsKeyedIn(matches: readonly Listed[], signal: AbortSignal): Promise<Listed | null> {
  for (const one of matches) {
    const { depth, result } = await get<ScoreSheet>(`/matches/${encodeURIComponent(one.id)}/sheet`, signal);
    if (depth !== 'full' && result === null) return one;
  }
  return null;
}
