import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

const { scheduleCheckPendingRequests: look } = RequestQueue.prototype;

/**
 * After each answer kafkajs 2.2.4 sets a timer to look what waits to be sent; where nothing does, for a moment before 1970, of which
 * Node warns in the log. Nothing has to be looked for then: whatever comes to wait sets a timer of its own.
 */
export function onlyWhereSomethingWaits(): void {
  RequestQueue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
    if (this.pending.length > 0) look.call(this);
  };
}
