import { ivaWithin } from '@rumi/contract'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { importSentences } from '../copy/import-sentences.ts'
import { payments } from '../db/schema/money/payments.ts'
import { orders } from '../db/schema/money/shop.ts'
import type { Tx } from '../db/connect.ts'
import { amountIn } from '../http/foreign/written-values.ts'
import { openOwed } from '../orders/index.ts'
import { giveOpeningCredits } from '../payments/index.ts'
import { currentSettings } from '../settings/index.ts'
import type { Cells, Fault, ImportKindOf, Read, RecordId } from './import-kind.ts'
import { ownersNamed } from './owners-named.ts'

/** Balance of an account: what it owes is positive, what it has in its favour negative. */
type Values = { clientId: string; owedCentavos: number }

/** Balances of clients on the day of the start, one per account: a debt that can be paid, or credit that can be used. */
export const importedBalances: ImportKindOf<Values> = {
  async readerOf(tx, rows) {
    const owners = await ownersNamed(tx, rows)
    return (cells) => read(cells, owners)
  },

  async find(tx, rows) {
    const known = await balancesOf(
      tx,
      rows.map(({ values: { clientId } }) => clientId),
    )
    const found = new Map<string, RecordId | Fault>()
    const first = new Map<string, string>()
    for (const { key, values } of rows) {
      const { clientId, owedCentavos } = values
      const stored = known.get(clientId)
      const isSecond = (first.get(clientId) ?? key) !== key
      if (!first.has(clientId)) first.set(clientId, key)
      if (stored?.owedCentavos === owedCentavos) found.set(key, stored.id)
      else if (stored || isSecond) found.set(key, { field: 'owner', message: importSentences.hasBalance })
    }
    return found
  },

  async insert(tx, values, { id: by }) {
    const { ivaPercent, speiClabe } = await currentSettings(tx)
    const owed = values.filter(({ owedCentavos }) => owedCentavos > 0)
    const orderIds = await openOwed(
      tx,
      owed.map(({ clientId, owedCentavos }) => ({ clientId, ...ivaWithin(owedCentavos, ivaPercent) })),
      { payment: speiClabe ? 'spei' : 'counter', by },
    )
    const credits = values.filter(({ owedCentavos }) => owedCentavos < 0)
    const paymentIds = await giveOpeningCredits(
      tx,
      credits.map(({ clientId, owedCentavos }) => ({ clientId, amountCentavos: -owedCentavos })),
      { reason: importSentences.openingCredit, by },
    )
    const [order, payment] = [orderIds.values(), paymentIds.values()]
    return values.map(({ owedCentavos }) =>
      owedCentavos > 0 ? `order ${order.next().value}` : `payment ${payment.next().value}`,
    )
  },
}

function read(
  { owner, owed = '', credit = '' }: Cells,
  owners: ReadonlyMap<string, string>,
): Read<Values> | Fault | null {
  if (!owner) return { field: 'owner', message: importSentences.noOwner }
  const [owedCentavos, creditCentavos] = [amountIn(owed), amountIn(credit)]
  if (owedCentavos === null) return { field: 'owed', message: importSentences.wrongAmount(owed) }
  if (creditCentavos === null) return { field: 'credit', message: importSentences.wrongAmount(credit) }
  const balance = owedCentavos - Math.abs(creditCentavos)
  // Tables of others have a row of 0 for everybody who owes nothing.
  if (balance === 0) return null
  const clientId = owners.get(owner)
  if (!clientId) return { field: 'owner', message: importSentences.unknownOwner }
  return { key: `${clientId} ${balance}`, values: { clientId, owedCentavos: balance } }
}

async function balancesOf(tx: Tx, clientIds: readonly string[]) {
  const owed = await tx
    .select({ id: orders.id, clientId: orders.userId, centavos: orders.totalCentavos })
    .from(orders)
    .where(
      and(
        orders.openingBalance,
        ne(orders.status, 'cancelled'),
        inArray(orders.userId, [...new Set(clientIds)]),
      ),
    )
  const credits = await tx
    .select({ id: payments.id, clientId: payments.clientId, centavos: payments.amountCentavos })
    .from(payments)
    .where(
      and(
        payments.openingBalance,
        eq(payments.status, 'settled'),
        inArray(payments.clientId, [...new Set(clientIds)]),
      ),
    )
  return new Map<string, { id: string; owedCentavos: number }>([
    ...owed.map(
      ({ id, clientId, centavos }) => [clientId, { id: `order ${id}`, owedCentavos: centavos }] as const,
    ),
    ...credits.map(
      ({ id, clientId, centavos }) => [clientId!, { id: `payment ${id}`, owedCentavos: -centavos }] as const,
    ),
  ])
}
