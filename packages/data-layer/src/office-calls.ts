import {
  auth,
  deadLetters,
  security,
  type DeadLetter,
  type QueryOf,
  type SecurityAlarm,
  type SecurityEvent,
} from '@rumi/contract'
import type { Ask } from './booking-calls.ts'
import { call, type CallOptions } from './call.ts'
import { createCallThunk } from './create-call-thunk.ts'
import type { Page } from './list-state.ts'

/** A page of what should have followed and did not, the latest first. */
export const fetchDeadLetters =
  (cursor?: string, options?: CallOptions): Ask<Page<DeadLetter>> =>
  async (_dispatch, _getState, { http }) => {
    const query = cursor === undefined ? {} : { cursor }
    const { data, nextCursor } = await call(http, deadLetters.list, { query }, options)
    return { items: data.deadLetters, nextCursor: nextCursor ?? null }
  }

/** A page of what was recorded of logins, rights and exports, the latest first. */
export const fetchSecurityEvents =
  (query: QueryOf<typeof security.events>, options?: CallOptions): Ask<Page<SecurityEvent>> =>
  async (_dispatch, _getState, { http }) => {
    const { data, nextCursor } = await call(http, security.events, { query }, options)
    return { items: data.securityEvents, nextCursor: nextCursor ?? null }
  }

/** What of it somebody should look at. */
export const fetchSecurityAlarms =
  (options?: CallOptions): Ask<SecurityAlarm[]> =>
  async (_dispatch, _getState, { http }) =>
    (await call(http, security.alarms, {}, options)).data.securityAlarms

/** What only the office does, and no slice keeps. */
export const office = {
  /** Tells once more what was given up. */
  retryDeadLetter: createCallThunk(
    'office/retryDeadLetter',
    deadLetters.retry,
    async (id: string, { http, signal }) => {
      await call(http, deadLetters.retry, { params: { id } }, { signal })
    },
  ),
  /** Drops what was given up: it will not happen. */
  dropDeadLetter: createCallThunk(
    'office/dropDeadLetter',
    deadLetters.drop,
    async (id: string, { http, signal }) => {
      await call(http, deadLetters.drop, { params: { id } }, { signal })
    },
  ),
  /** Ends everything a person has open. */
  endSessionsOf: createCallThunk(
    'office/endSessionsOf',
    auth.endSessionsOf,
    async (id: string, { http, signal }) => {
      await call(http, auth.endSessionsOf, { params: { id } }, { signal })
    },
  ),
}
