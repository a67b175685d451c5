import { Moved } from '../../common/moved.js';
import { SidesTable } from '../../common/sides-table.js';
import type { StepView } from '@adjutant/views';
import { Why } from '../asking/why.js';
import { usePlayers } from '../record.js';

/** Both balances before and after an entry. */
export function Balances({ step }: { readonly step: StepView }) {
  const { before, after } = step;
  const players = usePlayers();
  if (after === null) return null;
  return (
    <section>
      <h3>Balances, before → after</h3>
      <SidesTable
        figures={['CP', 'VP']}
        cells={(side) => (
          <>
            <Moved was={before?.cp[side] ?? 0} now={after.cp[side]}>
              <Why player={side} figure="cp" at={step.number} label={`CP of ${players[side]} after this entry`}>
                {after.cp[side]}
              </Why>
            </Moved>
            <Moved was={before?.vp[side] ?? 0} now={after.vp[side]}>
              <Why player={side} figure="vp" at={step.number} label={`VP of ${players[side]} after this entry`}>
                {after.vp[side]}
              </Why>
            </Moved>
          </>
        )}
      />
    </section>
  );
}
