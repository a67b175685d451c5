import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteCode, noteError } from '../operations/request-watch.js';
import { WebPage } from '../web/web-page.js';
import { answerTo } from './trouble.js';

/** The one place where anything thrown becomes an answer. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(WebPage) private readonly page: WebPage) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { problem, retryAfterSeconds, unexpected } = answerTo(thrown, request.id);
    noteCode(request, problem.code);
    if (unexpected) noteError(request, thrown);
    if (reply.raw.headersSent) return void reply.raw.end();
    if (problem.code === 'route/unknown' && this.page.answers(request)) return this.page.send(reply);
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
    void reply
      .status(problem.status)
      .type('application/problem+json')
      .send(JSON.stringify({ ...problem, instance: request.url }));
  }
}
