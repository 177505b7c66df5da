import type { ResourceSpec } from '@rumi/contract'
import { jsonSchemaOf } from '../../../packages/contract/src/openapi/json-schema.ts'

/** Part of JSON Schema that describes fields and their bounds. */
type Schema = {
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
}
type Path = (string | number)[]

export type Wrong = { why: string; body: unknown }

const absent = Symbol('absent')

/** Values that no field accepts (docs/security.md#input). */
const nasty = [
  absent,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e300,
  '',
  ' ',
  '1e3',
  'ninguno',
  '2026-02-30',
  '2026-13-45T99:00:00Z',
  'a\u0000b',
  'a\ud800b',
  'ana@correo.mx,luis@correo.mx',
  'ana@correo.mx\r\nBcc: todos@correo.mx',
  [],
  [null],
  [['']],
  {},
  { $gt: '' },
  { besides: 1 },
]

const atTheBounds = ({ minimum, maximum, maxLength, maxItems }: Schema): unknown[] => [
  ...(minimum === undefined ? [] : [minimum - 1]),
  ...(maximum === undefined ? [] : [maximum + 1]),
  ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
  ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => 'uno')]),
]

/** Where a body has fields, those inside others and inside lists included. */
function fieldsOf(schema: Schema, path: Path = []): { path: Path; schema: Schema }[] {
  return [
    { path, schema },
    ...(schema.anyOf ?? []).flatMap((one) => fieldsOf(one, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => fieldsOf(field, [...path, name])),
    ...(schema.items ? fieldsOf(schema.items, [...path, 0]) : []),
  ]
}

/** The body with another value at a path; the lists and objects on the way there are made where they are missing. */
function withAt(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const changed = (inside: unknown) => withAt(inside, rest, value)
  if (typeof key === 'number') {
    const [first, ...others] = Array.isArray(body) ? (body as unknown[]) : []
    return [changed(first), ...others]
  }
  const { [key]: inside, ...others } = (body ?? {}) as Record<string, unknown>
  const put = changed(inside)
  return put === absent ? others : { ...others, [key]: put }
}

const strangers = ['_id', 'id', 'createdAt', 'updatedAt', 'password', 'passwordHash', 'besides']

/** A right body made wrong in one field at a time, in every way that zod refuses. */
export function wrongBodies(schema: ResourceSpec['create'], right: unknown): Wrong[] {
  const described = jsonSchemaOf(schema, 'input') as Schema
  const candidates = fieldsOf(described).flatMap(({ path, schema: field }) => [
    ...[...nasty, ...atTheBounds(field)].map((value) => ({ path, value })),
    ...(field.properties ? strangers.map((name) => ({ path: [...path, name], value: 1 })) : []),
  ])
  const seen = new Set<string>()
  return candidates.flatMap(({ path, value }) => {
    const body = withAt(right, path, value)
    const written = JSON.stringify(body)
    if (body === absent || seen.has(written) || schema.safeParse(JSON.parse(written)).success) return []
    seen.add(written)
    const message = value === absent ? 'left out' : JSON.stringify(value).slice(0, 60)
    return [{ why: `${path.join('.') || 'the body'}: ${message}`, body }]
  })
}
