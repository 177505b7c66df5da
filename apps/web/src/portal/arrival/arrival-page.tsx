import { arrivals } from '@rumi/contract'
import { QuietBoard } from '../../art/scenes/empty/quiet-board.tsx'
import { arrivalCopy as copy } from '../../copy/portal/arrival.ts'
import { paths } from '../../shared/business/paths.ts'
import { CarePlan } from '../../shared/care/care-plan.tsx'
import { useCall, useSendCall } from '../../shared/fetching/queries.ts'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { loadArrival } from '../loaders.ts'
import { portalMeta } from '../portal-meta.ts'
import { ArrivalForm } from './arrival-form.tsx'
import type { Correction } from './dog-here.tsx'

/** Owners correct the plan itself. */
const planEditor: Correction = {
  replacesList: true,
  Content: ({ dog: { rumiId, name } }) => (
    <>
      <p className="text-ink-soft">{copy.correct}</p>
      <CarePlan dog={{ _id: rumiId, name }} mayWrite frame={QueryResult} />
    </>
  ),
}

export const clientLoader = loadArrival
export const meta = portalMeta(copy.title)

/** Announcement of the owner's dogs at the entrance, on the owner's telephone. */
export default function ArrivalPage() {
  const found = useCall(arrivals.expected, {})
  const sendCall = useSendCall()
  const expected = found.answer?.data
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <QueryResult fetching={found}>
        {expected && expected.dogs.length === 0 && (
          <EmptyState
            art={<QuietBoard />}
            title={copy.emptyTitle}
            text={copy.emptyText}
            action={<LinkButton to={paths.bookings()}>{copy.toBookings}</LinkButton>}
          />
        )}
        {expected && expected.dogs.length > 0 && (
          <ArrivalForm
            expected={expected}
            correction={planEditor}
            onAnnounce={async (dogs) => {
              const outcome = await sendCall(arrivals.announce, { body: { dogs } })
              if (outcome.ok) return undefined
              if (outcome.refusal.httpStatus === 409) await found.again()
              return outcome.refusal.message
            }}
          />
        )}
      </QueryResult>
    </>
  )
}
