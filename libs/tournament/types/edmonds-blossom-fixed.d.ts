declare module 'edmonds-blossom-fixed' {
  /** Edges as [one, other, weight]; the mate of each vertex, -1 for nobody. */
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality?: boolean,
  ): number[];
}
