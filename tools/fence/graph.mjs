// The boundary rule of Nx reads a cached project graph and is silently off where there is none, as in a fresh clone. So
// the lint configuration makes the graph first, and stops when a library is missing from it or carries no tag.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ARROWS } from './arrows.mjs';

const root = join(import.meta.dirname, '..', '..');

async function projectGraph() {
  process.env.NX_DAEMON ??= 'false';
  const { createProjectGraphAsync } = await import('@nx/devkit');
  return createProjectGraphAsync({ exitOnError: false });
}

/** The names of all projects, after a check that each library and the web app are known by their tag. */
export async function projectNames() {
  const { nodes } = await projectGraph();
  const projects = Object.values(nodes);
  const tagged = new Map(projects.map(({ data }) => [data.root, data.tags ?? []]));
  const fenced = Object.keys(ARROWS).filter((path) => existsSync(join(root, path, 'package.json')));
  const untagged = fenced.filter((path) => !tagged.get(path)?.includes(`scope:${path.split('/')[1]}`));
  if (untagged.length > 0)
    throw new Error(`no tag "scope:<name>" under "nx" in package.json of: ${untagged.join(', ')}`);
  return projects.map(({ name }) => name);
}
