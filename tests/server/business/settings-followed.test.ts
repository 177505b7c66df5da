import { fileURLToPath } from 'node:url'
import { defaultSettings, type BusinessSettings, type WeekdayHours } from '@rumi/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { visibleText } from '../../support/bookings/visible-text.ts'

const siteDir = fileURLToPath(new URL('../../../apps/web/build', import.meta.url))

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true, siteDir })
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())
afterEach(() => change(defaultSettings))

async function change(settings: Partial<BusinessSettings>) {
  const answer = await server.request('admin', 'PATCH', '/api/settings', settings)
  expect([answer.status, answer.body.issues]).toEqual([200, undefined])
}
const pageOf = async (path: string) =>
  visibleText((await server.request(null, 'GET', path)).body).replaceAll(/\s+/g, ' ')

const open = (weekdays: readonly number[], opens: string, closes: string): WeekdayHours[] =>
  weekdays.map((weekday) => ({ weekday, opens, closes }))

/** Settings of which none is the one that a house opens with. */
const others = {
  hours: {
    house: open([2, 3, 4, 5, 6, 0], '09:30', '20:15'),
    dayCare: open([2, 3, 4, 5], '09:45', '16:30'),
    grooming: open([2, 3, 4, 5, 6], '10:15', '17:15'),
    training: open([6, 0], '11:30', '18:45'),
  },
  hotel: {
    checkIn: '16:15',
    checkOut: '12:15',
    maxNights: 21,
    discounts: [
      { fromNights: 3, percent: 7 },
      { fromNights: 9, percent: 12 },
    ],
  },
  dayCarePlaces: 33,
  minimumNoticeHours: 36,
  requirements: {
    ...defaultSettings.requirements,
    hotel: ['rabies', 'deworming-internal', 'age'],
    dayCare: ['rabies', 'deworming-external', 'age'],
  },
  minimumAge: { months: 6, monthsVaccinated: 5, multipleDoses: 3 },
  passes: {
    dayCareMonth: { days: 16, withinDays: 28, percent: 3 },
    training: [{ sessions: 5, percent: 6 }],
  },
} satisfies Partial<BusinessSettings>

/** Sentences of pages about them. */
const text: Record<string, readonly string[]> = {
  '/': ['martes a domingo de 9:30 a 20:15', 'martes a viernes, de 9:45 a 16:30'],
  '/guarderia': [
    'Treinta y tres lugares|33 lugares',
    'De martes a viernes, con la misma manada',
    'Los cuatro días de una semana',
    'Desde los 6 meses; desde los 5',
    'Dieciséis días',
    '16 días dentro de 28',
    'Rabia, vigentes',
  ],
  '/grooming': ['36 horas', 'De martes a sábado', 'de 10:15 a 17:15'],
  '/hotel': ['desde las 16:15', 'antes de las 12:15', '7 % desde 3 noches y 12 % desde 9 noches'],
  '/entrenamiento': ['Sábado y domingo', '6 % en el paquete de 5 sesiones'],
  '/servicios': [
    '36 horas',
    'Desde los 6 meses de edad',
    'Hasta 12 % de descuento',
    'Hasta 6 % de descuento',
  ],
  '/eventos': ['de martes a domingo, de 9:30 a 20:15'],
  '/ubicacion': ['de 9:30 AM a 8:15 PM'],
  '/tienda': [],
  '/nosotros': [],
  '/contacto': [],
}

/** Opening values in figures and in words. */
const former = new RegExp(
  [
    String.raw`(?<!\d)7:00|19:00|18:00|[67]:00 PM|15:00|11:00`,
    'lunes a|a las siete|a las seis',
    String.raw`24 horas|un día antes`,
    'bordetella|múltiple|parvovirus|moquillo|evaluación de conducta|identificación oficial',
    String.raw`los 4 meses|los 3 solo`,
    'veinte lugares|20 lugares|20 perros|veinte días|20 días',
    String.raw`(?<!\d)(?:5|10) ?%`,
    'cinco días',
    'dos estilistas|25 kg',
  ].join('|'),
  'giu',
)

test('each page states the settings and none of the defaults', async () => {
  const before = await Promise.all(Object.keys(text).map(pageOf))
  expect(before.join(' ').match(former)?.length).toBeGreaterThan(20)
  await change(others)
  for (const [path, sentences] of Object.entries(text)) {
    const page = await pageOf(path)
    const missing = sentences.filter((sentence) => !new RegExp(sentence, 'i').test(page))
    const stale = [...page.matchAll(former)].map(({ index }) =>
      page.slice(Math.max(0, index - 60), index + 60),
    )
    expect({ path, missing, stale }).toEqual({ path, missing: [], stale: [] })
  }
})

test('the shop mentions delivery only while it is offered', async () => {
  const sent = /3 a 5 días hábiles/
  await change({ shipping: { feeCentavos: 80_00, freeFromCentavos: null, postalCodes: [] } })
  expect(await pageOf('/tienda')).toMatch(sent)
  await change({ shipping: { feeCentavos: null, freeFromCentavos: null, postalCodes: [] } })
  expect(await pageOf('/tienda')).not.toMatch(sent)
})

test('a receipt says the IVA under which each thing was sold, whatever it is by now', async () => {
  const rumiIds = [await eligibleDog(server, 'De antes')]
  const serviceId = await serviceOf(server, 'Hotel')
  const book = async (from: number) => {
    const requested = { serviceId, rumiIds, ...openNights(from, 2) }
    const answer = await server.request('ana', 'POST', '/api/serviceBookings', requested)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.data.serviceBooking
  }
  const before = await book(30)
  const items = [{ productId: 1, quantity: 3 }]
  const order = (
    await server.request('ana', 'POST', '/api/orders', { items, delivery: 'pickup', payment: 'counter' })
  ).body.data.order
  await change({ ivaPercent: 8 })
  const after = await book(40)
  const pay = async (payments: object[]) => {
    const answer = await server.request('marta', 'POST', '/api/charges', { payments })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    const [{ id }] = answer.body.data.payments
    return (await server.request('ana', 'GET', `/api/payments/${id}/receipt`)).body.data.receipt
  }
  const card = (target: object, { totalCentavos: amountCentavos }: { totalCentavos: number }) => ({
    target,
    method: 'card',
    amountCentavos,
  })
  const old = await pay([card({ bookingId: before.id }, before), card({ orderId: order._id }, order)])
  const together = before.totalCentavos + order.totalCentavos
  expect(old).toMatchObject({
    ivaPercent: 16,
    totalCentavos: together,
    subtotalCentavos: Math.round((together * 100) / 116),
  })
  await change({ ivaPercent: 0 })
  const now = await pay([card({ bookingId: after.id }, after)])
  expect(now).toMatchObject({
    ivaPercent: 8,
    subtotalCentavos: Math.round((after.totalCentavos * 100) / 108),
  })
})

test('refusals say the figures that are set', async () => {
  const rumiIds = [await eligibleDog(server, 'Largo')]
  const serviceId = await serviceOf(server, 'Hotel')
  const quote = async (from: number, nights: number) =>
    server.request('ana', 'POST', '/api/serviceBookings/quote', {
      serviceId,
      rumiIds,
      ...openNights(from, nights),
    })
  await change({ hotel: { ...defaultSettings.hotel, maxNights: 3 }, horizonDays: 60 })
  expect((await quote(20, 3)).status).toBe(200)
  expect((await quote(20, 4)).body.message).toBe('Una reserva llega a 3 noches. Divídela en varias.')
  expect((await quote(70, 2)).body.message).toBe('Solo reservamos hasta 60 días por adelantado.')
})

test('medical records count from as many days after the dose as is set', async () => {
  const rumiIds = [await eligibleDog(server, 'Papeles')]
  const serviceId = await serviceOf(server, 'Hotel')
  const reasons = async () => {
    const requested = { serviceId, rumiIds, ...openNights(20, 2) }
    const { body } = await server.request('ana', 'POST', '/api/serviceBookings/quote', requested)
    return body.data.quote.eligibility[0].reasons.map(({ code }: { code: string }) => code)
  }
  expect(await reasons()).toEqual([])
  await change({ validity: { ...defaultSettings.validity, waitingDays: 60 } })
  expect(await reasons()).toContain('rabies-too-recent')
})

test('transfers are offered with the account that is set, and not while there is none', async () => {
  const ways = async () => (await server.request('ana', 'GET', '/api/payments/ways')).body.data.ways
  expect(await ways()).toMatchObject({ spei: false })
  await change({ speiClabe: '032180000118359719' })
  expect(await ways()).toMatchObject({ spei: true })
  expect((await server.request(null, 'GET', '/')).body).toContain('032180000118359719')
})

test('the posts that are set are those of the home page', async () => {
  const html = async () => (await server.request(null, 'GET', '/')).body as string
  const post = 'https://www.instagram.com/p/Tina9Espuma/'
  await change({ social: { ...defaultSettings.social, posts: [post] } })
  expect(await html()).toContain(post)
  for (const shipped of defaultSettings.social.posts) expect(await html()).not.toContain(shipped)
})
