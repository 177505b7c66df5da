import type { z } from 'zod'
import type { Access } from '../access.ts'
import type { Method } from '../resource.ts'

/** Endpoint that is not part of a resource: method, path, input and output. */
export type CallSpec = {
  /** The permission it carries, as `room.call`. */
  name: string
  method: Method
  /** Below `/api`, with `:name` for a parameter. */
  path: `/${string}`
  access: Access
  /** Requires re-authentication within the last minutes. */
  confirms?: true
  /** The status of a success. */
  status: 200 | 201 | 204
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** Names in its body what may be missing, by something else than an id. */
  namesOne?: true
  /** The caller has no session, and proves itself by a signature or by another cookie. */
  signed?: true
  /** Creates without an `Idempotency-Key`: sent again it is the same by nature, as of a link that works once. */
  needsNoKey?: true
  /** Takes the version that it changes in `If-Match`, as rows do. */
  takesVersion?: true
  /** A question that a rule of the business may turn down. */
  mayRefuse?: true
  /** Takes so much of the server's time that each client has a budget for it. */
  costly?: true
  /** Takes a file as multipart field `file`, in place of a JSON body. */
  takesFile?: true
  /** JSON that comes with the file, as multipart field `fields` before it. */
  fields?: z.ZodObject
  /** The whole body of a success. */
  answer?: z.ZodType
  /** The media type of a success that is a file. */
  answersFile?: string
  /** The events of a `text/event-stream`, each with the shape of its data. */
  events?: Record<string, z.ZodType>
  /** Error that the store sets if the server sent no message (spec §8). */
  failure?: string
}

/** Keeps a declaration's literal types. */
export const defineCall = <const C extends CallSpec>(spec: C) => spec

export type BodyOf<C extends CallSpec> = C['body'] extends z.ZodType ? z.input<C['body']> : undefined
export type FieldsOf<C extends CallSpec> = C['fields'] extends z.ZodType ? z.input<C['fields']> : undefined
export type ParamsOf<C extends CallSpec> = C['params'] extends z.ZodType ? z.input<C['params']> : undefined
export type QueryOf<C extends CallSpec> = C['query'] extends z.ZodType ? z.input<C['query']> : undefined
/** One event of a stream. */
export type EventOf<C extends CallSpec> = {
  [E in keyof C['events']]: C['events'][E] extends z.ZodType
    ? { event: E; data: z.output<C['events'][E]> }
    : never
}[keyof C['events']]
export type AnswerOf<C extends CallSpec> = C['answer'] extends z.ZodType ? z.output<C['answer']> : undefined
