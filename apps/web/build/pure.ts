/**
 * Nothing happens when a file of these libraries is loaded, and nothing but a description is made where one is described: what
 * nobody calls (schemas above all, and the compiler that packs are checked with) stays out.
 */
export const PURE = {
  moduleSideEffects: [
    {
      test: /[\\/]libs[\\/](kernel|rules|match|replay|views|table|seal|rosters|runs|tournament)[\\/]/,
      sideEffects: false,
    },
  ],
  manualPureFunctions: ['is'],
};
