import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * The page names what every page needs in its head, so that a browser has it under way before it has read the first script:
 * on a slow line that saves a way there and back.
 */
export function startedEarly(start: string): Plugin {
  return {
    name: 'adjutant:started-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path, bundle = {} }) => {
        // The board and the page of all parts are none of the app's.
        if (path !== '/index.html') return [];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = chunks.find(({ moduleIds }) => moduleIds.includes(start));
        if (first === undefined) throw new Error(`${start} is in no part of the build.`);
        const needed = chunks.filter(({ fileName }) => [first.fileName, ...first.imports].includes(fileName));
        return needed.flatMap((chunk) => [...tagsOf(chunk)]);
      },
    },
  };
}

function tagsOf({ fileName, viteMetadata }: Rolldown.OutputChunk): readonly HtmlTagDescriptor[] {
  const styles = [...(viteMetadata?.importedCss ?? [])];
  return [
    link({ rel: 'modulepreload', crossorigin: true, href: `/${fileName}` }),
    ...styles.map((file) => link({ rel: 'preload', as: 'style', crossorigin: true, href: `/${file}` })),
  ];
}

const link = (attrs: NonNullable<HtmlTagDescriptor['attrs']>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
});
