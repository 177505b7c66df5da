import { resources } from '@rumi/contract'
import { expect, test } from 'vitest'
import { faultOf } from './unreadable-lists.ts'

const instant = '2026-10-13T15:00:00.000Z'
const message = {
  id: '0b8f3c5e-1111-4222-8333-444455556666',
  userId: null,
  kind: 'quote',
  name: 'Rosa',
  email: 'rosa@correo.mx',
  phone: '',
  phoneE164: '',
  message: '2026-02-30',
  subject: 'Paquete Premium',
  serviceId: null,
  start: '2026-10-13',
  end: instant,
  dogs: 1,
  lines: [],
  status: 'new',
  answeredAt: null,
  bookingId: null,
  bookingStatus: null,
  version: 1,
  createdAt: instant,
  updatedAt: instant,
}

test('a record that screens can draw has no fault, whatever people wrote in it', () => {
  expect(faultOf(resources.messages.record, message)).toBeNull()
})

test.each(['2026-02-30', '0000-00-00', '2026-12-01T99:99Z'])('a record with the time %s has one', (start) => {
  expect(faultOf(resources.messages.record, { ...message, start })).toContain('start')
})
