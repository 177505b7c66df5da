import { describe, expect, test } from 'vitest'
import {
  calls,
  methodOf,
  pathOf,
  resources,
  roles,
  serviceTypes,
  sessionUser,
  firstProducts,
  type Verb,
} from './index.ts'
import type { ResourceSpec } from './resource.ts'

const fieldsOf = ({ record }: ResourceSpec) => Object.keys(record.shape)

describe('§3, backend-backed entities', () => {
  test('Login response: data.user with _id, profilePic, role, name, lastName; token at top level', () => {
    const { shape } = calls.auth.login.answer
    expect(Object.keys(shape).toSorted()).toEqual(['data', 'token'])
    expect(Object.keys(sessionUser.shape)).toEqual(
      expect.arrayContaining(['_id', 'profilePic', 'role', 'name', 'lastName']),
    )
  })

  test('Role values: not shown; ours are four (decision 16)', () => {
    expect(roles).toEqual(['cliente', 'colaborador', 'contador', 'admin'])
  })

  test.each([
    [
      'Dog (rumi): _id, profileImg; list at data.rumis, single at data.rumi',
      'dogs',
      ['_id', 'profileImg'],
      'rumis',
      'rumi',
    ],
    ['Client: id', 'clients', ['id'], 'users', 'user'],
    [
      'Service: id, serviceType; list at data.service',
      'services',
      ['id', 'serviceType'],
      'service',
      'service',
    ],
    [
      'Medical record: _id; list at data.medicalRecords, single at data.medicalRecord',
      'medicalRecords',
      ['_id'],
      'medicalRecords',
      'medicalRecord',
    ],
    ['Order: _id; list at data.orders, single at data.order', 'orders', ['_id'], 'orders', 'order'],
    ['Service booking: id', 'bookings', ['id'], 'serviceBookings', 'serviceBooking'],
    ['Account: id', 'accounts', ['id'], 'accounts', 'account'],
    ['General-ledger entry: id', 'glEntries', ['id'], 'glEntries', 'glEntry'],
    ['Notification: id, read flag', 'notifications', ['id', 'read'], 'notifications', 'notification'],
  ] as const)('%s', (_line, name, fields, many, one) => {
    const spec: ResourceSpec = resources[name]
    expect(fieldsOf(spec)).toEqual(expect.arrayContaining([...fields]))
    expect(fieldsOf(spec)).not.toContain(spec.id === 'id' ? '_id' : 'id')
    expect([spec.many, spec.one]).toEqual([many, one])
  })

  test('Service types: Grooming, Extra-Grooming, Hotel, Guardería; ours besides: training and events', () => {
    expect([...serviceTypes].toSorted()).toEqual(
      ['Grooming', 'Extra-Grooming', 'Hotel', 'Guardería', 'Entrenamiento', 'Evento'].toSorted(),
    )
  })
})

test('§3, the table of products: names, prices, categories and ratings', () => {
  const table = firstProducts.map(({ priceCentavos, category, rating }) => [
    priceCentavos / 100,
    category,
    rating,
  ])
  expect(table).toEqual([
    [10, 'Snacks', 4],
    [25, 'Estética', 5],
    [18, 'Juguetes', 5],
    [45, 'Comida', 5],
    [50, 'Comida', 5],
  ])
  for (const product of firstProducts)
    expect(Object.keys(product)).toEqual(
      expect.arrayContaining(['id', 'name', 'imageUrl', 'description', 'rating', 'category']),
    )
})

const verbs = (name: keyof typeof resources) => {
  const spec: ResourceSpec = resources[name]
  return (Object.keys(spec.verbs) as Verb[]).map((verb) => `${methodOf(spec, verb)} ${pathOf(spec, verb)}`)
}

describe('§7, the table of calls', () => {
  test.each([
    ['dogs', ['GET /rumis', 'POST /rumis', 'GET /rumis/:id', 'PATCH /rumis/:id', 'DELETE /rumis/:id']],
    ['clients', ['GET /users', 'POST /users', 'PUT /users/:id', 'DELETE /users/:id']],
    ['services', ['GET /services', 'POST /services', 'PUT /services/:id', 'DELETE /services/:id']],
    [
      'medicalRecords',
      [
        'GET /medical-records',
        'POST /medical-records',
        'GET /medical-records/:id',
        'PATCH /medical-records/:id',
        'DELETE /medical-records/:id',
      ],
    ],
    ['orders', ['GET /orders', 'POST /orders', 'GET /orders/:id', 'PATCH /orders/:id', 'DELETE /orders/:id']],
    [
      'bookings',
      [
        'GET /serviceBookings',
        'POST /serviceBookings',
        'PUT /serviceBookings/:id',
        'DELETE /serviceBookings/:id',
      ],
    ],
    [
      'accounts',
      [
        'GET /accounting/accounts',
        'POST /accounting/accounts',
        'PUT /accounting/accounts/:id',
        'DELETE /accounting/accounts/:id',
      ],
    ],
    [
      'glEntries',
      [
        'GET /accounting/glEntries',
        'POST /accounting/glEntries',
        'PUT /accounting/glEntries/:id',
        'DELETE /accounting/glEntries/:id',
      ],
    ],
    ['notifications', ['GET /notifications/:userId']],
  ] as const)('%s has its methods and paths', (name, lines) => {
    expect(verbs(name)).toEqual(expect.arrayContaining([...lines]))
  })

  test('auth, export and upload have their methods and paths', () => {
    const declared = Object.values({ ...calls.auth, ...calls.dogFiles }).map(
      ({ method, path }) => `${method} ${path}`,
    )
    expect(declared).toEqual(
      expect.arrayContaining([
        'POST /auth/login',
        'POST /auth/register',
        'POST /auth/verify-email/:token',
        'POST /auth/verify-email',
        'POST /auth/forgot-password',
        'PATCH /auth/reset-password/:token',
        'GET /export-excel',
        'POST /uploadRoutes',
      ]),
    )
  })
})

describe('§6', () => {
  test('every call that is no public one carries the bearer token, also those that sent none (decision 15)', () => {
    const specified = [
      'dogs',
      'clients',
      'services',
      'medicalRecords',
      'orders',
      'bookings',
      'accounts',
      'glEntries',
      'notifications',
    ] as const
    for (const name of specified) {
      const spec: ResourceSpec = resources[name]
      for (const { access } of Object.values(spec.verbs)) expect(access, name).not.toBe('public')
    }
    for (const { access } of Object.values(calls.dogFiles)) expect(access).not.toBe('public')
  })
})
