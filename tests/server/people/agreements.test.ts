import { createHash, randomUUID } from 'node:crypto'
import { defaultSettings, restDayName, type Agreement, type WeekHours } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { erasePerson } from '../../../apps/api/src/clients/index.ts'
import { today } from '../../../apps/api/src/http/clock.ts'
import { serviceOf } from '../../support/bookings/eligible-dog.ts'
import { mailsSince } from '../../support/bookings/mails-since.ts'
import { nextOpenDay, openDayAfter } from '../../support/bookings/next-open-day.ts'
import { stayBeforeMidnight } from '../../support/bookings/stay-before-midnight.ts'
import { newcomer, type Newcomer } from '../../support/servers/newcomer.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let hotel: string
beforeAll(async () => {
  stayBeforeMidnight()
  server = await openTestServer()
  hotel = await serviceOf(server, 'Hotel')
})
afterAll(() => server.close())

const drawing = [Array.from({ length: 12 }, (_, at) => [at * 10, at * 5])]
const text = 'Primer párrafo con ñ.\n\nSegundo párrafo.'
const written = async (body: object = {}) => {
  const answer = await server.request('admin', 'POST', '/api/agreements', {
    title: `Reglas ${randomUUID()}`,
    text,
    services: ['Hotel'],
    ...body,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.agreement as Agreement
}
const change = (id: string, body: object) => server.request('admin', 'PATCH', `/api/agreements/${id}`, body)
/** Runs with an agreement that the hotel requires, and no longer requires it after. */
async function whileRequired(act: (agreement: Agreement) => Promise<void>) {
  const agreement = await written({ required: true })
  try {
    await act(agreement)
  } finally {
    await change(agreement.id, { required: false })
  }
}
const sign = (who: Newcomer, { id }: Agreement, body: object = { drawing }) =>
  who.request('POST', `/api/agreements/${id}/signatures`, body)
const stayOf = (who: Newcomer, ahead = 2) => {
  const start = nextOpenDay('Hotel', ahead)
  return { serviceId: hotel, rumiIds: who.dogs, start, end: openDayAfter('Hotel', start) }
}
const book = (who: Newcomer, body: object = {}) =>
  who.request('POST', '/api/serviceBookings', { ...stayOf(who), ...body })
const quoted = async (who: Newcomer) =>
  (await who.request('POST', '/api/serviceBookings/quote', stayOf(who))).body.data.quote
const stateOf = async (who: Newcomer, id: string) =>
  (await who.request('GET', '/api/serviceBookings')).body.data.serviceBookings.find(
    (one: { id: string }) => one.id === id,
  )
const agreementsOf = async (who: Newcomer) =>
  (await who.request('GET', '/api/agreements')).body.data.agreements as Agreement[]
/** Confirmed day of a client's dogs at the day care, today. */
async function comesToday(who: Newcomer) {
  const everyDay: WeekHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    opens: '00:00',
    closes: '23:45',
  }))
  const hours = { ...defaultSettings.hours, house: everyDay, dayCare: everyDay }
  await server.request('admin', 'PATCH', '/api/settings', { hours })
  if (restDayName(today()) !== null)
    await server.request('admin', 'POST', '/api/houseDays', { day: today(), kind: 'worked' })
  const booked = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: who.dogs,
    start: today(),
    end: today(),
  })
  expect(booked.status, JSON.stringify(booked.body)).toBe(201)
  return booked.body.data.serviceBooking.id as string
}
const sql = (statement: string, values: unknown[]) => server.database.pool.query(statement, values)

test('four drafts are shipped, and clients see them once they have services', async () => {
  const { body } = await server.request('admin', 'GET', '/api/agreements')
  const shipped = (body.data.agreements as Agreement[]).slice(0, 4)
  expect(shipped.map(({ key }) => key)).toEqual([
    'contrato-de-servicio',
    'fotografias',
    'medicamentos',
    'emergencia-veterinaria',
  ])
  for (const one of shipped)
    expect(one).toMatchObject({ required: false, services: [], version: 1, signature: null })
  const ana = (await server.request('ana', 'GET', '/api/agreements')).body.data.agreements as Agreement[]
  expect(ana.map(({ key }) => key)).not.toContain('contrato-de-servicio')
})

test('a client books nothing that requires an unsigned agreement, and books once it is signed', async () => {
  const who = await newcomer(server, 1)
  await whileRequired(async (agreement) => {
    const before = await quoted(who)
    expect(before.eligibility).toMatchObject([
      {
        ok: false,
        reasons: [{ code: 'agreement-unsigned', message: expect.stringContaining(`«${agreement.title}»`) }],
      },
    ])
    expect((await book(who)).body).toMatchObject({ code: 'not-eligible' })
    const signed = await sign(who, agreement)
    expect(signed.status, JSON.stringify(signed.body)).toBe(201)
    expect((await quoted(who)).eligibility).toMatchObject([{ ok: true, reasons: [] }])
    expect((await book(who)).status).toBe(201)
  })
})

test('an agreement of the hotel is required for no other service', async () => {
  const who = await newcomer(server, 1)
  const dayCare = await serviceOf(server, 'Guardería')
  const day = nextOpenDay('Guardería', 2)
  await whileRequired(async () => {
    const { body } = await who.request('POST', '/api/serviceBookings/quote', {
      serviceId: dayCare,
      rumiIds: who.dogs,
      start: day,
      end: day,
    })
    expect(JSON.stringify(body.data.quote.eligibility)).not.toContain('agreement-unsigned')
  })
})

test('a signature stores signer, shortened address and the hash of the text, and never changes', async () => {
  const who = await newcomer(server)
  const agreement = await written()
  const { body } = await sign(who, agreement, { drawing, version: 1 })
  const { signature } = body.data
  expect(signature).toMatchObject({
    agreementId: agreement.id,
    clientId: who.id,
    version: 1,
    text,
    drawing,
    signerName: 'Recién Llegada',
    network: '127.0.0.0/24',
    atDesk: false,
    textSha256: createHash('sha256').update(text).digest('hex'),
  })
  await expect(
    sql(`update agreement_signatures set signer_name = 'Otra' where id = $1`, [signature.id]),
  ).rejects.toThrow('a signature is added')
  await expect(sql('delete from agreement_signatures where id = $1', [signature.id])).rejects.toThrow(
    'a signature is added',
  )
  await expect(
    sql(`update agreement_versions set text = 'Otro' where agreement_id = $1`, [agreement.id]),
  ).rejects.toThrow('a version of an agreement is added')
})

test('a new version requires a new signature, and the former one stays with its text', async () => {
  const who = await newcomer(server, 1)
  await whileRequired(async (agreement) => {
    await sign(who, agreement)
    const revised = await server.request('admin', 'POST', `/api/agreements/${agreement.id}/versions`, {
      text: 'Otro texto',
      version: 1,
    })
    expect(revised.body.data.agreement).toMatchObject({
      version: 2,
      title: agreement.title,
      text: 'Otro texto',
    })
    expect((await quoted(who)).eligibility[0].reasons).toMatchObject([{ code: 'agreement-unsigned' }])
    expect((await sign(who, agreement, { drawing, version: 1 })).body).toMatchObject({ code: 'stale' })
    expect((await sign(who, agreement, { drawing, version: 2 })).status).toBe(201)
    const { signatures } = (await who.request('GET', '/api/agreementSignatures')).body.data
    expect(signatures).toMatchObject([
      { version: 2, text: 'Otro texto' },
      { version: 1, text },
    ])
    const late = await server.request('admin', 'POST', `/api/agreements/${agreement.id}/versions`, {
      text: 'Sobre la primera',
      version: 1,
    })
    expect(late.body).toMatchObject({ code: 'stale' })
  })
})

test('the desk books with the signature to follow, and the signature on its tablet confirms the booking', async () => {
  const who = await newcomer(server, 1)
  await who.wasHere()
  await whileRequired(async (agreement) => {
    const held = await server.request('marta', 'POST', '/api/serviceBookings', {
      ...stayOf(who, 5),
      papersLater: true,
    })
    expect(held.status, JSON.stringify(held.body)).toBe(201)
    expect(held.body.data.serviceBooking).toMatchObject({ status: 'pending', awaits: ['papers'] })
    const path = `/api/agreements/${agreement.id}/signatures`
    expect((await server.request('marta', 'POST', path, { drawing })).body).toMatchObject({
      issues: [{ path: 'clientId' }],
    })
    const signed = await server.request('marta', 'POST', path, { clientId: who.id, drawing })
    expect(signed.body.data.signature).toMatchObject({
      clientId: who.id,
      signerName: 'Recién Llegada',
      atDesk: true,
    })
    expect(await stateOf(who, held.body.data.serviceBooking.id)).toMatchObject({
      status: 'confirmed',
      awaits: [],
    })
  })
})

test('a dog whose owner has not signed is not received, and the board says why', async () => {
  const who = await newcomer(server, 1)
  const id = await comesToday(who)
  const { rows } = await sql('select visit_id from booking_dogs where booking_id = $1', [id])
  const receive = () => server.request('marta', 'POST', `/api/visits/${rows[0].visit_id}/arrival`, {})
  const reasonsOnBoard = async () => {
    const { body } = await server.request('marta', 'GET', `/api/desk/bookings/${id}`)
    return body.data.deskBooking.medicalRecords[0].reasons as { code: string }[]
  }
  const agreement = await written({ services: ['Guardería'], required: true })
  expect((await receive()).body).toMatchObject({
    code: 'not-eligible',
    message: expect.stringContaining(agreement.title),
  })
  expect(await reasonsOnBoard()).toMatchObject([{ code: 'agreement-unsigned' }])
  await sign(who, agreement)
  expect(await reasonsOnBoard()).toEqual([])
  expect((await receive()).status).toBe(201)
  await change(agreement.id, { required: false })
})

test('a typed name replaces a drawing, and a second signature is rejected', async () => {
  const who = await newcomer(server)
  const agreement = await written()
  expect((await sign(who, agreement, {})).body).toMatchObject({ issues: [{ path: 'name' }] })
  expect((await sign(who, agreement, { drawing: [[[1, 1]]] })).body).toMatchObject({
    issues: [{ message: 'Firma dentro del recuadro.' }],
  })
  const typed = await sign(who, agreement, { name: 'María de la Luz Ñandú' })
  expect(typed.body.data.signature).toMatchObject({ signerName: 'María de la Luz Ñandú', drawing: null })
  expect((await sign(who, agreement)).body).toMatchObject({ code: 'taken' })
  expect((await agreementsOf(who)).find(({ id }) => id === agreement.id)).toMatchObject({
    signature: { id: typed.body.data.signature.id },
  })
})

test('a signature sent twice is one, and two at the same moment are one', async () => {
  const who = await newcomer(server)
  const agreement = await written()
  const key = { 'idempotency-key': randomUUID() }
  const path = `/api/agreements/${agreement.id}/signatures`
  const first = await who.request('POST', path, { drawing }, key)
  expect((await who.request('POST', path, { drawing }, key)).body).toEqual(first.body)
  const another = await written()
  const both = await Promise.all([sign(who, another), sign(who, another)])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
})

test('the signed text goes to the client and to the business', async () => {
  const who = await newcomer(server)
  const agreement = await written()
  const reported = mailsSince(server)
  await reported(who.id)
  await sign(who, agreement)
  const { mails } = await reported(who.id)
  const copies = mails.filter((mail) => mail.includes(agreement.title))
  expect(copies).toHaveLength(2)
  expect(copies.filter((mail) => mail.includes(who.email))).toHaveLength(1)
  for (const copy of copies)
    expect(copy).toContain(createHash('sha256').update(text).digest('hex').slice(0, 40))
})

test('a client cannot sign for another one or see drafts', async () => {
  const [who, other] = [await newcomer(server), await newcomer(server)]
  const agreement = await written()
  expect((await sign(who, agreement, { drawing, clientId: other.id })).status).toBe(404)
  expect((await who.request('GET', `/api/agreementSignatures?clientId=${other.id}`)).status).toBe(404)
  const draft = await written({ services: [] })
  expect((await agreementsOf(who)).map(({ id }) => id)).not.toContain(draft.id)
  expect((await sign(who, draft)).status).toBe(404)
  expect((await change(draft.id, { required: true })).body).toMatchObject({ issues: [{ path: 'services' }] })
})

test('signatures move with a merged account and go with an erased person', async () => {
  const [kept, gone] = [await newcomer(server), await newcomer(server)]
  const agreement = await written()
  await sign(gone, agreement)
  await server.request('marta', 'POST', `/api/users/${kept.id}/merges`, { goneId: gone.id })
  expect((await agreementsOf(kept)).find(({ id }) => id === agreement.id)?.signature).not.toBeNull()
  await server.database.db.transaction((tx) => erasePerson(tx, kept))
  const { rows } = await sql('select id from agreement_signatures where client_id = any($1)', [
    [kept.id, gone.id],
  ])
  expect(rows).toEqual([])
})
