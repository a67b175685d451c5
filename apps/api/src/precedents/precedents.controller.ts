import { Answers } from '../describing/answers.js';
import type { DisputeEntry } from '@adjutant/dispute';
import { subjectOf, tellingTermsIn, termsIn, type LikePrecedent, PrecedentsAnswer } from '@adjutant/lists';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { May } from '../acting/may.js';
import { DisputeReader } from '@adjutant/rulings';
import { MatchReader } from '@adjutant/event';
import { wholeFrom } from '../problems/query-values.js';
import { invalid } from '../problems/problem.js';
import { FRESHEN_MS, ReadModels } from '../readmodels/read-models.js';

const USUAL = 20;
const MOST_RULES = 30;
const LIMITS = { least: 1, most: 100 };

/** Earlier rulings, for judges: searched, or beside a question that is like theirs. */
@ApiTags('precedents')
@Controller('api')
export class PrecedentsController {
  constructor(
    @Inject(ReadModels) private readonly models: ReadModels,
    @Inject(DisputeReader) private readonly disputes: DisputeReader,
    @Inject(MatchReader) private readonly matches: MatchReader,
  ) {}

  @Get('precedents')
  @Answers(PrecedentsAnswer)
  @May('ReadPrecedents')
  @ApiOperation({ summary: 'Search rulings; all that is given has to hold' })
  @ApiQuery({ name: 'rule', required: false, description: 'Id of a rule, or code of a finding; up to 30 with commas.' })
  @ApiQuery({ name: 'pack', required: false, description: 'Id of a pack.' })
  @ApiQuery({ name: 'words', required: false, description: 'Beginnings of words of claim, reasons and remedies.' })
  @ApiQuery({ name: 'limit', required: false, description: `1 to ${LIMITS.most}; ${USUAL} where it is left out.` })
  async search(@Query() { rule = '', pack = '', words = '', limit }: PrecedentFilter): Promise<PrecedentsAnswer> {
    const most = wholeFrom(limit, 'limit', LIMITS) ?? USUAL;
    const rules = rule.split(',').filter((one) => one !== '');
    if (rules.length > MOST_RULES) throw invalid([{ at: 'rule', message: `rule must name at most ${MOST_RULES}` }]);
    await this.models.freshen(FRESHEN_MS);
    const found = await this.models.searchPrecedents(
      { rules, terms: termsIn(words), ...(pack === '' ? {} : { pack }) },
      most,
    );
    return { precedents: found.map((one) => ({ ...one, alike: [] })) };
  }

  @Get('disputes/:id/precedents')
  @Answers(PrecedentsAnswer)
  @May('ReadPrecedents')
  @ApiOperation({ summary: 'Rulings on questions that are like the one of this dispute, the likest first' })
  async like(@Param('id') id: string, @Query('limit') limit?: string): Promise<PrecedentsAnswer> {
    const most = wholeFrom(limit, 'limit', LIMITS) ?? USUAL;
    const { match, entry } = await this.disputes.exactly(id);
    const claim = claimIn(await this.disputes.entries(id));
    const events = await this.matches.events(match);
    const { pack, rules, codes } = this.matches.project((shelf) => subjectOf(shelf, events, entry));
    await this.models.freshen(FRESHEN_MS);
    const terms = tellingTermsIn(claim);
    const asked = [...rules, ...codes];
    const found = await this.models.likePrecedents({ dispute: id, rules: asked, pack, terms }, most);
    return { precedents: found.map((one) => ({ ...one.precedent, alike: alikeness(one, asked) })) };
  }
}

interface PrecedentFilter {
  readonly rule?: string;
  readonly pack?: string;
  readonly words?: string;
  readonly limit?: string;
}

function claimIn(entries: readonly DisputeEntry[]): string {
  const [called] = entries;
  return called?.event.type === 'JudgeCalled' ? called.event.data.claim : '';
}

function alikeness({ precedent, samePack, sharesWords }: LikePrecedent, asked: readonly string[]): readonly string[] {
  const shared = asked.filter((one) => precedent.rules.includes(one) || precedent.codes.includes(one));
  return [
    ...shared.map((one) => `same rule: ${one}`),
    ...(samePack ? ['same game system'] : []),
    ...(sharesWords ? ['like words'] : []),
  ];
}
