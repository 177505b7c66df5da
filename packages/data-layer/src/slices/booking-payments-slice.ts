import { bookingPayments as declared, type BodyOf, type BookingAccount } from '@rumi/contract'
import { isFulfilled, isPending, isRejected, type UnknownAction } from '@reduxjs/toolkit'
import { call } from '../call.ts'
import { createCallThunk } from './create-call-thunk.ts'
import { began, failed, isWanted, noRequests, succeeded, type RequestStatus } from './request-status.ts'
import { wholeAnswer } from './stored-error.ts'

/** What is due on each booking that was looked at, and what was paid, by the booking's id. */
export type BookingPaymentsState = RequestStatus & { accounts: Record<string, BookingAccount> }

type Payment = BodyOf<typeof declared.record> & { bookingId: string }

const list = createCallThunk(
  'bookingPayments/list',
  { failure: declared.list.failure, kept: wholeAnswer },
  async (bookingId: string, { http, signal }) => ({
    bookingId,
    account: (await call(http, declared.list, { params: { id: bookingId } }, { signal })).data,
  }),
)

/** The desk writes down what it received; sent again after a lost connection it is received once. */
const record = createCallThunk(
  'bookingPayments/record',
  { failure: declared.record.failure, kept: wholeAnswer },
  ({ bookingId, ...body }: Payment, { http, keys, signal }) =>
    keys.run(`${declared.record.path} ${bookingId}`, body, async (idempotencyKey) => {
      const asked = { params: { id: bookingId }, body }
      const { data } = await call(http, declared.record, asked, { idempotencyKey, signal })
      return { bookingId, account: data }
    }),
)

const empty: BookingPaymentsState = { ...noRequests, accounts: {} }
const everyCall = [list, record] as const

function reducer(state: BookingPaymentsState = empty, action: UnknownAction): BookingPaymentsState {
  if (isPending(...everyCall)(action)) return began(state, action.meta, action.type)
  if (isRejected(...everyCall)(action) && isWanted(state, action.meta)) return failed(state, action)
  if (isFulfilled(...everyCall)(action) && isWanted(state, action.meta)) {
    const { bookingId, account } = action.payload
    const accounts = { ...state.accounts, [bookingId]: account }
    return succeeded({ ...state, accounts }, action.meta)
  }
  return state
}

export const bookingPayments = { reducer, calls: { list, record } }
