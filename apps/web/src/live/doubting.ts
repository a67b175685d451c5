import { followAnew, livenessNow } from './following.js';

/** Our server has not answered: a stream that says nothing of that is asked for anew, and is live once it is there. */
export function doubtLine(): void {
  if (livenessNow() === 'live') followAnew();
}
