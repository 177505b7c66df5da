import type { BookingAccount } from '@rumi/contract'
import { expect, test } from 'vitest'
import { bookingPayments, globalReset } from '../index.ts'
import { answer, delayed, offline, refuse, storeAndServer } from '../testing/scripted-server.ts'

const account: BookingAccount = {
  payments: [],
  totalCentavos: 110_000,
  depositCentavos: 55_000,
  depositUntil: '2026-10-12T17:00:00Z',
  depositReleases: false,
  paidCentavos: 0,
  dueNowCentavos: 55_000,
  leftCentavos: 110_000,
  overpaidCentavos: 0,
  together: {
    totalCentavos: 110_000,
    depositCentavos: 55_000,
    paidCentavos: 0,
    dueNowCentavos: 55_000,
    leftCentavos: 110_000,
  },
  subtotalCentavos: 94_828,
  ivaCentavos: 15_172,
  ivaPercent: 16,
  cancellation: { freeUntil: null, keepPercent: 0, keptCentavos: 0 },
  keptCentavos: 0,
  returnedCentavos: 0,
  lateArrival: '',
  latePickup: null,
  season: null,
}
const paid = { ...account, paidCentavos: 55_000, dueNowCentavos: 0, leftCentavos: 55_000 }
const cash = { bookingId: 'b', amountCentavos: 55_000, method: 'cash' } as const

test('the dues of a booking are stored under its id', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /serviceBookings/b/payments', answer(200, { data: account }))
  await store.dispatch(bookingPayments.calls.list('b'))
  expect(store.getState().bookingPayments).toMatchObject({ accounts: { b: account }, status: 'succeeded' })
})

test('a payment that is written down brings the account up to date, and is written once', async () => {
  const { store, server } = storeAndServer()
  server.on('POST /serviceBookings/b/payments', offline, answer(201, { data: paid }))
  await store.dispatch(bookingPayments.calls.record(cash))
  await store.dispatch(bookingPayments.calls.record({ ...cash }))
  expect(server.sent()).toEqual({ amountCentavos: 55_000, method: 'cash' })
  expect(store.getState().bookingPayments.accounts.b).toEqual(paid)
  const [first, second] = server.heard.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(second).toBe(first)
})

test('a refused payment leaves the account as it was and stores the answer', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /serviceBookings/b/payments', answer(200, { data: account }))
  server.on('POST /serviceBookings/b/payments', refuse(422, 'Es más de lo que falta.', 'breaks-a-rule'))
  await store.dispatch(bookingPayments.calls.list('b'))
  await store.dispatch(bookingPayments.calls.record(cash))
  expect(store.getState().bookingPayments).toMatchObject({
    accounts: { b: account },
    status: 'failed',
    error: { code: 'breaks-a-rule' },
  })
})

test('a reset discards a pending account', async () => {
  const { store, server } = storeAndServer()
  const slow = delayed(answer(200, { data: account }))
  server.on('GET /serviceBookings/b/payments', slow.answer)
  const pending = store.dispatch(bookingPayments.calls.list('b'))
  store.dispatch(globalReset())
  slow.release()
  await pending
  expect(store.getState().bookingPayments).toMatchObject({ accounts: {}, status: 'idle' })
})
