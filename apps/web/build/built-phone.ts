import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createContext, SourceTextModule, type Context } from 'node:vm';
import type { FromEngine, Question, Questions, SignOfLife } from '../src/engine/asked.js';

const ASSETS = join(import.meta.dirname, '..', 'dist', 'assets');

const [file = ''] = readdirSync(ASSETS).filter((name) => /^engine\.worker-.*\.js$/.test(name));
/** What the page fetches first of it. */
export const bundle = readFileSync(join(ASSETS, file), 'utf8');

/** Each file of the worker once, as a browser has it. */
async function runIn(context: Context): Promise<void> {
  const loaded = new Map<string, SourceTextModule>();
  const load = (name: string): SourceTextModule => {
    const at = basename(name);
    const known = loaded.get(at);
    if (known !== undefined) return known;
    const options = { context, identifier: at, importModuleDynamically: (asked: string) => ready(asked) };
    const module = new SourceTextModule(readFileSync(join(ASSETS, at), 'utf8'), options);
    loaded.set(at, module);
    return module;
  };
  const begun = new Map<string, Promise<SourceTextModule>>();
  const begin = async (name: string): Promise<SourceTextModule> => {
    const module = load(name);
    if (module.status === 'unlinked') await module.link((asked) => load(asked));
    await module.evaluate();
    return module;
  };
  // What two ask for at once is begun once.
  const ready = (name: string): Promise<SourceTextModule> => {
    const known = begun.get(name) ?? begin(name);
    begun.set(name, known);
    return known;
  };
  await ready(file);
}

/** The worker of the engine as the browser loads it: nothing is there but what a browser has. */
export class Phone {
  readonly #hears: ((event: { readonly data: unknown }) => void)[] = [];
  readonly #waiting = new Map<number, (told: FromEngine) => void>();
  #asked = 0;

  /** Who answers it. */
  serve: (path: string) => unknown = () => undefined;

  static async begun(): Promise<Phone> {
    const phone = new Phone();
    await runIn(createContext(phone.#world()));
    return phone;
  }

  #world(): object {
    return {
      ...{ TextEncoder, URL, URLSearchParams, structuredClone, AbortSignal, setTimeout },
      fetch: (path: string) => {
        const found = this.serve(path);
        const headers = { get: () => null };
        const body = JSON.stringify(found);
        return Promise.resolve({
          ok: found !== undefined,
          status: 200,
          headers,
          json: () => Promise.resolve(JSON.parse(body)),
        });
      },
      addEventListener: (_: string, hear: (event: { readonly data: unknown }) => void) => this.#hears.push(hear),
      postMessage: (told: FromEngine | SignOfLife) => 'number' in told && this.#waiting.get(told.number)?.(told),
    };
  }

  async ask<Name extends Question>(question: Name, asked: Questions[Name]['asked']): Promise<Questions[Name]['told']> {
    const number = (this.#asked += 1);
    const told = await new Promise<FromEngine>((resolve) => {
      this.#waiting.set(number, resolve);
      for (const hear of this.#hears) hear({ data: structuredClone({ number, question, asked }) });
    });
    if ('failed' in told) throw new Error(told.failed);
    return structuredClone(told.told) as Questions[Name]['told'];
  }
}
