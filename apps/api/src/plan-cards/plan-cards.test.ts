import { addDays, firstPlanCards, planPages, todayIn } from '@rumi/contract'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { seedServiceIds } from '../db/seed/services-for-sale.ts'

/** Stub of the built site that renders the cards of a page. */
const builtSite = `
export const texts = []
export const factNames = []
export const patterns = ['/hotel']
export async function render(path, source) {
  const cards = (await source.plans()).filter(({ page }) => page === 'hotel')
  const cardTexts = cards.map((card) => card.planName + (card.isPopular ? '*' : '') + ':' + card.action + (card.buttonText && '=' + card.buttonText))
  return new Response(cardTexts.join(), { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
`

let siteDir: string
let server: TestServer
beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'rumi-site-'))
  await mkdir(join(siteDir, 'server'))
  await mkdir(join(siteDir, 'client'))
  await writeFile(join(siteDir, 'package.json'), '{"type":"module"}')
  await writeFile(join(siteDir, 'server', 'index.js'), builtSite)
  server = await openTestServer({}, { siteDir })
})
afterAll(async () => {
  await server.close()
  await rm(siteDir, { recursive: true, force: true })
})

type Card = { id: string; slug: string; page: string; planName: string; position: number; version: number }

const inDays = (days: number) => addDays(todayIn(new Date().toISOString()), days)
const admin = (method: string, path: string, body?: object) =>
  server.request('admin', method, `/api${path}`, body)
const cardsOf = async (page: string): Promise<Card[]> => {
  const { body } = await admin('GET', `/planCards?page=${page}&limit=200`)
  return (body.data.planCards as Card[]).toSorted((one, other) => one.position - other.position)
}
const cardAt = async (slug: string) => (await cardsOf('hotel')).find((card) => card.slug === slug)!
const change = async (slug: string, changes: object) =>
  admin('PATCH', `/planCards/${(await cardAt(slug)).id}`, changes)
const site = async () => (await server.request(null, 'GET', '/hotel')).body as string
const create = (card: object) => admin('POST', '/planCards', { page: 'hotel', ...card })

test('a new business has the cards of the specification in their order', async () => {
  for (const page of planPages)
    expect((await cardsOf(page)).map(({ slug }) => slug)).toEqual(
      firstPlanCards.filter((card) => card.page === page).map(({ slug }) => slug),
    )
  expect(await site()).toBe('1 día:quote,1 semana:quote,2 semanas*:quote')
})

test('a changed card is on the page at the next request, and its slug stays', async () => {
  const { status, body } = await change('hotel-1-dia', { planName: 'Fin de semana', action: 'book' })
  expect({ status, card: body.data.planCard }).toMatchObject({
    status: 200,
    card: { slug: 'hotel-1-dia', planName: 'Fin de semana', version: 2 },
  })
  expect(await site()).toBe('Fin de semana:book,1 semana:quote,2 semanas*:quote')
  expect((await change('hotel-1-dia', { planName: 'Tarde', version: 1 })).body.code).toBe('stale')
  await change('hotel-1-dia', { planName: '1 día', action: 'quote' })
})

test('a card goes to any place of its page, a new one to the end, and one of a page is the most popular', async () => {
  const fresh = await create({ planName: '2 semanas', isPopular: true })
  expect(fresh.body.data.planCard).toMatchObject({ slug: '2-semanas', position: 3 })
  await change('2-semanas', { position: 0 })
  expect(await site()).toBe('2 semanas*:quote,1 día:quote,1 semana:quote,2 semanas:quote')
  await change('2-semanas', { position: 2 })
  expect((await cardsOf('hotel')).map(({ slug, position }) => [slug, position])).toEqual([
    ['hotel-1-dia', 0],
    ['hotel-1-semana', 1],
    ['2-semanas', 2],
    ['hotel-2-semanas', 3],
  ])
  await change('2-semanas', { page: 'events' })
  expect((await cardsOf('events')).at(-1)?.slug).toBe('2-semanas')
  expect((await admin('DELETE', `/planCards/${fresh.body.data.planCard.id}`)).status).toBe(204)
  await change('hotel-2-semanas', { isPopular: true })
})

test('previews an unsaved card in its place without changing the page', async () => {
  const { id } = await cardAt('hotel-1-semana')
  const look = (card: object, one?: string) =>
    admin('POST', '/planCards/preview', {
      path: '/hotel',
      card: { page: 'hotel', ...card },
      ...(one && { id: one }),
    })
  const seen = await look({ planName: 'Diez días', isPopular: true }, id)
  expect(seen.body.data.html).toBe('1 día:quote,Diez días*:quote,2 semanas:quote')
  expect((await look({ planName: 'Otra', buttonText: 'Ver' })).body.data.html).toMatch(/,Otra:quote=Ver$/)
  expect(await site()).toBe('1 día:quote,1 semana:quote,2 semanas*:quote')
})

test('a button leads somewhere: what it books is there, and its pass pays for it', async () => {
  const refused = async (card: object) => {
    const { status, body } = await create({ planName: 'X', ...card })
    return [status, body.issues?.[0]?.path]
  }
  expect(await refused({ action: 'book' })).toEqual([400, 'serviceId'])
  expect(await refused({ serviceId: seedServiceIds.night, passKind: 'training-5' })).toEqual([
    400,
    'passKind',
  ])
  expect(await refused({ serviceId: crypto.randomUUID() })).toEqual([400, 'serviceId'])
})

test('a service is not deleted under a card; one that is not offered takes its cards from the page', async () => {
  const night = `/services/${seedServiceIds.night}`
  const ears = `/services/${seedServiceIds.ears}`
  const other = await create({ planName: 'Oídos', serviceId: seedServiceIds.ears })
  expect(await admin('DELETE', ears)).toMatchObject({ status: 409, body: { code: 'service-on-site' } })
  await admin('DELETE', `/planCards/${other.body.data.planCard.id}`)
  await admin('PUT', night, { active: false })
  expect(await site()).toBe('')
  await admin('PUT', night, { active: true, bookableOnline: false })
  await change('hotel-1-dia', { action: 'book', buttonText: 'Aparta' })
  expect(await site()).toBe('1 día:quote,1 semana:quote,2 semanas*:quote')
  await admin('PUT', night, { bookableOnline: true })
  expect(await site()).toBe('1 día:book=Aparta,1 semana:quote,2 semanas*:quote')
  await change('hotel-1-dia', { action: 'quote', buttonText: '' })
})

test('with every service called otherwise each card still leads to its own, in the catalogue and in a quote', async () => {
  const { body } = await admin('GET', '/services?limit=200')
  for (const [place, { id }] of (body.data.service as { id: string }[]).entries())
    expect((await admin('PUT', `/services/${id}`, { name: `Renombrado ${place}` })).status).toBe(200)

  const { plans, services } = (await server.request(null, 'GET', '/api/catalog')).body.data
  const nameOf = (id: string) => services.find((service: { id: string }) => service.id === id).name
  for (const { slug, sells } of firstPlanCards) {
    expect(plans).toContainEqual(expect.objectContaining({ slug, serviceId: seedServiceIds[sells] }))
    const written = { name: 'Rosa', email: 'rosa@correo.mx', package: slug, dogs: 1 }
    expect((await server.request(null, 'POST', '/api/quotes', written)).status).toBe(201)
  }
  const { messages } = (await admin('GET', '/messages?kind=quote&limit=200')).body.data
  for (const { planName, sells, passKind } of firstPlanCards)
    expect(messages).toContainEqual(
      expect.objectContaining({
        serviceId: seedServiceIds[sells],
        subject: passKind ? planName : `${nameOf(seedServiceIds[sells])} (${planName})`,
      }),
    )
})

test('prices a quote by each dog’s size, stated or weighed, and shows it to the office', async () => {
  const bath = seedServiceIds.bath
  await admin('PUT', `/services/${bath}`, { mediumPriceCentavos: 450_00, largePriceCentavos: 600_00 })
  const requested = {
    name: 'Rosa',
    email: 'rosa@correo.mx',
    package: 'bano-y-shampoo',
    dogs: [{ size: 'large' }, { name: 'Nube', weightKg: 12 }, {}],
  }
  const { body } = await server.request(null, 'POST', '/api/quotes', requested)
  const { lines } = body.data.quote
  expect(lines.map((line: { amountCentavos: number }) => line.amountCentavos)).toEqual([
    600_00, 450_00, 380_00,
  ])
  const { messages } = (await admin('GET', '/messages?kind=quote&limit=200')).body.data
  expect(messages).toContainEqual(
    expect.objectContaining({
      dogs: 3,
      message: 'Tallas: Perro 1, grande; Nube, mediano (12 kg).\n\nPara Nube.',
    }),
  )
  const wrong = await server.request(null, 'POST', '/api/quotes', {
    ...requested,
    dogs: [{ size: 'enorme' }],
  })
  expect(wrong.status).toBe(400)
})

test('only the desk books desk services; an add-on needs a stay', async () => {
  const spa = `/services/${seedServiceIds.fullSpa}`
  await admin('PUT', spa, { bookableOnline: false })
  const { rumis } = (await server.request('ana', 'GET', '/api/rumis')).body.data
  const { availability } = (
    await admin('GET', `/availability?serviceId=${seedServiceIds.fullSpa}&from=${inDays(3)}&to=${inDays(9)}`)
  ).body.data
  const slot = availability.flatMap(({ slots = [] }: { slots?: object[] }) => slots)[0] as {
    start: string
    end: string
  }
  const visit = {
    serviceId: seedServiceIds.fullSpa,
    rumiIds: [rumis[0]._id],
    start: slot.start,
    end: slot.end,
  }
  const byOwner = await server.request('ana', 'POST', '/api/serviceBookings', visit)
  expect(byOwner).toMatchObject({ status: 422, body: { code: 'not-bookable' } })
  const atDesk = await server.request('marta', 'POST', '/api/serviceBookings', {
    ...visit,
    clientId: server.ids.ana,
  })
  expect(atDesk.status).toBe(201)
  await admin('PUT', spa, { bookableOnline: true })
  const day = `/services/${seedServiceIds.day}`
  await admin('PUT', day, { bookableOnline: false })
  const weekly = { serviceId: seedServiceIds.day, rumiIds: [rumis[0]._id], days: [inDays(3)] }
  expect(await server.request('ana', 'POST', '/api/serviceBookings/recurring', weekly)).toMatchObject({
    status: 422,
    body: { code: 'not-bookable' },
  })
  await admin('PUT', day, { bookableOnline: true })

  const kinds = [
    ['Grooming', true],
    ['Hotel', false],
  ] as const
  for (const [serviceType, isExtra] of kinds) {
    const made = await admin('POST', '/services', { name: 'Prueba', serviceType, priceCentavos: 1 })
    expect(made.body.data.service).toMatchObject({ isExtra, bookableOnline: true })
  }
  const neverExtra = await admin('PUT', `/services/${seedServiceIds.night}`, { isExtra: true })
  expect(neverExtra).toMatchObject({ status: 400, body: { issues: [{ path: 'isExtra' }] } })
})
