import { randomUUID } from 'node:crypto'
import { addDays, type ExpectedDogs, type Visit } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { mailsSince } from '../../support/bookings/mails-since.ts'
import { serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openOnAllDays } from '../../support/bookings/open-on-all-days.ts'
import { stayBeforeMidnight } from '../../support/bookings/stay-before-midnight.ts'
import { newcomer } from '../../support/servers/newcomer.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let dayCare: string
let reported: ReturnType<typeof mailsSince>
beforeAll(async () => {
  stayBeforeMidnight()
  server = await openTestServer()
  dayCare = await serviceOf(server, 'Guardería')
  reported = mailsSince(server)
  await openOnAllDays(server)
})
afterAll(() => server.close())

const sql = (statement: string, values: unknown[] = []) => server.database.pool.query(statement, values)
let serial = 0

/** A new family with its telephone, whose dog is booked for a day. */
async function family(day = today()) {
  const who = await newcomer(server, 1)
  await who.wasHere()
  const phone = `55 7000 ${String((serial += 1)).padStart(4, '0')}`
  await sql('update users set phone = $2, phone_e164 = $3 where id = $1', [
    who.id,
    phone,
    `+52${phone.replaceAll(' ', '')}`,
  ])
  const dogName = `Ñuño ${serial}`
  await sql('update dogs set name = $2 where id = $1', [who.dogs[0], dogName])
  const booked = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: dayCare,
    rumiIds: who.dogs,
    start: day,
    end: day,
  })
  expect(booked.status, JSON.stringify(booked.body)).toBe(201)
  return { ...who, phone, dogName, rumiId: who.dogs[0]! }
}
type Family = Awaited<ReturnType<typeof family>>

/** Opens a tablet as a staff member with a session of its own; returns its cookie. */
async function openTablet(email = 'marta@demo.rumi.mx') {
  const entered = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: `10.20.${(serial += 1)}.1`,
    payload: { email, password: 'lomito-feliz-2026' },
  })
  const { token } = entered.json<{ token: string }>()
  const opened = await server.request(null, 'POST', '/api/kiosk', undefined, {
    authorization: `Bearer ${token}`,
  })
  expect(opened.status, JSON.stringify(opened.body)).toBe(204)
  const cookies = [opened.headers['set-cookie'] ?? []].flat().map(String)
  const cookie = cookies.find((one) => one.startsWith('rumi-kiosk='))!.split(';')[0]!
  return { cookie, token, cookies }
}
const at = (cookie: string, method: string, path: string, body?: object, headers = {}) =>
  server.request(null, method, path, body, { cookie, ...headers })
const find = (cookie: string, { phone, dogName }: { phone: string; dogName: string }) =>
  at(cookie, 'POST', '/api/kiosk/families', { phone, dogName })
const visitOf = async (rumiId: string) => {
  const { body } = await server.request('marta', 'GET', `/api/visits?rumiId=${rumiId}`)
  return (body.data.visits as Visit[]).at(-1)!
}
const announce = async (cookie: string, who: Family, body: object = {}, headers = {}) =>
  at(
    cookie,
    'POST',
    '/api/kiosk/arrivals',
    {
      phone: who.phone,
      dogName: who.dogName,
      dogs: [{ visitId: (await visitOf(who.rumiId)).id, care: 'none', ...body }],
    },
    headers,
  )

test('a tablet is opened by the desk alone, and the session of its opener ends', async () => {
  for (const who of ['ana', 'conta'] as const)
    expect((await server.request(who, 'POST', '/api/kiosk')).status).toBe(403)
  const { cookie, token, cookies } = await openTablet()
  expect(cookies.find((one) => one.startsWith('rumi-kiosk='))).toMatch(/HttpOnly.*SameSite=Strict/)
  expect(cookies.some((one) => one.startsWith('rumi=;'))).toBe(true)
  const again = await server.request(null, 'GET', '/api/auth/me', undefined, {
    authorization: `Bearer ${token}`,
  })
  expect(again.status).toBe(401)
  expect((await at(cookie, 'GET', '/api/kiosk')).body).toEqual({ data: { isOpen: true } })
  expect((await server.request(null, 'GET', '/api/kiosk')).body).toEqual({ data: { isOpen: false } })
  expect((await at(cookie, 'GET', '/api/visits')).status).toBe(401)
})

test('a telephone in any spelling and the first name of the dog find its family, without photos', async () => {
  const who = await family()
  await sql(`update dogs set profile_img = '/files/retrato' where id = $1`, [who.rumiId])
  const { cookie } = await openTablet()
  const dogName = 'NUNO'
  const { status, body } = await find(cookie, { phone: `+52 ${who.phone.replaceAll(' ', '-')}`, dogName })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.data as ExpectedDogs).toMatchObject({
    dogs: [{ rumiId: who.rumiId, name: who.dogName, profileImg: null, announcement: null }],
    agreements: [],
  })
  expect(JSON.stringify(body)).not.toContain(who.email)
})

test('an unknown telephone, another dog, no visit today and no telephone get the same response', async () => {
  const [who, other, later] = [await family(), await family(), await family(addDays(today(), 1))]
  const { cookie } = await openTablet()
  const answers = [
    await find(cookie, { phone: '55 9999 0000', dogName: who.dogName }),
    await find(cookie, { phone: who.phone, dogName: 'Otro' }),
    await find(cookie, { phone: who.phone, dogName: other.dogName }),
    await find(cookie, { phone: later.phone, dogName: later.dogName }),
    await find(cookie, { phone: 'x', dogName: who.dogName }),
  ]
  for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]!.body])
  expect(answers[0]!.body).toMatchObject({ code: 'not-found' })
})

test('a browser that is not an open tablet finds and announces nothing', async () => {
  const who = await family()
  const { cookie } = await openTablet()
  for (const other of ['', `rumi-kiosk=${'a'.repeat(43)}`, 'rumi-kiosk=x'])
    for (const { status } of [await find(other, who), await announce(other, who)]) expect(status).toBe(401)
  await sql(`update kiosks set expires_at = now() - interval '1 second'`)
  expect((await find(cookie, who)).status).toBe(401)
  expect((await visitOf(who.rumiId)).announcement).toBeNull()
})

test('a family announces its dog at the tablet, and the desk receives it', async () => {
  const who = await family()
  const { cookie } = await openTablet()
  const answer = await announce(cookie, who, { care: 'changed', note: 'Come menos' })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const visit = await visitOf(who.rumiId)
  expect(visit).toMatchObject({ status: 'expected', announcement: { care: 'changed', note: 'Come menos' } })
  const received = await server.request('marta', 'POST', `/api/visits/${visit.id}/arrival`, {
    version: visit.version,
  })
  expect(received.status, JSON.stringify(received.body)).toBe(201)
  expect((await find(cookie, who)).status).toBe(404)
})

test('a family cannot announce the dog of another one, and twice with one key is once', async () => {
  const [who, other] = [await family(), await family()]
  const { cookie } = await openTablet()
  const ofOther = await visitOf(other.rumiId)
  expect((await announce(cookie, who, { visitId: ofOther.id })).status).toBe(404)
  expect((await visitOf(other.rumiId)).announcement).toBeNull()
  const key = { 'idempotency-key': randomUUID() }
  const first = await announce(cookie, who, {}, key)
  expect(first.status).toBe(201)
  expect((await announce(cookie, who, {}, key)).body).toEqual(first.body)
})

test('a missing agreement is signed at the tablet in the name of its opener, and no other one', async () => {
  const who = await family()
  const { cookie } = await openTablet()
  const agreementFor = async (services: string[]) =>
    (
      await server.request('admin', 'POST', '/api/agreements', {
        title: `Reglas ${randomUUID()}`,
        text: 'Uno.',
        services,
        required: true,
      })
    ).body.data.agreement.id as string
  const [missing, ofHotel] = [await agreementFor(['Guardería']), await agreementFor(['Hotel'])]
  const { phone, dogName } = who
  const sign = (agreementId: string) =>
    at(cookie, 'POST', '/api/kiosk/signatures', {
      phone,
      dogName,
      agreementId,
      version: 1,
      name: 'Recién Llegada',
    })
  expect((await find(cookie, who)).body.data.agreements).toMatchObject([{ id: missing }])
  expect((await sign(ofHotel)).status).toBe(404)
  const signed = await sign(missing)
  expect(signed.status, JSON.stringify(signed.body)).toBe(201)
  expect(signed.body.data.agreements).toEqual([])
  const { rows } = await sql(
    'select signer_name, recorded_by from agreement_signatures where client_id = $1 and agreement_id = $2',
    [who.id, missing],
  )
  expect(rows).toEqual([{ signer_name: 'Recién Llegada', recorded_by: server.ids.marta }])
  for (const id of [missing, ofHotel])
    await server.request('admin', 'PATCH', `/api/agreements/${id}`, { required: false })
})

test('guesses about one telephone are slowed, known or not, and others are served', async () => {
  const [who, other] = [await family(), await family()]
  const { cookie } = await openTablet()
  const statuses = async (phone: string) => {
    const seen: number[] = []
    for (let guess = 0; guess < 22; guess += 1)
      seen.push((await find(cookie, { phone, dogName: `Perro ${guess}` })).status)
    return seen
  }
  const known = await statuses(who.phone)
  expect(known).toEqual(await statuses('55 9999 0001'))
  expect(known.slice(-2)).toEqual([429, 429])
  expect((await find(cookie, who)).status).toBe(429)
  expect((await find(cookie, other)).status).toBe(200)
})

/** Code in the confirmation of a family's booking. */
async function mailedCode(who: Family) {
  const { mails } = await reported(who.id)
  const own = mails.filter((mail) => mail.includes(who.email))
  return own.flatMap((mail) => /digo de llegada: (\w{6})/.exec(mail)?.[1] ?? []).at(-1)!
}
const withCode = (cookie: string, code: string) => at(cookie, 'POST', '/api/kiosk/families', { code })

test('the code in the confirmation finds its family on the day of the visit, and announces and ends with it', async () => {
  const who = await family()
  const { cookie } = await openTablet()
  const code = await mailedCode(who)
  const found = await withCode(cookie, ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`)
  expect(found.status, JSON.stringify(found.body)).toBe(200)
  expect(found.body.data.dogs).toMatchObject([{ rumiId: who.rumiId }])
  expect((await withCode('', code)).status).toBe(401)
  const visit = await visitOf(who.rumiId)
  const announced = await at(cookie, 'POST', '/api/kiosk/arrivals', {
    code,
    dogs: [{ visitId: visit.id, care: 'same' }],
  })
  expect(announced.status, JSON.stringify(announced.body)).toBe(201)
  await server.request('marta', 'POST', `/api/visits/${visit.id}/arrival`, {})
  expect((await withCode(cookie, code)).status).toBe(404)
})

test('a code of another day finds nothing, and one without a code needs telephone and name', async () => {
  const later = await family(addDays(today(), 1))
  const { cookie } = await openTablet()
  expect(await withCode(cookie, await mailedCode(later))).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  })
  expect((await at(cookie, 'POST', '/api/kiosk/families', { phone: later.phone })).status).toBe(400)
})

test('wrong codes are slowed on their tablet alone, where a telephone still finds its family', async () => {
  const who = await family()
  const code = await mailedCode(who)
  const [guessing, other] = [await openTablet(), await openTablet()]
  const seen: number[] = []
  for (let guess = 0; guess < 21; guess += 1)
    seen.push((await withCode(guessing.cookie, `ZZZ${String(guess).padStart(3, '0')}`)).status)
  expect(seen).toEqual([...Array<number>(20).fill(404), 429])
  expect((await withCode(guessing.cookie, code)).status).toBe(429)
  expect((await find(guessing.cookie, who)).status).toBe(200)
  expect((await withCode(other.cookie, code)).status).toBe(200)
})

// Last, because the desk has no session afterwards.
test('ending all sessions of a staff member closes their tablets', async () => {
  const [ofMarta, ofAdmin] = [await openTablet(), await openTablet('admin@demo.rumi.mx')]
  const isOpen = async (cookie: string) => (await at(cookie, 'GET', '/api/kiosk')).body.data.isOpen
  const ended = await server.request('admin', 'DELETE', `/api/users/${server.ids.marta}/sessions`)
  expect(ended.status, JSON.stringify(ended.body)).toBe(204)
  expect([await isOpen(ofMarta.cookie), await isOpen(ofAdmin.cookie)]).toEqual([false, true])
})
