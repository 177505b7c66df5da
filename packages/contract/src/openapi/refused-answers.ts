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

/** One answer for each status the house refuses with, listing the codes that come with it. */
export const refusedAnswers = Object.fromEntries(
  statuses.map((status) => {
    const said = codes
      .filter(([, refusal]) => refusal.status === status)
      .map(([code, { message }]) => `\`${code}\`: ${message}`)
    const answer: Answer = {
      description: said.join('\n\n'),
      ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
      ...json(schemaRef('Refusal')),
    }
    return [nameOf(status), answer]
  }),
)

/** What about an operation decides how it may be refused. */
export type Refusable = {
  isPublic: boolean
  /** Whether some role is turned away altogether. */
  isForSome: boolean
  takesInput: boolean
  takesBody: boolean
  /** Whether it names a record, in its path or in what is sent, which may be missing or another's. */
  namesOne: boolean
  writes: boolean
  /** Whether a rule of the business may turn a question down: one about days that are reversed, or too many. */
  asksForDays?: boolean
}

/** Whether what is sent names records by their ids, at any depth. */
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
