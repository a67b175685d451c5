import { followAnew, livenessNow } from './following.js';

/** Our server has not answered: a stream that says nothing of that is asked for anew, and is live once it is there. */
export function doubtLine(): void {
  if (livenessNow() === 'live') followAnew();
}

/** Our server has answered: a stream that waits for its next try need not. */
export function hopeLine(): void {
  if (livenessNow() === 'lost') followAnew();
}
