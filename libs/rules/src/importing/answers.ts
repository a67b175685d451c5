import type { ImportProfile } from './profile.js';
import type { DetachmentRecord } from './records.js';

/** Something that the files leave open. `options`: the words that answer it. */
export interface ImportQuestion {
  readonly id: string;
  readonly asks: string;
  readonly options?: readonly string[];
}

/** What somebody said to the questions, by their ids. */
export interface ImportAnswers {
  readonly [question: string]: string | number | readonly string[];
}

/** It stays open: what hangs on it is not checked at any table. */
const UNKNOWN = 'unknown';

export const VERSION = 'version';
const POINTS = 'points';
const DISPOSITIONS = 'dispositions';

/** What is known of a detachment; left out: nobody says. */
interface KnownOf {
  readonly points?: number;
  readonly dispositions?: readonly string[];
}

/** Asked where no file says its version, and where one says a version whose shape nobody here knows. */
export function versionAsked(own: readonly string[], { format, versions }: ImportProfile): readonly ImportQuestion[] {
  if (own.length === 0) return [{ id: VERSION, asks: `Which version of ${format} is this?`, options: versions }];
  const strange = own.filter((one) => !versions.includes(one));
  if (strange.length === 0) return [];
  const asks = `The shape of ${format} ${strange.join(' and ')} is not known. As which version is it read?`;
  return [{ id: VERSION, asks, options: versions }];
}

export function questionsOf({ id, name, ...record }: DetachmentRecord, profile: ImportProfile): ImportQuestion[] {
  const { detachment_points: points, force_dispositions: dispositions = [] } = record;
  return [
    ...(points === null || points === undefined
      ? [{ id: `${id}:${POINTS}`, asks: `How many detachment points does ${name} cost?` }]
      : []),
    ...(dispositions.length === 0
      ? [
          {
            id: `${id}:${DISPOSITIONS}`,
            asks: `Which dispositions does ${name} give?`,
            options: Object.keys(profile.dispositions),
          },
        ]
      : []),
  ];
}

/** What the record says of a detachment, or the answers where it says nothing. */
export function toldOf(record: DetachmentRecord, answers: ImportAnswers): KnownOf {
  const points = record.detachment_points ?? Number(answers[`${record.id}:${POINTS}`]);
  const own = record.force_dispositions ?? [];
  const dispositions = own.length > 0 ? own : wordsOf(answers[`${record.id}:${DISPOSITIONS}`]);
  return {
    ...(Number.isInteger(points) ? { points } : {}),
    ...(dispositions.length > 0 ? { dispositions } : {}),
  };
}

/** What is wrong with answers, a sentence each. */
export function wrongAnswers(
  questions: readonly ImportQuestion[],
  answers: ImportAnswers,
  profile: ImportProfile,
): readonly string[] {
  return Object.entries(answers).flatMap(([id, value]) => {
    if (!questions.some((one) => one.id === id)) return [`Nothing asks ${id}: it stands in the file, or in none.`];
    const must = value === UNKNOWN && id !== VERSION ? null : mustOf(id, value, profile);
    return must === null ? [] : [`The answer to ${id} has to be ${must}.`];
  });
}

function mustOf(id: string, value: ImportAnswers[string], { versions, dispositions }: ImportProfile): string | null {
  if (id === VERSION)
    return typeof value === 'string' && versions.includes(value) ? null : `a version, as ${versions.join(' or ')}`;
  if (id.endsWith(`:${POINTS}`))
    return /^[1-9]$/.test(String(value)) ? null : `a whole number from 1 to 9, or ${UNKNOWN}`;
  const words = wordsOf(value);
  const known = Object.keys(dispositions);
  const fits = words.length > 0 && words.every((word) => known.includes(word)) && new Set(words).size === words.length;
  return fits ? null : `one or several of ${known.join(', ')}, each once, or ${UNKNOWN}`;
}

function wordsOf(value: ImportAnswers[string] | undefined): readonly string[] {
  if (typeof value === 'object') return value;
  return typeof value === 'string' && value !== UNKNOWN ? value.split(',').map((word) => word.trim()) : [];
}
