/** Tries something; whether it was done. */
type Attempt = () => Promise<boolean>;

/**
 * Lets one attempt through at a time, and none once one was done: whoever presses again before the screen shows that it was pressed, or
 * before what was pressed has left the screen, has pressed once. Fails as the attempt does, and may be tried again then.
 */
export function untilDone(): (attempt: Attempt) => Promise<void> {
  let isClosed = false;
  return async (attempt) => {
    if (isClosed) return;
    isClosed = true;
    try {
      isClosed = await attempt();
    } catch (error) {
      isClosed = false;
      throw error;
    }
  };
}
