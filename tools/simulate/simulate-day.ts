import {
  addDays,
  addMinutes,
  countedIn,
  instantAt,
  takesPlaceOn,
  weeklyCalendar,
  type BusinessCalendar,
  type ServiceType,
} from '@rumi/contract'
import { runConcurrently } from '../run/run-concurrently.ts'
import {
  chargeFamily,
  chargeLateCollection,
  closeTill,
  openTill,
  payAhead,
  sellOverCounter,
  returnOrCorrectPayment,
} from './move-money.ts'
import { giveCare, planCare } from './care-for-dogs.ts'
import { payOutTips } from './books/pay-out-tips.ts'
import { coverSickGroomer } from './cover-groomers.ts'
import { addMedicalRecords } from './families.ts'
import { handOverAlone } from './hand-over-alone.ts'
import { recordIncident } from './record-incidents.ts'
import type { SimulationState } from './simulation-state.ts'

type Booking = {
  id: string
  clientId: string
  totalCentavos: number
  status: string
  start: string
  end: string
  serviceId: string
  rumiIds: string[]
}

const atOnce = 6
const passKinds = ['training-5', 'training-10', 'day-care-month'] as const
/** How often each service is asked for. */
const taste: readonly ServiceType[] = [
  'Guardería',
  'Guardería',
  'Guardería',
  'Guardería',
  'Hotel',
  'Hotel',
  'Grooming',
  'Grooming',
  'Entrenamiento',
  'Evento',
]

/** One day of business, from the first arrival to the last one home. */
export async function simulateDay(simulation: SimulationState, day: string) {
  const { product } = simulation
  const isOpen = takesPlaceOn('Hotel', day, await calendarNow(simulation))
  product.setTime(instantAt(day, '06:40'))
  if (isOpen) await coverSickGroomer(simulation, day)
  product.setTime(instantAt(day, '07:05'))
  const till = isOpen ? await openTill(simulation) : undefined
  if (isOpen) await receive(simulation, day)
  await planCare(simulation, day)
  await giveCare(simulation, day, instantAt(day, '09:10'))
  product.setTime(instantAt(day, '12:00'))
  await recordIncident(simulation, instantAt(day, '11:40'))
  await requestBookings(simulation, day, await calendarNow(simulation))
  await changePlans(simulation, day)
  if (simulation.chance.percent(25)) await sellAPass(simulation, day)
  if (isOpen && simulation.chance.percent(70)) await sellOverCounter(simulation)
  if (isOpen && simulation.chance.percent(20)) await returnOrCorrectPayment(simulation)
  product.setTime(instantAt(day, '13:30'))
  await answerOffers(simulation)
  await giveCare(simulation, day, instantAt(day, '13:40'))
  product.setTime(instantAt(day, '16:00'))
  if (isOpen) await handOverAlone(simulation)
  await giveCare(simulation, day, instantAt(day, '17:15'))
  product.setTime(instantAt(day, '18:30'))
  if (isOpen) await sendHome(simulation, day)
  if (isOpen) await payOutTips(simulation, till, day)
  await closeTill(simulation, till)
}

/** Times of each service by the present opening hours. */
async function calendarNow({ product }: SimulationState): Promise<BusinessCalendar> {
  const { body } = await product.request('marta', 'GET', '/api/settings')
  return weeklyCalendar(body.data.settings)
}

const change = async ({ product, responses }: SimulationState, deed: string, id: string, body: object) =>
  responses.note(deed, await product.request('marta', 'PUT', `/api/serviceBookings/${id}`, body))

/** Every booking that touches a span of days: with those the demo has lived there are more than one page of them. */
async function bookingsOn({ product }: SimulationState, from: string, to: string): Promise<Booking[]> {
  const found: Booking[] = []
  for (let cursor = ''; ;) {
    const requested = `/api/serviceBookings?limit=200&from=${from}&to=${to}${cursor && `&cursor=${cursor}`}`
    const { status, body } = await product.request('marta', 'GET', requested)
    if (status !== 200) throw new Error(`the board was answered ${status}: ${JSON.stringify(body)}`)
    found.push(...body.data.serviceBookings)
    if (!body.nextCursor) return found
    cursor = encodeURIComponent(body.nextCursor)
  }
}

const startsOn = (day: string) => (booking: Booking) =>
  booking.start === day ||
  (booking.start.includes('T') &&
    booking.start >= instantAt(day, '00:00') &&
    booking.start < instantAt(addDays(day, 1), '00:00'))

/** Expected clients come, fall ill and cancel, or do not appear. */
async function receive(simulation: SimulationState, day: string) {
  const expected = (await bookingsOn(simulation, day, day)).filter(startsOn(day))
  const plans = expected.map((booking) => ({ booking, fate: simulation.chance.between(1, 100) }))
  await runConcurrently(
    plans.map(({ booking: { id, status }, fate }) => async () => {
      if (status === 'pending') await change(simulation, 'confirm', id, { status: 'confirmed' })
      if (status !== 'pending' && status !== 'confirmed') return
      if (fate <= 5) await change(simulation, 'cancel, ill', id, { status: 'cancelled' })
      else if (fate <= 9) await change(simulation, 'no-show', id, { status: 'no-show' })
      else await change(simulation, 'check in', id, { status: 'checked-in' })
    }),
    atOnce,
  )
}

/** Visits and days end today; a stay ends on its last day, or a night or two early. */
async function sendHome(simulation: SimulationState, day: string) {
  const inHouse = (await bookingsOn(simulation, addDays(day, -60), day)).filter(
    ({ status }) => status === 'checked-in',
  )
  const leaving = inHouse.filter(({ end }) => end <= day || end.includes('T') || simulation.chance.percent(3))
  const leavingIds = new Set(leaving.map(({ id }) => id))
  for (const clientId of new Set(leaving.map((booking) => booking.clientId)))
    await chargeLateCollection(simulation, clientId, (id) => leavingIds.has(id))
  await runConcurrently(
    leaving.map(({ id, end }) => async () => {
      await change(simulation, end > day && !end.includes('T') ? 'check out early' : 'check out', id, {
        status: 'checked-out',
      })
    }),
    atOnce,
  )
  const payers = new Set(leaving.filter(() => simulation.chance.percent(92)).map(({ clientId }) => clientId))
  for (const clientId of payers) await chargeFamily(simulation, clientId)
}

function wish({ chance, services, families }: SimulationState, day: string, calendar: BusinessCalendar) {
  const serviceType = chance.pick(taste)
  const service = services.find((one) => one.serviceType === serviceType)!
  const family = chance.pick(families)
  const rumiIds = family.dogs.slice(0, serviceType === 'Evento' ? 1 : chance.between(1, family.dogs.length))
  let start = addDays(day, chance.between(1, 30))
  while (!takesPlaceOn(serviceType, start, calendar)) start = addDays(start, 1)
  const request = { serviceId: service.id, rumiIds }
  if (countedIn[serviceType] === 'hours') {
    const at = instantAt(start, `${String(chance.between(8, 15)).padStart(2, '0')}:00`)
    return { ...request, start: at, end: addMinutes(at, serviceType === 'Evento' ? 120 : 60) }
  }
  let end = addDays(start, serviceType === 'Hotel' ? chance.between(1, 9) : chance.between(0, 1))
  while (!takesPlaceOn(serviceType, end, calendar)) end = addDays(end, serviceType === 'Hotel' ? 1 : -1)
  return { ...request, start, end }
}

/** Requests of a day, several concurrent; each decision is settled before its response. */
async function requestBookings(simulation: SimulationState, day: string, calendar: BusinessCalendar) {
  const { chance } = simulation
  const wishes = Array.from({ length: chance.between(0, simulation.demand * 2) }, () => ({
    wanted: wish(simulation, day, calendar),
    isConfirmed: chance.percent(70),
    wouldPayAhead: chance.percent(40),
    wouldWait: chance.percent(60),
    wouldBringMedicalRecords: chance.percent(80),
  }))
  await runConcurrently(
    wishes.map((plan) => () => requestBooking(simulation, day, plan)),
    atOnce,
  )
}

type Plan = {
  wanted: ReturnType<typeof wish>
  isConfirmed: boolean
  wouldPayAhead: boolean
  wouldWait: boolean
  wouldBringMedicalRecords: boolean
}

/** Price of every party of the simulation; the business has no standard price (decision 12). */
const partyPrice = { totalCentavos: 3_500_00, reason: 'Paquete Básico, como se acordó.' }

async function requestBooking(
  simulation: SimulationState,
  day: string,
  { wanted, isConfirmed, wouldPayAhead, wouldWait, wouldBringMedicalRecords }: Plan,
) {
  const { product, responses } = simulation
  const isParty = simulation.services.find(({ id }) => id === wanted.serviceId)?.serviceType === 'Evento'
  const requested = isParty ? { ...wanted, agreedPrice: partyPrice } : wanted
  const answer = await product.request('marta', 'POST', '/api/serviceBookings', requested)
  const booked = responses.note('book', answer)
  if (booked && isConfirmed) await change(simulation, 'confirm', booked.id, { status: 'confirmed' })
  if (booked && wouldPayAhead && booked.totalCentavos > 0)
    await payAhead(simulation, booked.id, booked.totalCentavos)
  if (answer.body?.code === 'no-capacity' && wouldWait)
    responses.note('wait', await product.request('marta', 'POST', '/api/waitingList', wanted))
  if (answer.body?.code === 'not-eligible' && wouldBringMedicalRecords)
    for (const rumiId of wanted.rumiIds)
      await addMedicalRecords(product, rumiId, { appliedOn: addDays(day, -6), days: 400 })
}

/** Some of those who are still to come move, stretch or cancel; two of them at once want what the other gives up. */
async function changePlans(simulation: SimulationState, day: string) {
  const { chance } = simulation
  const ahead = (await bookingsOn(simulation, addDays(day, 1), addDays(day, 30))).filter(
    ({ status, start }) => (status === 'pending' || status === 'confirmed') && start > day,
  )
  if (ahead.length === 0) return
  const plans = Array.from({ length: chance.between(0, 3) }, () => {
    const { id, start, end } = chance.pick(ahead)
    if (chance.percent(30)) {
      const money = chance.pick(['return', 'credit', 'keep'] as const)
      return { deed: 'cancel', id, body: { status: 'cancelled', money } }
    }
    if (start.includes('T')) {
      const days = chance.between(1, 7) * 24 * 60
      return { deed: 'move', id, body: { start: addMinutes(start, days), end: addMinutes(end, days) } }
    }
    const days = chance.between(1, 7)
    if (chance.percent(40)) return { deed: 'extend', id, body: { end: addDays(end, 1) } }
    return { deed: 'move', id, body: { start: addDays(start, days), end: addDays(end, days) } }
  })
  await Promise.all(plans.map(({ deed, id, body }) => change(simulation, deed, id, body)))
}

async function sellAPass({ product, chance, families, responses }: SimulationState, day: string) {
  const { ownerId } = chance.pick(families)
  const pass = {
    kind: chance.pick(passKinds),
    ownerId,
    validFrom: addDays(day, 1),
    payment: { method: 'cash' },
  }
  responses.note('sell a pass', await product.request('marta', 'POST', '/api/passes', pass))
}

async function answerOffers({ product, chance, responses }: SimulationState) {
  const { body } = await product.request('marta', 'GET', '/api/waitingList?limit=200&status=offered')
  for (const { id } of body.data.waitingList) {
    const status = chance.percent(70) ? 'accepted' : 'declined'
    responses.note(
      `offer ${status}`,
      await product.request('marta', 'PATCH', `/api/waitingList/${id}`, { status }),
    )
  }
}
