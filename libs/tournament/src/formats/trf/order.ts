import type { Criterion } from '../../standing/criteria.js';
import type { Preset } from '../../standing/preset.js';
import type { Finding } from '../findings.js';
import { codeOf, restOf, type TrfDocument } from './document.js';

/** Tie-breaks of C.07 by their codes. */
const CODES: ReadonlyMap<string, Criterion> = new Map<string, Criterion>([
  ['PTS', { by: 'points' }],
  ['BH', { by: 'buchholz' }],
  ['SB', { by: 'sonneborn-berger' }],
  ['DE', { by: 'direct-encounter' }],
  ['WIN', { by: 'wins' }],
  ['WON', { by: 'wins', counts: 'played' }],
  ['BPG', { by: 'games', seat: 'B' }],
  ['BWG', { by: 'wins', counts: 'played', seat: 'B' }],
]);
const POINTS: Criterion = { by: 'points' };

/**
 * The preset with the order that a TRF-2026 names: `212` is the order of the standings, `202` what breaks ties of points. Cuts and
 * medians are written as `BH/C1` and `BH/M1`. A code that nobody here knows is told, and the order goes on without it; who is level
 * after the last shares a place.
 */
export function orderedBy(preset: Preset, document: TrfDocument, findings: Finding[]): Preset {
  const [standings, ties] = ['212', '202'].map((code) => lineOf(document, code));
  const told = standings ?? ties;
  if (told === undefined) return preset;
  const codes = told.rest.split(/[\s,;]+/).filter((code) => code !== '');
  const read = codes.flatMap((code): readonly Criterion[] => {
    const criterion = criterionOf(code);
    if (criterion !== undefined) return [criterion];
    findings.push(unknown(code, told.line));
    return [];
  });
  if (read.length === 0) return preset;
  const criteria = read.some(({ by }) => by === 'points') ? read : [POINTS, ...read];
  const says = `As the file names it: ${codes.join(', ')}.`;
  const sources = [...preset.sources, { key: 'file', says, confirmed: true }];
  return { ...preset, id: 'of-the-file', name: 'the order that the file names', says, sources, criteria };
}

interface Line {
  readonly line: number;
  readonly rest: string;
}

function lineOf(document: TrfDocument, code: string): Line | undefined {
  const at = document.lines.findIndex((line) => codeOf(line) === code && restOf(line) !== '');
  const line = document.lines[at];
  return line && { line: at + 1, rest: restOf(line) };
}

function criterionOf(written: string): Criterion | undefined {
  const [name = '', modifier, ...more] = written.toUpperCase().split(/[/-]/);
  const criterion = CODES.get(name);
  if (criterion === undefined || more.length > 0) return undefined;
  return modifier === undefined ? criterion : cut(criterion, modifier);
}

function cut(criterion: Criterion, modifier: string): Criterion | undefined {
  const [, kind, digit] = /^([CM])([1-5])$/.exec(modifier) ?? [];
  if (criterion.by !== 'buchholz' || digit === undefined) return undefined;
  const many = Number(digit);
  return { ...criterion, cutLowest: many, ...(kind === 'M' ? { cutHighest: many } : {}) };
}

const unknown = (code: string, line: number): Finding => ({
  code: 'unknown-word',
  says: `Line ${line} ranks by ${code}; nobody here works that out.`,
  taken: 'The order without it.',
  line,
});
