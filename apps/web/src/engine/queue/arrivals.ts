/**
 * Hears who is here, as often as that is said, and calls when it is somebody else than before. Also for whom it finds here: on a slow line
 * somebody may have sat down before anybody listened.
 */
export function hearingArrivals(arrived: () => void): (who: string | null) => void {
  let before: string | null = null;
  return (who) => {
    if (who === null || who === before) return;
    before = who;
    arrived();
  };
}
