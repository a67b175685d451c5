import type { MatchReader, Origins } from '@adjutant/event';
import type { People } from '@adjutant/people';
import { SIDES, type Side } from '@adjutant/rules';
import { disposition } from './disposition.js';
import type { NamedSides } from '@adjutant/views';

type File = readonly [kind: 'attachment' | 'inline', ending: string];

/** What files of a match are called: by title, players and day, as somebody looks for them in a folder. */
export class FileNames {
  constructor(
    private readonly reader: MatchReader,
    private readonly people: People,
    private readonly origins: Origins,
  ) {}

  /** The header for a file of this match. */
  async header(match: string, ...[kind, ending]: File): Promise<string> {
    const { title } = await this.reader.state(match);
    const { A, B } = await this.players(match);
    const day = (await this.origins.openedAt(match)).slice(0, 10);
    return disposition(kind, [title, `${A} vs ${B}`, day].join(' - '), ending);
  }

  /** What its players are called; whoever sits in a record of elsewhere is nobody here. */
  async players(match: string): Promise<NamedSides> {
    const { seats } = await this.reader.state(match);
    const imported = await this.origins.of(match);
    const known = await this.people.known(imported?.seats ? [] : SIDES.map((side) => seats[side].player));
    const named = (side: Side): string => {
      const person = known.get(seats[side].player);
      return person === 'erased' ? `player ${side}` : (person?.name ?? seats[side].player);
    };
    return { A: named('A'), B: named('B') };
  }
}
