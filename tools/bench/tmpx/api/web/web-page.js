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
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../tokens.js';
const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Adjutant</title>
<body style="font-family: system-ui; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1>Adjutant is running</h1>
<p>The web page has not been built. Stop the server and run <code>npm run build</code>, then start it again.</p>
<p>The API works without it: <a href="/api/docs">/api/docs</a> describes it, <a href="/api/matches">/api/matches</a> lists the matches.</p>
</body></html>`;
export class WebPage {
    built;
    constructor(settings){
        this.built = existsSync(join(settings.web, 'index.html'));
    }
    answers(request) {
        if (request.method !== 'GET' && request.method !== 'HEAD') return false;
        if (/^\/api(\/|\?|$)/.test(request.url)) return false;
        return request.url === '/' || (request.headers.accept ?? '').includes('text/html');
    }
    send(reply) {
        void reply.status(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8');
        if (this.built) void reply.sendFile('index.html');
        else void reply.send(NOT_BUILT);
    }
}
WebPage = _ts_decorate([
    Injectable(),
    _ts_param(0, Inject(SETTINGS)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Settings === "undefined" ? Object : Settings
    ])
], WebPage);

//# sourceMappingURL=web-page.js.map
