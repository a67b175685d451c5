/** A viewer who is this far behind is let go; it comes back and resumes from the last event that it got. */ const MOST_WAITING_BYTES = 1024 * 1024;
const HEARTBEAT = Buffer.from(': still here\n\n');
/** One open stream of server-sent events. */ export class Viewer {
    #response;
    #onGone = [];
    gone = false;
    constructor(response, headers){
        this.#response = response;
        response.writeHead(200, {
            ...headers,
            'content-type': 'text/event-stream; charset=utf-8',
            'cache-control': 'no-store',
            'x-accel-buffering': 'no',
            // Nothing follows on this connection, so that a server that stops need not wait for it.
            connection: 'close'
        });
        response.once('close', ()=>this.#leave());
        response.on('error', ()=>this.#leave());
        response.write('retry: 2000\n\n');
    }
    send(frame) {
        if (this.gone) return;
        this.#response.write(frame);
        if (this.#response.writableLength > MOST_WAITING_BYTES) this.drop();
    }
    heartbeat() {
        this.send(HEARTBEAT);
    }
    /** Resolves at once, or when a slow viewer has taken what waits for it. */ async drained() {
        if (this.gone || !this.#response.writableNeedDrain) return;
        await new Promise((resolve)=>{
            this.#response.once('drain', resolve);
            this.onGone(resolve);
        });
    }
    onGone(listener) {
        if (this.gone) listener();
        else this.#onGone.push(listener);
    }
    /** Ends the stream in good order. */ end() {
        this.#response.end();
        this.#leave();
    }
    /** Cuts the stream off. */ drop() {
        this.#response.destroy();
        this.#leave();
    }
    #leave() {
        if (this.gone) return;
        this.gone = true;
        for (const listener of this.#onGone.splice(0))listener();
    }
}

//# sourceMappingURL=viewer.js.map
