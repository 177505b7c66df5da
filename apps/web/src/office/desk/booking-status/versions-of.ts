import type { DeskVisit } from '@rumi/contract'
import { bookingPanelCopy as copy } from '../../../copy/office/desk/booking.ts'
import { formatWhen } from '../booking/format-when.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import type { VersionRow } from '../../../shared/refusals/two-versions.tsx'

type Placed = Pick<DeskVisit['booking'], 'start' | 'end'> & { resource: string | null }

/** Returns the place of a booking after my change beside its current one. */
export function versionsOf(theirs: Placed, mine: Placed): VersionRow[] {
  const when = (one: Placed) => formatWhen(one, businessToday())
  return [
    { label: copy.when, mine: when(mine) === when(theirs) ? null : when(mine), theirs: when(theirs) },
    ...(theirs.resource === null
      ? []
      : [
          {
            label: copy.where,
            mine: mine.resource === theirs.resource ? null : mine.resource,
            theirs: theirs.resource,
          },
        ]),
  ]
}
