import { Notice } from '../../parts/strip.js';
import { useQueue } from './queues.js';
import { useSaid } from './use-said.js';

/** What was pressed on this device and stands nowhere else, by name: it goes up when they sit here again. */
export function NotRecorded({ match }: { readonly match: string }) {
  const said = useSaid(match);
  const lost = useQueue().filter(({ item, standing }) => item.match === match && standing.is !== 'recorded');
  if (lost.length === 0) return null;
  return (
    <Notice tone="bad" role="alert">
      <h2>It is not recorded yet</h2>
      <p>
        This was pressed here and stands nowhere else. It goes up when whoever pressed it sits here again; who does not,
        tells it to whoever sits at the table:
      </p>
      <ul>
        {lost.map(({ item }) => (
          <li key={item.id}>{said(item)}</li>
        ))}
      </ul>
    </Notice>
  );
}
