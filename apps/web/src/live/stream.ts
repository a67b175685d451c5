import { LiveSharing, type Ears, type Revisions } from './sharing.js';

/** Holds one stream of the server for whoever shares it, here or in a worker. */
export function sharedStream(): LiveSharing {
  return new LiveSharing({
    open: opened,
    later: (then, milliseconds) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
  });
}

/** The browser takes up a broken stream by itself, after the last entry it saw; one that was refused is over. */
function opened(topics: readonly string[], after: string | null, ears: Ears): () => void {
  const asked = new URLSearchParams({ topics: topics.join(',') });
  if (after !== null) asked.set('lastEventId', after);
  const source = new EventSource(`/api/live/topics?${asked.toString()}`);
  source.addEventListener('open', ears.open);
  source.addEventListener('start', ({ data, lastEventId }: MessageEvent<string>) => {
    const { topics: revisions } = JSON.parse(data) as { readonly topics: Revisions };
    ears.start(revisions, lastEventId);
  });
  source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
    const news = JSON.parse(data) as { readonly topics: readonly string[]; readonly revision: number };
    ears.news(news.topics, news.revision, lastEventId);
  });
  source.addEventListener('error', () => ears.lost(source.readyState === EventSource.CLOSED));
  return () => source.close();
}
