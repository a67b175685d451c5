declare module 'kafkajs/src/network/requestQueue/index.js' {
  /** The requests of one connection that wait to be sent. */
  export default class RequestQueue {
    constructor(options: { readonly clientId: string; readonly broker: string; readonly maxInFlightRequests: number });
    readonly pending: readonly unknown[];
    scheduleCheckPendingRequests(): void;
  }
}
