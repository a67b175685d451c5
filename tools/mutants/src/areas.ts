/** Where a changed sign or a dropped condition would cost somebody points, a secret or a right. */
export interface Area {
  /** Folders and files that are mutated. */
  readonly code: readonly string[];
  /** The specs that have to notice. */
  readonly tests: readonly string[];
}

export const areas: Readonly<Record<string, Area>> = {
  seal: {
    code: ['libs/seal/src'],
    tests: [
      'libs/seal/**/*.spec.ts',
      'apps/cli/test/{bundle,imported-bundle}.spec.ts',
      'apps/api/test/{bundle-import,tampered}.spec.ts',
    ],
  },
  secrets: {
    code: ['libs/match/src/secrets'],
    tests: ['libs/match/src/secrets/*.spec.ts', 'libs/match/src/commands/objectives.spec.ts'],
  },
  rulings: {
    code: [
      'libs/match/src/rulings',
      'libs/match/src/commands/corrections.ts',
      'libs/match/src/commands/amending.ts',
      'libs/dispute/src/deciding',
    ],
    tests: ['libs/match/src/**/*.spec.ts', 'libs/dispute/src/**/*.spec.ts'],
  },
  access: {
    code: ['libs/access/src', 'apps/api/src/access'],
    tests: [
      'apps/api/test/{matrix,seats,sign-in,limits,viewers,named,asking-staffed,doors,headers,own-origin}.spec.ts',
      'apps/api/test/{devices,own-match,ties,places,lists,account-names,apart,penalties-entitled}.spec.ts',
    ],
  },
  economy: {
    code: ['libs/rules/src/economy', 'libs/rules/src/judge/price.ts', 'libs/rules/src/judge/limits.ts'],
    tests: ['libs/rules/src/{economy,judge}/*.spec.ts'],
  },
};
