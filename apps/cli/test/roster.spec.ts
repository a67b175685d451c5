import { readShelf } from '@adjutant/store';
import { Roster } from '@adjutant/rules';
import { faultsIn } from '@adjutant/kernel';
import { PACKS, workspace } from './cli.js';

const LIST = `Night Watch (200 Points)

Astra Militarum
Combined Regiment (1 Detachment Point)
Incursion (1,000 Points)

CHARACTERS

Marshal of Nowhere (80 Points)
  • Warlord
  • 1x Sabre
  • Enhancement: Grand Strategist

BATTLELINE

Line Troops (120 Points)
  • 1x Line Sergeant
     ◦ 1x Pistol
  • 9x Line Trooper
     ◦ 9x Rifle

It was raining when we wrote this.
`;

describe('adjutant roster read', () => {
  const at = workspace();

  it('prints the roster, what was left, and ends with 1 where something was', async () => {
    const { exit, out, err } = await at.cli('roster', 'read', at.file('list.txt', LIST), '--pack', 'wh40k-10e');
    expect([exit, err]).toEqual([1, '']);
    expect(out).toMatch(/^Night Watch \(Text of the Warhammer 40,000 app, reader publisher-app \d+\)$/m);
    expect(out).toMatch(/^ASTRA MILITARUM, combined-regiment, 200 points of 1000$/m);
    expect(out).toMatch(/u1 {2}Marshal of Nowhere {2}1 model {4}80 +warlord, combined-regiment\/grand-strategist/);
    expect(out).toMatch(/u2 {2}Line Troops +10 models {2}120/);
    expect(out).toMatch(/^Left\n {2}line 22: It was raining when we wrote this\.$/m);
  });

  it('gives with --json a roster that SubmitRoster takes', async () => {
    const { exit, json } = await at.cli('roster', 'read', at.file('list.txt', LIST), '--pack', 'wh40k-10e', '--json');
    const [document] = json;
    expect(exit).toBe(1);
    expect(document).toMatchObject({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      roster: { faction: 'ASTRA MILITARUM', detachment: 'combined-regiment', points: 200, limit: 1000 },
      differs: [],
    });
    expect(readShelf(PACKS).find('wh40k-10e')?.entries['combined-regiment']).toBeDefined();
    expect(faultsIn(Roster, document?.['roster'], '')).toEqual([]);
  });

  it('says what is wrong with what is no list, and where', async () => {
    const { exit, out, err } = await at.cli('roster', 'read', at.file('novel.txt', 'It was a dark night.\nIt rained.'));
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(
      /^adjutant: novel\.txt: Nobody can tell what wrote this list, which begins “It was a dark night\.”/,
    );
    expect((await at.cli('roster', 'read', 'nowhere.txt')).err).toBe('adjutant: nowhere.txt does not exist.\n');
  });
});
