import { ms } from './figure.js';
import { percentile } from './measure.js';

/** How long answers took, in a clause. `of`: what they answer, where that has to be said. */
export function spreadOf(latencies: readonly number[], of = ''): string {
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => ms(percentile(latencies, share)));
  const many = of === '' ? `${latencies.length}` : `${latencies.length} ${of}`;
  return `p50 ${p50}, p99 ${p99}, longest ${most} (${many})`;
}
