import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ProblemDto } from './platform/http/problem.dto.js';

/** The description of every call, made from the controllers and their DTOs. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Reelpact')
    .setDescription(
      'Book creators of user-generated content: packages, bookings, escrow payments, delivery and review. ' +
        'Amounts of bookings are decimal strings in US dollars. Every refusal has the form of ProblemDto.',
    )
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addCookieAuth('reelpact_session', { type: 'apiKey', in: 'cookie' }, 'session')
    .addCookieAuth('reelpact_guest', { type: 'apiKey', in: 'cookie' }, 'guest')
    .build();
  return SwaggerModule.createDocument(app, about, { extraModels: [ProblemDto] });
}

/** Answers the description at /api/openapi.json and shows it at /api/docs. */
export function describeApi(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), { jsonDocumentUrl: 'api/openapi.json' });
}
