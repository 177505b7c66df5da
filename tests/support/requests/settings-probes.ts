import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  addDays,
  defaultTerms,
  instantAt,
  minutesBetween,
  weekdayOf,
  type ServicePolicyGroup,
  type ServiceType,
} from '@rumi/contract'
import { createSession } from '../../../apps/api/src/auth/sessions/create-session.ts'
import { today } from '../../../apps/api/src/http/clock.ts'
import { expensesOf } from '../documents/expenses-of.ts'
import { eligibleDog, serviceOf } from '../bookings/eligible-dog.ts'
import { newcomer } from '../servers/newcomer.ts'
import { nextOpenDay, openDayAfter } from '../bookings/next-open-day.ts'
import { openNights } from '../bookings/open-nights.ts'
import type { TestServer } from '../servers/open-test-server.ts'
import { visibleText } from '../bookings/visible-text.ts'

const typeOf: Record<ServicePolicyGroup, ServiceType> = {
  hotel: 'Hotel',
  dayCare: 'Guardería',
  grooming: 'Grooming',
  training: 'Entrenamiento',
  event: 'Evento',
}
const bookingsPath = '/api/serviceBookings'
const medicalRecordsPath = '/api/medical-records'

/** How a dog stands with its medical records. */
type Standing = 'in order' | 'without medical records' | 'aged medical records' | 'not evaluated'

/** Medical records without an expiry date that the settings still accept. */
const agedMedicalRecords = [
  { kind: 'vaccine', product: 'Múltiple', daysAgo: 100 },
  { kind: 'vaccine', product: 'Rabia', daysAgo: 100 },
  { kind: 'vaccine', product: 'Bordetella', daysAgo: 100 },
  { kind: 'deworming-internal', daysAgo: 40 },
  { kind: 'deworming-external', daysAgo: 5 },
  { kind: 'evaluation', result: 'passed', daysAgo: 40 },
] as const

/** A blog with one note, on this machine. */
async function startBlog() {
  const item = '<item><title>Nota de prueba</title><link>https://a.mx/nota</link></item>'
  const blog = createServer((_request, response) =>
    response.end(`<?xml version="1.0"?><rss version="2.0"><channel><title>t</title>${item}</channel></rss>`),
  )
  await new Promise<void>((listening) => blog.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(blog.address() as AddressInfo).port}/feed.xml`,
    close: () => blog.close(),
  }
}

/** Texts of the business that may show a setting, by place. */
export async function settingsProbes(server: TestServer) {
  const blog = await startBlog()
  const standings = new Map<Standing, Promise<string>>()

  async function dogWith(standing: Standing) {
    const rumiId = await eligibleDog(server, `Perro ${standing}`, { medicalRecords: standing === 'in order' })
    const brought = agedMedicalRecords.filter(
      ({ kind }) => standing === 'aged medical records' || kind !== 'evaluation',
    )
    if (standing === 'aged medical records' || standing === 'not evaluated')
      for (const { daysAgo, ...medicalRecord } of brought) {
        const written = { ...medicalRecord, rumiId, appliedOn: addDays(today(), -daysAgo) }
        const { status, body } = await server.request('marta', 'POST', medicalRecordsPath, written)
        if (status !== 201) throw new Error(JSON.stringify(body))
      }
    return rumiId
  }
  /** A medical record takes its expiry from the settings when it is created, so the dog is a new one. */
  const dog = (standing: Standing) => {
    if (standing === 'aged medical records') return dogWith(standing)
    const made = standings.get(standing) ?? dogWith(standing)
    standings.set(standing, made)
    return made
  }

  const html = (path: string) => async () => {
    const { body } = await server.request(path.startsWith('/api') ? 'ana' : null, 'GET', path)
    return typeof body === 'string' ? body : JSON.stringify(body)
  }
  const page = (path: string) => async () => visibleText(await html(path)()).replaceAll(/\s+/g, ' ')

  /** When a visit of each kind could be, and when it begins. */
  function visit(group: ServicePolicyGroup) {
    if (group === 'hotel') {
      const nights = openNights(20, 2)
      return { ...nights, begins: instantAt(nights.start, '15:00') }
    }
    const day = nextOpenDay(typeOf[group], 20)
    if (group === 'dayCare') return { start: day, end: day, begins: instantAt(day, '07:00') }
    const start = instantAt(day, '11:00')
    return { start, end: group === 'event' ? instantAt(day, '13:00') : start, begins: start }
  }

  async function quoted(group: ServicePolicyGroup, standing: Standing) {
    const { begins, ...span } = visit(group)
    const requested = {
      serviceId: await serviceOf(server, typeOf[group]),
      rumiIds: [await dog(standing)],
      ...span,
    }
    const { status, body } = await server.request('ana', 'POST', `${bookingsPath}/quote`, requested)
    if (status !== 200) throw new Error(`${group}: ${JSON.stringify(body)}`)
    return { quote: body.data.quote, begins }
  }

  return {
    html,
    page,
    feedUrl: blog.address,
    close: blog.close,

    /** A mail as it would be sent now: who it is from, and what stands in it. */
    mail: async () => {
      const { body } = await server.request('admin', 'POST', '/api/texts/mail-preview', {
        key: 'mails.verify.title',
        value: 'Lugar apartado',
      })
      return JSON.stringify(body.data ?? body)
    },

    /** Texts about a visit before its booking, with its deposit and free hours in words. */
    quote: (group: ServicePolicyGroup) => async () => {
      const { quote, begins } = await quoted(group, 'in order')
      const { depositCentavos, totalCentavos, cancellation } = quote
      const hours = cancellation.freeUntil && minutesBetween(cancellation.freeUntil, begins) / 60
      const percent = Math.round((100 * depositCentavos) / totalCentavos)
      return `${JSON.stringify(quote)} deposit ${percent} % free until ${hours} hours before`
    },

    /** Why a dog may not come, or what its first day includes. */
    reasons: (group: ServicePolicyGroup, standing: Standing) => async () =>
      JSON.stringify((await quoted(group, standing)).quote.eligibility),

    /** Refusals of a longer stay, or one further ahead, than is sold. */
    refused:
      ({ nights = 2, ahead = 20 }) =>
      async () => {
        const requested = { serviceId: await serviceOf(server, 'Hotel'), rumiIds: [await dog('in order')] }
        const { body } = await server.request('ana', 'POST', `${bookingsPath}/quote`, {
          ...requested,
          ...openNights(ahead, nights),
        })
        return JSON.stringify(body)
      },

    /** Remaining places of a service on a weekday, 0 is Sunday. */
    day: (group: ServicePolicyGroup, weekday: number) => async () => {
      let day = addDays(today(), 20)
      while (weekdayOf(day) % 7 !== weekday) day = addDays(day, 1)
      const serviceId = await serviceOf(server, typeOf[group])
      return html(`/api/availability?serviceId=${serviceId}&from=${day}&to=${day}`)()
    },

    /** An order as its buyer sees it, with its IVA and how long it waits in words. */
    order:
      (changes: object = {}) =>
      async () => {
        const buyer = await newcomer(server)
        const shipTo = {
          recipient: 'Ana Ruiz',
          phone: '55 1234 5678',
          street: 'Calle Rosas 12',
          neighbourhood: 'Las Águilas',
          postalCode: '01710',
          city: 'Ciudad de México',
          directions: '',
        }
        const { status, body } = await buyer.request('POST', '/api/orders', {
          items: [{ productId: 1, quantity: 1 }],
          delivery: 'pickup',
          payment: 'counter',
          ...changes,
          ...('delivery' in changes && { shipTo }),
        })
        if (status !== 201) return JSON.stringify(body)
        const { order } = body.data
        const { rows } = await server.database.pool.query(
          `select round(extract(epoch from held_until - created_at) / 3600)::int as hours from orders where id = $1`,
          [order._id],
        )
        await buyer.request('PATCH', `/api/orders/${order._id}`, { status: 'cancelled' })
        const iva = Math.round((100 * order.ivaCentavos) / order.subtotalCentavos)
        return `${JSON.stringify(order)} iva ${iva} % held for ${rows[0]?.hours} hours`
      },

    /** The CFDI of an order, unstamped. */
    cfdi: async () => {
      const buyer = await newcomer(server)
      const requested = { items: [{ productId: 1, quantity: 1 }], delivery: 'pickup', payment: 'counter' }
      const { body } = await buyer.request('POST', '/api/orders', requested)
      const { _id } = body.data.order
      await server.request('marta', 'PATCH', `/api/orders/${_id}`, { status: 'paid', paymentMethod: 'cash' })
      const { body: xml } = await server.request('conta', 'GET', `/api/orders/${_id}/cfdi`)
      return typeof xml === 'string' ? xml : JSON.stringify(xml)
    },

    /** An expense in cash. */
    cashExpense: async () => {
      const { entered } = await expensesOf(server)
      return JSON.stringify(await entered({ payment: 'cash' }))
    },

    /** How long a place is kept after a medical record was turned down, in words. */
    paperHold: async () => {
      const owner = await newcomer(server, 1)
      const [rumiId] = owner.dogs as [string]
      await server.database.pool.query(
        `delete from medical_records where dog_id = $1 and product = 'Rabia'`,
        [rumiId],
      )
      const rabies = { rumiId, kind: 'vaccine', product: 'Rabia', appliedOn: addDays(today(), -10) }
      const medicalRecord = (await owner.request('POST', medicalRecordsPath, rabies)).body.data.medicalRecord
      const day = nextOpenDay('Guardería', 40)
      const serviceId = await serviceOf(server, 'Guardería')
      const { body } = await owner.request('POST', bookingsPath, {
        serviceId,
        rumiIds: [rumiId],
        start: day,
        end: day,
      })
      await server.request('marta', 'PATCH', `${medicalRecordsPath}/${medicalRecord._id}`, {
        refusal: 'No se lee.',
      })
      const { rows } = await server.database.pool.query(
        `select round(extract(epoch from held_until - now()) / 3600)::int as hours from bookings where id = $1`,
        [body.data.serviceBooking.id],
      )
      return `held for ${rows[0]?.hours} hours`
    },

    /** When the medical records of a stay that the desk takes without them are due, in words. */
    papersDue: async () => {
      const owner = await newcomer(server, 1)
      await server.database.pool.query('delete from medical_records where dog_id = $1', [owner.dogs[0]])
      const start = nextOpenDay('Hotel', 40)
      const { body } = await server.request('marta', 'POST', bookingsPath, {
        serviceId: await serviceOf(server, 'Hotel'),
        rumiIds: owner.dogs,
        start,
        end: openDayAfter('Hotel', start),
        papersLater: true,
      })
      const arrives = Date.parse(instantAt(start, defaultTerms.hotel.checkIn))
      const hours = (arrives - Date.parse(body.data.serviceBooking.heldUntil)) / 3_600_000
      return `due ${hours} h before`
    },

    /** Response to a new staff member without a second factor. */
    deskFactor: async () => {
      const { id } = await newcomer(server)
      const { db, pool } = server.database
      await pool.query(`update users set role = 'colaborador' where id = $1`, [id])
      const { token } = await db.transaction((tx) => createSession(tx, id, 'Chrome'))
      const headers = { authorization: `Bearer ${token}` }
      return JSON.stringify(
        (await server.request(null, 'GET', '/api/auth/sessions', undefined, headers)).body,
      )
    },

    /** The care sheet of today. */
    careSheet: async () => JSON.stringify((await server.request('marta', 'GET', '/api/careSheet')).body),

    /** Month's pass requested by a new client. */
    passPrice: async () => {
      const buyer = await newcomer(server)
      return JSON.stringify((await buyer.request('POST', '/api/passes', { kind: 'day-care-month' })).body)
    },
  }
}

export type SettingsProbes = Awaited<ReturnType<typeof settingsProbes>>
