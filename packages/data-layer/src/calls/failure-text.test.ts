import { describe, expect, test } from 'vitest'
import {
  accounts,
  bookingPayments,
  bookings,
  clients,
  dogs,
  errorText,
  glEntries,
  grooming,
  guarderia,
  hotel,
} from '../index.ts'
import {
  medicalRecords,
  notifications,
  orders,
  passes,
  session,
  waitingList,
  type AppStore,
  type FailureText,
} from '../index.ts'
import { answer, offline, refuse, storeAndServer } from '../testing/scripted-server.ts'

const form = {
  name: 'A',
  lastName: 'B',
  email: 'a@b.mx',
  confirmEmail: 'a@b.mx',
  password: 'x',
  confirmPassword: 'x',
}
const bath = { serviceType: 'Grooming', name: 'Baño', priceCentavos: 1 } as const
const account = { code: '101.01', name: 'Caja', type: 'asset', nature: 'debit' } as const
const entry = { date: '2026-10-13', description: 'x', lines: [] }
const medicalRecord = { rumiId: 'x', kind: 'vaccine', appliedOn: '2026-10-13' } as const
const update = { id: 'x', changes: {} }

type Fails = [
  text: FailureText,
  slice: 'user' | keyof ReturnType<AppStore['getState']>,
  request: (store: AppStore) => unknown,
]

/** Spec §8, line by line: the text, the list it is stored in, the call that fails. */
const auth: Fails[] = [
  ['Login failed', 'user', (s) => s.dispatch(session.calls.login({ email: 'a@b.mx', password: 'x' }))],
  ['Registration failed', 'user', (s) => s.dispatch(session.calls.register(form))],
  ['Email verification failed', 'user', (s) => s.dispatch(session.calls.verifyEmail({ token: 't' }))],
  [
    'Failed to resend verification email',
    'user',
    (s) => s.dispatch(session.calls.resendVerification('a@b.mx')),
  ],
  ['Failed to send password reset email', 'user', (s) => s.dispatch(session.calls.forgotPassword('a@b.mx'))],
  [
    'Password reset failed',
    'user',
    (s) => s.dispatch(session.calls.resetPassword({ token: 't', password: 'x', confirmPassword: 'x' })),
  ],
]

const data: Fails[] = [
  [
    'Failed to fetch notifications',
    'notifications',
    (s) => s.dispatch(notifications.calls.list({ userId: 'x' })),
  ],
  ['Error fetching clients', 'clients', (s) => s.dispatch(clients.calls.list())],
  ['Error creating client', 'clients', (s) => s.dispatch(clients.calls.create(form))],
  ['Error updating client', 'clients', (s) => s.dispatch(clients.calls.update(update))],
  ['Error deleting client', 'clients', (s) => s.dispatch(clients.calls.remove('x'))],
  ['Error fetching grooming services', 'grooming', (s) => s.dispatch(grooming.calls.list())],
  ['Error creating grooming service', 'grooming', (s) => s.dispatch(grooming.calls.create(bath))],
  ['Error updating grooming service', 'grooming', (s) => s.dispatch(grooming.calls.update(update))],
  ['Error deleting grooming service', 'grooming', (s) => s.dispatch(grooming.calls.remove('x'))],
  ['Error fetching hotel services', 'hotel', (s) => s.dispatch(hotel.calls.list())],
  ['Error creating hotel service', 'hotel', (s) => s.dispatch(hotel.calls.create(bath))],
  ['Error updating hotel service', 'hotel', (s) => s.dispatch(hotel.calls.update(update))],
  ['Error deleting hotel service', 'hotel', (s) => s.dispatch(hotel.calls.remove('x'))],
  ['Error fetching guardería services', 'guarderia', (s) => s.dispatch(guarderia.calls.list())],
  ['Error creating guardería service', 'guarderia', (s) => s.dispatch(guarderia.calls.create(bath))],
  ['Error updating guardería service', 'guarderia', (s) => s.dispatch(guarderia.calls.update(update))],
  ['Error deleting guardería service', 'guarderia', (s) => s.dispatch(guarderia.calls.remove('x'))],
  ['Error fetching medical records', 'medicalRecords', (s) => s.dispatch(medicalRecords.calls.list())],
  [
    'Error creating medical record',
    'medicalRecords',
    (s) => s.dispatch(medicalRecords.calls.create(medicalRecord)),
  ],
  ['Error fetching medical record', 'medicalRecords', (s) => s.dispatch(medicalRecords.calls.read('x'))],
  ['Error updating medical record', 'medicalRecords', (s) => s.dispatch(medicalRecords.calls.update(update))],
  ['Error deleting medical record', 'medicalRecords', (s) => s.dispatch(medicalRecords.calls.remove('x'))],
  ['Error fetching orders', 'orders', (s) => s.dispatch(orders.calls.list())],
  ['Error fetching single order', 'orders', (s) => s.dispatch(orders.calls.read('x'))],
  [
    'Error creating order',
    'orders',
    (s) => s.dispatch(orders.calls.create({ items: [], delivery: 'pickup', payment: 'counter' })),
  ],
  ['Error updating order', 'orders', (s) => s.dispatch(orders.calls.update(update))],
  ['Error deleting order', 'orders', (s) => s.dispatch(orders.calls.remove('x'))],
  ['Error fetching service bookings', 'bookings', (s) => s.dispatch(bookings.calls.list())],
  [
    'Error creating service booking',
    'bookings',
    (s) => s.dispatch(bookings.calls.create({ serviceId: 'x', rumiIds: [], start: 'x', end: 'x' })),
  ],
  ['Error updating service booking', 'bookings', (s) => s.dispatch(bookings.calls.update(update))],
  ['Error deleting service booking', 'bookings', (s) => s.dispatch(bookings.calls.remove('x'))],
  ['Error fetching passes', 'passes', (s) => s.dispatch(passes.calls.list())],
  ['Error creating pass', 'passes', (s) => s.dispatch(passes.calls.create({ kind: 'training-5' }))],
  [
    'Error updating pass',
    'passes',
    (s) => s.dispatch(passes.calls.update({ id: 'x', changes: { status: 'active' } })),
  ],
  ['Error fetching waiting list', 'waitingList', (s) => s.dispatch(waitingList.calls.list())],
  [
    'Error creating waiting entry',
    'waitingList',
    (s) => s.dispatch(waitingList.calls.create({ serviceId: 'x', rumiIds: [], start: 'x', end: 'x' })),
  ],
  [
    'Error updating waiting entry',
    'waitingList',
    (s) => s.dispatch(waitingList.calls.update({ id: 'x', changes: { status: 'accepted' } })),
  ],
  ['Error deleting waiting entry', 'waitingList', (s) => s.dispatch(waitingList.calls.remove('x'))],
  ['Error fetching booking payments', 'bookingPayments', (s) => s.dispatch(bookingPayments.calls.list('x'))],
  [
    'Error recording booking payment',
    'bookingPayments',
    (s) => s.dispatch(bookingPayments.calls.record({ bookingId: 'x', amountCentavos: 1, method: 'cash' })),
  ],
  ['Error fetching accounts', 'accounts', (s) => s.dispatch(accounts.calls.list())],
  ['Error creating account', 'accounts', (s) => s.dispatch(accounts.calls.create(account))],
  ['Error updating account', 'accounts', (s) => s.dispatch(accounts.calls.update(update))],
  ['Error deleting account', 'accounts', (s) => s.dispatch(accounts.calls.remove('x'))],
  ['Error fetching GL entries', 'glEntries', (s) => s.dispatch(glEntries.calls.list())],
  ['Error creating GL entry', 'glEntries', (s) => s.dispatch(glEntries.calls.create(entry))],
  ['Error updating GL entry', 'glEntries', (s) => s.dispatch(glEntries.calls.update(update))],
  ['Error deleting GL entry', 'glEntries', (s) => s.dispatch(glEntries.calls.remove('x'))],
]

const dog: Fails[] = [['Error fetching dogs', 'dogs', (s) => s.dispatch(dogs.calls.list())]]

const value = { message: 'No se puede.', code: 'breaks-a-rule' } as const

/** Returns the stored error after the call, given this response. */
async function errorAfter([, slice, request]: Fails, reply: ReturnType<typeof answer>) {
  const { store, server } = storeAndServer({ otherwise: reply })
  await request(store)
  expect(server.heard).toHaveLength(1)
  return (store.getState()[slice] as { error: unknown }).error
}

describe('on failure the message field of the server response data is stored as the error, for auth calls and dogs', () => {
  test.each([...auth, ...dog])('%s', async (...fails) => {
    expect(await errorAfter(fails, answer(422, value))).toBe('No se puede.')
  })
})

describe("on failure the server's response data is stored as the error, for every other list", () => {
  test.each(data)('%s', async (...fails) => {
    expect(await errorAfter(fails, answer(422, value))).toEqual(value)
  })
})

describe('stores the fallback text where the server returns none', () => {
  test.each([...auth, ...data, ...dog])('%s', async (...fails) => {
    expect(await errorAfter(fails, offline)).toBe(fails[0])
    expect(await errorAfter(fails, answer(500))).toBe(fails[0])
  })
})

test('a screen gets one sentence out of whatever is stored', () => {
  expect(errorText('Login failed')).toBe('Login failed')
  expect(errorText(value)).toBe('No se puede.')
  expect(errorText({ code: 'internal' })).toBe('Algo falló de nuestro lado. Intenta de nuevo en un momento.')
})

test('nothing is retried by itself', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', refuse(503, 'Estamos ocupados un momento.', 'unavailable'))
  await store.dispatch(dogs.calls.list())
  expect(server.heard).toHaveLength(1)
})
