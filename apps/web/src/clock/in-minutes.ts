/**
 * `74:59`, `1:05:00`, `−0:12`. A clock that runs is written anew between two answers of the server, which writes lengths of
 * its sentences and reports itself (`inHours` of the views): of the libraries nothing but types runs here.
 */
export function inMinutes(ms: number): string {
  const whole = Math.floor(Math.abs(ms) / 1_000);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (one: number): string => String(one).padStart(2, '0');
  const shown = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  return ms < 0 ? `−${shown}` : shown;
}
