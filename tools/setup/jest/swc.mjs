/** How our sources are compiled for a test, by Jest as by Node. */
export const SWC = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true, tsx: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};
