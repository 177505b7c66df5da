import type { BookingAwait } from '@rumi/contract'
import { awaitedCopy } from '../../copy/portal/bookings.ts'
import { useBusiness } from '../../shared/business/use-business.ts'

/** Steps the business takes before confirming, in sentences. */
export function AwaitedWords({ awaits }: { awaits: readonly BookingAwait[] }) {
  const { minutesEarlier } = useBusiness().firstDay
  return (
    <>
      {awaits.includes('papers') && <p>{awaitedCopy.papers}</p>}
      {awaits.includes('evaluation') && <p>{awaitedCopy.evaluation(minutesEarlier)}</p>}
    </>
  )
}
