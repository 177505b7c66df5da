import { centavosIn, dayOf, formatDay, formatPesos } from '@rumi/contract'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useRecords } from '../../../shared/fetching/queries.ts'
import { useCanSee } from '../../kit/permissions/use-permission.ts'
import { fullName } from '../../kit/records/use-directory.ts'
import { useRecordsBy } from '../../kit/records/use-records-by.ts'
import { movedCentavos } from '../../money/payments/payment-facts.ts'

const mostShown = 6

/** Fetches the newest payments of an amount in pesos, for the list of the palette; none for other words. */
export function useFoundPayments(words: string) {
  const isAmount = useCanSee('payments') && centavosIn(words) !== null
  const { records, ...fetching } = useRecords(
    'payments',
    isAmount ? { search: words, sort: '-receivedAt', limit: mostShown } : null,
  )
  const clientOf = useRecordsBy(
    'clients',
    'ids',
    records.flatMap(({ clientId }) => clientId ?? []),
  )
  const options = records.map((row) => {
    const client = row.clientId ? clientOf.get(row.clientId)?.[0] : undefined
    const parts = [
      formatPesos(movedCentavos(row)),
      ...(client ? [fullName(client)] : []),
      formatDay(dayOf(row.receivedAt ?? row.createdAt), businessToday()),
    ]
    return { id: paths.officePayment(row.id), text: parts.join(' · ') }
  })
  return { options, fetching }
}
