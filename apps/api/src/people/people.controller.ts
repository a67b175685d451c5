import { Erased, PeopleAnswer, ShownPerson } from '@adjutant/people';
import { Answers } from '../describing/answers.js';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { EventStore } from '@adjutant/store';
import { nameOf, type Acting, authorize, notAllowed, Staff } from '@adjutant/access';
import { Acts } from '../acting/acts.js';
import { May } from '../acting/may.js';
import { checked } from '../problems/check.js';
import { isName } from '../problems/fields.js';
import { invalid, problem, ProblemError } from '../problems/problem.js';
import { STORE } from '../tokens.js';
import { changesOutsideIds, mentionsOf, People, type Person, type PersonDetails } from '@adjutant/people';
import { PersonBody } from './person.body.js';
import { shownTo } from './shown.js';

@ApiTags('people')
@Controller('api/people')
export class PeopleController {
  constructor(
    @Inject(People) private readonly people: People,
    @Inject(STORE) private readonly store: EventStore,
    @Inject(Staff) private readonly staff: Staff,
  ) {}

  @Get()
  @Answers(PeopleAnswer)
  @ApiOperation({
    summary: 'The first 1000 people by name; club, nation and ids of other programs for staff, contact for organizers',
  })
  async list(@Acts() acting: Acting): Promise<{ readonly people: readonly ShownPerson[] }> {
    return { people: (await this.people.list()).map((person) => shownTo(acting, person)) };
  }

  @Get(':id')
  @Answers(ShownPerson)
  @ApiOperation({ summary: 'A person, as far as you may know' })
  async show(@Param('id') id: string, @Acts() acting: Acting): Promise<ShownPerson> {
    const person = await this.people.find(id);
    if (person) return shownTo(acting, person);
    throw await this.#notKnown(id);
  }

  @Post()
  @Answers(ShownPerson, { status: 201 })
  @HttpCode(201)
  @May('NamePerson')
  @ApiOperation({ summary: 'Add a person; the id comes from here and says nothing about them' })
  @ApiBody({ type: PersonBody })
  async add(@Body() body: unknown, @Acts() acting: Acting): Promise<ShownPerson> {
    return shownTo(acting, await this.people.add(checked(PersonBody, body)));
  }

  @Put(':id')
  @Answers(ShownPerson)
  @May('NamePerson')
  @ApiOperation({ summary: 'Name a person; what is left out stays as it is, null takes it away' })
  @ApiBody({ type: PersonBody })
  async name(@Param('id') id: string, @Body() body: unknown, @Acts() acting: Acting): Promise<ShownPerson> {
    if (!isName(id)) throw invalid([{ at: 'id', message: 'the id of a person has 1 to 100 characters' }]);
    const details = checked(PersonBody, body);
    const [known, account] = [await this.people.find(id), await this.staff.hasAccount(id)];
    const renamed = (account || known !== undefined) && details.name !== known?.name;
    assertMayChange(acting, known, details, renamed);
    const name = account && renamed ? await this.staff.freeName(id, details.name) : details.name;
    return shownTo(acting, await this.people.put(id, { ...details, name }, nameOf(acting.actor).id));
  }

  @Delete(':id')
  @Answers(Erased)
  @May('ErasePerson')
  @ApiOperation({
    summary:
      'Erase a person everywhere but in the words of the log, and say where those name them; matches keep the id only',
  })
  async erase(@Param('id') id: string): Promise<Erased> {
    const person = await this.people.find(id);
    if (!person && !(await this.people.isErased(id))) throw await this.#notKnown(id);
    const { shown, count } = person ? await mentionsOf(this.store, person) : { shown: [], count: 0 };
    await this.people.erase(id);
    return { id, erased: true, mentions: shown, mentionsInAll: count };
  }

  async #notKnown(id: string): Promise<ProblemError> {
    const facts = { person: id.slice(0, 100) };
    return (await this.people.isErased(id))
      ? new ProblemError(problem(404, 'person/erased', 'This person has been erased; only the id is left.', { facts }))
      : new ProblemError(
          problem(404, 'person/unknown', `No name is known for ${JSON.stringify(facts.person)}.`, { facts }),
        );
  }
}

/**
 * Club and nation say who may judge whom, the name and how somebody is reached who is who: an organizer alone changes them.
 * Somebody new is written down with all of it by whoever is at the recorder.
 */
function assertMayChange(acting: Acting, known: Person | undefined, said: PersonDetails, renamed: boolean): void {
  const ties = (['club', 'nation'] as const).some(
    (one) => said[one] !== undefined && said[one] !== (known?.[one] ?? null),
  );
  const reach = said.contact !== undefined && known?.contact != null && said.contact !== known.contact;
  const ids = changesOutsideIds(known?.outside, said.outside);
  const refusal = renamed || ties || reach || ids ? authorize(acting, { type: 'ChangeTies' }) : null;
  if (refusal) throw notAllowed(refusal);
}
