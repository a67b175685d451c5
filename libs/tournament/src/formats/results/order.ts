import type { EventFigure, Round } from '../../facts.js';
import type { Criterion } from '../../standing/criteria.js';
import { presetNamed } from '../../standing/presets.js';
import type { EventFile, Published } from '../event-file.js';
import type { Finding } from '../findings.js';
import { idIn } from './players.js';
import { figureName, type Reader } from './shape.js';

const WORDS: { readonly [word: string]: Criterion } = {
  wins: { by: 'wins' },
  record: { by: 'record' },
  points: { by: 'points' },
  buchholz: { by: 'buchholz' },
  sos: { by: 'strength', of: 'wins' },
  winPath: { by: 'win-path' },
  mov: { by: 'figure', figure: 'vp', of: 'margin' },
  headToHead: { by: 'direct-encounter' },
};

/**
 * The order that the file names. A word is a figure of the tables, or a column that only the published standings have, which is
 * taken as it is, or a criterion of ours.
 */
export function orderOf(
  tieBreaks: unknown,
  rounds: readonly Round[],
  published: readonly Published[],
  reader: Reader,
): Pick<EventFile, 'preset' | 'figures'> {
  const words = reader.list(tieBreaks, 'tieBreaks').flatMap((one, at) => wordIn(one, `tieBreaks[${at}]`, reader));
  const usual = presetNamed('gw');
  const twice = words.filter((word, at) => words.indexOf(word) < at);
  if (twice.length > 0) reader.supposed.push(`The order of the file names ${twice.join(', ')} twice: once is enough.`);
  if (words.length === 0 || usual === undefined) return {};
  const told = figuresOf(rounds);
  const figures: EventFigure[] = [];
  const criteria = words.flatMap((word): readonly Criterion[] => {
    const figure = toldAs(figureName(word), told, reader);
    if (told.has(figure)) return [{ by: 'figure', figure }];
    const known = Object.hasOwn(WORDS, figure) ? WORDS[figure] : undefined;
    if (known !== undefined) return [known];
    const column = published.flatMap(({ player, figures: { [figure]: value } }) =>
      value === undefined ? [] : [{ player, figure, value }],
    );
    figures.push(...column);
    if (column.length > 0) return [{ by: 'imported', figure }];
    // Before anything was played nobody can say what tables will tell.
    if (told.size === 0) return [{ by: 'figure', figure }];
    reader.found(unknown(word));
    return [];
  });
  if (criteria.length === 0) return {};
  const says = `As the file names it: ${words.join(', ')}.`;
  const sources = [{ key: 'file', says, confirmed: true }];
  const preset = { ...usual, id: 'of-the-file', name: 'the order that the file names', says, sources, criteria };
  return { preset, ...(figures.length === 0 ? {} : { figures }) };
}

/** What stands beside the seats of any table, or with a bye. */
export const figuresOf = (rounds: readonly Round[]): ReadonlySet<string> =>
  new Set(
    rounds.flatMap(({ tables, byes }) =>
      [...tables.flatMap(({ seats }) => seats), ...byes].flatMap(({ figures }) => Object.keys(figures)),
    ),
  );

function wordIn(one: unknown, at: string, reader: Reader): readonly string[] {
  const word = idIn(one);
  if (word !== undefined) return [word];
  const says = `${at} is ${JSON.stringify(one)}: the name of a figure or of a tie-break stands there.`;
  reader.found({ code: 'unknown-word', says, taken: 'The order without it.', at });
  return [];
}

/** `TP` where tables tell `tp`: as nothing else is meant, it is taken, and said. */
function toldAs(figure: string, told: ReadonlySet<string>, reader: Reader): string {
  if (told.has(figure) || Object.hasOwn(WORDS, figure)) return figure;
  const alike = [...told, ...Object.keys(WORDS)].filter((one) => one.toLowerCase() === figure.toLowerCase());
  const [only] = alike;
  if (only === undefined || alike.length > 1) return figure;
  reader.supposed.push(`“${figure}” in the order of the file is taken for ${only}.`);
  return only;
}

const unknown = (word: string): Finding => ({
  code: 'unknown-word',
  says: `The file ranks by “${word}”; no table has such a figure, no published place either, and nobody here knows it.`,
  taken: 'The order without it.',
  at: 'tieBreaks',
});
