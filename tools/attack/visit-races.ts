import { dayOf, timeOf, type CareMark, type CareSheet } from '@rumi/contract'
import { today } from '../../apps/api/src/http/clock.ts'
import { attempt, type Attempt } from './attempt.ts'
import { expectOf, isWon } from './exact-races.ts'
import type { Field } from './load-targets.ts'
import { together } from './races.ts'

type Visit = Record<'id' | 'rumiId' | 'status' | 'expectedUntil', string> & {
  bookingIds: string[]
  playGroupId: string | null
}

/** The visits of today, as the desk sees them, that `wanted` finds. */
async function visitsOfToday({ request }: Field, wanted: (visit: Visit) => boolean): Promise<Visit[]> {
  const { body } = await request('marta', 'GET', '/api/visits')
  return ((body?.data?.visits ?? []) as Visit[]).filter(wanted)
}

const sharesBooking = (one: Visit, present: readonly Visit[]) =>
  present.some((other) => other.id !== one.id && other.bookingIds.some((id) => one.bookingIds.includes(id)))

/** The present dogs that no other race moves: each has its bookings for itself. */
async function dogsAlone(field: Field) {
  const present = await visitsOfToday(field, ({ status }) => status === 'in-house')
  return present.filter((one) => !sharesBooking(one, present))
}

/** Two dogs that came for one booking and nothing else, which ends today. */
async function pairOfDogs(field: Field) {
  const present = await visitsOfToday(
    field,
    ({ status, bookingIds, expectedUntil }) =>
      status === 'in-house' && bookingIds.length === 1 && dayOf(expectedUntil) === today(),
  )
  return present.filter((one) => sharesBooking(one, present))
}

/** Two dogs of one booking arrive, leave and are brought back by many devices at once: each is in one place at the end. */
export async function arriveAndLeave(field: Field): Promise<Attempt[]> {
  const [first, second] = await pairOfDogs(field)
  if (!first || !second) throw new Error('no two dogs of one booking are present to race')
  const steps = ['departure', 'reversal', 'arrival', 'departure', 'missed'] as const
  const tried = await together(field.size, (turn) => {
    const step = steps[turn % steps.length]!
    const { id } = turn % 2 ? first : second
    const body = step === 'reversal' ? { reason: 'Se anotó por error' } : {}
    return attempt(() => field.request('marta', 'POST', `/api/visits/${id}/${step}`, body))
  })
  const after = await visitsOfToday(field, ({ id }) => id === first.id || id === second.id)
  expectOf(field, 'visits of two dogs after many arrivals and departures', after.length, 2)
  expectOf(field, 'an accepted step among arrivals and departures', tried.some(isWon), true)
  // A dog that was missed returns to a booking only after those that left it.
  const isGone = ({ status }: Visit) => status === 'gone'
  for (const visit of [...after.filter(isGone), ...after.filter((one) => !isGone(one))])
    await bringBack(field, visit)
  return tried
}

/** Makes a dog present again, for the next race. */
async function bringBack({ request }: Field, { id, status }: Visit) {
  const path = `/api/visits/${id}`
  if (status === 'gone' || status === 'missed')
    await request('marta', 'POST', `${path}/reversal`, { reason: 'Sigue aquí' })
  if (status === 'expected' || status === 'missed') await request('marta', 'POST', `${path}/arrival`, {})
}

/** Creates something that a race is about. */
async function madeBy({ request }: Field, path: string, wanted: object) {
  const { status, body } = await request('marta', 'POST', path, wanted)
  if (status !== 201 || !body?.data) throw new Error(`${path} was answered ${status}`)
  return body.data as Record<string, { id: string }>
}

const groupPlaces = 2

/** Many devices move several dogs to the last place of a play group at once: one dog gets it. */
export async function joinAGroup(field: Field): Promise<Attempt[]> {
  const [first, ...others] = await dogsAlone(field)
  if (!first || others.length < 2) throw new Error('no three dogs are present to race for a group')
  const opened = { name: 'Grupo de la carrera', capacity: groupPlaces }
  const { playGroup } = await madeBy(field, '/api/playGroups', opened)
  const playGroupId = playGroup!.id
  const move = ({ id }: Visit, group: string | null) =>
    field.request('marta', 'PUT', `/api/visits/${id}/playGroup`, { playGroupId: group })
  await move(first, playGroupId)
  const joined = new Set<string>()
  const tried = await together(field.size, (turn) =>
    attempt(async () => {
      const dog = others[turn % others.length]!
      const answer = await move(dog, playGroupId)
      if (answer.status < 300) joined.add(dog.id)
      return answer
    }),
  )
  const inside = await visitsOfToday(field, (visit) => visit.playGroupId === playGroupId)
  expectOf(field, 'dogs in a play group for two', inside.length, groupPlaces)
  expectOf(field, 'dogs that got the last place of a group', joined.size, 1)
  for (const dog of inside) await move(dog, null)
  await field.request('marta', 'PATCH', `/api/playGroups/${playGroupId}`, { active: false })
  return tried
}

const devices = 20

/** Twenty devices mark one dose at once, and each sends its mark twice, as after an hour offline: one of them made it. */
export async function markOneDose(field: Field): Promise<Attempt[]> {
  const [dog] = await dogsAlone(field)
  if (!dog) throw new Error('no dog is present to be given its dose')
  const at = new Date().toISOString()
  const [day, time] = [dayOf(at), timeOf(at)]
  const plan = { rumiId: dog.rumiId, kind: 'medicine', name: 'Gotas', times: [time], from: day }
  const { careItem } = await madeBy(field, '/api/careItems', plan)
  const careItemId = careItem!.id
  const marks = new Set<string>()
  const tried = await together(devices * 2, (turn) =>
    attempt(async () => {
      const device = turn % devices
      const answer = await field.request(
        'marta',
        'POST',
        '/api/careMarks',
        { careItemId, day, time, result: device % 2 ? 'half' : 'given' },
        { 'idempotency-key': `${careItemId}-${device}` },
      )
      const mark = answer.body?.data?.careMark as CareMark | undefined
      if (mark) marks.add(mark.id)
      return answer
    }),
  )
  const { body } = await field.request('marta', 'GET', `/api/careSheet?day=${day}`)
  const sheet = body?.data?.careSheet as CareSheet | undefined
  const stored = (sheet?.entries ?? [])
    .filter((entry) => entry.careItemId === careItemId)
    .map(({ markId }) => markId)
  expectOf(field, 'marks of one dose', stored.length, 1)
  expectOf(field, 'acknowledged marks of one dose', [...marks], stored)
  await field.request('marta', 'DELETE', `/api/careItems/${careItemId}`)
  return tried
}
