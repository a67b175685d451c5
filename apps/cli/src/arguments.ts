import { InvalidArgumentError } from 'commander';

const LONGEST_SECONDS = 86_400;

export function seconds(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= LONGEST_SECONDS) return Number(text);
  throw new InvalidArgumentError(`It must be a number of seconds from 0 to ${LONGEST_SECONDS}.`);
}

export function entryNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be the number of an entry, counted from 0.');
}
