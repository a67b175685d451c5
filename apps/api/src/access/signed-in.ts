import { type SignedIn } from '@adjutant/access';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Origins } from '@adjutant/event';
import { People } from '@adjutant/people';
import type { Settings } from '../settings.js';
import { SETTINGS } from '../tokens.js';
import {
  accountOf,
  nameOf,
  type Acting,
  meOf,
  Me,
  signInName,
  Devices,
  type Device,
  Sessions,
  type Started,
} from '@adjutant/access';
import { deviceTokenOf, giveCookie, giveDeviceCookie, takeCookie } from './cookie.js';

/** Tells people who they are here. */
@Injectable()
export class Welcome {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Devices) private readonly devices: Devices,
    @Inject(People) private readonly people: People,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(Origins) private readonly origins: Origins,
  ) {}

  async me(acting: Acting): Promise<Me> {
    const { session, actor } = acting;
    const until = session === null ? undefined : await this.sessions.until(session);
    if (until === undefined) return meOf(acting, null);
    const { id } = nameOf(actor);
    return meOf(acting, {
      name: (await this.#isSomebodyHere(acting)) ? ((await this.people.find(id))?.name ?? id) : id,
      until: new Date(until).toISOString(),
    });
  }

  /** Whoever sits at a match that came from elsewhere has the id of somebody of that place. */
  async #isSomebodyHere({ seat }: Acting): Promise<boolean> {
    return seat === undefined || (await this.origins.of(seat.match))?.seats !== true;
  }

  async signedIn({ token, until, acting }: Started, reply: FastifyReply): Promise<SignedIn> {
    giveCookie(reply, token, until, this.settings);
    return { token, until: new Date(until).toISOString(), me: await this.me(acting) };
  }

  /** The device of a request, where whoever signs in by this name has done so on it before. */
  deviceOf(request: FastifyRequest, name: string): Promise<Device | undefined> {
    return this.devices.find(deviceTokenOf(request), signInName(name));
  }

  /** What somebody with an account gets: the device is remembered, in place of what it was known by before. */
  async signedInOn(request: FastifyRequest, started: Started, reply: FastifyReply): Promise<SignedIn> {
    const signedIn = await this.signedIn(started, reply);
    const account = accountOf(started.acting);
    if (!account) return signedIn;
    const { token, until } = await this.devices.remember(account.key, deviceTokenOf(request));
    giveDeviceCookie(reply, token, until, this.settings);
    return signedIn;
  }

  /** Where nobody signs in there is no cookie to take. */
  signedOut(reply: FastifyReply): void {
    if (this.settings.access === 'staffed') takeCookie(reply, this.settings);
  }
}
