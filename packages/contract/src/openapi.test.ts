import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { CallSpec } from './calls/call.ts'
import { texts } from './calls/business/texts.ts'
import { callList, openApiDocument } from './openapi.ts'
import { callPath } from './openapi/call-paths.ts'
import { methodOf, pathOf, permissionOf, type ResourceSpec, type Verb } from './resource.ts'
import { resources } from './table.ts'

const document = openApiDocument({ version: '1.2.3', serverUrl: 'https://rumi.example/' })
const rows: readonly ResourceSpec[] = Object.values(resources)
const verbsOf = (row: ResourceSpec) => Object.keys(row.verbs) as Verb[]
const rowOperations = rows.flatMap((row) =>
  verbsOf(row).map((verb) => ({
    row,
    verb,
    operation: document.paths[pathOf(row, verb, '{id}')]?.[methodOf(row, verb).toLowerCase()],
  })),
)
const all = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
)

/** Every value under a key, wherever it stands in the document. */
const valuesOf = (key: string, node: unknown): unknown[] => {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) =>
    name === key ? [value, ...valuesOf(key, value)] : valuesOf(key, value),
  )
}

const resolves = (ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document) !==
  undefined

const isCall = (value: unknown): value is CallSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value && 'status' in value

/** The calls declared in any file of `calls/`, whether or not someone put them on the list. */
const declaredCalls = async () => {
  const files = readdirSync(new URL('calls/', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  }).flatMap((name) => /^([a-z/-]+)[.]ts$/.exec(name)?.[1] ?? [])
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((name) => import(new URL(`calls/${name}.ts`, import.meta.url).href)),
  )
  return modules
    .flatMap((module) => Object.values(module))
    .filter((group) => typeof group === 'object' && group !== null)
    .flatMap((group) => Object.values(group).filter(isCall))
}

/** The names of an operation's parameters, in order. */
const namesOf = (path: string, method: string) =>
  document.paths[path]?.[method]?.parameters.map((one) =>
    'name' in one ? one.name : one.$ref.split('/').at(-1),
  )

describe('the OpenAPI document', () => {
  test('holds every verb of every row', () => {
    expect(rowOperations.length).toBeGreaterThan(30)
    expect(rowOperations.map(({ operation }) => operation?.['x-permission'])).toEqual(
      rowOperations.map(({ row, verb }) => permissionOf(row, verb)),
    )
  })

  test('holds every call that a file of calls declares', async () => {
    const declared = await declaredCalls()
    expect(declared.length).toBeGreaterThan(15)
    expect(callList.map(({ name }) => name).toSorted()).toEqual(
      [...new Set(declared.map(({ name }) => name))].toSorted(),
    )
    for (const call of callList)
      expect(document.paths[callPath(call)]?.[call.method.toLowerCase()]?.['x-permission']).toBe(call.name)
  })

  test('holds nothing else, and no operation hides another', () => {
    expect(all).toHaveLength(rowOperations.length + callList.length)
    expect(new Set(all.map(({ operation }) => operation.operationId)).size).toBe(all.length)
  })

  test('names the permission of each operation and requires a session unless it is public', () => {
    for (const { operation } of all) expect(operation['x-permission']).toMatch(/^\w+\.\w+$/)
    const open = all.filter(({ operation }) => operation.security.length === 0)
    expect(open.map(({ operation }) => operation.operationId)).toEqual(
      expect.arrayContaining(['products.list', 'auth.login', 'booking.catalog']),
    )
    const refusing = open.filter(({ operation }) => '401' in operation.responses)
    const signed = callList.filter((call) => call.signed).map(({ name }) => name)
    expect(
      refusing.every(
        ({ operation }) => operation.tags[0] === 'auth' || signed.includes(operation['x-permission']),
      ),
    ).toBe(true)
    expect(document.paths['/rumis']?.['get']?.security).toEqual([{ bearer: [] }])
  })

  test('refers only to what it contains', () => {
    const refs = valuesOf('$ref', document).filter((ref) => typeof ref === 'string')
    expect(refs.length).toBeGreaterThan(100)
    expect(refs.filter((ref) => !resolves(ref))).toEqual([])
  })

  test('declares a parameter for each name in a path', () => {
    for (const { path, operation } of all) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = operation.parameters.flatMap((one) =>
        'in' in one && one.in === 'path' ? [one.name] : [],
      )
      expect({ path, declared }).toEqual({ path, declared: named })
    }
  })

  test('names If-Match wherever a body may name the version that it changes', () => {
    const versioned = callList.filter(
      ({ method, body }) => method !== 'POST' && body && 'version' in body.shape,
    )
    expect(versioned.map(({ name }) => name)).toContain('settings.change')
    for (const call of [...versioned, texts.restore])
      expect(namesOf(callPath(call), call.method.toLowerCase()), call.name).toContain('ifMatch')
  })

  test('describes what goes in and what comes out, trimmed texts as texts', () => {
    const { Rumi, NewRumi } = document.components.schemas
    expect(Rumi).toMatchObject({
      properties: { name: { type: 'string' }, weightKg: { anyOf: expect.anything() } },
    })
    expect(NewRumi).toMatchObject({ additionalProperties: false, required: ['name', 'sex', 'birthDate'] })
    const empty = Object.entries((Rumi?.['properties'] ?? {}) as Record<string, object>).filter(
      ([, schema]) => Object.keys(schema).length === 0,
    )
    expect(empty).toEqual([])
  })

  test('states how each may be rejected', () => {
    const statuses = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.responses ?? {})
    expect(statuses('/rumis/{id}', 'patch')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ])
    expect(statuses('/products', 'get')).toEqual(['200', '400', '429', '500', '503'])
    expect(document.components.responses['Refused409']).toMatchObject({
      description: expect.stringContaining('`no-capacity`: Ese día ya está lleno.'),
    })
  })

  test('takes the list’s parameters, its filters, and a key for each creation', () => {
    expect(namesOf('/rumis', 'get')).toEqual(['limit', 'cursor', 'search', 'sort', 'ids', 'ownerId'])
    for (const method of ['patch', 'delete'])
      expect(namesOf('/rumis/{id}', method)).toEqual(['id', 'ifMatch'])
    expect(namesOf('/orders', 'post')).toEqual(['idempotencyKey'])
    expect(namesOf('/invoicing/globals', 'post')).toEqual(['idempotencyKey'])
    expect(namesOf('/invoicing/{of}/{id}/requests', 'post')).toEqual(['of', 'id'])
    expect(namesOf('/availability', 'get')).toEqual([
      'serviceId',
      'from',
      'to',
      'minutes',
      'weights',
      'people',
      'moving',
    ])
  })

  test('is plain data that survives being sent', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
    expect(document.servers).toEqual([{ url: 'https://rumi.example/api' }])
  })
})
