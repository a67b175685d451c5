import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, closeSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../free-port.js';
import { onFreePorts } from '../on-free-ports.js';
import { guard } from '../guard.js';
import { writeBrokerFiles } from './broker-files.js';
import { kafkaJars } from './jars.js';
import { answers } from './answers.js';

const CLUSTER = 'YWRqdXRhbnQtdGVzdHMtMQ';
const LONGEST_START_MS = 60_000;
const LONGEST_STOP_MS = 20_000;
/** Half the processor time until it is ready; a broker in a test moves little. */
const QUICK_TO_START = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

export interface Kafka {
  /** `host:port`, as clients want it. */
  readonly brokers: readonly [string];
  readonly port: number;
  readonly folder: string;
  /** Of the broker that runs, or ran last. */
  readonly pid: number;
  /** In good order; a folder that was made for it is removed. */
  stop(): Promise<void>;
  /** Without warning: what the broker had in memory is gone. */
  kill(): Promise<void>;
  /** Again, on the same data and port, after `kill()` or `halt()`. */
  start(): Promise<void>;
  /** In good order, with its data left where it is. */
  halt(): Promise<void>;
}

interface Place {
  readonly folder?: string | undefined;
  readonly port: number;
  readonly controllerPort: number;
}

/** A real broker, alone, on the loopback interface; it is ready when this resolves. */
export async function startKafka({ folder, port }: { folder?: string; port?: number } = {}): Promise<Kafka> {
  const jars = await kafkaJars();
  if (port === undefined)
    return onFreePorts(2, ([free = 0, controllerPort = 0]) => brokerAt(jars, { folder, port: free, controllerPort }));
  const [controllerPort = 0] = await freePorts(1);
  return brokerAt(jars, { folder, port, controllerPort });
}

async function brokerAt(jars: string, { folder: given, port, controllerPort }: Place): Promise<Kafka> {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'adjutant-kafka-'));
  mkdirSync(folder, { recursive: true });
  const files = writeBrokerFiles({ folder, port, controllerPort });
  const java = (heap: string, main: string, args: readonly string[]) =>
    launch(folder, [`-Xmx${heap}`, ...QUICK_TO_START, `-Dlog4j2.configurationFile=${files.logging}`], jars, [
      main,
      ...args,
    ]);
  if (!existsSync(join(folder, 'data', 'meta.properties'))) {
    const tool = ['format', '--cluster-id', CLUSTER, '--config', files.properties];
    await succeeded(java('64m', 'kafka.tools.StorageTool', tool), folder);
  }
  const launcher = () => java('256m', 'kafka.Kafka', [files.properties]);
  const broker = new Broker(launcher, { folder, port }, given === undefined);
  await broker.start();
  return broker;
}

class Broker implements Kafka {
  readonly brokers: readonly [string];
  readonly port: number;
  readonly folder: string;
  readonly #launch: () => ChildProcess;
  readonly #isTemporary: boolean;
  #process: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();

  constructor(launcher: () => ChildProcess, { folder, port }: { folder: string; port: number }, isTemporary: boolean) {
    this.#launch = launcher;
    this.#isTemporary = isTemporary;
    this.folder = folder;
    this.port = port;
    this.brokers = [`127.0.0.1:${port}`];
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  async start(): Promise<void> {
    await this.#ended;
    const java = this.#launch();
    this.#process = java;
    const watcher = guard(this.pid, this.#isTemporary ? this.folder : '');
    this.#ended = new Promise<void>((ended) => java.once('exit', () => ended())).then(() => watcher.dismiss());
    const isGone = () => java.exitCode !== null || java.signalCode !== null;
    if (await answers(this.brokers, LONGEST_START_MS, isGone)) return;
    await this.kill();
    throw new Error(`The broker did not start. The end of its log:\n${endOfLog(this.folder)}`);
  }

  async halt(): Promise<void> {
    this.#process?.kill('SIGTERM');
    const late = setTimeout(() => this.#process?.kill('SIGKILL'), LONGEST_STOP_MS);
    await this.#ended;
    clearTimeout(late);
  }

  async kill(): Promise<void> {
    this.#process?.kill('SIGKILL');
    await this.#ended;
  }

  async stop(): Promise<void> {
    await this.halt();
    if (this.#isTemporary) rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function launch(folder: string, options: readonly string[], jars: string, main: readonly string[]): ChildProcess {
  const output = openSync(join(folder, 'output.log'), 'a');
  try {
    const words = [...options, '-cp', join(jars, '*'), ...main];
    // In a group of its own, so that Ctrl-C reaches whoever stops it in good order.
    return spawn('java', words, { cwd: folder, stdio: ['ignore', output, output], detached: true });
  } finally {
    closeSync(output);
  }
}

async function succeeded(java: ChildProcess, folder: string): Promise<void> {
  const code = await new Promise<number | null>((ended, failed) => {
    java.once('error', failed);
    java.once('exit', ended);
  });
  if (code !== 0) throw new Error(`The broker's storage could not be formatted:\n${endOfLog(folder)}`);
}

function endOfLog(folder: string): string {
  const names = ['output.log', 'kafka.log'].map((name) => join(folder, name)).filter(existsSync);
  return names.map((name) => readFileSync(name, 'utf8').slice(-2000)).join('\n');
}
