import { shown } from '@adjutant/kernel';
import { destination, pino, stdTimeFunctions, type Logger } from 'pino';
import { plainFacts, type Facts } from './facts.js';
import { asText } from './text-lines.js';

export const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type Level = (typeof LEVELS)[number];
export type Format = 'json' | 'text';

/** Takes whole lines. */
export interface Lines {
  write(line: string): unknown;
}

export interface LogSetting {
  /** Which process writes: `api`, `relay`, `projector`. */
  readonly service: string;
  readonly level: Level;
  readonly format: Format;
  /** Standard error where it is left out; standard output is for what a process prints once. */
  readonly stream?: Lines;
}

/** Sentences, each written for a person and always the same, with the facts of the case beside them. */
export interface Log {
  debug(says: string, facts?: Facts): void;
  info(says: string, facts?: Facts): void;
  warn(says: string, facts?: Facts): void;
  error(says: string, facts?: Facts): void;
  /** Whether lines of a level are written at all: what is costly to find out is asked only then. */
  writes(level: Exclude<Level, 'silent'>): boolean;
  /** A log that says these facts in every line. */
  child(facts: Facts): Log;
  /** Everything said so far is written when this returns. */
  flush(): void;
}

export function openLog({ service, level, format, stream }: LogSetting): Log {
  // Written in the background: a slow terminal must not hold up a command. Pino writes the rest when the process ends.
  const standard = stream === undefined && level !== 'silent' ? destination({ dest: 2, sync: false }) : undefined;
  const lines: Lines = stream ?? standard ?? { write: () => undefined };
  const options = {
    level,
    base: { service },
    timestamp: stdTimeFunctions.isoTime,
    messageKey: 'says',
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const written = format === 'text' ? asText : asJson;
  return new PinoLog(pino(options, { write: (line: string) => void lines.write(written(line)) }), () =>
    standard?.flushSync(),
  );
}

/** JSON escapes most of what a terminal obeys, but not all of it. */
function asJson(line: string): string {
  return `${shown(line.trimEnd())}\n`;
}

class PinoLog implements Log {
  constructor(
    private readonly logger: Logger,
    readonly flush: () => void,
  ) {}

  debug(says: string, facts: Facts = {}): void {
    if (this.writes('debug')) this.logger.debug(plainFacts(facts), '%s', says);
  }

  info(says: string, facts: Facts = {}): void {
    if (this.writes('info')) this.logger.info(plainFacts(facts), '%s', says);
  }

  warn(says: string, facts: Facts = {}): void {
    if (this.writes('warn')) this.logger.warn(plainFacts(facts), '%s', says);
  }

  error(says: string, facts: Facts = {}): void {
    if (this.writes('error')) this.logger.error(plainFacts(facts), '%s', says);
  }

  writes(level: Exclude<Level, 'silent'>): boolean {
    return this.logger.isLevelEnabled(level);
  }

  child(facts: Facts): Log {
    return new PinoLog(this.logger.child(plainFacts(facts)), this.flush);
  }
}

export const silentLog: Log = openLog({ service: 'none', level: 'silent', format: 'json' });
