import { dayOf, formatDay, formatTheHour } from '@rumi/contract'
import { WifiOff } from 'lucide-react'
import { Temporal } from 'temporal-polyfill'
import { offlineCopy as copy } from '../../copy/shared/offline.ts'
import { businessToday } from '../business/business-today.ts'
import { unsentCount } from '../unsent/sealed-acts.ts'

/** 'a las 10:42', or with the day if it is not today. */
export function whenCached(sinceMs: number, today = businessToday()) {
  const instant = Temporal.Instant.fromEpochMilliseconds(sinceMs).toString()
  const theHour = formatTheHour(instant)
  return dayOf(instant) === today ? copy.at(theHour) : copy.onDay(formatDay(dayOf(instant), today), theHour)
}

/** Offline notice with the time of the cached data and the number of unsent acts. */
export function CachedAt({ sinceMs }: { sinceMs: number }) {
  const unsent = unsentCount.use((count) => count)
  return (
    <output className="mb-4 flex items-center gap-3 rounded-sm bg-amber-tint px-4 py-2 font-strong">
      <WifiOff className="size-5 shrink-0" aria-hidden="true" />
      <span className="flex flex-wrap gap-x-3">
        <span>{copy.known(whenCached(sinceMs))}</span>
        {unsent > 0 && <span>{copy.unsent(unsent)}</span>}
      </span>
    </output>
  )
}
