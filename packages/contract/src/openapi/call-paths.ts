import { policies, roles } from '../access.ts'
import type { CallSpec } from '../calls/call.ts'
import { json, type Answer, type Content, type Operation } from './document.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { parameterRef, parametersOf } from './parameters.ts'
import { namesRecords, refusedBy } from './refused-answers.ts'

/** A call's path as OpenAPI writes it: `/auth/sessions/{id}`. */
export const callPath = (call: CallSpec) => call.path.replaceAll(/:(\w+)/g, '{$1}')

const multipartOf = (fields: CallSpec['fields']): Content => ({
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: [...(fields ? ['fields'] : []), 'file'],
        properties: {
          ...(fields && {
            fields: {
              type: 'string',
              contentMediaType: 'application/json',
              contentSchema: jsonSchemaOf(fields, 'input'),
            },
          }),
          file: { type: 'string', contentMediaType: 'application/octet-stream' },
        },
      },
    },
  },
})

const bodyOf = ({ body, fields, takesFile }: CallSpec): { requestBody?: { required: true } & Content } => {
  if (takesFile) return { requestBody: { required: true, ...multipartOf(fields) } }
  return body ? { requestBody: { required: true, ...json(jsonSchemaOf(body, 'input')) } } : {}
}

const successOf = ({ answer, answersFile }: CallSpec): Answer => {
  if (answersFile) return { description: 'The file.', content: { [answersFile]: { schema: {} } } }
  return answer
    ? { description: 'Done.', ...json(jsonSchemaOf(answer, 'output')) }
    : { description: 'Done; there is nothing to say.' }
}

/** The operation of a call that is not a row. */
export const callOperation = (call: CallSpec): Operation => {
  const reach = policies[call.access]
  const room = call.name.split('.')[0] ?? call.name
  const isPublic = call.access === 'public'
  /** Login has no session yet, and may still return a wrong password. */
  const checksCredentials = isPublic && room === 'auth'
  return {
    operationId: call.name,
    summary: call.name,
    tags: [room],
    security: isPublic ? [] : [{ bearer: [] }],
    parameters: [
      ...(call.params ? parametersOf(call.params, 'path') : []),
      ...(call.query ? parametersOf(call.query, 'query') : []),
      ...(call.method === 'POST' && call.status === 201 && !call.needsNoKey
        ? [parameterRef('idempotencyKey')]
        : []),
      ...(call.takesVersion ? [parameterRef('ifMatch')] : []),
    ],
    ...bodyOf(call),
    responses: {
      [String(call.status)]: successOf(call),
      ...refusedBy({
        isPublic: isPublic && !checksCredentials && call.signed !== true,
        isForSome:
          checksCredentials || call.confirms === true || roles.some((role) => reach[role] === 'none'),
        takesInput: Boolean(call.params ?? call.query ?? call.body ?? call.takesFile),
        takesBody: Boolean(call.body ?? call.takesFile),
        namesOne:
          call.namesOne === true ||
          call.path.includes(':') ||
          reach.cliente === 'own' ||
          reach.cliente === 'self' ||
          (call.body !== undefined && namesRecords(jsonSchemaOf(call.body, 'input'))),
        writes: call.method !== 'GET',
        asksForDays: call.mayRefuse === true || (call.query !== undefined && 'from' in call.query.shape),
      }),
    },
    'x-permission': call.name,
    'x-reach': { ...reach },
  }
}
