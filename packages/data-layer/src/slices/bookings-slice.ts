import { booking, resources, type BodyOf, type RecordOf, type Resources } from '@rumi/contract'
import type { UnknownAction } from '@reduxjs/toolkit'
import { call } from '../call.ts'
import { createCallThunk } from './create-call-thunk.ts'
import { createResourceSlice } from './create-resource-slice.ts'
import { withItem, emptyList, type ListState } from './list-state.ts'
import { wholeAnswer } from './stored-error.ts'

export type Booking = RecordOf<Resources['bookings']>

const list = createResourceSlice('bookings', resources.bookings)

/** Books several days of the guardería, all or none; sent again after a lost connection it books them once. */
const bookDays = createCallThunk(
  'bookings/bookDays',
  { failure: booking.recurring.failure, toStoredError: wholeAnswer },
  (body: BodyOf<typeof booking.recurring>, { http, keys, signal }) =>
    keys.run(booking.recurring.path, body, async (idempotencyKey) => {
      const answer = await call(http, booking.recurring, { body }, { idempotencyKey, signal })
      return answer.data.serviceBookings
    }),
)

function reducer(
  state: ListState<Booking> = emptyList<Booking>(),
  action: UnknownAction,
): ListState<Booking> {
  if (!bookDays.fulfilled.match(action)) return list.reducer(state, action)
  return action.payload.reduce((known, made) => withItem(known, made, ({ id }: Booking) => id), state)
}

export const bookings = { ...list, reducer, calls: { ...list.calls, bookDays } }
