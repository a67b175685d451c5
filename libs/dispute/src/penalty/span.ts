import type { Span } from './policy.js';

/** What a span is measured by: an instant, and the match and event that it belongs to. */
export interface Moment {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly match?: string | undefined;
  readonly event?: string | undefined;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The calendar day at a place whose clocks are so many minutes ahead of UTC. */
export function dayAt(at: string, ahead: number): string {
  return new Date(Date.parse(at) + ahead * MINUTE).toISOString().slice(0, 10);
}

/** Whether something that happened then still counts now. */
export function isWithin(span: Span, then: Moment, now: Moment, ahead: number): boolean {
  switch (span.of) {
    case 'always':
      return true;
    case 'match':
      return then.match !== undefined && then.match === now.match;
    case 'event':
      return then.event === now.event;
    case 'day':
      return then.event === now.event && dayAt(then.at, ahead) === dayAt(now.at, ahead);
    case 'season':
      return seasonOf(dayAt(then.at, ahead), span.from) === seasonOf(dayAt(now.at, ahead), span.from);
    case 'days':
      return Date.parse(now.at) - Date.parse(then.at) <= span.days * DAY;
  }
}

/** The instant after which a span is over, where the calendar tells. */
export function endOf(span: Span, then: Moment, ahead: number): string | null {
  if (span.of === 'days') return new Date(Date.parse(then.at) + span.days * DAY).toISOString();
  const day = dayAt(then.at, ahead);
  if (span.of === 'day') return new Date(Date.parse(`${day}T00:00:00Z`) + DAY - ahead * MINUTE).toISOString();
  if (span.of !== 'season') return null;
  const next = `${seasonOf(day, span.from) + 1}-${span.from}T00:00:00Z`;
  return new Date(Date.parse(next) - ahead * MINUTE).toISOString();
}

export function spanText(span: Span): string {
  switch (span.of) {
    case 'always':
      return 'ever';
    case 'match':
      return 'in this match';
    case 'day':
      return 'on this day of the event';
    case 'event':
      return 'at this event';
    case 'season':
      return 'this season';
    case 'days':
      return `within ${span.days} days`;
  }
}

/** The year in which the season of a day began. */
function seasonOf(day: string, from: string): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= from ? year : year - 1;
}
