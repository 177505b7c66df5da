import { presentVisits } from './present-visits.ts'
import type { SimulationState } from './simulation-state.ts'

/** Of a hundred families with several present dogs, so many collect one of them before the others. */
const alonePercent = 30

/** Hands over one dog of some families while the others of its bookings stay. */
export async function handOverAlone(simulation: SimulationState) {
  const { product, responses, chance } = simulation
  const present = await presentVisits(simulation)
  const divided = new Set<string>()
  for (const { id, bookingIds } of present) {
    const sharing = present.filter(
      (other) => other.id !== id && other.bookingIds.some((booking) => bookingIds.includes(booking)),
    )
    if (sharing.length === 0 || bookingIds.some((booking) => divided.has(booking))) continue
    for (const booking of bookingIds) divided.add(booking)
    if (!chance.percent(alonePercent)) continue
    const money = chance.pick(['return', 'credit'] as const)
    const answer = await product.request('marta', 'POST', `/api/visits/${id}/departure`, { money })
    responses.note('hand over one of a family', answer)
    if (answer.status >= 300) continue
    const stay = new Set((await presentVisits(simulation)).map((visit) => visit.id))
    if (stay.has(id) || sharing.some((other) => !stay.has(other.id)))
      throw new Error(`after the departure of ${id} alone, the wrong dogs of its family are present`)
  }
}
