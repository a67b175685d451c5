/** What is read at most. All of it is counted before anything is parsed, or while it is unpacked. */
export const LIMITS = {
  /** Characters of a text that is read line by line. */
  text: 1024 * 1024,
  /** Bytes of a file, and of what is unpacked from one; trees hold much that is never looked at. */
  tree: 5 * 1024 * 1024,
  lines: 10_000,
  /** Characters of one line. */
  line: 4_000,
  selections: 1_000,
  depth: 64,
  units: 500,
  digits: 6,
} as const;
