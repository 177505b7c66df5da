import { incidentKinds } from '@rumi/contract'
import { presentVisits } from './present-visits.ts'
import type { SimulationState } from './simulation-state.ts'

const incidentPercent = 30
const sentPercent = 70

/** Now and then something happens to present dogs; it is written down, completed and mostly sent, after which it never changes. */
export async function recordIncident(simulation: SimulationState, occurredAt: string) {
  const { product, responses, chance } = simulation
  if (!chance.percent(incidentPercent)) return
  const present = await presentVisits(simulation)
  if (present.length === 0) return
  const dogs = [...new Set([chance.pick(present).rumiId, chance.pick(present).rumiId])].map(
    (rumiId, place) => ({
      rumiId,
      role: place === 0 ? 'hurt' : 'involved',
    }),
  )
  const written = { kind: chance.pick(incidentKinds), occurredAt, description: 'Pasó en el patio.', dogs }
  const made = await product.request('marta', 'POST', '/api/incidents', written)
  responses.note('write an incident', made)
  if (made.status >= 300) return
  const { id } = made.body.data.incident
  const one = `/api/incidents/${id}`
  responses.note(
    'complete an incident',
    await product.request('marta', 'PATCH', one, { firstAid: 'Se limpió la herida.', place: 'Patio' }),
  )
  if (!chance.percent(sentPercent)) return
  responses.note('send an incident', await product.request('marta', 'POST', `${one}/send`, {}))
  responses.sentIncidents.add(id)
  const late = await product.request('marta', 'PATCH', one, { place: 'Otro' })
  responses.note('change a sent incident', late)
  if (late.status !== 409) throw new Error(`a change of a sent incident was answered ${late.status}`)
  responses.note(
    'follow an incident up',
    await product.request('marta', 'POST', `${one}/notes`, { text: 'Come y juega como siempre.' }),
  )
}
