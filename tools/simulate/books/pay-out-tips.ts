import { weekdayOf } from '@rumi/contract'
import type { SimulationState } from '../simulation-state.ts'

type Owed = { staffId: string | null; owedCentavos: number }

/** Of a hundred payouts, so many are undone at once. */
const undonePercent = 8

/**
 * Pays the tips of the week on its last day, out of the open till if it has enough cash and else by the bank. Tips that were returned to
 * their client since are owed by the staff and wait.
 */
export async function payOutTips(simulation: SimulationState, till: string | undefined, day: string) {
  const { product, responses } = simulation
  if (weekdayOf(day) !== 6) return
  const { body } = await product.request('marta', 'GET', '/api/tips')
  for (const { staffId, owedCentavos } of body.data.owed as Owed[]) {
    if (owedCentavos <= 0) continue
    const fits = till !== undefined && owedCentavos <= (await cashIn(simulation, till))
    const payout = { staffId, amountCentavos: owedCentavos, cashDayId: fits ? till : null }
    const deed = fits ? 'pay tips out of the till' : 'pay tips by the bank'
    responses.note(deed, await product.request('marta', 'POST', '/api/tips/payouts', payout))
  }
}

/** Undoes a payout of the day now and then: its tips are owed again. */
export async function undoPayout(simulation: SimulationState, day: string) {
  const { product, responses, chance } = simulation
  if (weekdayOf(day) !== 6 || !chance.percent(undonePercent)) return
  const { body } = await product.request('marta', 'GET', '/api/tips')
  const [latest] = body.data.payouts as { id: string; takenBackAt: string | null }[]
  if (!latest || latest.takenBackAt !== null) return
  const reason = { reason: 'No vino por ellas' }
  responses.note(
    'undo a payout of tips',
    await product.request('marta', 'POST', `/api/tips/payouts/${latest.id}/reversals`, reason),
  )
}

async function cashIn({ product }: SimulationState, till: string) {
  const { body } = await product.request('marta', 'GET', `/api/cashDays/${till}`)
  return body.data.cashDay.expectedCentavos as number
}
