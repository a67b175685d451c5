/** What of the libraries every page shows at once. */
const SHARED = 'ActionIcon|Button|Loader|UnstyledButton|Text|Anchor|Group|Stack|Transition|Checkbox[\\/]CheckIcon';
const HOOKS =
  'id|disclosure|uncontrolled|isomorphic-effect|merged-ref|media-query|did-update|reduced-motion|color-scheme';

const BASE = [
  String.raw`[\\/]node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|clsx|@tanstack)[\\/](?!.*(infiniteQueryObserver|useInfiniteQuery))`,
  String.raw`@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](${SHARED}))[\\/.]`,
  String.raw`@mantine[\\/]core[\\/]styles[\\/](baseline|default|global|${SHARED})[-.]`,
  String.raw`@mantine[\\/]hooks[\\/]esm[\\/](utils|use-(${HOOKS}))[\\/]`,
];

const OF_PAGE = String.raw`start|theme|global|forced-colors|jsx[\\/]|app[\\/](?!pages|first|keys[\\/]help)|common[\\/](?!base64|copy|limit|lasting|use-now|use-more-pages|use-sought|sides-table|moved|modal|closed-by-back)|parts[\\/](?!desk|search|list|card)|api[\\/](?!penalt|early|dispute-acts|commands|read-again|tournament|event-)|judge[\\/](status|judge-link)\.|matches[\\/]status|acting[\\/](use-)?acting\.|access[\\/](access|head|back|roles-text)|match[\\/]wording[\\/]clock-words`;

/** What the table and the record of a match share: the match as the server tells it, in the words of people. */
const OF_MATCH = [
  String.raw`[\\/]web[\\/]src[\\/]match[\\/](match-queries|wording)`,
  String.raw`[\\/]web[\\/]src[\\/]rosters[\\/](may-bring|late-list)\.`,
];

const OF_RECORD = [
  String.raw`[\\/]web[\\/]src[\\/]match[\\/](match-|veil|waits|step[\\/](?!open-at|moves)|wording|sentence|timeline[\\/](?!pass)|score|asking[\\/](?!answer|why-parts|queries)|record|undoing|use-|late-desks|desk-tabs|ledger[\\/]accounts|moments[\\/](copy|moments\.module))`,
  String.raw`[\\/]web[\\/]src[\\/]calls[\\/]calls\.module`,
  String.raw`[\\/]web[\\/]src[\\/]rosters[\\/](bring-buttons|may-bring|late-list)\.`,
  String.raw`@mantine[\\/]core[\\/]esm[\\/]components[\\/](Tabs|Chip|Badge)[\\/]`,
  String.raw`@mantine[\\/]core[\\/]styles[\\/](Tabs|Chip|Badge)[-.]`,
];

/**
 * What every page needs is one file, and what every match needs another: a slow line has a long way to the server, and a few
 * files are there sooner than many, and are packed better. The rest goes where the bundler puts it.
 */
export const CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'base', test: new RegExp(BASE.join('|')), priority: 3 },
    { name: 'page', test: new RegExp(String.raw`[\\/]web[\\/]src[\\/](${OF_PAGE})`), priority: 2 },
    { name: 'match', test: new RegExp(OF_MATCH.join('|')), priority: 2 },
    { name: 'record', test: new RegExp(OF_RECORD.join('|')), priority: 1 },
  ],
};
