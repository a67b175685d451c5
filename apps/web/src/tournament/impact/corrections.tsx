import { useImpacts } from '../../api/tournaments.js';
import { Trouble } from '../../common/trouble.js';
import { DeskHead } from '../../parts/desk.js';
import { Rows } from '../../parts/list.js';
import { useEventPage } from '../use-tournament-page.js';
import { ImpactShown } from './impact-shown.js';

/** Results that were corrected after their round was closed, and penalties, each with what it changed then. */
export function Corrections({ inWords }: { readonly inWords: (sentence: string) => string }) {
  const { event } = useEventPage();
  const { data, error } = useImpacts(event.tournament);
  if (error) return <Trouble title="What corrections changed cannot be shown" error={error} />;
  if (data === undefined || data.corrections.length === 0) return null;
  return (
    <section aria-label="Corrections">
      <DeskHead
        title="Corrected results and penalties"
        says="What each changed when it was told, in standings and later rounds."
      />
      <Rows below>
        {data.corrections.map(({ entry, says, impact }) => (
          <li key={entry}>
            <b>{inWords(says)}</b>
            <ImpactShown impact={impact} />
          </li>
        ))}
      </Rows>
    </section>
  );
}
