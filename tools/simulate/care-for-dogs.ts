import { addDays, addMinutes, timeOf, type CareSheet } from '@rumi/contract'
import { runConcurrently } from '../run/run-concurrently.ts'
import type { SimulationState } from './simulation-state.ts'

const atOnce = 6
/** Of a hundred dogs without a plan, so many get one. */
const plannedPercent = 50
const offlinePercent = 25
const offlineMinutes = 60
/** Of a hundred marks, how many are made by two devices at once, and how many are removed and made again. */
const [racedPercent, correctedPercent] = [10, 5]

const plans = [
  { kind: 'meal', name: 'Croquetas', dose: '1 taza', times: ['08:00', '13:00', '17:00'] },
  { kind: 'medicine', name: 'Apoquel', dose: '1 tableta', times: ['09:00', '17:00'] },
  { kind: 'walk', name: 'Vuelta a la manzana', times: ['11:00', '16:30'] },
] as const

/** Writes the plans of some of the day's dogs that have none. */
export async function planCare(simulation: SimulationState, day: string) {
  const { product, responses, chance } = simulation
  const { withoutPlan } = await sheetOf(simulation, day)
  for (const { rumiId } of withoutPlan) {
    if (!chance.percent(plannedPercent)) continue
    const until = addDays(day, chance.between(0, 10))
    for (const plan of plans)
      responses.note(
        'plan care',
        await product.request('marta', 'POST', '/api/careItems', { ...plan, rumiId, from: day, until }),
      )
  }
}

/**
 * Marks what is due by an instant. In some hours the devices are offline: what they marked is sent an hour later, twice under its key, in
 * another order.
 */
export async function giveCare(simulation: SimulationState, day: string, instant: string) {
  const { product, chance } = simulation
  product.setTime(instant)
  const { entries } = await sheetOf(simulation, day)
  const due = entries.filter(
    ({ markId, visitStatus, time }) =>
      markId === null && visitStatus === 'in-house' && time <= timeOf(instant) && chance.percent(90),
  )
  const marks = due.map(({ careItemId, time }) => ({
    body: { careItemId, day, time, result: chance.pick(['given', 'given', 'given', 'half', 'refused']) },
    key: `${careItemId}-${day}-${time.replace(':', '')}`,
    isRaced: chance.percent(racedPercent),
    isCorrected: chance.percent(correctedPercent),
  }))
  if (!chance.percent(offlinePercent)) {
    await runConcurrently(
      marks.map((mark) => () => markAtDesk(simulation, mark)),
      atOnce,
    )
    return
  }
  product.setTime(addMinutes(instant, offlineMinutes))
  await runConcurrently(
    marks.toReversed().map((mark) => () => sendTwice(simulation, mark)),
    atOnce,
  )
}

type Mark = { body: object; key: string; isRaced: boolean; isCorrected: boolean }

async function send(
  { product, responses }: SimulationState,
  deed: string,
  { body, key }: Pick<Mark, 'body' | 'key'>,
  request = key,
) {
  const answer = await product.request('marta', 'POST', '/api/careMarks', body, {
    'idempotency-key': request,
  })
  responses.note(deed, answer)
  const id: string | undefined = answer.body?.data?.careMark?.id
  if (id) responses.marks.set(key, id)
  return id
}

async function markAtDesk(simulation: SimulationState, { isRaced, isCorrected, ...mark }: Mark) {
  const { product, responses } = simulation
  if (isRaced) {
    const made = await Promise.all(
      [1, 2].map((device) => send(simulation, 'mark on two devices', mark, `${mark.key}-${device}`)),
    )
    if (made.filter(Boolean).length > 1) throw new Error(`two devices marked ${mark.key}`)
    return
  }
  const id = await send(simulation, 'mark', mark)
  if (!id || !isCorrected) return
  responses.note('remove a mark', await product.request('marta', 'DELETE', `/api/careMarks/${id}`))
  responses.marks.delete(mark.key)
  await send(simulation, 'mark again', mark, `${mark.key}-again`)
}

async function sendTwice(simulation: SimulationState, mark: Mark) {
  const first = await send(simulation, 'send a mark from offline', mark)
  const second = await send(simulation, 'send it twice', mark)
  if (first !== second) throw new Error(`a mark sent twice was answered ${first} and ${second}`)
}

async function sheetOf({ product }: SimulationState, day: string): Promise<CareSheet> {
  const { status, body } = await product.request('marta', 'GET', `/api/careSheet?day=${day}`)
  if (status !== 200) throw new Error(`the care sheet was answered ${status}: ${JSON.stringify(body)}`)
  return body.data.careSheet
}
