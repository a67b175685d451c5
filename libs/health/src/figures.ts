import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withinTime } from './within-time.js';

/** From a tenth of a millisecond, as an append to SQLite takes, to what a person notices. In seconds. */
export const SECONDS: readonly number[] = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

const READ_MS = 3_000;

/** A value at the time of asking; several with a label each. Undefined: not known just now, and not shown. */
export type Reading = number | undefined | { readonly [label: string]: number | undefined };

/**
 * The figures of one process for Prometheus. Names are `adjutant_<what>_<unit>`. Whatever is counted is counted where it
 * happens; whatever stands somewhere is read when somebody asks, and a reading that fails or hangs leaves out only itself.
 */
export class Figures {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  readonly #registry = new Registry();
  readonly #readings: (() => Promise<void>)[] = [];
  readonly #failed: Counter<'figure'>;

  /** `readMs`: how long a reading may take. */
  constructor(
    service: string,
    private readonly readMs = READ_MS,
  ) {
    this.gauge('adjutant_service_info', 'Which part of Adjutant this is', ['service']).set({ service }, 1);
    this.#failed = this.counter('adjutant_readings_failed_total', 'Figures that could not be read', ['figure']);
  }

  counter<Label extends string = never>(name: string, help: string, labels: readonly Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames: labels, registers: [this.#registry] });
  }

  gauge<Label extends string = never>(name: string, help: string, labels: readonly Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames: labels, registers: [this.#registry] });
  }

  /** In seconds, unless other bounds are given. */
  histogram<Label extends string = never>(
    name: string,
    help: string,
    labels: readonly Label[] = [],
    buckets: readonly number[] = SECONDS,
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers: [this.#registry] });
  }

  /** A gauge that is read whenever somebody asks for the figures. `label` names what its readings are told apart by. */
  reading(name: string, help: string, read: () => Reading | Promise<Reading>, label?: string): void {
    const gauge = this.gauge(name, help, label === undefined ? [] : [label]);
    this.#readings.push(async () => {
      if (label === undefined) gauge.remove();
      else gauge.reset();
      try {
        show(gauge, label, await withinTime(this.readMs, async () => read()));
      } catch {
        this.#failed.inc({ figure: name });
      }
    });
  }

  /** All figures in the text format of Prometheus, those of the process itself (memory, event loop, files) included. */
  async text(): Promise<string> {
    await Promise.all(this.#readings.map((read) => read()));
    return `${await this.#registry.metrics()}\n${await ofProcess().metrics()}`;
  }
}

function show(gauge: Gauge<string>, label: string | undefined, reading: Reading): void {
  if (typeof reading === 'number') return gauge.set(reading);
  if (label === undefined) return;
  for (const [name, value] of Object.entries(reading ?? {}))
    if (value !== undefined) gauge.set({ [label]: name }, value);
}

let processFigures: Registry | undefined;

/** Measuring the event loop and the garbage collector is begun once, however many servers a process runs. */
function ofProcess(): Registry {
  if (processFigures) return processFigures;
  processFigures = new Registry();
  collectDefaultMetrics({ register: processFigures });
  return processFigures;
}
