import { useQuery } from '@tanstack/react-query';
import type { MatchView } from '@adjutant/views';
import { matchKey, usePeople } from '../../api/queries.js';
import { getSeen } from '../../api/seen.js';
import { useViewer } from '../../api/viewer.js';
import { calledIn } from './called-in.js';
import { saidOf, type Sayable } from './said.js';

/** What was pressed, with the names of its match as far as this page has read it: nothing is asked for. */
export function useSaid(match: string): (item: Sayable) => string {
  const viewer = useViewer();
  const person = usePeople();
  const { data } = useQuery({
    queryKey: [...matchKey(match), '', viewer],
    queryFn: ({ signal }) => getSeen<MatchView>(match, '', viewer, signal),
    enabled: false,
  });
  const called = data && calledIn(data, person);
  return (item) => saidOf(item, called);
}
