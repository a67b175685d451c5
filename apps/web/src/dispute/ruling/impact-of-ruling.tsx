import type { ImpactView } from '@adjutant/tournament';
import { ImpactShown } from '../../tournament/impact/impact-shown.js';

/** What a ruling or a penalty would change in the event. */
export default function ImpactOfRuling({ impact }: { readonly impact: ImpactView }) {
  return (
    <section aria-label="In the event">
      <p>
        <b>In the event{impact.table === undefined ? '' : `, by a result of round ${impact.round}`}</b>
      </p>
      <ImpactShown impact={impact} />
    </section>
  );
}
