import { randomUUID } from 'node:crypto'
import { defaultSettings } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  formerWordsOf,
  nextWeekday,
  openBathhouse,
  withoutChance,
} from '../../support/servers/bathhouse-server.ts'
import { bathhouse } from '../../support/servers/bathhouse.ts'
import { visibleText } from '../../support/bookings/visible-text.ts'

let business: Awaited<ReturnType<typeof openBathhouse>>
beforeAll(async () => {
  business = await openBathhouse()
})
afterAll(() => business.close())

const pathsOfAnyBusiness = [
  '/',
  '/grooming',
  '/servicios',
  '/nosotros',
  '/ubicacion',
  '/contacto',
  '/tienda',
  '/blog',
  '/carrito',
  '/aviso-de-privacidad',
  '/auth/login',
  '/auth/register',
  '/auth/olvide',
]
const pathsOfOthers = ['/guarderia', '/hotel', '/entrenamiento', '/eventos']

test('a bathhouse in Tijuana is set up through the office alone, and nothing says a word of another business', async () => {
  const { url, request, done, pageAt, mails, mailThatSays, firstAdmin, setUp, newOwner } = business
  const closed = await pageAt('/grooming')
  expect(closed).toContain('Muy pronto')
  // A message to the default address would not reach this business.
  expect(closed.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')).not.toContain(defaultSettings.email)
  // The owner of the notice is not yet set.
  expect(await pageAt('/aviso-de-privacidad')).toContain('Muy pronto')
  const admin = await firstAdmin()
  // It is of before the business had its name.
  const ofBefore = await mailThatSays(/verificación en dos pasos/)
  const serviceId = await setUp(admin)

  const found: Record<string, string[]> = {}
  for (const path of pathsOfAnyBusiness) {
    const reply = await fetch(`${url}${path}`)
    const message = visibleText(await reply.text())
    expect([path, reply.status, message.includes(bathhouse.settings.name)]).toEqual([path, 200, true])
    const words = formerWordsOf(message)
    if (words.length > 0) found[path] = words
  }
  for (const path of [
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/sin-conexion.html',
    '/api/blog',
  ]) {
    const words = formerWordsOf(await pageAt(path))
    if (words.length > 0) found[path] = words
  }
  expect(found).toEqual({})
  for (const path of pathsOfOthers) {
    const reply = await fetch(`${url}${path}`, { redirect: 'manual' })
    expect([path, reply.status, reply.headers.get('location')]).toEqual([path, 302, '/servicios'])
  }
  const grooming = visibleText(await pageAt('/grooming'))
  expect(grooming).toContain(bathhouse.planCard.planName)

  const days = await done(
    null,
    'GET',
    `/availability?serviceId=${serviceId}&from=${nextWeekday(1)}&to=${nextWeekday(1)}`,
  )
  expect(days.availability).toMatchObject([{ closed: true }])
  const quoted = await request(null, 'POST', '/quotes', {
    name: 'Inés',
    email: 'ines@correo.mx',
    dogs: 1,
    serviceId,
  })
  expect(quoted.body.data.quote).toMatchObject({ totalCentavos: bathhouse.service.priceCentavos })

  const { token: ines, dog } = await newOwner()
  const saturday = nextWeekday(6)
  const tub = await done(null, 'GET', `/availability?serviceId=${serviceId}&from=${saturday}&to=${saturday}`)
  const [{ slots }] = tub.availability
  expect(slots[0].remaining).toBe(bathhouse.groomers.length)
  const requested = { serviceId, rumiIds: [dog], start: slots[0].start, end: slots[0].end }
  const { quote } = await done(ines, 'POST', '/serviceBookings/quote', requested)
  expect(quote).toMatchObject({ totalCentavos: bathhouse.service.priceCentavos })
  const { serviceBooking } = await done(ines, 'POST', '/serviceBookings', requested)
  await mailThatSays(/Trapo/)
  await done(admin, 'PUT', `/serviceBookings/${serviceBooking.id}`, { status: 'confirmed' })
  const { payment } = await done(admin, 'POST', '/payments', {
    target: { bookingId: serviceBooking.id },
    method: 'card',
    amountCentavos: bathhouse.service.priceCentavos,
  })
  const dated = await mailThatSays(/BEGIN:VCALENDAR/)
  expect(dated).toContain(bathhouse.settings.address.street)
  // The first visit of the day, at the hour of its own clocks.
  expect(dated).toContain('10:00')
  expect(await pageAt('/')).toContain('data-time-zone="America/Tijuana"')
  await done(admin, 'POST', `/payments/${payment.id}/receipt/mails`)
  await mailThatSays(/Tu recibo/)
  for (const mail of (await mails()).filter((one) => one !== ofBefore)) {
    expect(mail).toContain(bathhouse.settings.name)
    expect(formerWordsOf(withoutChance(mail))).toEqual([])
  }
  const monday = nextWeekday(1)
  const start = `${monday}T16:00:00.000Z`
  const end = `${monday}T17:00:00.000Z`
  const refused = await request(ines, 'POST', '/serviceBookings', { ...requested, start, end })
  expect(refused).toMatchObject({ status: 422, body: { code: 'closed-day' } })
  const nobody = { ...requested, rumiIds: [randomUUID()] }
  const strange = await request(ines, 'POST', '/serviceBookings', nobody)
  expect(strange.body.message).toBe('No encontramos a esa mascota en tu cuenta.')
  const empty = await request(admin, 'PUT', `/rumis/${dog}/tags`, { tagIds: [], notWith: [dog] })
  expect(empty.body.message).not.toMatch(/rumi/i)
}, 60_000)
