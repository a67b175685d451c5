import type { Plugin } from 'vite';

const PREDICATES = /[\\/]libs[\\/]rules[\\/]src[\\/]predicates[\\/][^\\/]+\.ts$/;
const REFUSALS = /[\\/]libs[\\/]\w+[\\/]src[\\/]refusals([\\/][\w-]+)?\.ts$/;
const TEXT = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/.source;
const OF_THE_PREDICATE = new RegExp(`^ {2}says:\\s+(?:${TEXT}),$`, 'gm');
const OF_AN_ARGUMENT = new RegExp(`(\\btype: '[a-z]+',)\\s+says:\\s+(?:${TEXT})`, 'g');

const OF_A_REFUSAL = new RegExp(`^( {4}(?:says|when)):\\s+(?:${TEXT}),$`, 'gm');

/** What predicates and their arguments are for is read by whoever writes a pack: nothing that runs on a phone shows it. */
export function withoutDescriptions(source: string): string {
  return source.replace(OF_THE_PREDICATE, "  says: '',").replace(OF_AN_ARGUMENT, "$1 says: ''");
}

/** The catalogue says of each code what it is about: a refusal itself comes with a message of its own. */
export function withoutCatalogue(source: string): string {
  return source.replace(OF_A_REFUSAL, "$1: '',");
}

export function unsaid(): Plugin {
  return {
    name: 'adjutant:unsaid',
    enforce: 'pre',
    transform: {
      filter: { id: [PREDICATES, REFUSALS] },
      handler: (source, id) => ({
        code: REFUSALS.test(id) ? withoutCatalogue(source) : withoutDescriptions(source),
        map: null,
      }),
    },
  };
}
