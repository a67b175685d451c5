import type { RoundPoint } from '@adjutant/views';
import { RoundChart } from '../match/chart/round-chart.js';
import { BothSides } from '../parts/desk.js';

/** The numbers stand in a table of the same part. */
export default function ReportChart({ points }: { readonly points: readonly RoundPoint[] }) {
  return (
    <BothSides>
      <RoundChart title="Command points at the end of each round" points={points} account="cp" />
      <RoundChart title="Victory points at the end of each round" points={points} account="vp" />
    </BothSides>
  );
}
