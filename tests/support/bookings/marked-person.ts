import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addMinutes, instantAt, rfcCheckDigit } from '@rumi/contract'
import { vi } from 'vitest'
import { accountKey } from '../../../apps/api/src/auth/passwords/attempt-limits.ts'
import { today } from '../../../apps/api/src/http/clock.ts'
import { allMedicalRecords } from './all-medical-records.ts'
import type { Answered, Network } from '../requests/open-network.ts'
import { blockFolder } from '../servers/block-folder.ts'
import { nextOpenDay } from './next-open-day.ts'
import { confirmEverybody, type DemoName, type TestServer } from '../servers/open-test-server.ts'
import { serviceOf } from './eligible-dog.ts'
import { discountAndRefund, payAndBringBack } from '../documents/marked-money.ts'
import { smallestPicture } from './smallest-picture.ts'
import { taxData } from '../documents/tax-data.ts'

const textsOfDog =
  'name breed color microchip ruac allergies feeding medication temperament vet pickup emergencyContact'.split(
    ' ',
  )

const password = 'lomito-de-marca-2026'
const within = { timeout: 30_000, interval: 100 }

/**
 * Creates a client whose texts and addresses all contain a unique mark and who used every feature: registered,
 * changed address, wrote, brought medical records, booked, came, paid, ordered, waited; and of whom the staff wrote.
 */
export async function markedPerson(server: TestServer, network: Network) {
  const mark = `zq${randomBytes(6).toString('hex')}`
  const digits = String(10_000_000 + (randomBytes(4).readUInt32BE() % 89_999_999))
  const phone = `55${digits}`
  const undigited = `ZQMA900101${randomBytes(1).toString('hex').toUpperCase()}`
  const rfc = undigited + rfcCheckDigit(undigited)
  const [former, email] = [`${mark}.antes@correo.mx`, `${mark}.hoy@correo.mx`]
  const query = async <Row extends object>(text: string, ...values: unknown[]) =>
    (await server.database.pool.query<Row>(text, values)).rows
  const secrets = [password]
  let token: string | null = null
  let serial = 0

  /** Sends a request, with the mark in its idempotency key, and throws where it is rejected. */
  async function send(
    who: DemoName | 'them' | null,
    method: string,
    path: string,
    body?: unknown,
    file?: Blob,
  ) {
    const isKeyed = method === 'POST' && who !== 'conta'
    const headers = isKeyed ? { 'idempotency-key': `${mark}-${(serial += 1)}` } : {}
    const answer: Answered = await network.request(who === 'them' ? 'ana' : who, {
      method,
      path,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(file ? { file } : {}),
      ...(who === 'them' && token ? { token } : {}),
    })
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body?.data
  }

  const outbox = join(server.dataDir, 'outbox')
  /** The link of the newest mail of a kind to an address. */
  const linkTo = (address: string, kind: string) =>
    vi.waitFor(async () => {
      const names = (await readdir(outbox)).filter((name) => name.includes(`-${kind}-`)).toSorted()
      for (const name of names.toReversed()) {
        const mail = await readFile(join(outbox, name), 'utf8')
        if (!mail.split('\n\n')[0]!.includes(address)) continue
        const secret = /^https?:\/\/\S+$/m.exec(mail)![0].split('/').at(-1)!
        secrets.push(secret)
        return secret
      }
      throw new Error(`no ${kind} to ${address} yet`)
    }, within)

  async function logIn(address: string) {
    const { body } = await network.request(null, {
      method: 'POST',
      path: '/api/auth/login',
      body: { email: address, password },
    })
    token = String(body.token)
    await confirmEverybody(server.database)
    secrets.push(token)
    return String(body.data.user._id)
  }

  async function register() {
    const names = { name: `${mark} nombre`, lastName: `${mark} apellido` }
    const form = { ...names, email: former, confirmEmail: former, password, confirmPassword: password }
    await send(null, 'POST', '/api/auth/register', form)
    await send(null, 'POST', `/api/auth/verify-email/${await linkTo(former, 'verify')}`, { password })
    await send(null, 'POST', '/api/auth/register', form)
    await network.request(null, {
      method: 'POST',
      path: '/api/auth/login',
      body: { email: former, password: 'otra' },
    })
    return logIn(former)
  }

  async function changeAddress() {
    await send('them', 'POST', '/api/auth/email', { email, currentPassword: password })
    await send(null, 'POST', `/api/auth/email/${await linkTo(email, 'email-change')}`)
    await logIn(email)
    const wrong = { email, password: 'otra' }
    await network.request(null, { method: 'POST', path: '/api/auth/login', body: wrong })
    await send('them', 'POST', '/api/auth/email', {
      email: `${mark}.nunca@correo.mx`,
      currentPassword: password,
    })
    await send(null, 'POST', '/api/auth/forgot-password', { email })
    await linkTo(`${mark}.nunca@correo.mx`, 'email-change')
    await linkTo(email, 'reset')
  }

  async function bringDog() {
    const texts = Object.fromEntries(textsOfDog.map((field) => [field, `${mark} ${field}`]))
    const { rumi } = await send('them', 'POST', '/api/rumis', {
      ...texts,
      sex: 'hembra',
      birthDate: '2022-01-01',
      weightKg: 8,
    })
    const rumiId = String(rumi._id)
    await send('them', 'POST', `/api/uploadRoutes?dogId=${rumiId}`, undefined, smallestPicture)
    const { medicalRecord } = await send('them', 'POST', '/api/medical-records', {
      rumiId,
      kind: 'vaccine',
      product: `${mark} vacuna`,
      appliedOn: '2026-01-15',
      result: `${mark} resultado`,
      notes: `${mark} nota del papel`,
    })
    await send(
      'them',
      'POST',
      `/api/medical-records/${medicalRecord._id}/evidence`,
      undefined,
      smallestPicture,
    )
    const refusal = `${mark} no se lee`
    await send('marta', 'PATCH', `/api/medical-records/${medicalRecord._id}`, { refusal })
    for (const record of allMedicalRecords({ rumiId, appliedOn: today() }))
      await send('marta', 'POST', '/api/medical-records', record)
    return rumiId
  }

  async function write(id: string) {
    const written = { name: `${mark} visita`, email, phone }
    await send(null, 'POST', '/api/contact', { ...written, message: `${mark} mensaje` })
    const quoted = { package: 'evento-premium', dogs: [`${mark} invitado`], message: `${mark} cotización` }
    await send(null, 'POST', '/api/quotes', { ...written, ...quoted })
    const invoice = { rfc, legalName: `${mark} razón`, taxRegime: '612', postalCode: '06700', cfdiUse: 'G03' }
    await send('them', 'PUT', `/api/users/${id}`, { phone, invoice })
    await send('them', 'POST', `/api/users/${id}/identification`, undefined, smallestPicture)
  }

  async function book(rumiIds: string[]) {
    const serviceId = await serviceOf(server, 'Guardería')
    const later = nextOpenDay('Guardería', 30)
    const notes = `${mark} llega tarde`
    const visit = { start: later, end: later }
    await send('them', 'POST', '/api/serviceBookings', { serviceId, rumiIds, ...visit, notes })
    const party = instantAt(nextOpenDay('Evento', 40), '10:00')
    const agreed = { totalCentavos: 900_00, reason: `${mark} reservado: precio` }
    await send('marta', 'POST', '/api/serviceBookings', {
      serviceId: await serviceOf(server, 'Evento'),
      rumiIds,
      start: party,
      end: addMinutes(party, 120),
      notes: `${mark} fiesta`,
      agreedPrice: agreed,
    })
    const { rumi } = await send('them', 'POST', '/api/rumis', {
      name: `${mark} cachorro`,
      sex: 'macho',
      birthDate: '2022-01-01',
    })
    const day = nextOpenDay('Guardería', 20)
    await send('admin', 'POST', '/api/serviceBookings', {
      serviceId,
      rumiIds: [rumi._id],
      start: day,
      end: day,
      override: { reason: `${mark} reservado: sin papeles` },
    })
  }

  /** A visit that is over and paid, with its report. */
  async function come(ownerId: string, dogId: string) {
    const [booking] = await query<{ id: string }>(
      `with visit as (
         insert into bookings (client_id, service_id, status, start_day, end_day, total_centavos, notes, lines)
         values ($1, $2, 'checked-in', $3, $3, 10000, $4, $5) returning id),
       dog as (insert into booking_dogs (booking_id, dog_id, owner_id) select id, $6, $1 from visit),
       step as (insert into booking_events (booking_id, at, from_status, to_status, note)
         select id, $7::timestamptz, 'confirmed', 'checked-in', $8 from visit)
       select id from visit`,
      ownerId,
      await serviceOf(server, 'Guardería'),
      today(),
      `${mark} visita de hoy`,
      JSON.stringify([{ label: `Guardería, ${mark} name`, amountCentavos: 10_000 }]),
      dogId,
      instantAt(today(), '00:30'),
      `${mark} reservado: paso`,
    )
    const bookingId = booking!.id
    const { reportCard } = await send('marta', 'POST', '/api/reportCards', {
      bookingId,
      rumiId: dogId,
      day: today(),
    })
    await send('marta', 'POST', `/api/reportCards/${reportCard.id}/photos`, undefined, smallestPicture)
    const reported = { mood: 'happy', words: `${mark} reporte`, sent: true }
    await send('marta', 'PATCH', `/api/reportCards/${reportCard.id}`, reported)
    await discountAndRefund(send, { bookingId, mark })
    await query(`update visits set announced_at = now(), announced_note = $2 where dog_id = $1`, dogId, mark)
    await query(`update bookings set status = 'checked-out' where id = $1`, bookingId)
  }

  async function buy(ownerId: string, dogId: string) {
    const shipTo = {
      recipient: `${mark} quien recibe`,
      phone,
      street: `${mark} calle`,
      neighbourhood: `${mark} colonia`,
      postalCode: '01710',
      city: `${mark} ciudad`,
      directions: `${mark} señas`,
    }
    const items = [{ productId: 1, quantity: 1 }]
    const order = { items, delivery: 'shipping', payment: 'counter', shipTo }
    const placed = await send('them', 'POST', '/api/orders', order)
    await send('admin', 'PATCH', '/api/settings', taxData)
    await send('them', 'POST', `/api/invoicing/orders/${placed.order._id}/requests`)
    const taken = { items, delivery: 'pickup', payment: 'counter' }
    const { order: brought } = await send('them', 'POST', '/api/orders', taken)
    await payAndBringBack(send, { order: brought, mark })
    await query(
      `insert into order_events (order_id, to_status, note) select id, 'pending', $2 from orders where user_id = $1`,
      ownerId,
      `${mark} reservado: pedido`,
    )
    const { pass } = await send('them', 'POST', '/api/passes', { kind: 'training-5' })
    const payment = { method: 'transfer', reference: `${mark} pase` }
    await send('marta', 'PATCH', `/api/passes/${pass.id}`, { status: 'active', payment })
    await query('delete from pass_credits where pass_id = $1', pass.id)
    await query(
      `insert into waiting_list (client_id, service_id, rumi_ids, start, "end", first_day)
       values ($1, $2, $3, '2031-01-13', '2031-01-13', '2031-01-13')`,
      ownerId,
      await serviceOf(server, 'Guardería'),
      JSON.stringify([dogId]),
    )
    const { accounts } = await send('conta', 'GET', '/api/accounting/accounts')
    await send('conta', 'POST', '/api/accounting/glEntries', {
      date: today(),
      description: `${mark} póliza`,
      lines: [
        { accountId: accounts[0].id, debitCentavos: 100, memo: `${mark} cargo` },
        { accountId: accounts[1].id, creditCentavos: 100 },
      ],
    })
  }

  /** Lets mails fail until what they follow from is given up. */
  async function failMails(address: string) {
    const release = await blockFolder(outbox)
    const parked = async () => (await send('marta', 'GET', '/api/deadLetters?limit=200')).deadLetters.length
    const before = await parked()
    await send(null, 'POST', '/api/contact', {
      name: `${mark} perdido`,
      email: address,
      message: `${mark} sin correo`,
    })
    await send(null, 'POST', '/api/auth/forgot-password', { email: address })
    await vi.waitFor(async () => {
      if ((await parked()) < before + 2) throw new Error('nothing was parked yet')
    }, within)
    await release()
  }

  const id = await register()
  await changeAddress()
  const dog = await bringDog()
  await write(id)
  await book([dog])
  await come(id, dog)
  await buy(id, dog)
  await failMails(email)
  const hashes = [former, email].map((address) => accountKey(address))
  return { id, email, marks: [mark, digits, rfc, ...hashes], secrets, request: send }
}
