import type { Reconciliation } from '@rumi/contract'
import { importStatement } from '../reconcile-bank.ts'
import type { SimulationState } from '../simulation-state.ts'
import { accepted, doInBooks, readBooks } from './office-requests.ts'
import type { SimulatedBank } from './simulated-bank.ts'

/** Terminals of two banks, with commissions in hundredths of a percent. */
const terminals = [
  { name: 'Mostrador', commissionBasisPoints: 360 },
  { name: 'Spaw', commissionBasisPoints: 275 },
]

/** Adds the card terminals of the business, with the bridge account of each. */
export async function openTerminals(simulation: SimulationState) {
  const { accounts } = await readBooks(simulation, '/accounting/accounts?limit=200')
  const bankAccountId = accounts.find(({ code }: { code: string }) => code === '102.01').id
  for (const terminal of terminals)
    await doInBooks(simulation, 'add a terminal', '/accounting/terminals', {
      ...terminal,
      ivaPercent: 16,
      bankAccountId,
    })
}

/** The desk takes one of the terminals for the day. */
export async function chooseTerminal(simulation: SimulationState) {
  const { product, chance } = simulation
  const { body } = await product.request('marta', 'GET', '/api/terminals')
  const { id } = chance.pick(body.data.terminals as { id: string }[])
  accepted(
    simulation,
    'choose a terminal',
    await product.request('marta', 'POST', `/api/terminals/${id}/choices`, {}),
  )
}

/** Imports the deposits of terminals so far, and settles each with the payments that the bank names for it. */
export async function settleDeposits(simulation: SimulationState, bank: SimulatedBank) {
  const open = bank.deposits.filter((deposit) => !bank.settled.has(deposit))
  const [from, to] = [open[0]?.day, open.at(-1)?.day]
  if (!from || !to) return
  await importStatement(simulation, open)
  const { reconciliation } = await readBooks(simulation, `/accounting/reconciliation?from=${from}&to=${to}`)
  const { bankOnly, proposed, payable } = reconciliation as Reconciliation
  const lines = [...bankOnly, ...[...proposed, ...payable].map(({ line }) => line)]
  for (const deposit of open) {
    const at = lines.findIndex(
      ({ day, concept, amountCentavos }) =>
        day === deposit.day && concept === deposit.concept && amountCentavos === deposit.amount,
    )
    if (at < 0) throw new Error(`the bank lacks the deposit ${JSON.stringify(deposit)}`)
    const [line] = lines.splice(at, 1)
    await doInBooks(simulation, 'settle a terminal', `/accounting/bankLines/${line!.id}/settlements`, {
      terminalId: deposit.terminalId,
      paymentIds: deposit.paymentIds,
      ...(deposit.isRounded && { differenceReason: 'Redondeo del banco' }),
    })
    bank.settled.add(deposit)
  }
}
