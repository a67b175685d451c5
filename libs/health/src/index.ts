/** How an installation shows that it is well: its figures, its log lines, its traces, and what it waits for. */
export { BackOff, sleep } from './back-off.js';
export { lookAt, type Check, type Checks, Readiness } from './checks.js';
export { plainError, withoutQuotes, type Facts, type PlainError } from './facts.js';
export { Figures, SECONDS, type Reading } from './figures.js';
export { serveHealth, type HealthAsked, type HealthServer } from './health-server.js';
export { readHealthSettings, readLogSettings, type HealthSettings, type LogSettings } from './health-settings.js';
export { KNOWN_SETTINGS, PROCESSES, unknownSettings, type KnownSetting, type Process } from './known-settings.js';
export { LEVELS, openLog, silentLog, type Format, type Level, type Lines, type Log, type LogSetting } from './log.js';
export { Ration } from './ration.js';
export { BYTES_PER_SECOND, markKnown, MOST, type Patience, Senders, USUAL_SECONDS } from './senders.js';
export { noTracing, startTracing, type Attributes, type Span, type Tracing } from './tracing.js';
export { TooSlow, withinTime } from './within-time.js';
export { tracedDecider, tracedSecrets } from './traced-decider.js';
