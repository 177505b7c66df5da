import { privacyRequests, dayOf, formatDay, privacyDueOn, type PrivacyRequest } from '@rumi/contract'
import {
  dataRightsCopy as copy,
  privacyRightCopy,
  privacyStatusCopy,
} from '../../copy/portal/privacy-rights.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { paths } from '../../shared/business/paths.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { portalMeta } from '../portal-meta.ts'
import { RequestRight } from './request-right.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import { PrivacySteps } from '../../shared/people/privacy-steps.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { StateChip, type StateTone } from '../../ui/feedback/state-chip.tsx'

const tones = {
  received: 'review',
  granted: 'soon',
  refused: 'neutral',
  done: 'ok',
} satisfies Record<PrivacyRequest['status'], StateTone>

/** A privacy request as its author sees it: status, deadline and response. */
export function OwnRequest({ request }: { request: PrivacyRequest }) {
  const { right, status, receivedAt, message, steps } = request
  const dueOn = privacyDueOn(request)
  const last = dueOn && formatDay(dueOn, businessToday())
  const what = privacyRightCopy[right].label
  return (
    <Card as="article" className="grid gap-3" aria-label={what}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-heading">{what}</h3>
        <StateChip tone={tones[status]}>{privacyStatusCopy[status]}</StateChip>
      </div>
      <p className="text-ink-soft">{copy.asked(formatDay(dayOf(receivedAt), businessToday()))}</p>
      {message && <p className="measure whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>}
      {last && <p className="font-strong">{(status === 'received' ? copy.answerBy : copy.doneBy)(last)}</p>}
      <PrivacySteps label={what} steps={steps} />
    </Card>
  )
}

export const meta = portalMeta(copy.title)

const back = { to: paths.profile(), label: copy.back }

/** Privacy rights and the user's requests. */
export default function DataRightsPage() {
  const requestsQuery = useCall(privacyRequests.list, { query: {} })
  const requests = requestsQuery.answer?.data.privacyRequests
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} back={back} />
      <div className="grid gap-8 xl:grid-cols-2 xl:items-start">
        <RequestRight />
        <section aria-labelledby="solicitudes" className="grid gap-3">
          <h2 id="solicitudes" className="text-lg">
            {copy.mine}
          </h2>
          {requests ? (
            requests.length === 0 ? (
              <p className="text-ink-soft">{copy.none}</p>
            ) : (
              requests.map((request) => <OwnRequest key={request.id} request={request} />)
            )
          ) : requestsQuery.refusal ? (
            <ErrorState
              title={errorMessagesCopy.title}
              text={requestsQuery.refusal.message}
              retryLabel={errorMessagesCopy.retry}
              onRetry={requestsQuery.again}
            />
          ) : (
            <SkeletonList label={errorMessagesCopy.loading} count={2} />
          )}
        </section>
      </div>
    </>
  )
}
