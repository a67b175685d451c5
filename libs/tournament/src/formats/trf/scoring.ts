import type { Preset } from '../../standing/preset.js';
import type { Finding } from '../findings.js';
import { codeOf, restOf, type TrfDocument } from './document.js';

/** What results and byes are worth in this file; undefined where it says nothing and a win is 1, a draw a half. */
export interface TrfScoring {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** Of byes by their letter, where the file says so. */
  readonly byes: { readonly [letter in 'U' | 'F' | 'H' | 'Z']?: number };
}

type Word = 'win' | 'draw' | 'loss' | 'U' | 'F' | 'H' | 'Z';

/** Words of `162`, of `XXS` and of the lines of bbpPairings, by what they are about. */
const WORDS: { readonly [word: string]: Word } = {
  // `A` is whoever is absent.
  ...{ W: 'win', D: 'draw', L: 'loss', P: 'U', U: 'U', F: 'F', H: 'H', Z: 'Z', A: 'Z' },
  ...{ WW: 'win', BW: 'win', WD: 'draw', BD: 'draw', WL: 'loss', BL: 'loss', PAB: 'U', FPB: 'F', HPB: 'H', ZPB: 'Z' },
  ...{ BBW: 'win', BBD: 'draw', BBL: 'loss', BBU: 'U', BBZ: 'Z' },
};

export function scoringOf(document: TrfDocument, findings: Finding[]): TrfScoring | undefined {
  const told = document.lines.flatMap((line, index) => {
    const code = codeOf(line);
    if (code === '162' || code === 'XXS') return pairsIn(restOf(line)).map((pair) => ({ ...pair, line: index + 1 }));
    return /^BB[WDLUZ]$/.test(code) ? [{ word: code, value: restOf(line), line: index + 1 }] : [];
  });
  if (told.length === 0) return undefined;
  const worth = new Map<Word, number>();
  for (const { word, value, line } of told) {
    if (word === ADJOURNED || isForfeitAsPlayed(word, value, told)) continue;
    const known = WORDS[word];
    if (known === undefined || !/^\d+(\.\d+)?$/.test(value)) findings.push(unknown(word, value, line));
    else worth.set(known, Number(value));
  }
  const byes = (['U', 'F', 'H', 'Z'] as const).flatMap((letter) => {
    const value = worth.get(letter);
    return value === undefined ? [] : [[letter, value] as const];
  });
  const { win = 1, draw = 0.5, loss = 0 } = Object.fromEntries(worth) as { [word in Word]?: number };
  return { win, draw, loss, byes: Object.fromEntries(byes) };
}

/** A game that is adjourned has no result here, whatever it is worth until it is played on. */
const ADJOURNED = 'X';

/** What is won or lost without play is worth what a game is: only where a file says otherwise has that to be told. */
const AS_PLAYED: Readonly<Record<string, readonly string[]>> = { FW: ['WW', 'W'], FL: ['WL', 'BL', 'L'] };

const isForfeitAsPlayed = (
  word: string,
  value: string,
  told: readonly { readonly word: string; readonly value: string }[],
): boolean => told.some((one) => AS_PLAYED[word]?.includes(one.word) === true && Number(one.value) === Number(value));

const pairsIn = (text: string): readonly { readonly word: string; readonly value: string }[] =>
  [...text.matchAll(/([A-Z]+)\s*=?\s*([^\s]+)/g)].map(([, word = '', value = '']) => ({ word, value }));

const unknown = (word: string, value: string, line: number): Finding => ({
  code: 'unknown-word',
  says: `Line ${line} says that ${word} is worth ${value}; nobody here knows what that is.`,
  taken: 'It is left out of the points.',
  line,
});

/** The preset with what this file says of points. */
export function scoredBy(preset: Preset, scoring: TrfScoring | undefined): Preset {
  if (scoring === undefined) return preset;
  const { win, draw, loss, byes } = scoring;
  const counts = (letter: 'U' | 'F' | 'H' | 'Z', usual: Preset['byes']['pairing']): Preset['byes']['pairing'] => {
    const value = byes[letter];
    return value === undefined ? usual : { counts: countsAs(value, scoring, usual.counts), points: value };
  };
  const { pairing, full, half, zero } = preset.byes;
  const worth = {
    pairing: counts('U', pairing),
    full: counts('F', full),
    half: counts('H', half),
    zero: counts('Z', zero),
  };
  return { ...preset, points: { win, draw, loss }, byes: worth };
}

function countsAs(
  value: number,
  { win, draw, loss }: TrfScoring,
  usual: Preset['byes']['pairing']['counts'],
): Preset['byes']['pairing']['counts'] {
  if (value === win) return 'win';
  if (value === draw) return 'draw';
  return value === 0 && loss === 0 ? 'nothing' : usual;
}
