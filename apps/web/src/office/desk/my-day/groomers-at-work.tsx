import { groomingCalls } from '@rumi/contract'
import { Scissors } from 'lucide-react'
import { groomersAtWorkCopy as copy } from '../../../copy/office/desk/my-day.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { pollWhileVisible } from '../../kit/fetched.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { minutesLate } from './turn-states.ts'

/** Groomers at work on a dog, and who of them is late; nothing while nobody works. */
export function GroomersAtWork() {
  const may = usePermission({ access: 'desk', area: 'groomingCards' })
  const { answer, answeredAtMs } = useCall(groomingCalls.now, may ? {} : null, pollWhileVisible)
  const work = answer?.data.work ?? []
  if (work.length === 0) return null
  const asOf = new Date(answeredAtMs ?? 0).toISOString()
  return (
    <section aria-label={copy.title} className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <h2 className="inline-flex items-center gap-2 text-sm font-strong">
        <Scissors className="size-4" aria-hidden="true" />
        {copy.title}
      </h2>
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Rows of={work} by={({ bookingId, rumiId }) => `${bookingId} ${rumiId}`}>
          {({ staffMember, dog, lateSince }) => (
            <li className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
              {copy.works(staffMember, dog)}
              {lateSince !== null && (
                <StateChip tone="soon">{copy.late(minutesLate(lateSince, asOf))}</StateChip>
              )}
            </li>
          )}
        </Rows>
      </ul>
    </section>
  )
}
