import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, quotedDays, usualCalendar, weekdayOf } from '@rumi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { nextOpenDay } from '../../../../tests/support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { now, today } from '../http/clock.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const rosa = { name: 'Rosa', email: 'rosa@correo.mx' }

const mailsTo = async (address: string) => {
  const outbox = join(server.dataDir, 'outbox')
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails.filter((mail) => /^To: .*$/m.exec(mail.split('\n\n')[0]!)?.[0].includes(address))
}

const service = async (serviceType: string) => {
  const { body } = await server.request(null, 'GET', '/api/catalog')
  return body.data.services.find((s: { serviceType: string }) => s.serviceType === serviceType)
}

const serviceNamed = async (name: string) => {
  const { body } = await server.request(null, 'GET', '/api/catalog')
  return body.data.services.find((one: { name: string }) => one.name === name)
}

const requestQuote = (requested: object) =>
  server.request(null, 'POST', '/api/quotes', { ...rosa, dogs: 1, ...requested })

test('a message reaches the office and sends a mail to the business and to its author', async () => {
  const written = await server.request(null, 'POST', '/api/contact', {
    ...rosa,
    message: '¿Abren los sábados?',
  })
  expect(written).toMatchObject({ status: 201, body: { message: expect.stringContaining('Recibimos') } })
  const { body } = await server.request('marta', 'GET', '/api/messages?kind=contact')
  expect(body.data.messages[0]).toMatchObject({ ...rosa, message: '¿Abren los sábados?', status: 'new' })
  await vi.waitFor(
    async () => {
      expect(await mailsTo('rosa@correo.mx')).toHaveLength(1)
      const [forBusiness, ...others] = await mailsTo('hola@rumi.mx')
      expect(others).toEqual([])
      expect(forBusiness).toMatch(/^Reply-To: rosa@correo\.mx$/m)
    },
    { timeout: 10_000, interval: 200 },
  )
})

test('a hotel quote answers its itemised total at once, discounts as lines of their own', async () => {
  const hotel = await service('Hotel')
  const requested = { ...rosa, serviceId: hotel.id, dogs: 2 }
  const one = await server.request(null, 'POST', '/api/quotes', requested)
  expect(one.status).toBe(201)
  const { quote } = one.body.data
  expect(quote.lines).toHaveLength(2)
  expect(quote.totalCentavos).toBe(2 * hotel.priceCentavos)
  expect(quote.subtotalCentavos + quote.ivaCentavos).toBe(quote.totalCentavos)
})

test('a stay quotes its extras in one total; what no stay adds is left out', async () => {
  const hotel = await service('Hotel')
  const bath = await serviceNamed('Baño y Shampoo')
  const { body } = await requestQuote({ serviceId: hotel.id, extras: [bath.id, hotel.id] })
  const { quote } = body.data
  expect(quote.lines.map(({ amountCentavos }: { amountCentavos: number }) => amountCentavos)).toEqual([
    hotel.priceCentavos,
    bath.priceCentavos,
  ])
  expect(quote.totalCentavos).toBe(hotel.priceCentavos + bath.priceCentavos)
  expect(quote.subtotalCentavos).toBe(Math.round((quote.totalCentavos * 100) / 116))
  const alone = await requestQuote({ serviceId: bath.id, extras: [bath.id] })
  expect(alone.body.data.quote.totalCentavos).toBe(bath.priceCentavos)
})

test('an event has no price of its own: the request lands in the office', async () => {
  const { id: serviceId } = await serviceNamed('Paquete Premium')
  const requested = { ...rosa, serviceId, package: 'Paquete Premium', dogs: ['Nube', 'Oso'] }
  const { status, body } = await server.request(null, 'POST', '/api/quotes', requested)
  expect({ status, quote: body.data.quote }).toEqual({ status: 201, quote: null })
  const office = await server.request('admin', 'GET', '/api/messages?kind=quote&search=premium')
  expect(office.body.data.messages[0]).toMatchObject({ dogs: 2, message: 'Para Nube, Oso.' })
})

test('quotes a package with a price at once, and leaves another to the office', async () => {
  const spa = await serviceNamed('Spaw Completo')
  const quoteOf = async (name: string) =>
    (await server.request(null, 'POST', '/api/quotes', { ...rosa, package: name, dogs: 2 })).body.data.quote
  expect(await quoteOf('spaw completo')).toMatchObject({ totalCentavos: 2 * spa.priceCentavos })
  const { body: stored } = await server.request('marta', 'GET', '/api/messages?kind=quote')
  expect(stored.data.messages).toContainEqual(
    expect.objectContaining({ subject: 'Spaw Completo', serviceId: spa.id }),
  )
  for (const name of ['Paquete Premium', 'Paquete de 10 Sesiones']) expect(await quoteOf(name)).toBeNull()
  const { body: all } = await server.request('marta', 'GET', '/api/messages?kind=quote&search=premium')
  expect(all.data.messages).toContainEqual(
    expect.objectContaining({ subject: 'Paquete Premium', serviceId: expect.any(String) }),
  )
})

test('returns the priced days without closed ones', async () => {
  const under = { now: now(), calendar: usualCalendar }
  const start = addDays(today(), 56)
  const week = quotedDays({ serviceType: 'Guardería', severalDays: true }, { start }, under)
  const [first, second, ...others] = week.separateDays!
  const closed = { day: second, kind: 'closed', note: 'Fumigación' }
  const made = await server.request('admin', 'POST', '/api/houseDays', closed)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { data } = (await requestQuote({ package: 'guarderia-semanal', start: first })).body
  expect(data.days).toEqual({ start: first, end: others.at(-1), separateDays: [first, ...others] })
  expect((await requestQuote({ package: 'guarderia-semanal' })).body.data.days).toBeNull()
  await server.request('admin', 'DELETE', `/api/houseDays/${made.body.data.houseDay.id}`)
})

test('a package costs as many days or nights as its card says, and the office reads which they are', async () => {
  const [night, day] = [await service('Hotel'), await service('Guardería')]
  const totalOf = async (slug: string, times = {}) =>
    (await requestQuote({ package: slug, ...times })).body.data.quote.totalCentavos
  expect(await totalOf('hotel-1-dia')).toBe(night.priceCentavos)
  expect(await totalOf('hotel-1-semana')).toBe(7 * night.priceCentavos * 0.95)
  expect(await totalOf('hotel-2-semanas')).toBe(14 * night.priceCentavos * 0.9)
  expect(await totalOf('guarderia-diario')).toBe(day.priceCentavos)

  const week = quotedDays(
    { serviceType: 'Guardería', severalDays: true },
    {},
    { now: now(), calendar: usualCalendar },
  )
  expect(await totalOf('guarderia-semanal')).toBe(week.separateDays!.length * day.priceCentavos)
  expect(await totalOf('guarderia-semanal', { start: week.end })).toBe(
    week.separateDays!.length * day.priceCentavos,
  )
  const { body } = await server.request('marta', 'GET', '/api/messages?kind=quote&limit=200')
  expect(body.data.messages).toContainEqual(
    expect.objectContaining({
      subject: expect.stringContaining('Plan Semanal'),
      start: week.start,
      end: week.end,
    }),
  )
})

test('a package that no card goes by, or of another service, is refused beside its field', async () => {
  const hotel = await service('Hotel')
  for (const requested of [
    { package: 'paquete-que-nadie-vende' },
    { package: 'bano-y-shampoo', serviceId: hotel.id },
    { package: 'paquete-que-nadie-vende', serviceId: hotel.id },
  ]) {
    const { status, body } = await requestQuote(requested)
    expect(status).toBe(422)
    expect(body.issues).toEqual([{ path: 'package', message: expect.stringContaining('Ese paquete') }])
  }
})

test('a day on which a service is closed is refused beside the field it stands in', async () => {
  const sunday = addDays(today(), 21 - (weekdayOf(today()) % 7))
  const issuesOf = async (requested: object) => {
    const { status, body } = await requestQuote(requested)
    return [status, body.code, body.issues?.map(({ path }: { path: string }) => path)]
  }
  for (const slug of [
    'bano-y-shampoo',
    'guarderia-diario',
    'evento-basico',
    'sesion-individual',
    'hotel-1-dia',
  ])
    expect([slug, await issuesOf({ package: slug, start: sunday })]).toEqual([
      slug,
      [422, 'closed-day', ['start']],
    ])
  const saturday = addDays(sunday, -1)
  expect(await issuesOf({ package: 'guarderia-diario', start: saturday })).toEqual([
    422,
    'closed-day',
    ['start'],
  ])
  const times = { start: nextOpenDay('Hotel', 7), end: sunday }
  expect(await issuesOf({ package: 'hotel-1-dia', ...times })).toEqual([422, 'closed-day', ['end']])
})

test('a filled honeypot gets a normal response and stores nothing', async () => {
  const before = (await server.request('marta', 'GET', '/api/messages?limit=200')).body.data.messages.length
  const spam = await server.request(null, 'POST', '/api/contact', {
    ...rosa,
    message: 'Compra',
    website: 'http://spam',
  })
  expect(spam.status).toBe(201)
  expect((await server.request('marta', 'GET', '/api/messages?limit=200')).body.data.messages).toHaveLength(
    before,
  )
})

test('rejects another recipient and an empty message at their field', async () => {
  const form = { name: 'Rosa', email: 'rosa@correo.mx,otro@correo.mx', message: ' ' }
  const { status, body } = await server.request(null, 'POST', '/api/contact', form)
  expect(status).toBe(400)
  expect(body.issues.map(({ path }: { path: string }) => path).toSorted()).toEqual(['email', 'message'])
})

test('limits a network that writes too much, and states the wait', async () => {
  const answers = []
  for (let i = 0; i < 31; i += 1)
    answers.push(await server.request(null, 'POST', '/api/contact', { ...rosa, message: `Hola ${i}` }))
  const last = answers.at(-1)!
  expect(last).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } })
  const seconds = Number(last.headers['retry-after'])
  expect(seconds).toBeGreaterThan(60)
  expect(last.body.message).toContain(`Espera ${Math.ceil(seconds / 60)} minutos`)
})
