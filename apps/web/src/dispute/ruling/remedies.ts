import type { Json, JsonObject } from '@adjutant/kernel';
import type { Correction, MatchCommand, Remedy } from '@adjutant/match';
import type { Answer, Side } from '@adjutant/rules';
import { NO_DECISION, readDecision, type DecisionDraft } from './decision.js';

export const REMEDY_KINDS = ['strike', 'correct', 'adjust', 'set', 'decide', 'allow', 'rewind'] as const;
export type RemedyKind = (typeof REMEDY_KINDS)[number];

export const REMEDY_WORDS: { readonly [kind in RemedyKind]: string } = {
  strike: 'Strike entries',
  correct: 'Correct an entry',
  adjust: 'Adjust points',
  set: 'Set a balance at its place',
  decide: 'Decide the result',
  allow: 'Allow what was refused',
  rewind: 'Take the game back',
};

export type How = 'answer' | 'amend' | 'redate';

/** A remedy as it is being filled in: what is typed stays as it was typed. */
export interface Draft {
  readonly id: number;
  readonly kind: RemedyKind;
  /** Entries to strike, the entry to correct, or the entry to go back to. */
  readonly entries: string;
  /** Null until somebody says so: then it is what the entry is likely to want. */
  readonly how: How | null;
  readonly answers: { readonly [question: string]: Answer };
  /** What members of the entry are to be, by their path: `points`, `roles.target`. */
  readonly changes: { readonly [path: string]: string };
  /** The entry before which another one belongs, or a balance is set. */
  readonly before: string;
  readonly player: Side;
  readonly resource: 'cp' | 'vp';
  readonly category: string | null;
  readonly amount: string;
  /** Of points taken away: what is not there is owed. */
  readonly owes: boolean;
  readonly decision: DecisionDraft;
  readonly attempt: number | null;
  readonly backup: 'simple' | 'full';
}

/** What a remedy is read against. */
export interface Ground {
  readonly last: number;
  readonly attempts: readonly {
    readonly number: number;
    readonly after: number;
    readonly command: { readonly type: string; readonly data: object };
  }[];
  /** The data of entries that are to be amended, as far as they are read. */
  readonly dataOf: (entry: number) => JsonObject | null;
  /** How an entry is likely to be corrected; null while it is read. */
  readonly likely: (entry: number) => How | null;
}

/** Where something was vouched for, that is in doubt; points, and whatever else nobody was asked about, are told anew. */
export const likelyFor = (findings: readonly { readonly footing: string }[]): How =>
  findings.some(({ footing }) => footing !== 'record') ? 'answer' : 'amend';

export function howOf({ how, entries }: Pick<Draft, 'how' | 'entries'>, { last, likely }: Ground): How | null {
  if (how !== null) return how;
  const entry = numberIn(entries, last);
  return entry === null ? null : likely(entry);
}

export function blankDraft(id: number, kind: RemedyKind, entry: number | null): Draft {
  return {
    id,
    kind,
    entries: entry === null ? '' : String(entry),
    how: null,
    answers: {},
    changes: {},
    before: '',
    player: 'A',
    resource: 'cp',
    category: null,
    amount: '',
    owes: false,
    decision: NO_DECISION,
    attempt: null,
    backup: 'simple',
  };
}

/** A remedy that can be sent, or what is missing from it in words. */
export type Read = { readonly remedy: Remedy } | { readonly missing: string };

const missing = (text: string): Read => ({ missing: text });

export function readDraft(draft: Draft, ground: Ground): Read {
  switch (draft.kind) {
    case 'strike': {
      const entries = numbersIn(draft.entries, ground.last);
      return entries ? { remedy: { kind: 'strike', entries } } : missing('Name the entries to strike, such as 9, 12.');
    }
    case 'correct':
      return readCorrection(draft, ground);
    case 'adjust':
      return readAdjustment(draft);
    case 'decide':
      return readDecision(draft.decision);
    case 'set':
      return readSetting(draft, ground);
    case 'allow': {
      const attempt = ground.attempts.find(({ number }) => number === draft.attempt);
      if (!attempt) return missing('Choose what was refused.');
      return { remedy: { kind: 'allow', after: attempt.after, command: attempt.command as MatchCommand } };
    }
    case 'rewind': {
      const to = numberIn(draft.entries, ground.last);
      if (to === null) return missing('Name the last entry that stays.');
      return { remedy: { kind: 'rewind', to, backup: draft.backup } };
    }
  }
}

function readAdjustment({ player, resource, category, amount, owes }: Draft): Read {
  const points = Number(amount.trim().replace('−', '-'));
  if (!Number.isSafeInteger(points) || points === 0) return missing('Say how many points, such as 1 or -2.');
  const of = resource === 'vp' && category !== null ? { category } : {};
  const rest = owes && points < 0 ? ({ owes: true } as const) : {};
  return { remedy: { kind: 'adjust', player, resource, ...of, amount: points, ...rest } };
}

function readSetting({ player, resource, category, amount, before }: Draft, { last }: Ground): Read {
  const entry = numberIn(before, last + 1);
  if (!/^\d{1,4}$/.test(amount.trim())) return missing('Say what the balance was, such as 3.');
  if (entry === null) return missing('Name the entry before which it stood so.');
  const of = resource === 'vp' && category !== null ? { category } : {};
  return { remedy: { kind: 'set', player, resource, ...of, value: Number(amount), before: entry } };
}

function readCorrection(draft: Draft, ground: Ground): Read {
  const entry = numberIn(draft.entries, ground.last);
  if (entry === null) return missing('Name the entry to correct.');
  const how = howOf(draft, ground);
  const correction = how === null ? 'The entry is being read.' : correctionOf({ ...draft, how }, ground, entry);
  return typeof correction === 'string' ? missing(correction) : { remedy: { kind: 'correct', entry, correction } };
}

function correctionOf(
  draft: Draft & { readonly how: How },
  { last, dataOf }: Ground,
  entry: number,
): Correction | string {
  if (draft.how === 'redate') {
    const before = numberIn(draft.before, last);
    return before === null ? 'Name the entry before which it happened.' : { kind: 'redate', before };
  }
  if (draft.how === 'answer') {
    const { answers } = draft;
    return Object.keys(answers).length === 0 ? 'Choose another answer.' : { kind: 'answer', answers };
  }
  const data = dataOf(entry);
  if (data === null) return 'The entry is being read.';
  const amended = amendedBy(data, draft.changes);
  return Object.keys(amended).length === 0 ? 'Change what was wrong.' : { kind: 'amend', data: amended };
}

export function numberIn(text: string, last: number): number | null {
  const trimmed = text.trim();
  return /^\d{1,9}$/.test(trimmed) && Number(trimmed) <= last ? Number(trimmed) : null;
}

/** `9, 12 13` as numbers, each once; null where one of them is no entry. */
export function numbersIn(text: string, last: number): readonly number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const numbers = parts.map((part) => numberIn(part, last));
  if (numbers.length === 0 || numbers.includes(null)) return null;
  return [...new Set(numbers as number[])];
}

export interface Field {
  readonly path: string;
  readonly value: string;
}

/** What of an entry can be typed anew: plain values, and those one level down. Lists are shown as they are written. */
export function fieldsOf(data: JsonObject): readonly Field[] {
  return Object.entries(data).flatMap(([name, value]): readonly Field[] => {
    if (name === 'answers' || name === 'override') return [];
    if (!isMembers(value)) return [{ path: name, value: written(value) }];
    return Object.entries(value).map(([inner, one]) => ({ path: `${name}.${inner}`, value: written(one) }));
  });
}

/** The members of an entry that changed, whole, as an amendment states them. */
export function amendedBy(data: JsonObject, changes: Draft['changes']): JsonObject {
  const amended: { [member: string]: Json } = {};
  for (const { path, value } of fieldsOf(data)) {
    const typed = changes[path];
    if (typed === undefined || typed === value) continue;
    const [name = path, inner] = path.split('.');
    const was = data[name] ?? null;
    if (inner === undefined) amended[name] = readAs(was, typed);
    else if (isMembers(was)) {
      const whole = isMembers(amended[name]) ? amended[name] : was;
      amended[name] = { ...whole, [inner]: readAs(was[inner] ?? null, typed) };
    }
  }
  return amended;
}

function isMembers(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function written(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Text stays text; anything else is read as it is written, and stays text where it cannot be. */
function readAs(was: Json, typed: string): Json {
  if (typeof was === 'string') return typed;
  try {
    return JSON.parse(typed) as Json;
  } catch {
    return typed;
  }
}
