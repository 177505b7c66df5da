import { fileURLToPath } from 'node:url'
import { instantAt, planCards, services } from '@rumi/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { seedServiceIds } from '../../../apps/api/src/db/seed/services-for-sale.ts'
import { eligibleDog } from '../../support/bookings/eligible-dog.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { visibleText } from '../../support/bookings/visible-text.ts'

const siteDir = fileURLToPath(new URL('../../../apps/web/build', import.meta.url))
const { bath, fullSpa } = seedServiceIds

let server: TestServer
let rumiId: string
let undo: () => Promise<unknown> = async () => {}
beforeAll(async () => {
  server = await openTestServer({}, { races: true, siteDir })
  rumiId = await eligibleDog(server, 'De ocho kilos')
})
afterAll(() => server.close())
afterEach(() => undo())

type Row = {
  change: object
  /** State that must hold before. */
  beside?: object
  read: () => Promise<string>
  says: string | RegExp
}
// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked at field by field
type AnyRow = any

async function send(method: string, path: string, body: object) {
  const answer = await server.request('admin', method, path, body)
  expect([answer.status, answer.body?.message, answer.body?.issues]).toEqual([200, undefined, undefined])
}

/** Sets the neighbours, checks that nothing is shown yet, changes the value, and checks that it is shown. */
async function expectFollowed({ change, beside, read, says }: Row, set: (changes: object) => Promise<void>) {
  if (beside) await set(beside)
  expect(await read(), 'before').not.toMatch(says)
  await set(change)
  expect(await read()).toMatch(says)
}

const page = (path: string) => async () =>
  visibleText((await server.request(null, 'GET', path)).body).replaceAll(/\s+/g, ' ')
const catalog = async () => (await server.request(null, 'GET', '/api/catalog')).body.data
/** Service as the booking screens show it. */
const sold = async () => {
  const { services: offered } = await catalog()
  const found = offered.find(({ id }: AnyRow) => id === fullSpa)
  return found ? JSON.stringify(found) : 'not offered'
}
const quoted = async () => {
  const start = instantAt(nextOpenDay('Grooming', 20), '11:00')
  const requested = { serviceId: fullSpa, rumiIds: [rumiId], start, end: start }
  return JSON.stringify((await server.request('ana', 'POST', '/api/serviceBookings/quote', requested)).body)
}

let bookedId = ''
/** Invoice of a booking of it, unstamped. */
const invoiced = async () => {
  bookedId ||= await bookSpa()
  const cfdi = await server.request('admin', 'GET', `/api/invoicing/bookings/${bookedId}/cfdi`)
  expect(cfdi.status).toBe(200)
  return cfdi.body as string
}
async function bookSpa(): Promise<string> {
  const taxData = { rfc: 'LOM0402291A1', taxRegime: '601', legalName: 'Lomito Feliz' }
  await server.request('admin', 'PATCH', '/api/settings', taxData)
  const invoice = { rfc: 'VECJ880326XX1', legalName: 'Ana Vega', taxRegime: '612', postalCode: '06700' }
  await send('PUT', `/api/users/${server.ids.ana}`, { invoice: { ...invoice, cfdiUse: 'G03' } })
  const start = instantAt(nextOpenDay('Grooming', 24), '11:00')
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: fullSpa,
    rumiIds: [rumiId],
    start,
    end: start,
  })
  const { id } = body.data.serviceBooking
  await server.database.pool.query(`update bookings set status = 'confirmed', awaits = '{}' where id = $1`, [
    id,
  ])
  return id
}

const season = { name: 'Prueba', from: '2026-01-01', to: '2099-12-31', percent: 20 }
const serviceRows: Record<string, Row> = {
  serviceType: {
    change: { serviceType: 'Extra-Grooming' },
    read: sold,
    says: '"serviceType":"Extra-Grooming"',
  },
  name: { change: { name: 'Spaw de prueba' }, read: quoted, says: 'Spaw de prueba' },
  description: { change: { description: 'Con agua de prueba.' }, read: sold, says: 'Con agua de prueba.' },
  priceCentavos: { change: { priceCentavos: 777_00 }, read: quoted, says: '"totalCentavos":77700' },
  durationMinutes: { change: { durationMinutes: 75 }, read: sold, says: '"durationMinutes":75' },
  active: { change: { active: false }, read: sold, says: 'not offered' },
  bookableOnline: { change: { bookableOnline: false }, read: sold, says: '"bookableOnline":false' },
  isExtra: { change: { isExtra: true }, beside: { isExtra: false }, read: sold, says: '"isExtra":true' },
  mediumOverKg: {
    change: { mediumOverKg: 5 },
    beside: { mediumPriceCentavos: 999_00, mediumOverKg: 10 },
    read: quoted,
    says: '"totalCentavos":99900',
  },
  largeOverKg: {
    change: { largeOverKg: 6 },
    beside: { mediumOverKg: 5, largePriceCentavos: 888_00 },
    read: quoted,
    says: '"totalCentavos":88800',
  },
  mediumPriceCentavos: {
    change: { mediumPriceCentavos: 555_00 },
    beside: { mediumOverKg: 5 },
    read: quoted,
    says: '"totalCentavos":55500',
  },
  largePriceCentavos: {
    change: { largePriceCentavos: 444_00 },
    beside: { mediumOverKg: 5, largeOverKg: 6 },
    read: quoted,
    says: '"totalCentavos":44400',
  },
  mediumExtraMinutes: { change: { mediumExtraMinutes: 45 }, read: sold, says: '"mediumExtraMinutes":45' },
  largeExtraMinutes: { change: { largeExtraMinutes: 55 }, read: sold, says: '"largeExtraMinutes":55' },
  seasons: { change: { seasons: [season] }, read: quoted, says: 'Prueba' },
  satProductKey: { change: { satProductKey: '70121802' }, read: invoiced, says: 'ClaveProdServ="70121802"' },
  satUnitKey: { change: { satUnitKey: 'ACT' }, read: invoiced, says: 'ClaveUnidad="ACT"' },
  ivaTreatment: { change: { ivaTreatment: '8' }, read: quoted, says: '"ivaPercent":8' },
}

/** A plan as addresses name it, with what it leads to. */
const plan = (slug: string) => async () => {
  const { plans } = await catalog()
  return JSON.stringify(plans.find((one: AnyRow) => one.slug === slug) ?? 'none')
}
const placeOf = (name: string) => async () => {
  const text = await page('/hotel')()
  return `${name} ${text.includes(name) ? (text.indexOf(name) < text.indexOf('2 semanas') ? 'before' : 'after') : 'not shown'}`
}
/** Data that the page hands to its quote: the number of nights it begins with. */
const handedOver = async () => {
  const [values = '[]'] = String((await server.request(null, 'GET', '/hotel.data')).body).split('\n')
  // Beside each other stand the values; numbers within another one name the place of a value.
  return (JSON.parse(values) as unknown[]).filter((value) => typeof value === 'number').join(' ')
}

/** Buttons of the hotel's cards in their order. */
const hotelButtons = async () =>
  (await server.request(null, 'GET', '/hotel')).body
    .match(/aria-label="(?:Cotizar|Reservar): [^"]*"/g)
    ?.join(' ') ?? 'none'

type CardRow = Row & { of: string }
const hotelCard = 'hotel-1-semana'
const cardRows: Record<string, CardRow> = {
  page: { of: hotelCard, change: { page: 'dayCare' }, read: page('/guarderia'), says: '1 semana' },
  action: {
    of: hotelCard,
    change: { action: 'book' },
    read: hotelButtons,
    says: 'aria-label="Reservar: 1 semana" aria-label="Cotizar: 1 semana"',
  },
  planName: {
    of: hotelCard,
    change: { planName: 'Escapada de prueba' },
    read: page('/hotel'),
    says: 'Escapada de prueba',
  },
  price: {
    of: hotelCard,
    change: { price: 'desde $777' },
    read: page('/hotel'),
    says: 'desde $777',
  },
  billingCycle: {
    of: hotelCard,
    change: { billingCycle: 'por prueba' },
    read: page('/hotel'),
    says: 'por prueba',
  },
  advantage: {
    of: hotelCard,
    change: { advantage: 'Conviene de prueba.' },
    read: page('/hotel'),
    says: 'Conviene de prueba.',
  },
  description: {
    of: hotelCard,
    change: { description: 'Texto de prueba.' },
    read: page('/hotel'),
    says: 'Texto de prueba.',
  },
  features: {
    of: hotelCard,
    change: { features: ['Punto de prueba'] },
    read: page('/hotel'),
    says: 'Punto de prueba',
  },
  isPopular: {
    of: 'hotel-2-semanas',
    change: { isPopular: false },
    read: async () => ((await page('/hotel')()).includes('MÁS POPULAR') ? 'one is popular' : 'none'),
    says: /^none$/,
  },
  popularLabel: {
    of: 'hotel-2-semanas',
    change: { popularLabel: 'LA DE PRUEBA' },
    read: page('/hotel'),
    says: 'LA DE PRUEBA',
  },
  buttonText: {
    of: hotelCard,
    change: { buttonText: 'Ver de prueba' },
    read: page('/hotel'),
    says: 'Ver de prueba',
  },
  serviceId: {
    of: 'spaw-completo',
    change: { serviceId: bath },
    read: plan('spaw-completo'),
    says: bath,
  },
  passKind: {
    of: 'guarderia-mensual',
    change: { passKind: null },
    read: plan('guarderia-mensual'),
    says: '"passKind":null',
  },
  nights: { of: hotelCard, change: { nights: 273 }, read: handedOver, says: /\b273\b/ },
  severalDays: {
    of: 'guarderia-diario',
    change: { severalDays: true },
    read: plan('guarderia-diario'),
    says: '"severalDays":true',
  },
  active: { of: hotelCard, change: { active: false }, read: placeOf('1 semana'), says: 'not shown' },
  position: { of: hotelCard, change: { position: 2 }, read: placeOf('1 semana'), says: 'after' },
}

const fieldsOf = ({ update }: { update: { shape: object } }) =>
  Object.keys(update.shape).filter((name) => name !== 'version')

test('every field of a service and of a plan card has a row', () => {
  expect(Object.keys(serviceRows).toSorted()).toEqual(fieldsOf(services).toSorted())
  expect(Object.keys(cardRows).toSorted()).toEqual(fieldsOf(planCards).toSorted())
})

const pick = (record: AnyRow, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]))

test.each(Object.entries(serviceRows))(
  'a service: %s is shown with the next request',
  async (_field, row) => {
    const { body } = await server.request('admin', 'GET', '/api/services?limit=200')
    const before = pick(
      body.data.service.find(({ id }: AnyRow) => id === fullSpa),
      fieldsOf(services),
    )
    const set = (changes: object) => send('PUT', `/api/services/${fullSpa}`, changes)
    undo = () => set(before)
    await expectFollowed(row, set)
  },
)

test.each(Object.entries(cardRows))('a plan card: %s is shown with the next request', async (_field, row) => {
  const { body } = await server.request('admin', 'GET', '/api/planCards?limit=200')
  const card = body.data.planCards.find(({ slug }: AnyRow) => slug === row.of)
  const set = (changes: object) => send('PATCH', `/api/planCards/${card.id}`, changes)
  undo = () => set(pick(card, fieldsOf(planCards)))
  await expectFollowed(row, set)
})
