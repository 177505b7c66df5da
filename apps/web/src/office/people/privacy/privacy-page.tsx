import { privacyRequests } from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { NoNotifications } from '../../../art/scenes/empty/no-notifications.tsx'
import { officePrivacyCopy as copy } from '../../../copy/portal/privacy-rights.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { Fetched, pollWhileVisible } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'
import { PrivacyRequestRow } from './privacy-request-row.tsx'

export const meta = officeMeta(copy.title)

const states = ['open', 'ended'] as const

/** Privacy requests with their legal deadline, most urgent first. */
export default function PrivacyPage() {
  return (
    <OnlyFor access="desk" area="privacyRequests">
      <PageHeader title={copy.title} lead={copy.lead} />
      <PrivacyRequests />
    </OnlyFor>
  )
}

function PrivacyRequests() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const state = params.get('estado') === 'terminadas' ? 'ended' : 'open'
  const requestsQuery = useCall(privacyRequests.list, { query: { state } }, pollWhileVisible)
  const requests = requestsQuery.answer?.data.privacyRequests ?? []
  return (
    <>
      <fieldset className="no-print mb-4 flex w-fit max-w-full flex-wrap gap-1 rounded-lg bg-sand p-1 max-md:w-full">
        <legend className="sr-only">{copy.filters}</legend>
        {states.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === state}
            onClick={() => void change({ estado: each === 'ended' ? 'terminadas' : null })}
            className="min-h-10 rounded-full px-4 font-strong text-ink-soft hover:text-ink aria-pressed:bg-white aria-pressed:text-ink aria-pressed:shadow-soft max-md:min-h-12 max-md:grow"
          >
            {copy.states[each]}
          </button>
        ))}
      </fieldset>
      <Fetched fetchings={[requestsQuery]}>
        {requests.length === 0 ? (
          <EmptyState art={<NoNotifications />} title={copy.emptyTitle[state]} text={copy.emptyText[state]} />
        ) : (
          <ul aria-label={copy.caption} className="border-t-2 border-ink">
            <Rows of={requests} by={(request) => request.id}>
              {(request) => (
                <li>
                  <PrivacyRequestRow request={request} onStale={requestsQuery.again} />
                </li>
              )}
            </Rows>
          </ul>
        )}
      </Fetched>
    </>
  )
}
