/** An invented army as the app writes it. */
export const APP = `Winter Line (265 Points)

Astra Militarum
Combined Regiment
Incursion (1,000 Points)

CHARACTERS

Command Squad (95 Points)
  • Warlord
  • 1x Chainsword

BATTLELINE

Shock Troops (170 Points)
  • 1x Sergeant
     ◦ 1x Chainsword
  • 9x Trooper
     ◦ 9x Lasgun

Exported with App Version: v1.2.3 (4), Data Version: v567
`;
