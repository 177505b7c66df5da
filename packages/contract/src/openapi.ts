import { calls } from './calls/calls.ts'
import type { CallSpec } from './calls/call.ts'
import { callOperation, callPath } from './openapi/call-paths.ts'
import type { JsonSchema, Paths } from './openapi/document.ts'
import { sharedParameters } from './openapi/parameters.ts'
import { refusalSchema, refusedAnswers } from './openapi/refused-answers.ts'
import { resourcePaths, resourceSchemas } from './openapi/resource-paths.ts'
import type { ResourceSpec } from './resource.ts'
import { resources } from './table.ts'

/** Every call that is not a row. */
export const callList: readonly CallSpec[] = Object.values(calls).flatMap((group) => Object.values(group))
const rows: readonly ResourceSpec[] = Object.values(resources)

const allPaths = (): Paths => {
  const paths: Paths = {}
  for (const row of rows)
    for (const [path, operations] of Object.entries(resourcePaths(row)))
      paths[path] = { ...paths[path], ...operations }
  for (const call of callList) {
    const path = callPath(call)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: callOperation(call) }
  }
  return paths
}

const allSchemas = (): Record<string, JsonSchema> =>
  Object.assign({ Refusal: refusalSchema }, ...rows.map(resourceSchemas))

/** The API as OpenAPI 3.1, made from the table and the calls, so that it cannot say anything else than they do. */
export const openApiDocument = ({ version, serverUrl }: { version: string; serverUrl: string }) => ({
  openapi: '3.1.0' as const,
  info: {
    title: 'API',
    version,
    description:
      'Money is integer centavos, days are `YYYY-MM-DD` in the time zone of the business, instants are ISO 8601 in UTC.',
  },
  servers: [{ url: `${serverUrl.replace(/\/$/, '')}/api` }],
  paths: allPaths(),
  components: {
    schemas: allSchemas(),
    parameters: sharedParameters,
    responses: refusedAnswers,
    securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer' } },
  },
})
