import { at, listAt, type Body, type Running } from '../running.js';

/** What an installation says of its disputes, penalties and precedents: what counts of it, not how it is put. */
export async function countsOf(server: Running): Promise<object> {
  const disputes = listAt(await bodyAt(server, '/api/disputes?limit=200'), 'disputes').map(({ id }) => String(id));
  const matches = listAt(await bodyAt(server, '/api/matches?limit=200'), 'matches');
  const people = ['ann', 'bob'];
  return {
    matches: byId(
      matches.map(({ id, status, entries, vp, result, resultState }) => [
        id,
        { status, entries, vp, winner: at(result, 'winner'), resultState },
      ]),
    ),
    disputes: byId(
      await Promise.all(
        disputes.map(async (id) => [id, countOf(await bodyAt(server, `/api/disputes/${id}`))] as const),
      ),
    ),
    penalties: byId(await Promise.all(people.map(async (id) => [id, await penaltiesOf(server, id)] as const))),
    precedents: listAt(await bodyAt(server, '/api/precedents?limit=100'), 'precedents')
      .map(({ dispute, ruling, instance, standing }) => [dispute, ruling, instance, standing].join(' '))
      .sort(),
  };
}

function countOf({ match, status, entry, at: asked, rulings }: Body): object {
  const shown = (rulings as readonly Body[] | undefined)?.map((one) => {
    const { carriedOut, entry: place, hash, asPreviewed } = (one['outcome'] ?? {}) as Body;
    const { entry: back, restored } = (one['takenBack'] ?? {}) as Body;
    return { carriedOut, place, hash, asPreviewed, back, restored };
  });
  return { match, status, entry, asked, rulings: shown };
}

async function penaltiesOf(server: Running, person: string): Promise<readonly object[]> {
  return listAt(await bodyAt(server, `/api/people/${person}/penalties`), 'penalties').map(
    ({ penalty, match, side, level, infraction, standing, effects }) => ({
      ...{ penalty, match, side, standing, effects },
      ...{ level: at(level, 'id'), infraction: at(infraction, 'id') },
    }),
  );
}

function byId(entries: readonly (readonly [unknown, unknown])[]): object {
  return Object.fromEntries([...entries].sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)));
}

async function bodyAt(server: Running, path: string): Promise<Body> {
  const { status, body } = await server.get(path);
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body;
}
