import { formatTime } from '@rumi/contract'
import { bookingsCopy as copy } from '../../../copy/portal/bookings.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { NoticeInSight } from '../../../ui/hooks/focus/notice-in-sight.tsx'
import type { useMovePreview } from './use-move-preview.ts'

type MovedAddOnsProps = {
  preview: ReturnType<typeof useMovePreview>
  serviceName: (serviceId: string) => string
}

/** Inner bookings of a moved stay: old time, new time, and those that cannot move along. */
export function MovedAddOns({ preview, serviceName }: MovedAddOnsProps) {
  const { visits, cannotGo, refusal, giveUp, keepAll } = preview
  if (visits.length === 0) return null
  const today = businessToday()
  const hasGivenUp = visits.some(({ after }) => after?.status === 'cancelled')
  return (
    <section aria-live="polite" className="grid gap-3 rounded-md bg-sand p-4">
      <h2 className="text-base">{copy.moveInside}</h2>
      <ul className="grid gap-2">
        <Rows of={visits} by={({ before }) => before.id}>
          {({ before, after }) => (
            <li>
              <span className="font-strong">{serviceName(before.serviceId)}</span>
              <span className="block text-sm first-letter:uppercase">
                {after === undefined
                  ? formatTime(before, today)
                  : after.status === 'cancelled'
                    ? copy.moveGivesUp
                    : copy.movesTo(formatTime(before, today), formatTime(after, today))}
              </span>
            </li>
          )}
        </Rows>
      </ul>
      {hasGivenUp && (
        <Button tone="quiet" className="justify-self-start" onClick={keepAll}>
          {copy.moveKeepAll}
        </Button>
      )}
      {cannotGo && refusal && (
        <NoticeInSight tone="warning">
          <p>{refusal.message}</p>
          <Button tone="secondary" className="mt-3" onClick={() => giveUp(cannotGo.id)}>
            {copy.moveWithout(cannotGo.name)}
          </Button>
        </NoticeInSight>
      )}
    </section>
  )
}
