import { TableFollower } from '@adjutant/event';
import { Liaison } from '@adjutant/rulings';
import { Inject, Injectable } from '@nestjs/common';

/** Whoever carries from one record into another what happened there. */
@Injectable()
export class Carriers {
  constructor(
    @Inject(Liaison) readonly rulings: Liaison,
    @Inject(TableFollower) readonly tables: TableFollower,
  ) {}
}
