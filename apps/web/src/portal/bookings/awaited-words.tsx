import type { BookingAwait } from '@rumi/contract'
import { awaitedCopy } from '../../copy/portal/bookings.ts'
import { useHouse } from '../../shared/house/use-house.ts'

/** Steps the business takes before confirming, in sentences. */
export function AwaitedWords({ awaits }: { awaits: readonly BookingAwait[] }) {
  const { minutesEarlier } = useHouse().firstDay
  return (
    <>
      {awaits.includes('papers') && <p>{awaitedCopy.papers}</p>}
      {awaits.includes('evaluation') && <p>{awaitedCopy.evaluation(minutesEarlier)}</p>}
    </>
  )
}
