export * from './lists-of-other-games.js';

/** Invented lists of one army in the forms that programs write. No list of anybody is among them. */
export const APP = `Ember Tide (265 Points)

Cinder Host
Furnace Covenant and Ash Walkers (2 Detachment Points)
Force Disposition: Purge the Foe
Incursion (1,000 Points)

ATTACHED UNITS
Attached Unit 1

Cinder Marshal (95 Points)
  • Attached as: Leader (Character)
  • Warlord
  • 1x Brand hammer
  • Enhancement: Unquenched Helm

Ember Guard (170 Points)
  • Attached as: Bodyguard (Battleline)
  • 1x Ember Sergeant
     ◦ 1x Coal blade
  • 9x Ember Guard
     ◦ 9x Slag rifle

Exported with App Version: v1.2.3 (4), Data Version: v567
`;

export const APP_COMPACT = `Ember Tide (265 Points)

Cinder Host
Furnace Covenant and Ash Walkers (2 Detachment Points)
Purge the Foe
Incursion (1,000 Points)

ATTACHED UNITS
Attached Unit 1
Cinder Marshal (95 points)
• Attached as: Leader (Character)
Warlord
1x Brand hammer
Enhancement: Unquenched Helm
Ember Guard (170 points)
• Attached as: Bodyguard (Battleline)
• 1x Ember Sergeant
◦ 1x Coal blade
• 9x Ember Guard
◦ 9x Slag rifle
`;

/** As an earlier edition writes it: one detachment without points, nothing about who leads whom. */
export const APP_EARLIER = `Ember Tide (265 points)

Hearth
Cinder Host
Incursion (1000 points)
Furnace Covenant

CHARACTERS

Cinder Marshal (95 points)
  • Warlord
  • 1x Brand hammer
  • Enhancements: Unquenched Helm

BATTLELINE

Ember Guard (170 points)
  • 1x Ember Sergeant
     ◦ 1x Coal blade
  • 9x Ember Guard
     ◦ 9x Slag rifle

Exportiert mit App-Version: v1.2.3
`;

export const FENCED = `+++++++++++++++++++++++++++++++
+ FACTION KEYWORD: Hearth - Cinder Host
+ DETACHMENT: Furnace Covenant, Ash Walkers
+ FORCE DISPOSITION: Purge the Foe
+ TOTAL ARMY POINTS: 265pts
+
+ WARLORD: Char1: Cinder Marshal
+ ENHANCEMENT: Unquenched Helm (on Char1: Cinder Marshal)
+ NUMBER OF UNITS: 2
+++++++++++++++++++++++++++++++

Char1: 1x Cinder Marshal (95 pts): Brand hammer, Warlord
Enhancement: Unquenched Helm (+15 pts)
10x Ember Guard (170 pts)
• 1x Ember Sergeant: 1 with Coal blade
• 9x Ember Guard: 9 with Slag rifle
`;

export const FENCED_FULL = `+++++++++++++++++++++++++++++++
+ FACTION KEYWORD: Hearth - Cinder Host
+ DETACHMENT: Furnace Covenant, Ash Walkers (Slow Burn)
+ FORCE DISPOSITION: Purge the Foe
+ TOTAL ARMY POINTS: 265pts
+ WARLORD: Char1: Cinder Marshal
+ NUMBER OF UNITS: 2
+++++++++++++++++++++++++++++++

CHARACTERS

Char1: 1x Cinder Marshal (95 pts)
1 with Brand hammer
• Warlord
• Unquenched Helm (+15 pts)

BATTLELINE

10x Ember Guard (170 pts)
• 1x Ember Sergeant
1 with Coal blade
• 9x Ember Guard
9 with Slag rifle
`;

export const SIMPLE = `Hearth - Cinder Host - Ember Tide - [265 pts]

# ++ Army Roster ++ [265 pts]
## Configuration
Battle Size: Incursion (1000 Point limit)
Detachment: Furnace Covenant
Show/Hide Options

## Character [95 pts]
Cinder Marshal [95 pts]: Warlord, Unquenched Helm [15 pts], Brand hammer

## Battleline [170 pts]
Ember Guard [170 pts]:
• 1x Ember Sergeant: Coal blade
• 9x Ember Guard: 9x Slag rifle

Created with newrecruit.eu v35
`;

export const LIST_FORGE = `Ember Tide - Cinder Host - Furnace Covenant (265 Points)

Character:
Cinder Marshal (95 pts)
  • Brand hammer
  • E: Unquenched Helm
  • Warlord

Battleline:
Ember Guard (170 pts)
  • Ember Sergeant
    • Coal blade
  • 9x Ember Guard
    • 9x Slag rifle
`;

const pts = (value: number): readonly object[] => [{ name: 'pts', value }];
const upgrade = (name: string, number: number, more: object = {}): object => ({
  name,
  type: 'upgrade',
  number,
  ...more,
});
const SECRET = 'A sentence of a publisher.';

export const ROSTER = {
  name: 'Ember Tide',
  generatedBy: 'https://newrecruit.eu',
  battleScribeVersion: '2.03',
  gameSystemName: 'Cinder Wars',
  costs: pts(265),
  costLimits: pts(1000),
  rules: [{ name: 'Rule', description: SECRET }],
  forces: [
    {
      name: 'Army Roster',
      catalogueName: 'Hearth - Cinder Host',
      rules: [{ name: 'Rule', description: SECRET }],
      selections: [
        upgrade('Detachment', 1, { selections: [upgrade('Furnace Covenant', 1), upgrade('Ash Walkers', 1)] }),
        upgrade('Force Disposition', 1, { selections: [upgrade('Purge the Foe', 1)] }),
        upgrade('Battle Size', 1, { selections: [upgrade('Incursion (1000 Point limit)', 1)] }),
        upgrade('Show/Hide Options', 1),
        {
          name: 'Cinder Marshal',
          type: 'model',
          number: 1,
          costs: pts(80),
          profiles: [{ name: 'Cinder Marshal', characteristics: [{ name: 'Text', $text: SECRET }] }],
          categories: [{ name: 'Character', primary: true }],
          selections: [
            upgrade('Warlord', 1),
            upgrade('Brand hammer', 1, { profiles: [{ description: SECRET }] }),
            upgrade('Unquenched Helm', 1, { group: 'Enhancements', costs: pts(15) }),
          ],
        },
        {
          name: 'Ember Guard',
          type: 'unit',
          number: 1,
          costs: pts(170),
          categories: [{ name: 'Battleline', primary: true }],
          selections: [
            { name: 'Ember Sergeant', type: 'model', number: 1, selections: [upgrade('Coal blade', 1)] },
            { name: 'Ember Guard', type: 'model', number: 9, selections: [upgrade('Slag rifle', 9)] },
          ],
        },
      ],
    },
  ],
};
export const PUBLISHED = SECRET;

export const XML = `<?xml version="1.0" encoding="UTF-8"?>
<b:roster xmlns:b="urn:example:rosterSchema" name="Ember Tide" gameSystemName="Cinder Wars" generatedBy="BattleScribe">
  <b:costs><b:cost name=" PL" value="9.0"/><b:cost name=" pts" value="265.0"/></b:costs>
  <b:costLimits><b:costLimit name=" pts" value="1000.0"/></b:costLimits>
  <b:forces><b:force name="Army Roster" catalogueName="Hearth - Cinder Host"><b:rules><b:rule name="Rule"><b:description>${SECRET}</b:description></b:rule></b:rules>
  <b:selections>
    <b:selection name="Detachment" type="upgrade" number="1"><b:selections>
      <b:selection name="Furnace Covenant" type="upgrade" number="1"/><b:selection name="Ash Walkers" type="upgrade" number="1"/></b:selections></b:selection>
    <b:selection name="Force Disposition" type="upgrade" number="1"><b:selections><b:selection name="Purge the Foe" type="upgrade" number="1"/></b:selections></b:selection>
    <b:selection name="Battle Size" type="upgrade" number="1"><b:selections><b:selection name="Incursion (1000 Point limit)" type="upgrade" number="1"/></b:selections></b:selection>
    <b:selection name="Cinder Marshal" type="model" number="1"><b:profiles><b:profile name="x">${SECRET}</b:profile></b:profiles>
      <b:costs><b:cost name=" pts" value="80.0"/></b:costs><b:categories><b:category name="Character" primary="true"/></b:categories>
      <b:selections><b:selection name="Warlord" type="upgrade" number="1"/><b:selection name="Brand hammer" type="upgrade" number="1"/>
      <b:selection name="Unquenched Helm" type="upgrade" number="1" group="Enhancements"><b:costs><b:cost name=" pts" value="15.0"/></b:costs></b:selection></b:selections></b:selection>
    <b:selection name="Ember Guard" type="unit" number="1"><b:costs><b:cost name=" PL" value="4.0"/><b:cost name=" pts" value="170.0"/></b:costs>
      <b:categories><b:category name="Battleline" primary="true"/></b:categories>
      <b:selections><b:selection name="Ember Sergeant" type="model" number="1"><b:selections><b:selection name="Coal blade" type="upgrade" number="1"/></b:selections></b:selection>
      <b:selection name="Ember Guard" type="model" number="9"><b:selections><b:selection name="Slag rifle" type="upgrade" number="9"/></b:selections></b:selection></b:selections></b:selection>
  </b:selections></b:force></b:forces>
</b:roster>
`;

export const SHORT = `Cinder Marshal (95pts): Warlord, Unquenched Helm [15 pts], Brand hammer
10x Ember Guard (170pts): Coal blade, 9x Slag rifle
`;

export const OLD = `++ Battalion Detachment +5CP (Hearth - Cinder Host) [9 PL, 265 pts] ++

+ HQ +

Cinder Marshal [5 PL, 95 pts]: Brand hammer, Warlord

+ Troops +

Ember Guard [4 PL, 170 pts]
. Ember Sergeant: Coal blade
. 9x Ember Guard: 9x Slag rifle
`;

export const PLAIN_LIST = `Cinder Host
1 Cinder Marshal (95)
10x Ember Guard (170)
`;
