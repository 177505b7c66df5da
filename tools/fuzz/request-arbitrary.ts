import { callList, openApiDocument, resources, type ResourceSpec } from '@rumi/contract'
import fc from 'fast-check'
import { knownId, valueFor, type Schema } from './value-arbitrary.ts'

export const actors = ['nobody', 'cliente', 'otro', 'colaborador', 'contador', 'admin'] as const
export type ActorName = (typeof actors)[number]

/** A request before the ids that it stands for are put in. */
export type FuzzRequest = {
  operationId: string
  as: ActorName
  method: string
  path: string
  params: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, string>
  body?: unknown
  file?: Uint8Array
  /** Whom the counters of attempts take it to come from. */
  from: string
}

const document = openApiDocument({ version: '1.0.0', serverUrl: 'http://localhost' })
const schemas = document.components.schemas as Record<string, Schema>
const shared = document.components.parameters as Record<
  string,
  { name: string; in: string; required?: boolean; schema: Schema }
>

type Parameter = { $ref?: string; name?: string; in?: string; required?: boolean; schema?: Schema }

const resolved = (parameter: Parameter) =>
  parameter.$ref ? shared[parameter.$ref.split('/').at(-1) ?? ''] : (parameter as (typeof shared)[string])

/** Streams, which never end and are not awaited here. */
const isStream = (operationId: string) =>
  callList.some(({ name, answersFile }) => name === operationId && answersFile === 'text/event-stream')

/** Ids of a row by its name, so that a path requests an existing one. */
const idNameOf = (operationId: string) => {
  const row: ResourceSpec | undefined = resources[operationId.split('.')[0] as keyof typeof resources]
  // The list of notifications is asked for by whose they are.
  if (operationId === 'notifications.list' || operationId.startsWith('clients.')) return 'clientsId'
  return row ? `${row.name}Id` : 'sessionId'
}

const file = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc.constant(new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\n%%EOF\n'))),
  fc.constant(
    new Uint8Array(
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ),
  ),
)

type Operation = (typeof document.paths)[string][string]

function requestsOf(path: string, method: string, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const { operationId } = operation
  const isCall = callList.some(({ name }) => name === operationId)
  const parameters = (operation.parameters as Parameter[]).map(resolved).filter((one) => one !== undefined)
  const inPlace = (place: string) => parameters.filter((one) => one.in === place)
  const content: Record<string, { schema: Schema & { $ref?: string } }> | undefined =
    operation.requestBody?.content
  const json = content?.['application/json']?.schema
  const bodySchema = json?.$ref ? schemas[json.$ref.split('/').at(-1) ?? ''] : json

  const params = Object.fromEntries(
    inPlace('path').map(({ name, schema }) => [
      name,
      name === 'id'
        ? fc.oneof(
            { weight: 9, arbitrary: fc.nat(10_000).map((n) => knownId(idNameOf(operationId), n)) },
            { weight: 1, arbitrary: fc.constantFrom('nada', '-1', '999999999999', '%00') },
          )
        : valueFor(schema, name),
    ]),
  )
  const query = Object.fromEntries(inPlace('query').map(({ name, schema }) => [name, valueFor(schema, name)]))
  const headers = Object.fromEntries(
    inPlace('header').map(({ name }) => [
      name.toLowerCase(),
      fc.constantFrom('1', '2', 'a key', 'llave-1', '"3"', '*'),
    ]),
  )
  return fc.record({
    operationId: fc.constant(operationId),
    as: fc.constantFrom(...actors),
    method: fc.constant(method.toUpperCase()),
    path: fc.constant(path),
    params: fc.record(params),
    query: isCall
      ? fc.record(query, {
          requiredKeys: inPlace('query')
            .filter((one) => one.required)
            .map(({ name }) => name),
        })
      : fc.oneof(
          { weight: 2, arbitrary: fc.constant({}) },
          { weight: 1, arbitrary: fc.record(query, { requiredKeys: [] }) },
        ),
    headers: fc.oneof(
      { weight: 5, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.record(headers, { requiredKeys: [] }) },
    ),
    body: bodySchema ? valueFor(bodySchema, 'body') : fc.constant(undefined),
    file: content?.['multipart/form-data'] ? file : fc.constant(undefined),
    from: fc.tuple(fc.nat(255), fc.nat(255)).map(([a, b]) => `10.7.${a}.${b}`),
  }) as fc.Arbitrary<FuzzRequest>
}

/** Where things depend on each other most, more is asked. */
const often = new Set([
  'bookings.create',
  'bookings.update',
  'orders.create',
  'orders.update',
  'glEntries.create',
  'site.requestQuote',
])

/** Any request to any operation of the document, by anyone. */
export const anyRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  ...Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs)
      .filter(([, { operationId }]) => !isStream(operationId))
      .map(([method, operation]) => ({
        weight: often.has(operation.operationId) ? 4 : 1,
        arbitrary: requestsOf(path, method, operation),
      })),
  ),
)
