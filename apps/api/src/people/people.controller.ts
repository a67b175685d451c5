import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Put } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { checked } from '../problems/check.js';
import { isName, Text } from '../problems/fields.js';
import { invalid, problem, ProblemError } from '../problems/problem.js';
import { People, type Person } from './people.js';

class PersonBody {
  @Text({ longest: 200, says: 'What to call this person.' }) name!: string;
}

@ApiTags('people')
@Controller('api/people')
export class PeopleController {
  constructor(@Inject(People) private readonly people: People) {}

  @Get()
  @ApiOperation({ summary: 'The first 1000 people by name' })
  list(): { readonly people: readonly Person[] } {
    return { people: this.people.list() };
  }

  @Get(':id')
  @ApiOperation({ summary: 'The name of a person' })
  show(@Param('id') id: string): Person {
    const person = this.people.find(id);
    if (person) return person;
    throw new ProblemError(problem(404, 'person/unknown', `No name is known for ${JSON.stringify(id.slice(0, 100))}.`));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Name a person' })
  @ApiBody({ type: PersonBody })
  name(@Param('id') id: string, @Body() body: unknown): Person {
    if (!isName(id)) throw invalid([{ at: 'id', message: 'the id of a person has 1 to 100 characters' }]);
    return this.people.name(id, checked(PersonBody, body).name);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Erase a person; matches keep the id only' })
  erase(@Param('id') id: string): void {
    this.people.erase(id);
  }
}
