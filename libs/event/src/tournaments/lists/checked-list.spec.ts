import { join } from 'node:path';
import { readShelf } from '@adjutant/store';
import { checkedList } from './checked-list.js';

const pack = readShelf(join(import.meta.dirname, '..', '..', '..', '..', 'packs')).find('wh40k-11e');

const MARSHAL = `Cinder Marshal (95 Points)
  • Attached as: Leader (Character)
  • Warlord
  • 1x Brand hammer
  • Enhancement: Unquenched Helm
`;
const GUARD = `Ember Guard (170 Points)
  • Attached as: Bodyguard (Battleline)
  • 1x Ember Sergeant
     ◦ 1x Coal blade
  • 9x Ember Guard
     ◦ 9x Slag rifle
`;
const PIPER = `Ash Piper (40 Points)
  • Attached as: Support (Character)
  • 1x Bone pipes
`;

interface Brought {
  readonly detachments?: string;
  readonly disposition?: string;
  readonly points?: number;
  readonly attached?: readonly string[];
  readonly others?: string;
}

const list = ({
  detachments = 'Furnace Covenant',
  disposition = 'Purge the Foe',
  points = 265,
  attached = [MARSHAL, GUARD],
  others = '',
}: Brought): string => `Ember Tide (${points} Points)

Cinder Host
${detachments} (2 Detachment Points)
Force Disposition: ${disposition}
Incursion (1,000 Points)

ATTACHED UNITS
Attached Unit 1

${attached.join('\n')}
${others}
Exported with App Version: v1.2.3 (4), Data Version: v567
`;

/** Invented lists as the app of the edition writes them, held to the pack that knows neither army nor detachment. */
function brought(said: Brought, held = pack) {
  const checked = checkedList({ content: list(said), reader: null }, { pack: held, pointsLimit: undefined });
  if (!('check' in checked)) throw new Error(checked.message);
  const { check, against, open } = checked;
  return { check, against: against.map(({ message }) => message), open: open.map(({ message }) => message) };
}

const copies = (count: number): string =>
  `\nOTHER DATASHEETS\n\n${'Slag Walkers (50 Points)\n  • 5x Slag Walker\n     ◦ 5x Slag rifle\n\n'.repeat(count)}`;

/** The pack with detachments that somebody brought. */
function withDetachments(costs: { readonly [name: string]: number }) {
  const source = { document: 'core-11e', section: '25.03' };
  const entries = Object.entries(costs).map(([name, cost]) => {
    const id = name.toLowerCase().replaceAll(' ', '-');
    const muster = { costs: cost, opens: ['disposition/purge-the-foe'], source };
    return [id, { id, name, kind: 'detachment', owner: id, summary: 'Brought.', muster, source }] as const;
  });
  return pack && { ...pack, entries: { ...pack.entries, ...Object.fromEntries(entries) } };
}

describe('a list of the 11th edition', () => {
  it('of which nobody knows the detachment is unchecked, and what is unchecked is said', () => {
    const { check, against, open } = brought({});
    expect([check, against]).toEqual(['unchecked', []]);
    expect(open).toEqual([
      'Nobody says how many detachment points Furnace Covenant costs: they are not checked.',
      'Nobody says all that Furnace Covenant opens: Purge the Foe is not checked.',
    ]);
  });

  it('of several detachments that are known is legal within their points, and each of them counts once', () => {
    const two = { detachments: 'Furnace Covenant and Ash Walkers' };
    expect(brought(two, withDetachments({ 'Furnace Covenant': 1, 'Ash Walkers': 1 }))).toEqual({
      check: 'legal',
      against: [],
      open: [],
    });
    expect(brought(two, withDetachments({ 'Furnace Covenant': 2, 'Ash Walkers': 1 }))).toMatchObject({
      check: 'illegal',
      against: ['Furnace Covenant (2) and Ash Walkers (1): 3 detachment points; the army has 2.'],
    });
  });

  it('is told in words what speaks against it', () => {
    expect(
      brought({ points: 1265, others: '\nOTHER DATASHEETS\n\nSlag Fort (1000 Points)\n  • 1x Fort\n' }),
    ).toMatchObject({
      check: 'illegal',
      against: ['The army has 1265 points; its limit is 1000.'],
    });
    expect(brought({ points: 135, attached: [MARSHAL, PIPER] })).toMatchObject({
      check: 'illegal',
      against: [
        expect.stringMatching(/^Ash Piper \(u\d\) is support and leads no unit: it has to be attached to one\.$/),
      ],
    });
  });

  it('tells a disposition that there is, whatever its detachments give', () => {
    expect(brought({ disposition: 'Hide and Seek' })).toMatchObject({
      check: 'illegal',
      against: ['Force disposition on the roster is Hide and Seek, which there is not.'],
    });
  });

  it('may hold more of a datasheet than a unit without keywords may be, up to what any keyword allows', () => {
    const four = brought({ points: 465, others: copies(4) });
    expect([four.check, four.against]).toEqual(['unchecked', []]);
    expect(four.open).toContain(
      'Slag Walkers is in the army 4 times; 2 are allowed, more with BATTLELINE or DEDICATED TRANSPORT: nobody told its keywords.',
    );
    expect(brought({ points: 515, others: copies(5) })).toMatchObject({
      check: 'illegal',
      against: ['Slag Walkers is in the army 5 times; 4 are allowed.'],
    });
  });
});
