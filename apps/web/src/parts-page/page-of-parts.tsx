import { Lead, PageBody, PageHead } from '../parts/page.js';
import { Cards } from './cards.js';
import { Desks } from './desks.js';
import { Fields } from './fields.js';
import { Lists } from './lists.js';
import { Strips } from './strips.js';

/** Every part that pages are made of, in every state: for whoever makes a page, and for the browser suite. */
export function PageOfParts() {
  return (
    <main data-part="PageBody" data-state-of-part="wide">
      <PageBody width="wide">
        <PageHead title="The parts" count="all of them">
          <button type="button">An act</button>
        </PageHead>
        <Lead>What pages are made of, in every state. Another page takes these before it makes its own.</Lead>
        <Cards />
        <Strips />
        <Lists />
        <Desks />
        <Fields />
      </PageBody>
    </main>
  );
}
