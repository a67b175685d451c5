function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
const SWEEP_MS = 20;
export class Connections {
    host;
    #requests = new Map();
    constructor(host){
        this.host = host;
    }
    onModuleInit() {
        const server = this.#server();
        server.on('connection', (socket)=>{
            this.#requests.set(socket, 0);
            socket.once('close', ()=>this.#requests.delete(socket));
        });
        server.on('request', ({ socket }, response)=>{
            this.#count(socket, 1);
            response.once('close', ()=>this.#count(socket, -1));
        });
    }
    beforeApplicationShutdown() {
        const sweeping = setInterval(()=>this.#sweep(), SWEEP_MS);
        this.#server().once('close', ()=>clearInterval(sweeping));
        // A server that never listened has nothing to close, and never says so.
        sweeping.unref();
    }
    #sweep() {
        for (const [socket, requests] of this.#requests)if (requests === 0) socket.destroy();
    }
    #count(socket, change) {
        const requests = this.#requests.get(socket);
        if (requests !== undefined) this.#requests.set(socket, requests + change);
    }
    #server() {
        return this.host.httpAdapter.getHttpServer();
    }
}
Connections = _ts_decorate([
    Injectable(),
    _ts_param(0, Inject(HttpAdapterHost)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof HttpAdapterHost === "undefined" ? Object : HttpAdapterHost
    ])
], Connections);

//# sourceMappingURL=connections.js.map
