import type { Engine } from '@adjutant/store';
import type { MatchSummary } from '@adjutant/views';
import { MatchRows, type MatchesAsked } from '../matches/match-rows.js';
import { openLists, partitionsFor, type Lists, type Sought } from '../index.js';
import { DisputeRows, type DisputeLine } from '../disputes/dispute-rows.js';
import { namesIn } from '../schema.js';
import type { ListsPlace } from './places.js';

const END = Number.MAX_SAFE_INTEGER;
const ANN = '0a5e0a5e-ada0-4bad-8bad-deadbeefcafe';

/** Of which event a match is; the others stand alone. */
const OF_EVENTS: { readonly [match: string]: string } = { set: 'open', over: 'open', on: 'closed' };

const match = (id: string, more: Partial<MatchSummary> = {}): MatchSummary => ({
  ...{ id, title: `Table ${id}`, pack: 'kites', release: 'r2031-4', status: 'running', players: { A: ANN, B: 'bob' } },
  ...{ round: 1, turn: 'A', phase: 'x', vp: { A: 0, B: 0 }, cp: { A: 0, B: 0 }, winner: null, ending: null },
  ...{ resultState: null, enteredFor: [], voided: false, entries: 4 },
  ...more,
});
const CALL = { revision: 1, claim: 'x', status: 'claimed', judge: 'jo' } as unknown as DisputeLine;
const sought = (word: string, more: Partial<Sought> = {}): Sought => ({ word, people: [], packs: [], ...more });

/** What the search through matches and calls promises, whatever the engine. */
export function describeFinding(engine: Engine, place: () => Promise<ListsPlace>): void {
  describe(`the search through matches: ${engine}`, () => {
    let at: ListsPlace;
    let lists: Lists;
    let rows: MatchRows;
    let calls: DisputeRows;
    let places = 0;
    const put = (...summaries: readonly MatchSummary[]) =>
      lists.tables.transaction((within) =>
        rows.write(
          within,
          summaries.map((summary) => ({
            ...{ id: summary.id, place: (places += 1), revision: 1, summary },
            event: OF_EVENTS[summary.id] ?? null,
          })),
        ),
      );
    const ids = async (asked: Partial<MatchesAsked>, limit = 100, after = END) =>
      (await rows.page({ withVoid: false, ...asked }, limit, after)).matches.map(({ id }) => id);
    const found = (...words: readonly Sought[]) => ids({ words });

    beforeAll(async () => {
      at = await place();
      lists = await openLists(at.setting);
      const { version } = await lists.versions.currentOrNew(partitionsFor(lists));
      const names = namesIn(version);
      rows = new MatchRows(lists.tables.kysely, names, engine);
      calls = new DisputeRows(lists.tables.kysely, names, engine);
      await put(
        match('old', { status: 'confirmed', title: 'Façade 100%_\\ \0 final', pack: 'anvils' }),
        match('set', { status: 'opened', players: { A: 'carol', B: 'dan' } }),
        match('on', { status: 'running' }),
        match('void', { voided: true }),
        match('over', { status: 'finished', players: { A: 'carol', B: 'bob' } }),
      );
    });
    afterAll(async () => {
      await lists.close();
      await at.remove();
    });

    test('matches of an event that are over and not confirmed are found by their event', async () => {
      const of = async (event: string) => (await rows.unconfirmedOf(event)).map(({ id }) => id);
      expect([await of('open'), await of('closed'), await of('another')]).toEqual([['over'], [], []]);
      expect((await lists.unconfirmedOf('open')).map(({ id }) => id)).toEqual(['over']);
    });

    it('finds words of titles, in any case and with or without marks, and signs as they stand', async () => {
      expect(await found(sought('FACADE'), sought('Fin'))).toEqual(['old']);
      expect(await found(sought('100%_\\'))).toEqual(['old']);
      expect(await found(sought('%'))).toEqual(['old']);
      expect(await found(sought('100%x'))).toEqual([]);
    });

    it('finds players by the ids that a name stands for, however many people have it', async () => {
      expect(await found(sought('xyz', { people: ['carol'] }))).toEqual(['over', 'set']);
      const many = Array.from({ length: 40_000 }, (_, nth) => `p-${nth}`);
      expect(await found(sought('xyz', { people: [...many, ANN] }))).toEqual(['on', 'old']);
      expect(await found(sought('xyz', { people: ['carol'] }), sought('zyx', { people: ['bob'] }))).toEqual(['over']);
    });

    it('finds an id that is a word by a part of it, and one that was made up as a whole only', async () => {
      expect(await found(sought('car'))).toEqual(['over', 'set']);
      expect(await found(sought(ANN))).toEqual(['on', 'old']);
      for (const part of ['ada', 'bad', 'cafe']) expect(await found(sought(part))).toEqual([]);
    });

    it('finds games by the packs that a name stands for, and packs and releases by their own', async () => {
      expect(await found(sought('smithy', { packs: ['anvils'] }))).toEqual(['old']);
      expect(await found(sought('kites'), sought('r2031'))).toEqual(['over', 'on', 'set']);
    });

    it('filters by status, has what is void only on demand, and counts all pages', async () => {
      expect(await ids({ statuses: ['finished', 'confirmed'] })).toEqual(['over', 'old']);
      expect(await ids({ withVoid: true })).toEqual(['over', 'void', 'on', 'set', 'old']);
      const asked = { withVoid: false, words: [sought('kites')], statuses: ['running' as const] };
      expect(await rows.counted(asked)).toEqual({ found: 1, all: 4 });
    });

    it('has those first that are being played, page after page, each once', async () => {
      const all: string[] = [];
      let after = END;
      for (let pages = 1; pages < 9; pages++) {
        const { matches, next } = await rows.page({ withVoid: false, playedFirst: true }, 1, after);
        all.push(...matches.map(({ id }) => id));
        if (next === null) break;
        after = Number(next);
      }
      expect(all).toEqual(['on', 'set', 'over', 'old']);
    });

    it('finds what a match says now, and not what it said before', async () => {
      await put(match('changing', { title: 'Feather' }));
      await put(match('changing', { title: 'Plume', status: 'finished', players: { A: 'eve', B: 'bob' } }));
      expect(await found(sought('feather'))).toEqual([]);
      expect(await found(sought('plume'), sought('x', { people: ['eve'] }))).toEqual(['changing']);
      expect(await ids({ words: [sought('plume')], statuses: ['running'] })).toEqual([]);
    });

    it('finds calls by claim, place, match, players and judge', async () => {
      const summary = { ...CALL, id: 'd', match: 'set', entry: 38, table: '12', claim: 'Über the hill' };
      await lists.tables.transaction((within) => calls.write(within, [{ place: 99, summary }]));
      const called = async (...search: readonly Sought[]) =>
        (await calls.page({ search }, 10, END)).disputes.map(({ id }) => id);
      expect(await called(sought('UBER'), sought('#38'), sought('table'), sought('set'))).toEqual(['d']);
      expect(await called(sought('x', { people: ['dan'] }), sought('y', { people: ['jo'] }))).toEqual(['d']);
      expect(await called(sought('#39'))).toEqual([]);
      expect(await called(sought('x', { packs: ['kites'] }))).toEqual(['d']);
    });

    it('finds calls of the matches of an event, as many as are asked for, page after page', async () => {
      const called = ['set', 'on', 'old', 'over', 'nowhere', 'on'].map((of, nth) => ({
        place: 200 + nth,
        summary: { ...CALL, id: `c${nth}`, match: of, entry: null, table: null },
      }));
      await lists.tables.transaction((within) => calls.write(within, called));
      const page = async (event: string, after = END) => {
        const { disputes, next } = await calls.page({ event }, 1, after);
        return [disputes.map(({ id }) => id), next];
      };
      expect(await page('open')).toEqual([['c3'], '203']);
      expect(await page('open', 203)).toEqual([['c0'], '200']);
      expect(await page('open', 200)).toEqual([['d'], null]);
      expect(await page('closed')).toEqual([['c5'], '205']);
      expect(await page('elsewhere')).toEqual([[], null]);
      const both = await calls.page({ event: 'closed', match: 'set' }, 10, END);
      expect(both.disputes).toEqual([]);
    });
  });
}
