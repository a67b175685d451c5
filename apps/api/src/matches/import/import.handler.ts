import { MatchRecorder, takeInMatch, type Imported } from '@adjutant/event';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Settings } from '../../settings.js';
import { SETTINGS } from '../../tokens.js';
import { ImportMatch } from './import-match.js';

@CommandHandler(ImportMatch)
export class ImportMatchHandler implements ICommandHandler<ImportMatch, Imported> {
  constructor(
    @Inject(MatchRecorder) private readonly recorder: MatchRecorder,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  execute({ text, actor }: ImportMatch): Promise<Imported> {
    return takeInMatch(this.recorder, { text, actor, trusted: this.settings.trustedKeys ?? [] });
  }
}
