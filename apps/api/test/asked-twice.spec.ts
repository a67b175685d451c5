import { type Body, listAt, run, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
});
afterAll(() => server.close());

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

/** Every parameter of every route that is read, as the description of the interface lists them. */
async function parameters(): Promise<readonly (readonly [path: string, name: string])[]> {
  const { body } = await server.get('/api/docs-json');
  const paths = body['paths'] as { readonly [path: string]: { readonly get?: Operation } };
  return Object.entries(paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? [])
      .filter((one) => one.in === 'query')
      .map(({ name }) => [path.replace(/\{\w+\}/g, 'x'), name] as const),
  );
}

const faulty = (body: Body) => listAt(body, 'errors').map((one) => one['at']);

describe('a parameter that stands in an address twice', () => {
  test('is refused by its name on every route that has any', async () => {
    const all = await parameters();
    expect(all.length).toBeGreaterThan(25);
    for (const [path, name] of all) {
      const { status, body } = await server.get(`${path}?${name}=1&${name}=2`);
      expect([path, name, status, body['code'], faulty(body)]).toEqual([path, name, 400, 'request/invalid', [name]]);
    }
  });

  test('is refused where it was a fault of the server', async () => {
    for (const path of ['/api/disputes?status=open&status=ruled', '/api/precedents?words=a&words=b']) {
      const { status, body } = await server.get(path);
      expect([path, status]).toEqual([path, 400]);
      expect(body['detail']).toContain('stands in the address more than once; give it once');
    }
  });

  test('is refused also where nobody looks at it, and everything that stands twice is named', async () => {
    const { status, body } = await server.get('/api/matches?x=1&x=2&y=1&y=2&limit=1');
    expect([status, faulty(body)]).toEqual([400, ['x', 'y']]);
    expect((await server.get('/api/matches?limit=1')).status).toBe(200);
  });
});
