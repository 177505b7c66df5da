import { addDays, addMinutes, type ResourceName } from '@rumi/contract'
import { offerReleasedPlaces } from '../../../apps/api/src/bookings/index.ts'
import { notifications } from '../../../apps/api/src/db/schema/messages.ts'
import { visitorMessages } from '../../../apps/api/src/db/schema/business/visitor-messages.ts'
import { nextOpenDay } from '../bookings/next-open-day.ts'
import type { DemoName, TestServer } from '../servers/open-test-server.ts'
import { missingId, type RequestContext } from './request-context.ts'
import { cardTargets } from './card-targets.ts'
import { createdId, type Target } from './target.ts'

let serial = 0
const unique = () => `${Date.now()}${(serial += 1)}`

const dogOf = (server: TestServer, who: 'ana' | 'luis') =>
  createdId(
    server,
    who,
    '/rumis',
    { name: `Rumi ${unique()}`, sex: 'hembra', birthDate: '2022-01-15' },
    'rumi',
    '_id',
  )

const till = () => ({ floatCentavos: 500_00, till: `Caja ${unique()}` })

/** Half the price of a pass that Ana asked for, so that it pays for no booking yet. */
async function halfPaidPass(server: TestServer) {
  const requested = await server.request('ana', 'GET', '/api/passes?status=requested')
  for (const { id } of requested.body.data.passes)
    await server.request('ana', 'PATCH', `/api/passes/${id}`, { status: 'cancelled' })
  const { body } = await server.request('ana', 'POST', '/api/passes', { kind: 'training-5' })
  const { id: passId, totalCentavos } = body.data.pass
  return { target: { passId }, method: 'cash', amountCentavos: Math.floor(totalCentavos / 2) }
}

/** Every caller but Luis writes for Ana's family. */
const family = (who: DemoName) => (who === 'luis' ? 'luis' : 'ana')

async function trainingOf(server: TestServer, who: DemoName) {
  const catalog = await server.request(null, 'GET', '/api/catalog')
  const service = catalog.body.data.services.find(
    (s: { serviceType: string }) => s.serviceType === 'Entrenamiento',
  )
  const from = nextOpenDay('Entrenamiento', 2)
  const free = await server.request(
    null,
    'GET',
    `/api/availability?serviceId=${service.id}&from=${from}&to=${addDays(from, 50)}`,
  )
  const slots = free.body.data.availability.flatMap((day: { slots: { remaining: number }[] }) => day.slots)
  const { start, end } = slots.find((slot: { remaining: number }) => slot.remaining > 0)
  return { serviceId: service.id, rumiIds: [await dogOf(server, family(who))], start, end }
}

/** Time just booked by another client, and that client. */
async function takenTraining(server: TestServer, who: DemoName) {
  const taken = await trainingOf(server, family(who))
  const bookingId = await createdId(server, family(who), '/serviceBookings', taken, 'serviceBooking')
  return { bookingId, wanted: { ...taken, rumiIds: [await dogOf(server, family(who))] } }
}

/** Waiting client with an offered place. */
async function offeredPlace(server: TestServer) {
  const { bookingId, wanted } = await takenTraining(server, 'ana')
  const id = await createdId(server, 'ana', '/waitingList', wanted, 'waitingEntry')
  await server.request('ana', 'DELETE', `/api/serviceBookings/${bookingId}`)
  for (let status = 'waiting'; status === 'waiting';) {
    await offerReleasedPlaces(server.database.db)
    const { body } = await server.request('ana', 'GET', '/api/waitingList?limit=200')
    status = body.data.waitingList.find((entry: { id: string }) => entry.id === id).status
  }
  return id
}

const breakfast = { kind: 'meal', name: 'Desayuno', dose: '1 taza', times: ['08:00'] }

/** An hour of a groomer's on a far Sunday, another one each time. */
async function absence(server: TestServer) {
  const { body } = await server.request('marta', 'GET', '/api/schedule')
  const groomer = body.data.people.find(({ kind }: { kind: string }) => kind === 'groomer')
  const start = addMinutes('2031-03-02T14:00:00Z', 60 * (serial += 1))
  return { resourceId: groomer.id, start, end: addMinutes(start, 60) }
}

/** A far Sunday, another one each time. */
const dayOff = async () => ({ day: addDays('2031-03-02', 7 * (serial += 1)), kind: 'closed' })

const account = () => ({
  code: `899.${100 + ((serial += 1) % 900)}.${10 + Math.floor(serial / 900)}`,
  name: 'Prueba',
  type: 'expense',
  nature: 'debit',
})

async function draft(server: TestServer) {
  const { body } = await server.request('conta', 'GET', '/api/accounting/accounts')
  const [one, other] = body.data.accounts
  return {
    date: '2026-01-15',
    description: 'Prueba',
    lines: [
      { accountId: one.id, debitCentavos: 100 },
      { accountId: other.id, creditCentavos: 100 },
    ],
  }
}

const order = { items: [{ productId: 1, quantity: 1 }], delivery: 'pickup', payment: 'counter' }
const product = { name: 'Pelota', priceCentavos: 9_900, category: 'Juguetes' }
const service = { serviceType: 'Extra-Grooming', name: 'Prueba', priceCentavos: 10_000 }
const vaccine = { kind: 'vaccine', product: 'Rabia', appliedOn: '2026-01-15' }
const room = () => ({ name: `Ciprés ${unique()}`, size: 'medium' })
const planCard = () => ({ page: 'hotel', planName: 'Fin de semana' })
const ownRole = () => ({ name: `Turno ${unique()}`, baseRole: 'colaborador', limits: { messages: 'none' } })
const hall = () => ({ name: `Salón ${unique()}` })
const playGroup = () => ({ name: `Grupo ${unique()}`, capacity: 8 })
const tag = () => ({ label: `Tag ${unique()}`, icon: 'paw', tone: 'neutral' })
const groomer = () => ({ name: `Rosa ${unique()}`, kind: 'groomer' })
const person = () => ({ name: 'Prueba', lastName: 'Del Mostrador', email: `prueba-${unique()}@correo.mx` })

export const targets: Partial<Record<ResourceName, Target>> = {
  clients: {
    make: (server) => createdId(server, 'admin', '/users', person(), 'user'),
    newBody: async () => person(),
    change: { phone: '5512345678' },
  },
  dogs: {
    make: (server) => dogOf(server, 'ana'),
    newBody: async ({ ids }, who) => ({
      name: 'Nube',
      sex: 'hembra',
      birthDate: '2023-05-01',
      ...(who === 'ana' || who === 'luis' ? {} : { ownerId: ids.ana }),
    }),
    change: { weightKg: 12.5 },
  },
  services: {
    make: (server) => createdId(server, 'admin', '/services', service, 'service'),
    newBody: async () => service,
    change: { description: 'Otra' },
  },
  medicalRecords: {
    make: async (server) =>
      createdId(
        server,
        'ana',
        '/medical-records',
        { ...vaccine, rumiId: await dogOf(server, 'ana') },
        'medicalRecord',
        '_id',
      ),
    newBody: async (server, who) => ({ ...vaccine, rumiId: await dogOf(server, family(who)) }),
    change: { notes: 'Cartilla nueva' },
  },
  bookings: {
    make: async (server) =>
      createdId(server, 'ana', '/serviceBookings', await trainingOf(server, 'ana'), 'serviceBooking'),
    newBody: trainingOf,
    change: { notes: 'Llega tarde' },
  },
  waitingList: {
    make: offeredPlace,
    newBody: async (server, who) => (await takenTraining(server, who)).wanted,
    change: { status: 'accepted' },
  },
  passes: {
    make: (server) => createdId(server, 'ana', '/passes', { kind: 'training-5' }, 'pass'),
    newBody: async ({ ids }, who) => ({
      kind: 'training-5',
      ...(who === 'ana' || who === 'luis' ? {} : { ownerId: ids.ana }),
    }),
    change: { status: 'cancelled' },
  },
  ...cardTargets,
  careItems: {
    make: async (server) =>
      createdId(
        server,
        'ana',
        '/careItems',
        { ...breakfast, rumiId: await dogOf(server, 'ana') },
        'careItem',
      ),
    newBody: async (server, who) => ({ ...breakfast, rumiId: await dogOf(server, family(who)) }),
    change: { dose: '2 tazas' },
  },
  absences: {
    make: async (server) => createdId(server, 'marta', '/absences', await absence(server), 'absence'),
    newBody: absence,
    change: {},
  },
  houseDays: {
    make: async (server) => createdId(server, 'admin', '/houseDays', await dayOff(), 'houseDay'),
    newBody: dayOff,
    change: {},
  },
  rooms: {
    make: (server) => createdId(server, 'admin', '/rooms', room(), 'room'),
    newBody: async () => room(),
    change: { maxDogs: 3, outOfService: [{ from: '2030-01-02', to: '2030-01-05', reason: 'Pintura' }] },
  },
  payments: {
    make: async (server) => createdId(server, 'admin', '/payments', await halfPaidPass(server), 'payment'),
    newBody: (server) => halfPaidPass(server),
    change: {},
  },
  cashDays: {
    make: (server) => createdId(server, 'admin', '/cashDays', till(), 'cashDay'),
    newBody: async () => till(),
    change: { counts: [{ denominationCentavos: 10_000, pieces: 5 }] },
  },
  planCards: {
    make: (server) => createdId(server, 'admin', '/planCards', planCard(), 'planCard'),
    newBody: async () => planCard(),
    change: { planName: 'Puente', features: ['Tres noches'], position: 0 },
  },
  customRoles: {
    make: (server) => createdId(server, 'admin', '/roles', ownRole(), 'role'),
    newBody: async () => ownRole(),
    change: { limits: { orders: 'none' } },
  },
  playGroups: {
    make: (server) => createdId(server, 'marta', '/playGroups', playGroup(), 'playGroup'),
    newBody: async () => playGroup(),
    change: { maxWeightKg: 12, opens: '09:00', closes: '13:00' },
  },
  tags: {
    make: (server) => createdId(server, 'marta', '/tags', tag(), 'tag'),
    newBody: async () => tag(),
    change: { tone: 'care', warns: true },
  },
  halls: {
    make: (server) => createdId(server, 'admin', '/halls', hall(), 'hall'),
    newBody: async () => hall(),
    change: { active: false },
  },
  staffMembers: {
    make: (server) => createdId(server, 'admin', '/staffMembers', groomer(), 'staffMember'),
    newBody: async () => groomer(),
    change: { services: [] },
  },
  orders: {
    make: (server) => createdId(server, 'ana', '/orders', order, 'order', '_id'),
    newBody: async () => order,
    change: { delivery: 'shipping' },
  },
  products: {
    make: (server) => createdId(server, 'admin', '/products', product, 'product'),
    newBody: async () => product,
    change: { stock: 7 },
  },
  accounts: {
    make: (server) => createdId(server, 'admin', '/accounting/accounts', account(), 'account'),
    newBody: async () => account(),
    change: { name: 'Otro nombre' },
  },
  glEntries: {
    make: async (server) =>
      createdId(server, 'admin', '/accounting/glEntries', await draft(server), 'glEntry'),
    newBody: draft,
    change: { description: 'Otra cosa' },
  },
  notifications: {
    make: async ({ database, ids }) => {
      const [row] = await database.db
        .insert(notifications)
        .values({ userId: ids.ana, kind: 'test', title: 'Aviso', message: 'Prueba' })
        .returning({ id: notifications.id })
      return row!.id
    },
    change: { read: true },
  },
  messages: {
    make: async ({ database }) => {
      const [row] = await database.db
        .insert(visitorMessages)
        .values({ kind: 'contact', name: 'Prueba', email: 'prueba@correo.mx', message: 'Hola' })
        .returning({ id: visitorMessages.id })
      return row!.id
    },
    change: { status: 'answered' },
  },
}

/** Id of a record that is made for the request, or one that does not exist. */
export const idOr = async (
  name: keyof typeof targets,
  { server, about }: Pick<RequestContext, 'server' | 'about'>,
) => (about === 'missing' ? missingId : targets[name]!.make(server))
