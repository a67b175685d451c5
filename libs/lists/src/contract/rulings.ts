import type { Engine } from '@adjutant/store';
import { PrecedentRows } from '../precedents/precedent-rows.js';
import type { Precedent } from '../precedents/precedent.js';
import { openLists, partitionsFor, type Lists } from '../index.js';
import { namesIn } from '../schema.js';
import type { ListsPlace } from './places.js';

const precedent = (dispute: string, more: Partial<Precedent> = {}): Precedent => ({
  ...{ dispute, ruling: '1', match: 'm', title: 'T', pack: 'kites', at: '2031-05-04T12:00:00.000Z', judge: 'jo' },
  ...{ instance: 'first', standing: 'stands', claim: 'x', rules: [], codes: [], remedies: [], because: 'y' },
  ...more,
});
const question = { dispute: 'new', rules: ['gust', 'kite/wrong-wind'], pack: 'kites', terms: ['knot'] };

/** What the search through rulings promises, whatever the engine. */
export function describeRulings(engine: Engine, place: () => Promise<ListsPlace>): void {
  describe(`the search through rulings: ${engine}`, () => {
    let at: ListsPlace;
    let lists: Lists;
    let rows: PrecedentRows;
    let number = 0;
    const put = (one: Precedent, revision = 2) =>
      lists.tables.transaction((within) =>
        rows.write(within, [
          { dispute: one.dispute, revision, precedents: [{ number: (number += 1), precedent: one }] },
        ]),
      );
    const like = async (more: Partial<typeof question> = {}) =>
      (await rows.like({ ...question, ...more }, 10)).map((found) => found.precedent.dispute);
    const said = async (...terms: readonly string[]) =>
      (await rows.search({ terms }, 10)).map(({ dispute }) => dispute);

    beforeAll(async () => {
      at = await place();
      lists = await openLists(at.setting);
      const { version } = await lists.versions.currentOrNew(partitionsFor(lists));
      rows = new PrecedentRows(lists.tables.kysely, namesIn(version), engine);
      await put(precedent('both', { rules: ['gust'], codes: ['kite/wrong-wind'], pack: 'anvils' }));
      await put(precedent('one', { rules: ['gust'] }));
      await put(precedent('one-elsewhere', { rules: ['gust'], pack: 'anvils' }));
      await put(precedent('words', { claim: 'The knot was tied twice' }));
      await put(precedent('words-elsewhere', { because: 'A knot is a knot, and a knot', pack: 'anvils' }));
      await put(precedent('neither', { claim: 'Too late' }));
      await put(precedent('new', { rules: ['gust'], claim: 'The knot' }));
    });
    afterAll(async () => {
      await lists.close();
      await at.remove();
    });

    it('gives those with most rules in common first, then those of the same game, then the likest words', async () => {
      expect(await like()).toEqual(['both', 'one', 'one-elsewhere', 'words', 'words-elsewhere']);
    });

    it('finds like questions by rules alone, by words alone, and not by the game alone', async () => {
      expect(await like({ terms: [] })).toEqual(['both', 'one', 'one-elsewhere']);
      expect(await like({ rules: [] })).toEqual(['words', 'words-elsewhere']);
      expect(await like({ rules: [], terms: [] })).toEqual([]);
    });

    it('finds beginnings of words, all of which have to be there', async () => {
      expect(await said('kno', 'ti')).toEqual(['words']);
      expect(await said('nots')).toEqual([]);
      expect(await said('gust')).toHaveLength(4);
    });

    it('knows letters with and without their marks, and words of rules', async () => {
      await put(precedent('marked', { claim: 'Façade naïve', rules: ['core/über-flug'] }));
      expect(await said('facade')).toEqual(['marked']);
      expect(await said('naïve')).toEqual(['marked']);
      expect(await said('uber', 'flug')).toEqual(['marked']);
    });

    it('asks for all that is given', async () => {
      const found = await rows.search({ rules: ['gust'], pack: 'anvils' }, 10);
      expect(found.map(({ dispute }) => dispute)).toEqual(['both', 'one-elsewhere']);
      expect(await rows.search({ rules: ['gust'], pack: 'anvils' }, 1)).toHaveLength(1);
      expect(await rows.search({ rules: ['gust', 'kite/wrong-wind'] }, 10)).toHaveLength(1);
    });

    it('has a ruling that is told again once, with its newest words', async () => {
      await put(precedent('again', { claim: 'feather' }), 3);
      await put(precedent('again', { claim: 'plume', standing: 'revoked' }), 4);
      expect(await said('feather')).toEqual([]);
      expect(await rows.search({ terms: ['plume'] }, 10)).toMatchObject([{ dispute: 'again', standing: 'revoked' }]);
      expect([...(await rows.revisionsOf(['again', 'never']))]).toEqual([['again', 4]]);
    });

    it('takes words that would be operators, quotes or endless', async () => {
      const endless = 'x'.repeat(5_000);
      await put(precedent('odd', { claim: `${endless} it's "OR" \\ 'and' \0 & | ! : *` }));
      expect(await said('it', 's', 'or', 'and')).toEqual(['odd']);
    });
  });
}
