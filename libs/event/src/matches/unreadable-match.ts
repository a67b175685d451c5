/** A record that stands in the log but that this installation cannot fold, for example because its pack is not installed. */
export class UnreadableMatch extends Error {
  override readonly name = 'UnreadableMatch';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
