import { refusals } from '../refusals.ts'
import { json, schemaRef, type Answer, type JsonSchema } from './document.ts'

const codes = Object.entries(refusals)
const statuses = [...new Set(codes.map(([, { status }]) => status))].toSorted((one, other) => one - other)
const nameOf = (status: number) => `Refused${status}`

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before trying again.', schema: { type: 'integer' } },
}

/** The body of every answer that is not a success; a refusal may carry more, such as why a dog is not eligible. */
export const refusalSchema: JsonSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'A Spanish sentence that says what to do.' },
    code: { type: 'string', enum: codes.map(([code]) => code) },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string', description: 'Names the request in the log; with a 500 only.' },
  },
}

/** Responses by refusal status, with the codes of each. */
export const refusedAnswers = Object.fromEntries(
  statuses.map((status) => {
    const text = codes
      .filter(([, refusal]) => refusal.status === status)
      .map(([code, { message }]) => `\`${code}\`: ${message}`)
    const answer: Answer = {
      description: text.join('\n\n'),
      ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
      ...json(schemaRef('Refusal')),
    }
    return [nameOf(status), answer]
  }),
)

/** Properties of an operation that decide its possible refusals. */
export type Refusable = {
  isPublic: boolean
  /** True if some role has no access. */
  isForSome: boolean
  takesInput: boolean
  takesBody: boolean
  /** True if its path or body references a record, which may be missing or another user's. */
  namesOne: boolean
  writes: boolean
  /** True if a business rule may reject the query, for example reversed or too many days. */
  asksForDays?: boolean
}

/** True if a body references records by id, at any depth. */
export const namesRecords = (schema: JsonSchema | undefined): boolean =>
  Object.entries(schema ?? {}).some(
    ([name, inside]) =>
      /\wIds?$/.test(name) ||
      (typeof inside === 'object' && inside !== null && namesRecords(inside as JsonSchema)),
  )

/** The answers, other than success, that an operation may give; 429, 500 and 503 may come from any. */
export const refusedBy = (operation: Refusable): Record<string, Answer> => {
  const may = [
    operation.takesInput && 400,
    !operation.isPublic && 401,
    operation.isForSome && 403,
    operation.namesOne && 404,
    operation.writes && 409,
    operation.takesBody && 413,
    operation.takesBody && 415,
    (operation.writes || operation.asksForDays === true) && 422,
    429,
    500,
    503,
  ].filter((status) => status !== false)
  return Object.fromEntries(
    may.map((status) => [String(status), { $ref: `#/components/responses/${nameOf(status)}` }]),
  )
}
