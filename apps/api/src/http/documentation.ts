import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openApiDocument } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** `/openapi.json`, made from the contract, and `/docs`, where people read it. */
export async function documentation(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>) {
  const document = openApiDocument({ version: '1.0.0', serverUrl: publicUrl })
  app.get('/openapi.json', () => document)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, uiConfig: { docExpansion: 'list' } })
}
