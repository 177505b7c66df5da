import { chargeCalls, tips } from '@rumi/contract'
import { queries } from '../../shared/fetching/preloads.ts'
import { staffLoader } from '../kit/permissions/use-permission.ts'
import { paymentDaysIn, paymentsIn, paymentsQuery, usualPeriod } from './payments/payments-in-address.ts'

export const loadPayments = staffLoader({ access: 'staff', area: 'payments' }, ({ search }) => {
  const chosen = paymentDaysIn(search)
  const shown = paymentsIn(search, (search.get('buscar') ?? '').trim(), chosen ?? usualPeriod())
  return [
    ...(chosen ? [] : [queries.call(chargeCalls.lastDay, {})]),
    queries.records('payments', paymentsQuery(shown)),
    queries.call(chargeCalls.totals, { query: shown }),
    queries.call(chargeCalls.toReturn, {}),
  ]
})

export const loadTill = staffLoader({ access: 'staff', area: 'cashDays' }, () => [
  queries.everyRecord('cashDays', {}),
  queries.call(tips.owed, {}),
])
