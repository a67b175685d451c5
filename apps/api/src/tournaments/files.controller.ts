import { disposition, EventListPdf, EventSlipsPdf, TournamentFiles, type FileAsked } from '@adjutant/event';
import { EventFile, listCsv, type PrintedList } from '@adjutant/tournament';
import { Controller, Get, Inject, Param, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AddressInfo } from 'node:net';
import { Apart } from '../apart/apart.js';
import { Asks, type Asker } from '../apart/asks.js';
import { Answers } from '../describing/answers.js';
import { ownAddress } from '../doors/own-address.js';
import { Kept } from '../matches/files/kept.js';
import { oneFrom, wholeFrom } from '../problems/query-values.js';
import type { Settings } from '../settings.js';
import { SETTINGS } from '../tokens.js';

const ROUND = { name: 'round', required: false, description: 'The newest that is published where it is left out.' };
const BY = { name: 'by', required: false, description: '`name` (where it is left out) or `table`.' };
const PRESET = {
  name: 'preset',
  required: false,
  description: 'By another order than the event’s own: `gw`, `itc`, …',
};
const MOST_ROUNDS = 1_000;

type Asked = { readonly [name: string]: string | undefined };

/** What of an event is printed or taken away. Nothing of it is kept anywhere: it is made from the record when it is asked for. */
@ApiTags('tournaments')
@Controller('api/tournaments/:id')
export class TournamentFilesController {
  constructor(
    @Inject(Apart) private readonly apart: Apart,
    @Inject(TournamentFiles) private readonly files: TournamentFiles,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Kept('pairings.pdf', 'application/pdf', 'The pairings of a round to hang up, by name or by table')
  @ApiQuery(ROUND)
  @ApiQuery(BY)
  async pairingsPdf(@Asks() asker: Asker, @Param('id') id: string, @Query() asked: Asked): Promise<StreamableFile> {
    return this.#pdf(asker, await this.#pairings(asker, id, asked));
  }

  @Kept('pairings.csv', 'text/csv', 'The same for a spreadsheet')
  @ApiQuery(ROUND)
  @ApiQuery(BY)
  async pairingsCsv(@Asks() asker: Asker, @Param('id') id: string, @Query() asked: Asked): Promise<StreamableFile> {
    const list = await this.#pairings(asker, id, asked);
    return text(listCsv(list), list.title, 'csv');
  }

  @Kept('standings.pdf', 'application/pdf', 'The standings with every tie-break, after the rounds that are closed')
  @ApiQuery(ROUND)
  @ApiQuery(PRESET)
  async standingsPdf(@Asks() asker: Asker, @Param('id') id: string, @Query() asked: Asked): Promise<StreamableFile> {
    return this.#pdf(asker, await this.files.standings(id, asker.acting, standingsAsked(asked)));
  }

  @Kept('standings.csv', 'text/csv', 'The same for a spreadsheet, with faction, detachment and ids')
  @ApiQuery(ROUND)
  @ApiQuery(PRESET)
  async standingsCsv(@Asks() asker: Asker, @Param('id') id: string, @Query() asked: Asked): Promise<StreamableFile> {
    const csv = await this.files.standingsCsv(id, asker.acting, standingsAsked(asked));
    return text(csv, await this.files.title(id, 'standings'), 'csv');
  }

  @Kept(
    'slips.pdf',
    'application/pdf',
    'Result slips of a round, each with a code that brings its players to their seats',
  )
  @ApiQuery(ROUND)
  async slips(
    @Asks() asker: Asker,
    @Param('id') id: string,
    @Query() asked: Asked,
    @Req() { server, headers }: FastifyRequest,
  ): Promise<StreamableFile> {
    const origin = ownAddress(this.settings, headers.host, server.server.address() as AddressInfo);
    const slips = await this.files.slips(id, asker.acting, origin, roundIn(asked));
    const pdf = await this.apart.do(asker, `slips ${id}`, (tell) => tell(new EventSlipsPdf(slips)));
    return new StreamableFile(pdf, { disposition: disposition('inline', await this.files.title(id, 'slips'), 'pdf') });
  }

  @Kept('slips.csv', 'text/csv', 'The same for a spreadsheet, to be filled in where there is no pen')
  @ApiQuery(ROUND)
  async slipsCsv(@Asks() { acting }: Asker, @Param('id') id: string, @Query() asked: Asked): Promise<StreamableFile> {
    return text(await this.files.slipsCsv(id, acting, roundIn(asked)), await this.files.title(id, 'slips'), 'csv');
  }

  @Kept('register.csv', 'text/csv', 'The register of irregular acts, which stands below the standings as PDF too')
  async register(@Asks() { acting }: Asker, @Param('id') id: string): Promise<StreamableFile> {
    return text(await this.files.registerCsv(id, acting), await this.files.title(id, 'register'), 'csv');
  }

  @Kept('event.trf', 'text/plain', 'The event as TRF-2026, with what the format has no columns for in comments')
  async trf(@Asks() { acting }: Asker, @Param('id') id: string): Promise<StreamableFile> {
    return text(await this.files.trf(id, acting), await this.files.title(id), 'trf');
  }

  @Get('event.json')
  @Answers(EventFile)
  @ApiOperation({ summary: 'The event as one file (`adjutant schema event-file`)' })
  event(@Asks() { acting }: Asker, @Param('id') id: string): Promise<EventFile> {
    return this.files.event(id, acting);
  }

  #pairings({ acting }: Asker, id: string, asked: Asked): Promise<PrintedList> {
    return this.files.pairings(id, acting, oneFrom(asked['by'], 'by', ['name', 'table']) ?? 'name', roundIn(asked));
  }

  async #pdf(asker: Asker, list: PrintedList): Promise<StreamableFile> {
    const pdf = await this.apart.do(asker, list.title, (tell) => tell(new EventListPdf(list)));
    return new StreamableFile(pdf, { disposition: disposition('inline', list.title, 'pdf') });
  }
}

const roundIn = (asked: Asked): number | undefined =>
  wholeFrom(asked['round'], 'round', { least: 1, most: MOST_ROUNDS });
const standingsAsked = (asked: Asked): FileAsked => ({
  round: roundIn(asked),
  preset: asked['preset'] === '' ? undefined : asked['preset'],
});

const text = (content: string, name: string, ending: string): StreamableFile =>
  new StreamableFile(Buffer.from(content), { disposition: disposition('attachment', name, ending) });
