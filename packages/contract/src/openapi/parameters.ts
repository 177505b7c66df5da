import { z } from 'zod'
import type { JsonSchema, Parameter } from './document.ts'
import { jsonSchemaOf } from './json-schema.ts'

/** Parameters that many operations share. */
export const sharedParameters = {
  limit: {
    name: 'limit',
    in: 'query',
    description: 'How many records a page holds.',
    schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
  },
  cursor: {
    name: 'cursor',
    in: 'query',
    description: 'Where to go on: the `nextCursor` of the page before.',
    schema: { type: 'string' },
  },
  search: {
    name: 'search',
    in: 'query',
    description: 'Text to look for.',
    schema: { type: 'string', maxLength: 80 },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Same key and body, same answer and one effect; the same key with another body is refused.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `version` that is being changed; a record that has moved on since is not (409 `stale`).',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, Parameter>

export const parameterRef = (name: keyof typeof sharedParameters) => ({
  $ref: `#/components/parameters/${name}`,
})

/** The properties of an object as parameters of a path or a query. */
export const parametersOf = (schema: z.ZodObject, place: 'path' | 'query'): Parameter[] => {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}
