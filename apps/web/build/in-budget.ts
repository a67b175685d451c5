import { isAbsolute, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { BUDGETS, complaints, inKB, weighed } from './budgets.js';
import type { Part } from './weighed.js';

/** The build ends here where a page has become too heavy for a slow line. */
export function inBudget(sources: string): Plugin {
  return {
    name: 'adjutant:in-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const pages = weighed({ parts: partsOf(bundle), holding: holderIn(bundle, sources) }, BUDGETS);
        const told = complaints(pages);
        if (told.length > 0) this.error(told.join('\n'));
        for (const { page, kind, bytes, kB } of pages) this.info(`${page}: ${kind} ${inKB(bytes)} of ${kB} kB`);
      },
    },
  };
}

function partsOf(bundle: Rolldown.OutputBundle): ReadonlyMap<string, Part> {
  const parts = Object.values(bundle).map((file): Part => {
    if (file.type === 'asset') return { file: file.fileName, content: file.source, needs: [] };
    const styles = file.viteMetadata?.importedCss ?? new Set();
    return { file: file.fileName, content: file.code, needs: [...file.imports, ...styles] };
  });
  return new Map(parts.map((part) => [part.file, part]));
}

function holderIn(bundle: Rolldown.OutputBundle, sources: string) {
  const holders = new Map<string, string>();
  for (const file of Object.values(bundle)) {
    const [, worker] = /([^/]+\.worker)-[^/]+\.js$/.exec(file.fileName) ?? [];
    if (worker !== undefined) holders.set(`worker:${worker}`, file.fileName);
    if (file.type !== 'chunk') continue;
    for (const id of file.moduleIds) {
      const path = relative(sources, id);
      if (!isAbsolute(path) && !path.startsWith('..')) holders.set(path.replaceAll('\\', '/'), file.fileName);
    }
  }
  return (module: string): string | undefined => holders.get(module);
}
