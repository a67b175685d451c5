import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Writes a file that is not there yet. */
export function write(tree, path, text) {
  if (tree.exists(path)) throw new Error(`${path} is there already: choose another name.`);
  tree.write(path, text);
}

/** Lays out whatever was written as the sources are. */
export async function tidy(tree) {
  for (const { path, type, content } of tree.listChanges()) {
    if (type === 'DELETE' || !/\.(ts|tsx|json|md|yaml)$/.test(path)) continue;
    const filepath = join(tree.root, path);
    const config = await resolveConfig(filepath);
    tree.write(path, await format(String(content), { ...config, filepath }));
  }
}

/** What is told at the end. */
export const next = (...lines) => {
  return () => console.log(['', ...lines].join('\n'));
};
