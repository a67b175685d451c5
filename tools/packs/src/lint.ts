import type { PackRead } from './read-folder.js';
import { unusedLayers } from './unused-layers.js';

export interface Report {
  readonly lines: readonly string[];
  readonly failed: boolean;
}

/** Every problem and every warning of every pack, one a line, with file and line in the way that editors understand. */
export function lint(packs: readonly PackRead[]): Report {
  const lines = packs.flatMap((pack) => {
    const place = ({ file, line }: { readonly file: string; readonly line: number }): string =>
      `libs/packs/${pack.name}/${file}:${line}`;
    const warnings = [...pack.warnings, ...unusedLayers(pack)];
    return [
      ...pack.problems.map((one) => `${place(one)} ${one.message}`),
      ...warnings.map((one) => `${place(one)} warning: ${one.message}`),
      `${pack.name}: ${counted(pack.problems.length, 'problem')}, ${counted(warnings.length, 'warning')}`,
    ];
  });
  return { lines, failed: packs.some((pack) => pack.problems.length > 0) };
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
