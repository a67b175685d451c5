import type { PrizeOfEvent } from '@adjutant/tournament';

const EACH = 'each faction';
const BESIDES = 'besides';
const BY = 'by ';

/** `Best of | each faction`, one a line, as prizes; undefined where nothing is typed. */
export function prizesIn(typed: string): readonly PrizeOfEvent[] | undefined {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0 ? undefined : lines.map(prizeIn);
}

function prizeIn(line: string): PrizeOfEvent {
  const [name = '', ...more] = line.split('|').map((part) => part.trim());
  const by = more
    .find((part) => part.startsWith(BY))
    ?.slice(BY.length)
    .trim();
  return {
    name,
    ...(more.includes(EACH) ? { each: 'faction' as const } : {}),
    ...(by === undefined ? {} : { by }),
    ...(more.includes(BESIDES) ? { besides: true } : {}),
  };
}

export const prizesTyped = (prizes: readonly PrizeOfEvent[] = []): string =>
  prizes
    .map(({ name, each, by, besides }) =>
      [name, ...(each ? [EACH] : []), ...(by === undefined ? [] : [`${BY}${by}`]), ...(besides ? [BESIDES] : [])].join(
        ' | ',
      ),
    )
    .join('\n');

/** Why what was typed is no list of prizes yet. */
export function prizesFault(typed: string): string | undefined {
  const wrong = typed.split('\n').find((line) => line.trim() !== '' && !isPrize(line));
  return wrong === undefined
    ? undefined
    : `“${wrong.trim()}” is no prize: a name, then | ${EACH}, | ${BY}COLUMN or | ${BESIDES}.`;
}

function isPrize(line: string): boolean {
  const [name = '', ...more] = line.split('|').map((part) => part.trim());
  const known = more.every(
    (part) => part === EACH || part === BESIDES || (part.startsWith(BY) && part.length > BY.length),
  );
  return name !== '' && name.length <= 100 && known;
}
