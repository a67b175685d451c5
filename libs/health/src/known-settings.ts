export const PROCESSES = ['api', 'relay', 'projector', 'cli'] as const;
export type Process = (typeof PROCESSES)[number];

export interface KnownSetting {
  readonly name: string;
  /** Who reads it. */
  readonly of: readonly Process[];
  /** What it is where it is left out; for people. */
  readonly usual: string;
  readonly says: string;
}

const SERVICES = ['relay', 'projector'] as const;
const SERVERS = ['api', ...SERVICES] as const;

/** Every setting of every part: the reference is written from this list, and a test holds it against the code. */
export const KNOWN_SETTINGS: readonly KnownSetting[] = [
  {
    ...{ name: 'ADJUTANT_STORE', of: PROCESSES, usual: '`sqlite:<ADJUTANT_DATA>/adjutant.db`' },
    says: 'Where the log is: `memory:`, `sqlite:<path>` or `kurrentdb://user:pass@host:2113[,host…][?tls=…]` (also `esdb://`, `kurrent://`, `…+discover://`).',
  },
  {
    ...{ name: 'ADJUTANT_DATA', of: PROCESSES, usual: '`data`' },
    says: 'Folder of everything that an installation keeps in files. It is made where it is not there.',
  },
  {
    ...{ name: 'ADJUTANT_DATABASE', of: ['api', 'projector', 'cli'], usual: 'files in `ADJUTANT_DATA`' },
    says: '`postgres://user:pass@host:port/db[?sslmode=…]`: lists, people, access and evidence stand there, for several instances.',
  },
  {
    ...{ name: 'ADJUTANT_KEYS', of: ['api', 'cli'], usual: '`ADJUTANT_DATA`' },
    says: 'Folder of the keys of the seal and of the sessions. Several instances share it.',
  },
  {
    ...{ name: 'ADJUTANT_PACKS', of: PROCESSES, usual: '`libs/packs`' },
    says: 'Folder of the packs of game systems.',
  },
  {
    ...{ name: 'ADJUTANT_POLICIES', of: ['api'], usual: '`libs/policies`' },
    says: 'Folder of the policies of penalties.',
  },
  { name: 'PORT', of: ['api'], usual: '3000', says: 'Port of the server; 0 for any that is free.' },
  {
    ...{ name: 'HOST', of: ['api'], usual: '127.0.0.1' },
    says: 'Address of this machine at which the server listens; 0.0.0.0 for all of them.',
  },
  {
    ...{ name: 'ADJUTANT_ACCESS', of: ['api'], usual: '`single-user` on loopback, `staffed` elsewhere' },
    says: '`single-user`: whoever sits at this machine owns it. `staffed`: people sign in.',
  },
  {
    ...{ name: 'ADJUTANT_ADDRESS', of: ['api'], usual: 'where it listens' },
    says: 'Where browsers find the server, as `https://adjutant.example.org`, without a path.',
  },
  {
    ...{ name: 'ADJUTANT_EMBED_ORIGINS', of: ['api'], usual: 'none' },
    says: 'Origins whose pages may show pages of the server within them, as `https://stream.example.org`, with commas between them.',
  },
  {
    ...{ name: 'ADJUTANT_PATIENCE_SECONDS', of: ['api'], usual: '30' },
    says: 'A connection on which fewer than 200 bytes a second of a request come for so long is given up, whoever sends; 1 to 600.',
  },
  {
    ...{ name: 'ADJUTANT_EVIDENCE_FILES', of: ['api'], usual: '40' },
    says: 'How many files of evidence are taken for one dispute, half of them from each player; 2 to 1000.',
  },
  {
    ...{ name: 'ADJUTANT_EVIDENCE_MIB', of: ['api'], usual: '120' },
    says: 'How many MiB of evidence are taken for one dispute, half of them from each player; 2 to 10000.',
  },
  {
    ...{ name: 'ADJUTANT_ORIGIN', of: ['api'], usual: 'made up once' },
    says: 'Name of the log in its checkpoints, as `judges.example.org/open`. It never changes.',
  },
  {
    ...{ name: 'ADJUTANT_TRUSTED_KEYS', of: ['api', 'cli'], usual: 'none' },
    says: 'Verifier keys of other logs, with commas between them: bundles signed with one of them can be imported with their disputes.',
  },
  {
    ...{ name: 'ADJUTANT_CHECK_SECONDS', of: ['api'], usual: '600' },
    says: 'How often the whole log is looked through, whether it is what was recorded; 1 to 86400.',
  },
  {
    ...{ name: 'ADJUTANT_SEAL_SECONDS', of: ['api'], usual: '5' },
    says: 'A checkpoint is signed at most this often, besides those at the end of a battle round; 1 to 3600.',
  },
  {
    ...{ name: 'ADJUTANT_METRICS_TOKEN', of: ['api'], usual: 'organizers only' },
    says: 'Lets a program read `/api/metrics` with `Authorization: Bearer`; at least 20 letters and digits.',
  },
  {
    ...{ name: 'ADJUTANT_KAFKA', of: ['relay'], usual: 'none: it has to be set' },
    says: '`kafka://[user:pass@]host:9092[,host:9092][?ssl=true&sasl=scram-sha-512]`: the brokers that events are handed to.',
  },
  {
    ...{ name: 'ADJUTANT_TOPICS', of: ['relay'], usual: '`adjutant`' },
    says: 'How the names of the topics begin: `adjutant.match-events` and so on.',
  },
  {
    ...{ name: 'ADJUTANT_HEALTH_PORT', of: SERVICES, usual: '3001 (relay), 3002 (projector)' },
    says: 'Port of `/metrics`, `/health/live` and `/health/ready`.',
  },
  {
    ...{ name: 'ADJUTANT_HEALTH_HOST', of: SERVICES, usual: '127.0.0.1' },
    says: 'Address at which these are served.',
  },
  {
    ...{ name: 'ADJUTANT_LOG_LEVEL', of: SERVERS, usual: '`info`' },
    says: '`debug`, `info`, `warn`, `error` or `silent`.',
  },
  {
    ...{ name: 'ADJUTANT_LOG_FORMAT', of: SERVERS, usual: '`text` at a terminal, `json` elsewhere' },
    says: 'How lines are written to standard error.',
  },
  {
    ...{ name: 'OTEL_EXPORTER_OTLP_ENDPOINT', of: SERVERS, usual: 'no traces' },
    says: 'Collector of OpenTelemetry traces over HTTP, as `http://127.0.0.1:4318`. Further `OTEL_EXPORTER_OTLP_*` variables are read by its exporter.',
  },
  {
    ...{ name: 'ADJUTANT_DEBUG', of: ['cli'], usual: '0' },
    says: '1 shows where in the code an error came from.',
  },
];

/** Variables of tests and benches, which a server that they start may inherit. */
const OF_TESTS = /^ADJUTANT_(TEST|FAULTS|BENCH|DOUBLE)/;
const FAR = 3;

/** A name that is misspelt would otherwise be passed over without a word: one sentence for each. */
export function unknownSettings(names: readonly string[]): readonly string[] {
  const known = KNOWN_SETTINGS.map(({ name }) => name);
  return names
    .filter((name) => name.startsWith('ADJUTANT_') && !known.includes(name) && !OF_TESTS.test(name))
    .map((name) => {
      const [near] = known
        .map((one) => ({ one, far: distance(one, name) }))
        .filter(({ far }) => far <= FAR)
        .sort((first, second) => first.far - second.far);
      const instead = near ? `use ${near.one}, or leave it out` : 'docs/reference/settings.md lists them all';
      return `${name} is no setting of Adjutant: ${instead}.`;
    });
}

/** How many letters have to be changed, added or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, against] of [...other].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === against ? 0 : 1)));
    row = next;
  }
  return row[other.length] ?? 0;
}
