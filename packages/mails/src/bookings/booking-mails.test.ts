import { addressLine, defaultSettings, mapLink, whatToBring } from '@rumi/contract'
import { expect, test } from 'vitest'
import { renderMail, type BookingDetails, type BookingPart, type MailData } from '../index.tsx'

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
  link: 'https://rumi.example/mi-cuenta/reservas/0b8e7b0e-5d2f-4f6e-9a44-000000000041',
}
const cancelled = { ...details, status: 'cancelled', standing: [] } satisfies MailData['booking-cancelled']

test('a booking says where it is, what is brought to it, and comes with the same total for the calendar', async () => {
  const bathInside: BookingPart = {
    service: 'Baño y Shampoo',
    serviceType: 'Grooming',
    dogs: ['Canela'],
    start: '2031-10-15T16:00:00Z',
    end: '2031-10-15T17:00:00Z',
    totalCentavos: 35_000,
  }
  const { text, calendar } = await renderMail(
    'booking-confirmed',
    { ...details, parts: [bathInside] },
    defaultSettings,
  )
  expect(text).toContain('Total: $1,590.00 MXN')
  expect(calendar?.replaceAll('\r\n ', '')).toContain('Total: $1\\,590.00 MXN.')
  expect(text).toContain(`Dónde: ${addressLine(defaultSettings)}`)
  expect(text.split('\n')).toContain(mapLink(defaultSettings.address))
  expect(text).toContain(whatToBring.Hotel.join(' '))
  expect(text).not.toContain(whatToBring.Entrenamiento.join(' '))
})

test('a booking paid by a pass shows no price of zero, and only mails about the calendar attach a file', async () => {
  const lines = [
    { label: '1 día', amountCentavos: 35_000 },
    { label: 'Cubierto', amountCentavos: -35_000 },
  ]
  const covered = { ...details, serviceType: 'Guardería', totalCentavos: 0, lines } as const
  const { text, calendar } = await renderMail('booking-confirmed', covered, defaultSettings)
  expect(text).toContain('Total: pagado con tu pase')
  expect(`${text}${calendar}`).not.toContain('$0.00')
  expect((await renderMail('booking-cancelled', cancelled, defaultSettings)).calendar).toContain('CANCELLED')
  expect((await renderMail('checked-in', details, defaultSettings)).calendar).toBeUndefined()
})

test('states the deposit and the cancellation cost, and nothing where there is none', async () => {
  const money = {
    dueNowCentavos: 37_200,
    dueUntil: '2031-10-13T20:00:00Z',
    isReleased: false,
    freeUntil: '2031-10-13T20:00:00Z',
    keepPercent: 50,
    latePickup: { after: '18:00', graceMinutes: 15, perHourCentavos: 80_00 },
  }
  const until = 'las 14:00 del lunes 13 de octubre de 2031'
  const requested = await renderMail('booking-requested', { ...details, money }, defaultSettings)
  expect(requested.text).toContain(`Anticipo: $372.00 MXN, antes de ${until}`)
  expect(requested.text).toContain(
    `Si cancelas: sin costo hasta ${until}; después se cobra el 50 % de su precio`,
  )
  expect(requested.text).toContain(
    'Recogida tarde: Si se recoge después de las 18:00, con 15 min de tolerancia, cada hora empezada cuesta $80.00 MXN por perro.',
  )
  const released = { ...details, money: { ...money, isReleased: true } }
  expect((await renderMail('booking-requested', released, defaultSettings)).text).toContain(
    `Anticipo: $372.00 MXN, antes de ${until}; si no, el lugar se libera`,
  )
  const late = { ...details, money: { ...money, freeUntil: null } }
  expect((await renderMail('booking-confirmed', late, defaultSettings)).text).toContain(
    'Si cancelas: se cobra el 50 % de su precio',
  )
  const free = { ...money, dueNowCentavos: 0, freeUntil: null, keepPercent: 0, latePickup: null }
  const { text } = await renderMail('booking-requested', { ...details, money: free }, defaultSettings)
  expect(text).not.toMatch(/Anticipo|Si cancelas|Recogida/)
})

test('the mail of a cancellation with a fee says how to pay it', async () => {
  const business = { ...defaultSettings, legalName: 'Rumi SA', speiClabe: '012180001234567899' }
  const fee = { keptCentavos: 62_000, owedCentavos: 62_000 }
  const { text } = await renderMail('booking-cancelled', { ...cancelled, ...fee }, business)
  expect(text).toContain('Se cobran $620.00 MXN por cancelar después del plazo.')
  expect(text).toMatch(
    /Por pagar: \$620\.00 MXN\nCLABE: 012180001234567899\nA nombre de: Rumi SA\nConcepto: Ana, Canela/,
  )
  const paid = await renderMail('booking-cancelled', { ...cancelled, ...fee, owedCentavos: 0 }, business)
  expect(paid.text).not.toContain('CLABE')
})

test('the mail of a free cancellation says that nothing is charged', async () => {
  const { text } = await renderMail('booking-cancelled', cancelled, defaultSettings)
  expect(text).toContain('No se te cobra nada.')
  expect(text).not.toContain('por cancelar después del plazo')
})

test('a mail before a visit carries the code for the tablet, unless each of several days has its own', async () => {
  const withCode = { ...details, arrivalCode: 'K7M4PX' }
  const line = 'Código de llegada: K7M4PX'
  const render = async (data: typeof withCode) =>
    (await renderMail('booking-confirmed', data, defaultSettings)).text.split('\n')
  expect(await render(withCode)).toContain(line)
  const day = { ...withCode, serviceType: 'Guardería' as const }
  expect(await render({ ...day, parts: [day] })).not.toContain(line)
  expect((await renderMail('booking-moved', withCode, defaultSettings)).text).not.toContain('K7M4PX')
})
