import { count } from './words.js';

/** A span as a clock shows it: `0:07`, `12:30`, `1:02:05`. Clocks of two machines may differ, so nothing is below zero. */
export function clocked(from: string, until: number | string): string {
  const end = typeof until === 'number' ? until : Date.parse(until);
  const seconds = Math.max(0, Math.floor((end - Date.parse(from)) / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The same for whoever listens rather than looks. */
export function spoken(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return count(whole, 'second');
  const minutes = Math.round(whole / 60);
  return minutes < 120 ? count(minutes, 'minute') : count(Math.round(minutes / 60), 'hour');
}
