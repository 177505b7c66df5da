import { expect, test } from 'vitest'
import { refusalOfConstraint } from './constraint-refusals.ts'
import { RepositoryError } from './repository/repository-error.ts'

const fault = (fields: object, message = 'failed') => Object.assign(new Error(message), fields)

test.each([
  [
    'a reference still in use',
    { code: '23503', detail: 'Key (id)=(1) is still referenced from table "dogs".' },
    'in-use',
  ],
  [
    'a reference to nothing',
    { code: '23503', detail: 'Key (a)=(1) is not present in table "users".' },
    'breaks-a-rule',
  ],
  [
    'a dog with bookings',
    { code: '23503', constraint: 'booking_dogs_of_their_owner', detail: 'Key (id)=(1) is still referenced.' },
    'dog-has-history',
  ],
  [
    'a booking of a dog that there is not',
    {
      code: '23503',
      constraint: 'booking_dogs_of_their_owner',
      detail: 'Key (a)=(1) is not present in table "dogs".',
    },
    'breaks-a-rule',
  ],
  ['a key taken', { code: '23505', constraint: 'users_one_per_email' }, 'taken'],
  ['an exclusive thing taken', { code: '23P01', constraint: 'bookings_one_stay_per_room' }, 'no-capacity'],
  ['a dog in two places', { code: '23P01', constraint: 'dog_occupancies_one_place_at_a_time' }, 'dog-busy'],
  ['a full day', { code: '23514', constraint: 'places_within_capacity' }, 'no-capacity'],
  ['an empty shelf', { code: '23514', constraint: 'products_stock_not_negative' }, 'no-stock'],
  ['another check', { code: '23514', constraint: 'dogs_have_a_name' }, 'breaks-a-rule'],
  ['a NUL in a text', { code: '22021' }, 'malformed'],
  ['a connection cut while it answers', { code: 'ECONNRESET', syscall: 'read' }, 'unavailable'],
  ['a connection cut while it is asked', { code: 'EPIPE', syscall: 'write' }, 'unavailable'],
  ['a lock waited for too long', { code: '55P03' }, 'unavailable'],
  ['a statement that took too long', { code: '57014' }, 'unavailable'],
  ['a deadlock', { code: '40P01' }, 'unavailable'],
  ['a server going down', { code: '57P01' }, 'unavailable'],
  ['a connection lost', { code: '08006' }, 'unavailable'],
  ['a full disk', { code: '53100' }, 'unavailable'],
  ['a full disk under the uploads', { code: 'ENOSPC', syscall: 'write' }, 'unavailable'],
  ['a quota used up', { code: 'Unknown system error -122', syscall: 'write' }, 'unavailable'],
  ['a disk that can only be read', { code: 'EROFS', syscall: 'open' }, 'unavailable'],
  ['nobody listening', { code: 'ECONNREFUSED', syscall: 'connect' }, 'unavailable'],
])('%s', (_, fields, refusal) => {
  expect(refusalOfConstraint(fault(fields))).toBe(refusal)
  expect(refusalOfConstraint(fault({ cause: fault(fields) }))).toBe(refusal)
})

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('the driver says: %s', (message) => {
  expect(refusalOfConstraint(fault({}, message))).toBe('unavailable')
})

test.each([
  ['a statement that is wrong', { code: '42601' }],
  ['a missing table', { code: '42P01' }],
  ['a file that is not there', { code: 'ENOENT', syscall: 'open' }],
  ['places that were counted wrong', { code: '23514', constraint: 'places_used_is_the_sum_of_days' }],
])('%s is a fault of ours', (_, fields) => {
  expect(refusalOfConstraint(fault(fields))).toBeUndefined()
})

test('an error of the repository keeps its name', () => {
  expect(refusalOfConstraint(new RepositoryError('stale', 'changed since'))).toBe('stale')
})

test.each([undefined, null, 'text', 3])('%s is no refusal', (error) => {
  expect(refusalOfConstraint(error)).toBeUndefined()
})
