import { bothAgree, bringList, reportAndConfirm } from './phones/match-on-phones.js';
import { wholeMatch } from './phones/whole-match.js';

const GUARD = {
  text: `Winter Line (265 Points)

Astra Militarum
Combined Regiment
Incursion (1,000 Points)

CHARACTERS

Command Squad (95 Points)
  • Warlord

BATTLELINE

Shock Troops (170 Points)
  • 9x Trooper
     ◦ 9x Lasgun
`,
  keywords: {
    'Command Squad': 'ASTRA MILITARUM, INFANTRY, OFFICER, CHARACTER',
    'Shock Troops': 'ASTRA MILITARUM, INFANTRY, REGIMENT, GRENADES',
  },
};
const MOB = {
  text: `Green Tide (245 Points)

Orks
Core only
Incursion (1,000 Points)

CHARACTERS

Warboss (100 Points)
  • Warlord

BATTLELINE

Boyz (80 Points)
  • 10x Boy

Stormboyz (65 Points)
  • 5x Stormboy
`,
  keywords: {
    Warboss: 'ORKS, INFANTRY, CHARACTER',
    Boyz: 'ORKS, INFANTRY, GRENADES',
    Stormboyz: 'ORKS, INFANTRY, SMOKE',
  },
};

wholeMatch({
  called: '10th edition: a whole match on two phones, from the codes of the seats to the confirmed result',
  game: /40,000, 10th/,
  depth: 'Full',
  played: async (phones) => {
    const { A, B } = phones;
    await bringList(A, GUARD);
    await bringList(B, MOB);
    await B.press('Decide on Primary mission', 'Take and Hold');
    await A.press('Start the battle', 'ada');
    for (const phone of [A, B]) await phone.press('Battle Ready', ['How many? At once', '10']);

    for (let round = 1; round <= 5; round += 1) {
      for (const [mine, name] of [
        [A, 'ada'],
        [B, 'ben'],
      ] as const) {
        await mine.goTo(`Round ${round}, ${name}’s command`);
        if (round > 1) await mine.press('Primary mission', ['How many? At once', name === 'ada' ? '10' : '5']);
        await mine.goTo(`Round ${round}, ${name}’s shooting`);
        if (round < 3)
          await mine.press('Grenade', ['The enemy unit thrown at', name === 'ada' ? 'Boyz' : 'Shock Troops']);
        await mine.goTo(`Round ${round}, ${name}’s fight`);
        await mine.press('Secondary missions', ['How many? At once', '3']);
      }
      if (round === 3) await A.press('Unit destroyed', 'Stormboyz');
      if (round === 4) await B.press('+1 CP');
      if (round < 5) await B.next();
      await bothAgree(phones, round);
    }
    await reportAndConfirm(phones);
  },
  comesTo: {
    winner: 'A',
    ada: ['65 VP', '8 CP'],
    ben: ['45 VP', '9 CP'],
    used: { 'core/grenade': 4 },
    agreed: 10,
    destroyed: 1,
  },
});
