import type { JsonObject } from '@adjutant/kernel';
import type { Metadata, SealedEvent } from '../port.js';

/** What the stream of a match is called: the id of the match stands behind this word. */
export const STREAM_PREFIX = 'match-';

/** The first line of a match file. */
export interface MatchFileHeader {
  readonly adjutant: 'match';
  readonly version: 1;
  /** Id of the match. */
  readonly id: string;
  /** The release of the rule pack that the match is played under. */
  readonly pack: { readonly id: string; readonly release: string; readonly digest: string };
  /** The hash of the last event: whoever knows it can tell whether a file is this record, all of it and no other. */
  readonly head: string;
  /** How many events follow, one a line. */
  readonly events: number;
}

/** Every other line. Data and metadata are those that were stored, so that every hash can be worked out again. */
export interface MatchFileLine {
  readonly revision: number;
  readonly type: string;
  readonly data: JsonObject;
  readonly meta: Metadata;
}

/** A match file that could be read; whether it is what it says is for `verifyMatchFile`. */
export interface MatchFile {
  readonly header: MatchFileHeader;
  /** The stream that its events belong to: it is part of every hash. */
  readonly stream: string;
  readonly events: readonly SealedEvent[];
  /** The line of each event, counted from 1. */
  readonly lines: readonly number[];
}

/** What is wrong with a match file, and in which line. */
export interface MatchFileProblem {
  readonly line: number;
  readonly message: string;
}
