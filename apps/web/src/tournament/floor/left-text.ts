const MINUTE = 60_000;

/** How long a round still is, in hours and minutes; or for how long it has been over. */
export function leftText(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / MINUTE);
  const hours = Math.floor(minutes / 60);
  const text = hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
  return milliseconds > 0 ? `${text} left` : `over for ${text}`;
}
