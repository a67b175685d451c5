import {
  actionNamed,
  answerOption,
  awardInWords,
  causeName,
  findOption,
  idInWords,
  UNKNOWN,
  type Pack,
  type Table,
} from '@adjutant/rules';

/** What things are called at this table. */
export class Names {
  constructor(
    readonly pack: Pack,
    readonly table: Table,
  ) {}

  unit(id: string | undefined): string {
    const unit = id === undefined ? undefined : this.table.units[id];
    return unit ? `${unit.name} (${unit.id})` : (id ?? 'a unit');
  }

  entry(id: string): string {
    return this.pack.entries[id]?.name ?? id;
  }

  choice(id: string): string {
    return this.pack.choices?.[id]?.name ?? id;
  }

  option(choice: string, id: string): string {
    const rule = this.pack.choices?.[choice];
    return (rule && findOption(this.pack, rule, id)?.name) ?? id;
  }

  /** What was answered to what asked: by the name of the card or the use, also where nothing waits for an answer any more. */
  answered(number: number, option: string): string {
    const { answers, uses, objectives } = this.table;
    const isIt = (one: { readonly number: number }): boolean => one.number === number;
    const asked = answers.find(isIt) ?? uses.find(isIt);
    const drawn = objectives.find(isIt);
    const id = asked?.entry ?? drawn?.objective;
    const by = asked?.player ?? drawn?.player;
    const said = answerOption(id === undefined ? undefined : this.pack.entries[id], option)?.name ?? option;
    return id === undefined ? `entry ${number}: ${said}` : `${this.entry(id)} of ${by}: ${said}`;
  }

  /** An entry, an ability written on a roster or taught by a pick of it, or a unit; other words stay as they are. */
  thing(id: string): string {
    const { A, B } = this.table.armies;
    const taught = [A, B].flatMap((army) => army?.picks ?? []).flatMap((pick) => pick.teaches);
    const written = [...Object.values(this.table.units).flatMap((unit) => unit.abilities), ...taught];
    const ability = written.find((one) => typeof one !== 'string' && one.id === id);
    if (typeof ability === 'object') return ability.name;
    return this.pack.entries[id]?.name ?? this.unit(id);
  }

  action(id: string): string {
    return actionNamed(this.pack, id)?.name ?? id;
  }

  category(id: string): string {
    return this.pack.score.categories.find((category) => category.id === id)?.name ?? id;
  }

  objective(id: string): string {
    const number = this.pack.entries[id]?.objective?.number;
    return number === undefined ? this.entry(id) : `${number} ${this.entry(id)}`;
  }

  award(card: string, id: string): string {
    const found = this.pack.entries[card]?.card?.awards.find((one) => one.id === id);
    return found ? awardInWords(found) : id;
  }

  fact(id: string): string {
    return this.pack.facts?.[id]?.name ?? id;
  }

  /** A unit by its name; other words stay as they are. */
  known(word: string): string {
    return this.table.units[word]?.name ?? word;
  }

  /** Where a unit is: a place, or the unit that carries it. */
  place(location: string): string {
    return this.known(location).replaceAll('-', ' ');
  }

  /** A question that nobody reads out here, by its key: of whom it asks is said behind it. */
  question(key: string): string {
    const [asked = key, ...of] = key.split('@');
    return [idInWords(asked), ...of.map((word) => this.known(word))].join(' of ');
  }

  status(id: string): string {
    return this.pack.statuses.find((status) => status.id === id)?.name ?? id;
  }

  /** An objective on a hand; nobody may know which while it is sealed. */
  card(id: string): string {
    return id === UNKNOWN ? 'an objective in secret' : this.objective(id);
  }

  roll(id: string): string {
    const roll = this.table.rolls.find((one) => one.id === id);
    return roll ? causeName(this.pack, roll.cause) : inWords(id);
  }
}

/** `26/rally`, `14/spring-tide/B`: of a roll that is thrown already there is but its id. */
function inWords(id: string): string {
  const [, purpose = id, side] = id.split('/');
  const named = purpose.replaceAll('-', ' ');
  return side === undefined ? named : `${named} of ${side}`;
}
