export { grenade, longCommands, longMatch, openingCommands } from '@adjutant/testing';
