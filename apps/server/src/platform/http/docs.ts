import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { adminRoutes } from '@truemark/contracts/admin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeRoutes } from '../admin/describe-routes.js';
import type { DeclaredCall } from './call.js';
import { describeCalls, REFUSAL_SCHEMA } from './open-api.js';

/** OpenAPI description of all routes: the declared calls and Nest's own. */
export function describeApi(app: NestFastifyApplication, calls: readonly DeclaredCall[]): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Truemark')
    .setDescription('Customer calls answer with an envelope, back-office calls with HTTP status codes.')
    .setVersion('1')
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'authorization', description: 'The token, or `Bearer <token>`' },
      'customer',
    )
    .addBearerAuth({ type: 'http', scheme: 'bearer' }, 'operator')
    .build();
  const document = describeRoutes(
    describeCalls(SwaggerModule.createDocument(app, about), calls),
    adminRoutes,
  );
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, Refusal: REFUSAL_SCHEMA },
    },
  };
}

/**
 * Serves the description at `/docs`, as JSON at `/docs/json`. It is the same for everyone, so it is built once, at the
 * first request: that takes a fifth of a second, which would slow down each start.
 */
export function serveDocs(app: NestFastifyApplication, calls: readonly DeclaredCall[]): void {
  let described: OpenAPIObject | undefined;
  let written: string | undefined;
  const describe = (): OpenAPIObject => {
    described ??= describeApi(app, calls);
    return described;
  };
  app.getHttpAdapter().get('/docs/json', (_request: FastifyRequest, reply: FastifyReply) => {
    written ??= JSON.stringify(describe());
    void reply.type('application/json; charset=utf-8').send(written);
  });
  SwaggerModule.setup('docs', app, describe, { raw: [], customSiteTitle: 'Truemark API' });
}
