/** One frame of a stream of server-sent events. */
export interface Frame {
  readonly id: string;
  readonly event: string;
  readonly data: { readonly [member: string]: unknown };
}

export interface Watching {
  /** Waits for so many events besides the first frame, which says where the stream starts. */
  take(count: number): Promise<readonly Frame[]>;
  readonly start: Promise<Frame>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  leave(): void;
}

/** Opens a stream and reads it as a browser would. */
export async function watch(url: string, headers: Record<string, string> = {}): Promise<Watching> {
  const controller = new AbortController();
  const response = await fetch(url, { headers, signal: controller.signal });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const frames: Frame[] = [];
  let wake: () => void = () => undefined;
  const read = async (): Promise<void> => {
    let rest = '';
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      const parts = (rest + Buffer.from(chunk).toString()).split('\n\n');
      rest = parts.pop() ?? '';
      frames.push(...parts.flatMap(frameOf));
      wake();
    }
  };
  const ended = read().catch(() => undefined);
  const until = async (enough: () => boolean): Promise<void> => {
    while (!enough()) await new Promise<void>((resolve) => (wake = resolve));
  };
  return {
    ended,
    leave: () => controller.abort(),
    start: until(() => frames.length > 0).then(() => frames[0] as Frame),
    take: async (count) => {
      await until(() => frames.length > count);
      return frames.slice(1);
    },
  };
}

function frameOf(text: string): Frame[] {
  const fields = new Map(
    text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const data = fields.get('data');
  if (data === undefined) return [];
  return [
    { id: fields.get('id') ?? '', event: fields.get('event') ?? 'message', data: JSON.parse(data) as Frame['data'] },
  ];
}
