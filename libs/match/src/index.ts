export * from './commands.js';
export * from './decider.js';
export * from './events.js';
export { amend, redate, withAnswers, changesEarlierEntries, type Amended, type Placed } from './state/amend.js';
export { applyEvent, isOpen, packOf, type Applied } from './state/apply.js';
export { chain, passOver, retell, settled, tell, type Told, type Verdict } from './state/retell.js';
export * from './state/state.js';
