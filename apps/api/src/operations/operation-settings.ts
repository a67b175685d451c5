import { readLogSettings, type LogSettings } from '@adjutant/health';

export interface OperationSettings {
  /** How much is written where; nothing is where it is left out. */
  readonly log?: LogSettings;
  /** Lets a program read the figures that is nobody's session: `Authorization: Bearer <token>`. */
  readonly metricsToken?: string;
}

const LEAST_LETTERS = 20;

/** A token is never repeated in a sentence. */
export function readOperationSettings(
  valueOf: (name: string) => string | undefined,
  mistaken: (sentence: string) => void,
): OperationSettings {
  const log = readLogSettings(valueOf, mistaken, process.stderr.isTTY === true);
  const metricsToken = valueOf('ADJUTANT_METRICS_TOKEN');
  if (metricsToken === undefined) return { log };
  if (!/^[\w.~+/=-]+$/.test(metricsToken) || metricsToken.length < LEAST_LETTERS)
    mistaken(
      `ADJUTANT_METRICS_TOKEN is too easy to guess or cannot be sent: use at least ${LEAST_LETTERS} letters and digits, as \`openssl rand -hex 20\` makes them.`,
    );
  return { log, metricsToken };
}
