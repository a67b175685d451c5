import type { PackDocument } from '@adjutant/views';

/** What nobody checks of a match that is recorded as a score: it knows no units. */
export function UncheckedAtScore({ statuses }: Pick<PackDocument, 'statuses'>) {
  const states = (statuses as readonly { readonly name: string }[]).map(({ name }) => name);
  return (
    <>
      <h2>Recorded as a score</h2>
      <p>
        Moments, prices, limits of an army, cards and caps are checked. The record knows no units: nobody checks on
        which unit something is used and whether it may be ({['its keywords', 'where it stands', ...states].join(', ')}
        ), nor what may be used once on a unit. The players vouch for it. Recorded in full, it is checked.
      </p>
    </>
  );
}
