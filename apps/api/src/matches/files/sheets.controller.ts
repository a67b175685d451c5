import { printSheets, ReadSheet, type PaperByHand, disposition, FileNames } from '@adjutant/event';
import { ScoreSheet } from '@adjutant/views';
import { Controller, Get, Inject, Param, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AddressInfo } from 'node:net';
import { May } from '../../acting/may.js';
import { Apart, type Tell } from '../../apart/apart.js';
import { Asks, type Asker } from '../../apart/asks.js';
import { ownAddress } from '../../doors/own-address.js';
import { ReadModels } from '../../readmodels/read-models.js';
import type { Settings } from '../../settings.js';
import { SETTINGS } from '../../tokens.js';
import { Reads } from '../viewing.js';
import { Kept } from './kept.js';

const PATIENCE_MS = 5_000;
const MOST = 200;
const ENDINGS = { sheets: 'sheet.pdf', slips: 'slip.pdf' } as const;
const NOT_OVER = { withVoid: false, words: [], playedFirst: false, statuses: ['opened', 'running'] } as const;

/** Score sheets and result slips to be filled in by hand, and what is keyed in from them. */
@ApiTags('matches')
@Controller('api')
export class SheetsController {
  constructor(
    @Inject(Apart) private readonly apart: Apart,
    @Inject(FileNames) private readonly names: FileNames,
    @Inject(ReadModels) private readonly models: ReadModels,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('matches/:id/sheet')
  @Reads(ScoreSheet, 'The score sheet of a match: what its game asks for round by round, and what is recorded of it')
  sheet(@Asks() asker: Asker, @Param('id') id: string): Promise<object> {
    return this.apart.ask(asker, new ReadSheet(id));
  }

  @Kept('matches/:id/sheet.pdf', 'application/pdf', 'The same on paper, with a code that opens the match')
  async printed(@Asks() asker: Asker, @Param('id') id: string, @Req() asked: FastifyRequest): Promise<StreamableFile> {
    return this.#ofOne(asker, id, asked, 'sheets');
  }

  @Kept(
    'matches/:id/slip.pdf',
    'application/pdf',
    'The result slip of a match to print, with a code that opens the match',
  )
  async slip(@Asks() asker: Asker, @Param('id') id: string, @Req() asked: FastifyRequest): Promise<StreamableFile> {
    return this.#ofOne(asker, id, asked, 'slips');
  }

  @Kept('sheets.pdf', 'application/pdf', `The score sheets of the matches that are not over, ${MOST} at most`)
  @May('PrintSheets')
  async stack(@Asks() asker: Asker, @Req() asked: FastifyRequest): Promise<StreamableFile> {
    const file = await this.#stack(asker, asked, 'sheets');
    return new StreamableFile(file, { disposition: disposition('inline', 'Score sheets', 'pdf') });
  }

  @Kept('slips.pdf', 'application/pdf', `The result slips of the matches that are not over, ${MOST} at most`)
  @May('PrintSheets')
  async slips(@Asks() asker: Asker, @Req() asked: FastifyRequest): Promise<StreamableFile> {
    const file = await this.#stack(asker, asked, 'slips');
    return new StreamableFile(file, { disposition: disposition('inline', 'Result slips', 'pdf') });
  }

  async #ofOne(asker: Asker, id: string, asked: FastifyRequest, paper: PaperByHand): Promise<StreamableFile> {
    const file = await this.#print(asker, [id], asked, paper);
    const called = await this.names.header(asker.acting, id, 'inline', ENDINGS[paper]);
    return new StreamableFile(file, { disposition: called });
  }

  async #stack(asker: Asker, asked: FastifyRequest, paper: PaperByHand): Promise<Uint8Array> {
    await this.models.freshen(PATIENCE_MS);
    const { matches } = await this.models.matches(MOST, undefined, NOT_OVER);
    const oldestFirst = matches.map(({ id }) => id).toReversed();
    return this.#print(asker, oldestFirst, asked, paper);
  }

  #print(
    asker: Asker,
    matches: readonly string[],
    { server, headers }: FastifyRequest,
    paper: PaperByHand,
  ): Promise<Uint8Array> {
    const origin = ownAddress(this.settings, headers.host, server.server.address() as AddressInfo);
    const players = (id: string) => this.names.players(asker.acting, id);
    return this.apart.do(asker, `${paper} ${origin} ${matches.join(' ')}`, (tell: Tell) =>
      printSheets(tell, matches, { paper, origin, players }),
    );
  }
}
