import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';

interface File {
  readonly url: string;
  /** Null where the name holds a hash of what is in it. */
  readonly revision: string | null;
}

interface Sources {
  /** What every page begins with. */
  readonly main: string;
  readonly worker: string;
  /** Files beside the build, that lie in `folder`. */
  readonly folder: string;
  readonly beside: readonly string[];
}

/**
 * Writes the worker that keeps the page on a device, with the list of all files that the page may need: with some of them missing it
 * would break where it was not looked at before.
 */
export function keptPage(sources: Sources): Plugin {
  return {
    name: 'adjutant:kept-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = [...filesOf(bundle, sources.main), ...sources.beside.map((name) => beside(sources.folder, name))];
        const source = await worker(sources.worker, files);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
        this.info(`a device keeps ${files.length} files`);
      },
    },
  };
}

/** The page, everything that it may fetch, and its workers; not the maps, nor what the page of all parts alone needs. */
export function filesOf(bundle: Rolldown.OutputBundle, main: string): readonly File[] {
  const files = Object.values(bundle);
  const chunks = new Map(files.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  const waiting = [...chunks.values()].filter(({ moduleIds }) => moduleIds.includes(main)).map((one) => one.fileName);
  if (waiting.length === 0) throw new Error(`${main} is in no part of the build.`);
  const needed = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks.get(name);
    if (chunk === undefined || needed.has(name)) continue;
    needed.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style);
    waiting.push(...chunk.imports, ...chunk.dynamicImports);
  }
  // Workers are built apart, with what they fetch.
  for (const { type, fileName } of files) if (type === 'asset' && fileName.endsWith('.js')) needed.add(fileName);
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('index.html is not in the build.');
  return [
    { url: '/index.html', revision: revisionOf(page.source) },
    ...[...needed].sort().map((name) => ({ url: `/${name}`, revision: null })),
  ];
}

function beside(folder: string, name: string): File {
  return { url: `/${name}`, revision: revisionOf(readFileSync(join(folder, name))) };
}

function revisionOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** One file without imports: not every browser takes modules there. */
async function worker(input: string, files: readonly File[]): Promise<string> {
  const define = { FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' };
  const built = await rolldown({ input, platform: 'browser', transform: { define } });
  const { output } = await built.generate({ format: 'iife', minify: true });
  await built.close();
  return output[0].code;
}
