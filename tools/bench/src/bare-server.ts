import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

@Controller('api/health')
class Health {
  @Get('live')
  live(): object {
    return { status: 'ok' };
  }
}

@Module({ controllers: [Health] })
class Bare {}

/** What any server of this kind costs to start: the framework, one route, and nothing of ours. */
const application = await NestFactory.create<NestFastifyApplication>(Bare, new FastifyAdapter(), { logger: false });
process.once('SIGTERM', () => void application.close());
await application.listen(0, '127.0.0.1');
process.stdout.write(`A bare server is ready at ${await application.getUrl()}\n`);
