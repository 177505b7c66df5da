import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openApiDocument } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Serves `/openapi.json`, generated on first request, and `/docs`. */
export async function documentation(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>) {
  let made: ReturnType<typeof openApiDocument> | undefined
  const document = () => (made ??= openApiDocument({ version: '1.0.0', serverUrl: publicUrl }))
  app.get('/openapi.json', document)
  const placeholder = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} }
  await app.register(swagger, { mode: 'static', specification: { document: placeholder } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list' },
    transformSpecification: document,
    transformSpecificationClone: false,
  })
}
