import grpc from '@grpc/grpc-js';

const MOST_UNDER_WAY = 64;

/** The library sends one message of a call with each turn of its loop; a server sends what it has. */
export class AtOnce extends grpc.ServerInterceptingCall {
  #underWay = 0;

  override sendMessage(message: unknown, sent: () => void): void {
    this.#underWay += 1;
    const waits = this.#underWay >= MOST_UNDER_WAY;
    super.sendMessage(message, () => {
      this.#underWay -= 1;
      if (waits) sent();
    });
    if (!waits) sent();
  }
}
