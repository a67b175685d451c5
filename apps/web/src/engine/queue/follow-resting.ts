import { follow } from '../../live/following.js';
import { queue } from './queues.js';

/** What waits for other entries of a match is sent again when there is one. Hands over what ends the following. */
export function followResting(): () => void {
  let followed = '';
  let leave = (): void => undefined;
  const look = (): void => {
    const matches = queue.restingIn();
    if (matches.join() === followed) return;
    followed = matches.join();
    leave();
    const leaves = matches.map((match) =>
      follow({ topics: [`match:${match}`], news: () => queue.stir(match), started: () => undefined }),
    );
    leave = () => leaves.forEach((one) => one());
  };
  const unwatch = queue.onChange(look);
  look();
  return () => {
    unwatch();
    leave();
  };
}
