import { bookingPayments as declared, type BodyOf, type BookingAccount } from '@rumi/contract'
import type { UnknownAction } from '@reduxjs/toolkit'
import { call } from '../call.ts'
import { callEndpoint } from '../calls/call-endpoints.ts'
import { fetchOnce } from '../calls/fetch-once.ts'
import { createCallThunk } from './create-call-thunk.ts'
import {
  withRequest,
  withFailure,
  isWanted,
  noRequests,
  withQueryFailure,
  withSuccess,
  type RequestStatus,
} from './request-status.ts'
import { wholeAnswer } from './stored-error.ts'

/** Amounts due and paid by booking id. */
export type BookingPaymentsState = RequestStatus & { accounts: Record<string, BookingAccount> }

type Payment = BodyOf<typeof declared.record> & { bookingId: string }

const fetched = callEndpoint(declared.list)

const list = (bookingId: string) => fetchOnce(fetched, { params: { id: bookingId } })

/** The desk writes down what it received; sent again after a lost connection it is received once. */
const record = createCallThunk(
  'bookingPayments/record',
  { failure: declared.record.failure, toStoredError: wholeAnswer },
  ({ bookingId, ...body }: Payment, { http, keys, signal }) =>
    keys.run(`${declared.record.path} ${bookingId}`, body, async (idempotencyKey) => {
      const request = { params: { id: bookingId }, body }
      const { data } = await call(http, declared.record, request, { idempotencyKey, signal })
      return { bookingId, account: data }
    }),
)

const empty: BookingPaymentsState = { ...noRequests, accounts: {} }

function reducer(state: BookingPaymentsState = empty, action: UnknownAction): BookingPaymentsState {
  if (record.pending.match(action) || fetched.matchPending(action))
    return withRequest(state, action.meta, action.type)
  if (record.rejected.match(action) && isWanted(state, action.meta)) return withFailure(state, action)
  if (fetched.matchRejected(action) && isWanted(state, action.meta))
    return withQueryFailure(state, action, declared.list.failure)
  if (record.fulfilled.match(action) && isWanted(state, action.meta)) {
    const { bookingId, account } = action.payload
    return withSuccess(withAccount(state, bookingId, account), action.meta)
  }
  if (fetched.matchFulfilled(action) && isWanted(state, action.meta)) {
    const { id } = action.meta.arg.originalArgs.params
    return withSuccess(withAccount(state, id, action.payload.data), action.meta)
  }
  return state
}

const withAccount = (state: BookingPaymentsState, bookingId: string, account: BookingAccount) => ({
  ...state,
  accounts: { ...state.accounts, [bookingId]: account },
})

export const bookingPayments = { reducer, calls: { list, record } }
