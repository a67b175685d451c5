import { LEVELS, type Format, type Level } from './log.js';

export interface LogSettings {
  readonly logLevel: Level;
  readonly logFormat: Format;
  /** Where traces are sent; nowhere where it is left out. */
  readonly collector?: string;
}

/** Where a process without an HTTP API tells how it is. */
export interface HealthSettings extends LogSettings {
  readonly healthHost: string;
  readonly healthPort: number;
}

type ValueOf = (name: string) => string | undefined;
type Mistaken = (sentence: string) => void;

/** `terminal`: whether a person reads along; then lines are text unless the settings say otherwise. */
export function readLogSettings(valueOf: ValueOf, mistaken: Mistaken, terminal: boolean): LogSettings {
  const level = valueOf('ADJUTANT_LOG_LEVEL') ?? 'info';
  const format = valueOf('ADJUTANT_LOG_FORMAT') ?? (terminal ? 'text' : 'json');
  const collector = readCollector(valueOf('OTEL_EXPORTER_OTLP_ENDPOINT'), mistaken);
  const logLevel = LEVELS.find((one) => one === level);
  if (!logLevel)
    mistaken(`ADJUTANT_LOG_LEVEL is ${JSON.stringify(level)}, but it must be one of ${LEVELS.join(', ')}.`);
  if (format !== 'json' && format !== 'text')
    mistaken(`ADJUTANT_LOG_FORMAT is ${JSON.stringify(format)}, but it must be json or text.`);
  return {
    logLevel: logLevel ?? 'info',
    logFormat: format === 'text' ? 'text' : 'json',
    ...(collector !== undefined && { collector }),
  };
}

export interface Usual {
  readonly port: number;
  readonly terminal: boolean;
}

export function readHealthSettings(valueOf: ValueOf, mistaken: Mistaken, usual: Usual): HealthSettings {
  const port = valueOf('ADJUTANT_HEALTH_PORT') ?? String(usual.port);
  const host = valueOf('ADJUTANT_HEALTH_HOST') ?? '127.0.0.1';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    mistaken(`ADJUTANT_HEALTH_PORT is ${JSON.stringify(port)}, but it must be a whole number from 0 to 65535.`);
  if (/[\s/]/.test(host))
    mistaken(`ADJUTANT_HEALTH_HOST is ${JSON.stringify(host)}, which is no host name: use for example 127.0.0.1.`);
  return { ...readLogSettings(valueOf, mistaken, usual.terminal), healthHost: host, healthPort: Number(port) };
}

/** The address may carry a password, so it is not repeated. */
function readCollector(text: string | undefined, mistaken: Mistaken): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.search + url.hash === '') return text;
  mistaken(
    'OTEL_EXPORTER_OTLP_ENDPOINT is not the address of a collector: it must be like http://127.0.0.1:4318, without a question mark.',
  );
  return undefined;
}
