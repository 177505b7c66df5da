import { addDays, addMinutes, type ResourceName } from '@rumi/contract'
import { offerFreedPlaces } from '../../apps/api/src/bookings/index.ts'
import { notifications } from '../../apps/api/src/db/schema/messages.ts'
import { visitorMessages } from '../../apps/api/src/db/schema/visitor-messages.ts'
import { dogInHouse } from './dog-in-house.ts'
import { nextOpenDay } from './next-open-day.ts'
import type { DemoName, OpenHouse } from './open-house.ts'

/** What the table test needs of a row: a record of Ana's to ask for, and bodies that are right. */
export type Target = {
  /** A fresh record; of Ana, where records have owners. */
  make: (house: OpenHouse) => Promise<string>
  newBody?: (house: OpenHouse, who: DemoName) => Promise<object>
  change: object
}

let serial = 0
const unique = () => `${Date.now()}${(serial += 1)}`

async function made(
  house: OpenHouse,
  who: DemoName,
  path: string,
  body: object,
  key: string,
  id: 'id' | '_id' = 'id',
) {
  const { status, body: answer } = await house.ask(who, 'POST', `/api${path}`, body)
  if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`)
  return String(answer.data[key][id])
}

const dogOf = (house: OpenHouse, who: 'ana' | 'luis') =>
  made(
    house,
    who,
    '/rumis',
    { name: `Rumi ${unique()}`, sex: 'hembra', birthDate: '2022-01-15' },
    'rumi',
    '_id',
  )

/** Whoever is not Luis writes for Ana's family. */
const family = (who: DemoName) => (who === 'luis' ? 'luis' : 'ana')

async function trainingOf(house: OpenHouse, who: DemoName) {
  const catalog = await house.ask(null, 'GET', '/api/catalog')
  const service = catalog.body.data.services.find(
    (s: { serviceType: string }) => s.serviceType === 'Entrenamiento',
  )
  const from = nextOpenDay('Entrenamiento', 2)
  const free = await house.ask(
    null,
    'GET',
    `/api/availability?serviceId=${service.id}&from=${from}&to=${addDays(from, 50)}`,
  )
  const slots = free.body.data.availability.flatMap((day: { slots: { remaining: number }[] }) => day.slots)
  const { start, end } = slots.find((slot: { remaining: number }) => slot.remaining > 0)
  return { serviceId: service.id, rumiIds: [await dogOf(house, family(who))], start, end }
}

/** A time that somebody else's dog has just taken, and who took it. */
async function takenTraining(house: OpenHouse, who: DemoName) {
  const taken = await trainingOf(house, family(who))
  const bookingId = await made(house, family(who), '/serviceBookings', taken, 'serviceBooking')
  return { bookingId, wanted: { ...taken, rumiIds: [await dogOf(house, family(who))] } }
}

/** Somebody who waited and for whom a place is kept now. */
async function offeredPlace(house: OpenHouse) {
  const { bookingId, wanted } = await takenTraining(house, 'ana')
  const id = await made(house, 'ana', '/waitingList', wanted, 'waitingEntry')
  await house.ask('ana', 'DELETE', `/api/serviceBookings/${bookingId}`)
  for (let status = 'waiting'; status === 'waiting';) {
    await offerFreedPlaces(house.database.db)
    const { body } = await house.ask('ana', 'GET', '/api/waitingList?limit=200')
    status = body.data.waitingList.find((entry: { id: string }) => entry.id === id).status
  }
  return id
}

/** The card of today of a dog that is in the house. */
async function cardOf(house: OpenHouse) {
  const { bookingId, rumiId, today } = await dogInHouse(house)
  return { bookingId, rumiId, day: today }
}

/** An hour of a groomer's on a far Sunday, another one each time. */
async function absence(house: OpenHouse) {
  const { body } = await house.ask('marta', 'GET', '/api/schedule')
  const groomer = body.data.people.find(({ kind }: { kind: string }) => kind === 'groomer')
  const start = addMinutes('2031-03-02T14:00:00Z', 60 * (serial += 1))
  return { resourceId: groomer.id, start, end: addMinutes(start, 60) }
}

/** A far Sunday, another one each time. */
const dayOff = async () => ({ day: addDays('2031-03-02', 7 * (serial += 1)), kind: 'closed' })

const account = () => ({
  code: `999.${100 + ((serial += 1) % 900)}.${10 + Math.floor(serial / 900)}`,
  name: 'Prueba',
  type: 'expense',
  nature: 'debit',
})

async function draft(house: OpenHouse) {
  const { body } = await house.ask('conta', 'GET', '/api/accounting/accounts')
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
const person = () => ({ name: 'Prueba', lastName: 'Del Mostrador', email: `prueba-${unique()}@correo.mx` })

export const targets: Partial<Record<ResourceName, Target>> = {
  clients: {
    make: (house) => made(house, 'admin', '/users', person(), 'user'),
    newBody: async () => person(),
    change: { phone: '5512345678' },
  },
  dogs: {
    make: (house) => dogOf(house, 'ana'),
    newBody: async ({ ids }, who) => ({
      name: 'Nube',
      sex: 'hembra',
      birthDate: '2023-05-01',
      ...(who === 'ana' || who === 'luis' ? {} : { ownerId: ids.ana }),
    }),
    change: { weightKg: 12.5 },
  },
  services: {
    make: (house) => made(house, 'admin', '/services', service, 'service'),
    newBody: async () => service,
    change: { description: 'Otra' },
  },
  medicalRecords: {
    make: async (house) =>
      made(
        house,
        'ana',
        '/medical-records',
        { ...vaccine, rumiId: await dogOf(house, 'ana') },
        'medicalRecord',
        '_id',
      ),
    newBody: async (house, who) => ({ ...vaccine, rumiId: await dogOf(house, family(who)) }),
    change: { notes: 'Cartilla nueva' },
  },
  bookings: {
    make: async (house) =>
      made(house, 'ana', '/serviceBookings', await trainingOf(house, 'ana'), 'serviceBooking'),
    newBody: trainingOf,
    change: { notes: 'Llega tarde' },
  },
  waitingList: {
    make: offeredPlace,
    newBody: async (house, who) => (await takenTraining(house, who)).wanted,
    change: { status: 'accepted' },
  },
  passes: {
    make: (house) => made(house, 'ana', '/passes', { kind: 'training-5' }, 'pass'),
    newBody: async ({ ids }, who) => ({
      kind: 'training-5',
      ...(who === 'ana' || who === 'luis' ? {} : { ownerId: ids.ana }),
    }),
    change: { status: 'active', payment: { method: 'cash' } },
  },
  reportCards: {
    make: async (house) => made(house, 'marta', '/reportCards', await cardOf(house), 'reportCard'),
    newBody: cardOf,
    change: { mood: 'happy' },
  },
  absences: {
    make: async (house) => made(house, 'marta', '/absences', await absence(house), 'absence'),
    newBody: absence,
    change: {},
  },
  houseDays: {
    make: async (house) => made(house, 'admin', '/houseDays', await dayOff(), 'houseDay'),
    newBody: dayOff,
    change: {},
  },
  orders: {
    make: (house) => made(house, 'ana', '/orders', order, 'order', '_id'),
    newBody: async () => order,
    change: { delivery: 'shipping' },
  },
  products: {
    make: (house) => made(house, 'admin', '/products', product, 'product'),
    newBody: async () => product,
    change: { stock: 7 },
  },
  accounts: {
    make: (house) => made(house, 'admin', '/accounting/accounts', account(), 'account'),
    newBody: async () => account(),
    change: { name: 'Otro nombre' },
  },
  glEntries: {
    make: async (house) => made(house, 'admin', '/accounting/glEntries', await draft(house), 'glEntry'),
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
