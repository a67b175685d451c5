import { existsSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';

/** Hands on the maps of what was compiled, so that a stack tells the line that somebody wrote. */
export function ownMaps(root) {
  return {
    name: 'own-maps',
    load: {
      filter: { id: /[/\\]dist[/\\].*\.js$/ },
      handler(id) {
        if (!id.startsWith(root + sep) || id.includes(`${sep}node_modules${sep}`) || !existsSync(`${id}.map`))
          return null;
        const code = readFileSync(id, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n');
        return { code, map: readFileSync(`${id}.map`, 'utf8') };
      },
    },
  };
}
