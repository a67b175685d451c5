import { gzipSync, strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { APP } from './app-list.js';
import { recordAll, ROSTERS } from './small-match.js';
import { sharedStage, type Stage, type View } from './stage.js';
import { submitRoster } from './submitting.js';

const PHONE: View = { width: 390, height: 844, touch: true };
const SEATS = { A: { player: 'ada' }, B: { player: 'ben' } };
const opening = (pack: string) => ({
  type: 'OpenMatch',
  data: { title: 'Lists', pack: { id: pack }, seats: SEATS, settings: { rosters: 'as-declared' } },
});

const UNITS = [
  { name: 'Command Squad', models: 1, points: 95 },
  { name: 'Shock Troops', models: 10, points: 170 },
];

const NEW_RECRUIT = `Imperium - Astra Militarum - Winter Line - [265 pts]

# ++ Army Roster ++ [265 pts]
## Configuration
Battle Size: Incursion (1000 Point limit)
Detachment: Combined Regiment

## Character [95 pts]
Command Squad [95 pts]: Warlord, Chainsword

## Battleline [170 pts]
Shock Troops [170 pts]:
• 1x Sergeant: Chainsword
• 9x Trooper: 9x Lasgun
`;

const FENCED = `+++++++++++++++++++++++++++++++
+ FACTION KEYWORD: Imperium - Astra Militarum
+ DETACHMENT: Combined Regiment
+ TOTAL ARMY POINTS: 265pts
+
+ WARLORD: Char1: Command Squad
+ NUMBER OF UNITS: 2
+++++++++++++++++++++++++++++++

Char1: 1x Command Squad (95 pts): Chainsword, Warlord
10x Shock Troops (170 pts)
• 1x Sergeant: 1 with Chainsword
• 9x Trooper: 9 with Lasgun
`;

const LIST_FORGE = `Winter Line - Astra Militarum - Combined Regiment (265 Points)

Character:
Command Squad (95 pts)
  • Chainsword
  • Warlord

Battleline:
Shock Troops (170 pts)
  • Sergeant
    • Chainsword
  • 9x Trooper
    • 9x Lasgun
`;

const PLAIN = `Astra Militarum
1 Command Squad (95)
10x Shock Troops (170)
`;

const pts = (value: number) => [{ name: 'pts', value }];
const model = (name: string, number: number) => ({ name, type: 'model', number });
const chosen = (name: string, more: object = {}) => ({ name, type: 'upgrade', number: 1, ...more });
const ROSTER = {
  name: 'Winter Line',
  gameSystemName: 'Warhammer 40,000 10th Edition',
  costs: pts(265),
  forces: [
    {
      name: 'Army Roster',
      catalogueName: 'Imperium - Astra Militarum',
      selections: [
        chosen('Detachment', { selections: [chosen('Combined Regiment')] }),
        { ...model('Command Squad', 1), costs: pts(95), selections: [chosen('Warlord')] },
        {
          ...{ name: 'Shock Troops', type: 'unit', number: 1, costs: pts(170) },
          selections: [model('Sergeant', 1), model('Trooper', 9)],
        },
      ],
    },
  ],
};
const JSON_LIST = JSON.stringify({ roster: { ...ROSTER, generatedBy: 'https://newrecruit.eu' } });
const FORGED = JSON.stringify({ generatedBy: 'List Forge', name: 'Winter Line', roster: ROSTER });
const LINK = `https://lists.example.org/#/listforge/${Buffer.from(gzipSync(strToU8(FORGED))).toString('base64')}`;

const XML = `<?xml version="1.0"?>
<roster name="Winter Line" gameSystemName="Warhammer 40,000 10th Edition" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs><cost name="pts" value="265.0"/></costs>
  <forces><force name="Army" catalogueName="Imperium - Astra Militarum"><selections>
    <selection name="Detachment" type="upgrade" number="1"><selections>
      <selection name="Combined Regiment" type="upgrade" number="1"/></selections></selection>
    <selection name="Command Squad" type="model" number="1"><costs><cost name=" pts" value="95.0"/></costs></selection>
    <selection name="Shock Troops" type="unit" number="1"><costs><cost name=" pts" value="170.0"/></costs><selections>
      <selection name="Sergeant" type="model" number="1"/><selection name="Trooper" type="model" number="9"/></selections></selection>
  </selections></force></forces>
</roster>`;
const ROSZ = Buffer.from(zipSync({ 'army.ros': strToU8(XML) }));

const FORGE_TEXT = `++ Winter Line - Tidewardens (v3.5.1) [GF 265pts] [2 Units] ++

Command Squad [1] Q3+ D3+ | 95pts | Hero, Tough(3)
Pearl Blade (A3, AP(1))

Shock Troops [10] Q4+ D4+ | 170pts | Furious
10x Coral Rifle (24", A1)
`;

const forged = (id: string, name: string, size: number, cost: number) => ({
  ...{ id, selectionId: id, armyId: 'b7', name, size, quality: 4, defense: 4, cost, rules: [] },
  ...{ combined: false, joinToUnit: null, selectedUpgrades: [], loadout: [] },
});
const FORGE_JSON = JSON.stringify({
  ...{ name: 'Tidewardens', gameSystem: 'gf', pointsLimit: 265, listPoints: 265 },
  units: [forged('a1', 'Command Squad', 1, 95), forged('a2', 'Shock Troops', 10, 170)],
});

const W40K = 'wh40k-10e';
const FORMATS: readonly (readonly [string, string, string | Buffer])[] = [
  ['the text of the app', W40K, APP],
  ['the text of New Recruit', W40K, NEW_RECRUIT],
  ['the event text of New Recruit', W40K, FENCED],
  ['the JSON of New Recruit', W40K, JSON_LIST],
  ['the text of ListForge', W40K, LIST_FORGE],
  ['the link of ListForge', W40K, LINK],
  ['BattleScribe XML', W40K, XML],
  ['BattleScribe, packed', W40K, ROSZ],
  ['the text of Army Forge', 'opr', FORGE_TEXT],
  ['the JSON of Army Forge', 'opr', FORGE_JSON],
  ['plain lines', W40K, PLAIN],
];

const chooses = (choice: string, option: string, player?: string) => ({
  type: 'Choose',
  data: { choice, option, ...(player === undefined ? {} : { player }) },
});
const BEFORE_BATTLE = [
  chooses('playstyle', 'temporary-random'),
  chooses('doctrine', 'tactical', 'A'),
  chooses('doctrine', 'shock', 'B'),
];

const idOf = (format: string): string => format.replaceAll(/\W+/g, '-');

const stage: Stage = sharedStage(async () => {
  for (const [format, pack] of FORMATS)
    await recordAll(stage.base, idOf(format), [
      opening(pack),
      ...ROSTERS.slice(1),
      ...(pack === 'opr' ? BEFORE_BATTLE : []),
    ]);
});

interface Listed {
  readonly player: string;
  readonly roster: { readonly units: readonly (typeof UNITS)[number][] };
}

/** The list of Ada as it stands in the record. */
async function listIn(match: string): Promise<Listed['roster'] | undefined> {
  const answer = await fetch(`${stage.base}/api/matches/${match}/events`);
  const { events } = (await answer.json()) as { readonly events: readonly { type: string; data: Listed }[] };
  return events.find(({ type, data }) => type === 'RosterSubmitted' && data.player === 'A')?.data.roster;
}

async function bring(page: Page, list: string | Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Bring a list for ada' }).tap();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Your list', { exact: true });
  await field.waitFor();
  if (typeof list === 'string') {
    await field.fill(list);
    await dialog.getByRole('button', { name: 'Read the list' }).tap();
  } else {
    const file = { name: 'army.rosz', mimeType: 'application/octet-stream', buffer: list };
    await dialog.locator('input[type=file]').setInputFiles(file);
  }
  await dialog.getByText(/2 units\.$/).waitFor();
  await submitRoster(dialog);
}

test.each(FORMATS)('%s: from paste to locked roster at the table', async (format, _, list) => {
  const match = idOf(format);
  const page = await stage.open(`/matches/${match}/table`, PHONE);
  await bring(page, list);
  const roster = await listIn(match);
  expect(roster?.units.map(({ name, models, points }) => ({ name, models, points }))).toEqual(UNITS);

  await page.getByRole('button', { name: 'Bring another list for ada' }).waitFor();
  await recordAll(stage.base, match, [{ type: 'StartBattle', data: { firstTurn: 'A' } }]);
  await page.getByRole('button', { name: /^Bring a/ }).waitFor({ state: 'detached' });
});
