/** Invented too: what programs of other games write, and those whose files keep no text. */
export const FORGE_TEXT = `++ Low Tide - Tidewardens (v3.5.1) [GF 750pts] [2 Units] ++

Tide Captain [1] Q3+ D3+ | 75pts | Hero, Tough(3), Lantern(Steady Aim)
Pearl Blade (A3, AP(1)), Shell Pistol (12", A1)

2x Reef Guard [5] Q4+ D4+ | 90pts | Furious
5x Coral Rifle (24", A1), 5x CCW (A1)
`;

export const FORGE_RESOLVED = {
  name: 'Tidewardens',
  gameSystem: 'gf',
  pointsLimit: 750,
  listPoints: 205,
  units: [
    {
      ...{ id: 'a1', selectionId: 's1', armyId: 'b7', name: 'Reef Guard', size: 5, quality: 4, defense: 4, cost: 90 },
      rules: [{ name: 'Furious' }],
      combined: true,
      joinToUnit: null,
      selectedUpgrades: [{ option: { costs: [{ cost: 10, unitId: 'a1' }] } }],
      loadout: [{ type: 'ArmyBookWeapon', name: 'Coral Rifle', count: 5, range: 24, attacks: 1 }],
    },
    {
      ...{ id: 'a1', selectionId: 's2', armyId: 'b7', name: 'Reef Guard', size: 5, quality: 4, defense: 4, cost: 90 },
      combined: true,
      joinToUnit: 's1',
    },
  ],
};

export const FORGE_SAVED = {
  gameSystem: 'gf',
  armyName: 'Tidewardens',
  listPoints: 190,
  saveVersion: 4,
  list: {
    name: 'Low Tide',
    pointsLimit: 750,
    units: [{ id: 'x9', selectionId: 's1', selectedUpgrades: [], combined: false }],
  },
};

export const SIGMAR = `Salt March 510/1000 pts
-----
Grand Alliance Order | Saltbound Clans | Breakwater Muster
General's Handbook 2026-27
Drops: 2
Spell Lore - Lore of Brine
Battle Tactic Cards: Low Water and Undertow
-----
General's Regiment
Brine Thane (150)
• General
• Gull-feather Cloak
Oar Wardens (220)
• Reinforced
---
Regiment 1
Kelp Seer (140)
Created with Warhammer Age of Sigmar: The App
App: v1.2 | Data: v3
`;

export const ROSTERIZER_FILE = {
  snapshot: {
    assets: {
      included: [
        {
          item: 'Unit§Ember Guard',
          quantity: 10,
          stats: { Points: { value: 170 } },
          assets: { included: [{ item: 'Weapon§Slag rifle', quantity: 9 }], traits: [] },
        },
        { item: 'Setting§Night' },
      ],
    },
  },
};
