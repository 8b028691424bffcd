import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { openApiDocument } from './openapi.js';
import { readConfig } from './platform/config/config.js';

/** Writes the API's description to a file; needs no database, because nothing is instantiated. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: emit-openapi <file>');
const config = readConfig({ DATABASE_URL: 'postgres://unused', DEMO_MODE: 'true' });
const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), new FastifyAdapter(), {
  preview: true,
  logger: ['error'],
});
app.setGlobalPrefix('api');
writeFileSync(file, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
