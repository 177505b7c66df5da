import { policies, roles } from '../access.ts'
import { methodOf, pathOf, permissionOf, sortsOf, type ResourceSpec, type Verb } from '../resource.ts'
import {
  json,
  schemaRef,
  type Answer,
  type JsonSchema,
  type Operation,
  type Parameter,
  type Paths,
} from './document.ts'
import { jsonSchemaOf } from './json-schema.ts'
import { parameterRef, parametersOf } from './parameters.ts'
import { namesRecords, refusedBy } from './refused-answers.ts'

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const recordName = (spec: ResourceSpec) => capitalised(spec.one)
const verbsOf = (spec: ResourceSpec) => Object.keys(spec.verbs) as Verb[]

const envelope = (key: string, schema: JsonSchema, beside: Record<string, JsonSchema> = {}): JsonSchema => ({
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'object', required: [key], properties: { [key]: schema } }, ...beside },
})

/** The schemas of a row: its record, what creates one, what changes one. */
export const resourceSchemas = (spec: ResourceSpec): Record<string, JsonSchema> => ({
  [recordName(spec)]: jsonSchemaOf(spec.record, 'output'),
  ...(spec.verbs.create ? { [`New${recordName(spec)}`]: jsonSchemaOf(spec.create, 'input') } : {}),
  ...(spec.verbs.update ? { [`${recordName(spec)}Changes`]: jsonSchemaOf(spec.update, 'input') } : {}),
})

const successOf = (spec: ResourceSpec, verb: Verb): Record<string, Answer> => {
  const record = schemaRef(recordName(spec))
  const one = json(envelope(spec.one, record))
  switch (verb) {
    case 'list': {
      const nextCursor = { nextCursor: { type: 'string', description: 'Given while there is more.' } }
      const page = json(envelope(spec.many, { type: 'array', items: record }, nextCursor))
      return { '200': { description: 'A page of records.', ...page } }
    }
    case 'create':
      return { '201': { description: 'The record, as it was stored.', ...one } }
    case 'remove':
      return { '204': { description: 'It is gone.' } }
    case 'read':
    case 'update':
      return { '200': { description: 'The record.', ...one } }
  }
}

/** The path names a record by its own id, and a list of one's own by its owner's. */
const idParameter = (spec: ResourceSpec, path: string): Parameter[] =>
  path.includes('{id}')
    ? [
        {
          name: 'id',
          in: 'path',
          required: true,
          schema: jsonSchemaOf(spec.record.shape[spec.id] ?? spec.record, 'input'),
        },
      ]
    : []

const sortParameter = (spec: ResourceSpec): Parameter => ({
  name: 'sort',
  in: 'query',
  description: 'The field to sort by; with a minus before it, the other way round.',
  schema: { type: 'string', enum: sortsOf(spec) },
})

const listParameters = (spec: ResourceSpec): Parameter[] => [
  parameterRef('limit'),
  parameterRef('cursor'),
  ...(spec.search ? [parameterRef('search')] : []),
  ...(spec.sortable ? [sortParameter(spec)] : []),
  ...(spec.filters ? parametersOf(spec.filters.partial(), 'query') : []),
]

const operationOf = (spec: ResourceSpec, verb: Verb, path: string): Operation => {
  const { access = 'admin', confirms = false } = spec.verbs[verb] ?? {}
  const reach = policies[access]
  const takesBody = verb === 'create' || verb === 'update'
  const permission = permissionOf(spec, verb)
  const body = verb === 'create' ? `New${recordName(spec)}` : `${recordName(spec)}Changes`
  return {
    operationId: permission,
    summary: `${capitalised(verb)} ${verb === 'list' ? spec.many : spec.one}`,
    tags: [spec.name],
    security: access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...idParameter(spec, path),
      ...(verb === 'list' ? listParameters(spec) : []),
      ...(verb === 'create' ? [parameterRef('idempotencyKey')] : []),
      ...((verb === 'update' || verb === 'remove') && spec.record.shape['version']
        ? [parameterRef('ifMatch')]
        : []),
    ],
    ...(takesBody ? { requestBody: { required: true, ...json(schemaRef(body)) } } : {}),
    responses: {
      ...successOf(spec, verb),
      ...refusedBy({
        isPublic: access === 'public',
        isForSome: confirms || roles.some((role) => reach[role] === 'none'),
        takesInput: true,
        takesBody,
        namesOne:
          path.includes('{id}') || (verb === 'create' && namesRecords(jsonSchemaOf(spec.create, 'input'))),
        writes: verb !== 'list' && verb !== 'read',
      }),
    },
    'x-permission': permission,
    'x-reach': { ...reach },
  }
}

/** The operations of one row, verb by verb. */
export const resourcePaths = (spec: ResourceSpec): Paths => {
  const paths: Paths = {}
  for (const verb of verbsOf(spec)) {
    const path = pathOf(spec, verb, '{id}')
    paths[path] = { ...paths[path], [methodOf(spec, verb).toLowerCase()]: operationOf(spec, verb, path) }
  }
  return paths
}
