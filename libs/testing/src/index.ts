export { SEALING } from '@adjutant/scenarios';
export { grenade, longCommands, longMatch, openingCommands } from './long-match.js';
export { inMidBattle, occasion } from './mid-battle.js';
