import type { AnswerOf, CallSpec } from '@rumi/contract'
import type { Ask } from './booking-calls.ts'
import { call, fillPath, type CallInput } from './call.ts'

/** A declared call whose answer belongs to the screen that asks; one that creates arrives once, however often it is sent. */
export const askFor =
  <const C extends CallSpec>(spec: C, input: CallInput<C>, signal?: AbortSignal): Ask<AnswerOf<C>> =>
  (_dispatch, _getState, { http, keys }) => {
    const options = signal ? { signal } : {}
    if (spec.status !== 201) return call(http, spec, input, options)
    const { params, body } = input as { params?: Record<string, string>; body?: unknown }
    return keys.run(fillPath(spec.path, params), body, (idempotencyKey) =>
      call(http, spec, input, { ...options, idempotencyKey }),
    )
  }
