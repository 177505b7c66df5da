import type { AnswerOf, BodyOf, CallSpec, FieldsOf, ParamsOf, QueryOf } from '@rumi/contract'
import type { Http, HttpRequest, Query } from './http.ts'

type Part<Name extends string, Value> = Value extends undefined ? unknown : { [K in Name]: Value }

/** Input of a call: its declared path parameters, query, body and fields beside its file. */
export type CallInput<C extends CallSpec> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> &
  Part<'fields', FieldsOf<C>>

export type CallOptions = {
  signal?: AbortSignal
  idempotencyKey?: string
  /** In place of the token of the session. */
  bearer?: string
  /** Sent as multipart, for calls that take a file. */
  form?: FormData
  /** Called with how much of the form is on its way, from 0 to 1. */
  onProgress?: (share: number) => void
}

export type Untyped = { params?: Record<string, string>; query?: Query; body?: unknown }

/** The multipart form of a file, with the fields that come before it. */
export function formOf(file: Blob, fields?: object) {
  const form = new FormData()
  if (fields) form.append('fields', JSON.stringify(fields))
  form.append('file', file)
  return form
}

/** Fills a path's `:name` places, each value escaped. */
export const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** The request that a declared call is sent as. */
export function requestOf(spec: CallSpec, input: object): HttpRequest {
  const { params, query, body }: Untyped = input
  return {
    method: spec.method,
    path: fillPath(spec.path, params),
    query,
    json: body,
    anonymous: spec.access === 'public',
  }
}

/** Makes one declared call; throws `CallFailed`. */
export const call = async <C extends CallSpec>(
  http: Http,
  spec: C,
  input: CallInput<C>,
  { signal, idempotencyKey, bearer, form, onProgress }: CallOptions = {},
) =>
  (await http.json({
    ...requestOf(spec, input as Untyped),
    form,
    idempotencyKey,
    bearer,
    onProgress,
    signal,
  })) as AnswerOf<C>
