import { defaultSettings } from '@rumi/contract'
import { expect, test } from 'vitest'
import {
  notificationFor,
  renderMail,
  sampleFor,
  type BookingDetails,
  type BookingPart,
  type MailData,
  type MailKind,
} from './index.tsx'

const link = `http://localhost:4600/auth/verificar/${'a'.repeat(43)}`
const details: BookingDetails = {
  name: 'Ana',
  service: 'Noche de hotel',
  serviceType: 'Hotel',
  dogs: ['Canela'],
  start: '2031-10-14',
  end: '2031-10-16',
  totalCentavos: 124_000,
  parts: [],
  id: '0b8e7b0e-5d2f-4f6e-9a44-000000000041',
  version: 3,
  status: 'confirmed',
  updatedAt: '2031-10-01T15:04:05.678Z',
  lines: [{ label: '2 noches', amountCentavos: 124_000 }],
  link,
}

const visitor: MailData['message-for-house'] = {
  reference: 'R-1A2B3C4D',
  kind: 'contact',
  name: 'Eva',
  email: 'eva@correo.mx',
  phone: '55 1234 5678',
  message: 'Tengo una duda.',
  subject: '',
  start: null,
  end: null,
  dogs: 1,
  lines: [],
  link,
}

const everyMail: MailData = {
  verify: { link },
  'already-registered': { name: 'Ana', loginLink: link, forgotLink: `${link}2` },
  'verify-by-password': { link },
  reset: { link },
  'opened-by-desk': { link },
  'staff-invitation': { link },
  'family-invitation': { link },
  'family-joined': { name: 'Ana', newcomer: 'Beto Ríos', link },
  'family-parted': { name: 'Ana', closed: false, link },
  'email-change': { link },
  'email-in-use': { name: 'Ana', link },
  'email-changed': { name: 'Ana', link },
  'password-changed': { name: 'Ana', link },
  'account-closed': { link },
  'logins-refused': { name: 'Ana', attempts: 20, link },
  'second-factor-changed': { name: 'Ana', change: 'recovery-code-used', link },
  'medical-record-refused': {
    name: 'Ana',
    dog: 'Canela',
    medicalRecord: 'Rabia',
    reason: 'No se lee la fecha.',
    link,
  },
  'evaluation-recorded': { name: 'Ana', dog: 'Canela', passed: false, link },
  'medical-record-verified': { name: 'Ana', dog: 'Canela', medicalRecord: 'Rabia', link },
  'identification-refused': { name: 'Ana', link },
  'privacy-request': sampleFor('privacy-request', '', link),
  'identification-taken': { name: 'Ana', link },
  'booking-requested': details,
  'booking-confirmed': details,
  'booking-moved': details,
  'booking-priced': details,
  'booking-cancelled': { ...details, standing: [] },
  'booking-expired': details,
  'booking-held': {
    ...details,
    reasons: ['Nos falta la vacuna de la rabia.'],
    heldUntil: '2026-10-15T16:00:00Z',
  },
  'place-offered': { ...details, offeredUntil: '2031-10-13T18:00:00.000Z' },
  'place-lapsed': details,
  'checked-in': details,
  'checked-out': details,
  'booking-reversed': details,
  'booking-dogs-corrected': details,
  'booking-reminder': details,
  'vaccine-runs-out': sampleFor('vaccine-runs-out', '', link),
  'visit-ready': { name: 'Ana', dog: 'Canela', link },
  incident: sampleFor('incident', '', link),
  'report-card': sampleFor('report-card', '', link),
  'report-cards': sampleFor('report-cards', '', link),
  'order-step': {
    name: 'Ana',
    number: 12,
    status: 'ready',
    payment: 'spei',
    delivery: 'pickup',
    items: [{ name: 'Pelota', quantity: 2 }],
    totalCentavos: 3_600,
    heldUntil: '2031-10-18T16:00:00.000Z',
    link,
  },
  'agreement-signed': sampleFor('agreement-signed', '', link),
  receipt: sampleFor('receipt', '', link),
  invoice: sampleFor('invoice', '', link),
  'money-returned': sampleFor('money-returned', '', link),
  'message-received': { reference: 'R-1A2B3C4D' },
  'message-copy': visitor,
  'message-for-house': visitor,
}
const withLink = (Object.keys(everyMail) as MailKind[]).filter((kind) => kind !== 'message-received')

test.each(withLink)('%s carries its link in both parts, alone on a line in the plain one', async (kind) => {
  const { subject, html, text } = await renderMail(kind, everyMail[kind], defaultSettings)
  expect(subject.length).toBeGreaterThan(10)
  expect(text.split('\n')).toContain(link)
  expect(html).toContain(`href="${link}"`)
  expect(html).toContain('lang="es-MX"')
  expect(html).not.toMatch(/<script|<img/)
})

test.each(['booking-confirmed', 'booking-reminder'] as const)(
  '%s carries the page to announce the arrival as a link and as a code',
  async (kind) => {
    const { html, text, code } = await renderMail(kind, details, defaultSettings)
    const address = 'http://localhost:4600/llegada'
    expect(code).toBe(address)
    expect(text.split('\n')).toContain(address)
    expect(html).toContain(`href="${address}"`)
    expect(
      (await renderMail('booking-cancelled', { ...details, standing: [] }, defaultSettings)).code,
    ).toBeUndefined()
  },
)

test('text of users stays text in the mail, whatever it contains', async () => {
  const name = '<b>Ana</b>\nhttp://evil.example'
  const { subject, html, text } = await renderMail(
    'checked-in',
    { ...details, name, dogs: [name] },
    defaultSettings,
  )
  expect(html).not.toContain('<b>Ana')
  expect(html).toContain('&lt;b&gt;Ana')
  expect(subject).not.toContain('\n')
  expect(text.split('\n')).not.toContain('http://evil.example')
})

test.each<[Partial<BookingDetails>, string]>([
  [{}, 'Entrada: martes 14 de octubre de 2031, desde las 15:00'],
  [{}, 'Salida: jueves 16 de octubre de 2031, antes de las 11:00'],
  [{ serviceType: 'Guardería', end: '2031-10-14' }, 'Día: martes 14 de octubre de 2031, de 7:00 a 18:00'],
  [
    { serviceType: 'Guardería', end: '2031-10-17' },
    'Días: martes 14 al viernes 17 de octubre de 2031, de 7:00 a 18:00',
  ],
  [
    { serviceType: 'Grooming', start: '2031-10-15T00:30:00Z', end: '2031-10-15T02:00:00Z' },
    'Cuándo: martes 14 de octubre de 2031, de 18:30 a 20:00',
  ],
  [{}, 'Total: $1,240.00 MXN'],
  [
    { serviceType: 'Evento', start: '2031-10-14T18:00:00Z', end: '2031-10-14T20:00:00Z', totalCentavos: 0 },
    'Total: lo acordamos contigo',
  ],
  [{ dogs: ['Canela', 'Frijol', 'Taco'] }, 'Rumis: Canela, Frijol y Taco'],
])('a booking with %j says "%s"', async (change, line) => {
  const { text } = await renderMail('booking-confirmed', { ...details, ...change }, defaultSettings)
  expect(text.split('\n')).toContain(line)
})

test.each<[Partial<BookingDetails>, string]>([
  [{}, 'Noche de hotel, martes 14 al jueves 16 de octubre de 2031'],
  [{ end: '2031-11-02' }, 'Noche de hotel, martes 14 de octubre al domingo 2 de noviembre de 2031'],
  [{ serviceType: 'Guardería', end: '2031-10-14' }, 'Noche de hotel, martes 14 de octubre de 2031'],
  [
    { serviceType: 'Grooming', start: '2031-10-14T13:30:00Z', end: '2031-10-14T15:00:00Z' },
    'Noche de hotel, martes 14 de octubre de 2031, 7:30',
  ],
])('a booking with %j reads "%s" in the subject, as on a screen', async (change, about) => {
  const { subject } = await renderMail('booking-confirmed', { ...details, ...change }, defaultSettings)
  expect(subject).toBe(`Reserva confirmada: ${about}`)
})

test('the notification in the app says what the mail says on its outside', async () => {
  const { subject } = await renderMail('checked-in', details, defaultSettings)
  expect(notificationFor('checked-in', details, defaultSettings)).toEqual({
    title: subject,
    message: 'Llegó bien.',
  })
})

const bath: BookingPart = {
  service: 'Baño y Shampoo',
  serviceType: 'Grooming',
  dogs: ['Canela'],
  start: '2031-10-16T14:00:00Z',
  end: '2031-10-16T15:30:00Z',
  totalCentavos: 35_000,
}

test('lists add-ons with their stay, for one total price', async () => {
  const { text } = await renderMail(
    'booking-requested',
    {
      ...details,
      dogs: ['Canela', 'Frijol'],
      parts: [bath],
    },
    defaultSettings,
  )
  expect(text).toContain('Baño y Shampoo: jueves 16 de octubre de 2031, de 8:00 a 9:30, Canela')
  expect(text).toContain('Total: $1,590.00 MXN')
})

test('lists days booked one by one in one line', async () => {
  const day: BookingDetails = {
    ...details,
    service: 'Guardería',
    serviceType: 'Guardería',
    end: details.start,
  }
  const parts = ['2031-10-21', '2031-10-28'].map((start) => ({ ...day, start, end: start }))
  const { subject, text } = await renderMail(
    'booking-requested',
    { ...day, parts: [...parts, bath] },
    defaultSettings,
  )
  expect(subject).toBe('Recibimos tu reserva: Guardería, martes 14 de octubre de 2031 y 2 días más')
  expect(text).toContain('martes 21 de octubre de 2031 y martes 28 de octubre de 2031, de 7:00 a 18:00')
  expect(text).toContain('Baño y Shampoo: jueves 16')
})

test('a stay that is given up says what was added to it and still stands', async () => {
  const { text } = await renderMail('booking-cancelled', { ...details, standing: [bath] }, defaultSettings)
  expect(text).toMatch(/sigue en pie: Baño y Shampoo, jueves 16 .* de 8:00 a 9:30/)
})

test('an estimate shows its discount with a minus sign', async () => {
  const lines = [{ label: 'Descuento de 5 %', amountCentavos: -62_00 }]
  const { text } = await renderMail('message-for-house', { ...visitor, lines }, defaultSettings)
  expect(text).toContain('Descuento de 5 %: \u2212$62.00 MXN')
})

test('a first visit hears until when its place is kept, and others hear nothing of it', async () => {
  const heldUntil = '2031-10-13T18:00:00.000Z'
  const first = await renderMail('booking-requested', { ...details, heldUntil }, defaultSettings)
  expect(first.text).toContain('sin confirmar hasta las 12:00 del lunes 13 de octubre de 2031')
  const known = await renderMail('booking-requested', { ...details, heldUntil: null }, defaultSettings)
  expect(known.text).not.toContain('sin confirmar')
})

test('an order states until when it is reserved, and an unpaid one why it was cancelled', async () => {
  const order = everyMail['order-step']
  const requested = await renderMail('order-step', { ...order, status: 'pending' }, defaultSettings)
  expect(requested.text).toContain('hasta el sábado 18 de octubre de 2031')
  const unpaid = await renderMail(
    'order-step',
    { ...order, status: 'cancelled', isUnpaid: true },
    defaultSettings,
  )
  expect(unpaid.text).toContain('no vimos tu pago a tiempo')
  const cancelled = await renderMail('order-step', { ...order, status: 'cancelled' }, defaultSettings)
  expect(cancelled.text).not.toContain('tu pago a tiempo')
})

test('a mail states the present opening hours', async () => {
  const on = (weekdays: readonly number[], opens: string, closes: string) =>
    weekdays.map((weekday) => ({ weekday, opens, closes }))
  const terms = {
    ...defaultSettings,
    hours: {
      ...defaultSettings.hours,
      house: on([1, 2, 3], '09:00', '16:00'),
      dayCare: on([1], '09:00', '15:30'),
    },
    hotel: { ...defaultSettings.hotel, checkIn: '13:00', checkOut: '10:00' },
  }
  const stay = await renderMail('booking-confirmed', details, terms)
  for (const part of [stay.html, stay.text]) {
    expect(part).toContain('desde las 13:00')
    expect(part).toContain('antes de las 10:00')
    expect(part).toContain('de lunes a miércoles, de 9:00 a 16:00')
    expect(part).not.toMatch(/15:00|19:00|\{/)
  }
  const day = await renderMail('booking-confirmed', { ...details, serviceType: 'Guardería' }, terms)
  expect(day.text).toContain('de 9:00 a 15:30')
})
