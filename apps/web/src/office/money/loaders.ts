import { chargeCalls, tips } from '@rumi/contract'
import { queries } from '../../shared/fetching/preloads.ts'
import { staffLoader } from '../kit/permissions/use-permission.ts'
import { paymentsIn, paymentsQuery } from './payments/payments-in-address.ts'

export const loadPayments = staffLoader({ access: 'staff', area: 'payments' }, ({ search }) => {
  const shown = paymentsIn(search, (search.get('buscar') ?? '').trim())
  return [
    queries.records('payments', paymentsQuery(shown)),
    queries.call(chargeCalls.totals, { query: shown }),
    queries.call(chargeCalls.toReturn, {}),
  ]
})

export const loadTill = staffLoader({ access: 'staff', area: 'cashDays' }, () => [
  queries.everyRecord('cashDays', {}),
  queries.call(tips.owed, {}),
])
