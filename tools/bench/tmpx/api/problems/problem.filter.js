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
import { Catch, Inject } from '@nestjs/common';
import { WebPage } from '../web/web-page.js';
import { answerTo } from './trouble.js';
export class ProblemFilter {
    page;
    constructor(page){
        this.page = page;
    }
    catch(thrown, host) {
        const http = host.switchToHttp();
        const request = http.getRequest();
        const reply = http.getResponse();
        const { problem, retryAfterSeconds, unexpected } = answerTo(thrown, request.id);
        if (unexpected) report(thrown, request);
        if (reply.raw.headersSent) return void reply.raw.end();
        if (problem.code === 'route/unknown' && this.page.answers(request)) return this.page.send(reply);
        if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
        void reply.status(problem.status).type('application/problem+json').send(JSON.stringify({
            ...problem,
            instance: request.url
        }));
    }
}
ProblemFilter = _ts_decorate([
    Catch(),
    _ts_param(0, Inject(WebPage)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof WebPage === "undefined" ? Object : WebPage
    ])
], ProblemFilter);
function report(thrown, request) {
    const what = thrown instanceof Error ? thrown.stack ?? thrown.message : String(thrown);
    process.stderr.write(`${new Date().toISOString()} ${request.id} ${request.method} ${request.url}: ${what}\n`);
}

//# sourceMappingURL=problem.filter.js.map
