import { privacyRequests } from '@rumi/contract'
import { dataRightsCopy as copy } from '../../copy/portal/privacy-rights.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { paths } from '../../shared/business/paths.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { portalMeta } from '../portal-meta.ts'
import { RequestRight } from './request-right.tsx'
import { OwnRequest } from './own-request.tsx'

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
