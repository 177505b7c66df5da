import type { Visit } from '@rumi/contract'
import type { SimulationState } from './simulation-state.ts'

/** Returns the visits of the dogs that are present. */
export async function presentVisits({ product }: SimulationState): Promise<Visit[]> {
  const { status, body } = await product.request('marta', 'GET', '/api/visits')
  if (status !== 200) throw new Error(`the visits were answered ${status}: ${JSON.stringify(body)}`)
  return (body.data.visits as Visit[]).filter((visit) => visit.status === 'in-house')
}
