import { useSearchParams, Link } from 'react-router'
import { audit, formatMoment, type AuditEntry } from '@rumi/contract'
import { officeAuditCopy as copy } from '../../../copy/office/access/audit.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCallPages } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { auditFiltersIn, AuditFilterBar, type AuditFilters } from './audit-filters.tsx'
import { AuditChanges } from './audit-changes.tsx'
import { auditLink } from './audit-link.ts'

/** Changes, newest first, page by page. */
function AuditList({ filters }: { filters: AuditFilters }) {
  const { pages, hasMore, loadMore, ...fetching } = useCallPages(audit.list, { query: filters })
  const entries = pages.flatMap(({ data }) => data.auditEntries)
  const isNarrowed = Object.keys(filters).length > 0
  return (
    <Fetched fetchings={[fetching]}>
      {entries.length === 0 ? (
        <EmptyState
          art={<NoResults />}
          title={isNarrowed ? copy.emptyTitle : copy.noneTitle}
          text={isNarrowed ? copy.emptyText : copy.noneText}
        />
      ) : (
        <ul aria-label={copy.list} className="border-t-2 border-ink">
          <Rows of={entries} by={({ id }) => String(id)}>
            {(entry) => <AuditLine entry={entry} />}
          </Rows>
        </ul>
      )}
      {hasMore && (
        <Button
          tone="secondary"
          className="mt-4 justify-self-start"
          loading={fetching.isFetching}
          onClick={loadMore}
        >
          {copy.more}
        </Button>
      )}
    </Fetched>
  )
}

function AuditLine({ entry }: { entry: AuditEntry }) {
  const { at, entity, entityId, network, device } = entry
  const origin = copy.origin(network, device)
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="text-sm text-ink-soft max-lg:order-last">
        <p className="first-letter:uppercase">{formatMoment(at, businessToday())}</p>
        {origin && <p className="[overflow-wrap:anywhere]">{origin}</p>}
        <Link
          to={paths.officeAudit({ que: entity, cosa: entityId })}
          className="inline-flex min-h-12 items-center text-link underline md:min-h-7"
        >
          {copy.history}
          <span className="sr-only">: {copy.thing(entry)}</span>
        </Link>
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <h2 className="text-base font-normal [overflow-wrap:anywhere]">
          <span className="font-strong">{copy.who(entry)}</span> {copy.verb(entry)} <Thing entry={entry} />
        </h2>
        <AuditChanges entry={entry} />
      </div>
    </li>
  )
}

function Thing({ entry }: { entry: AuditEntry }) {
  const to = auditLink(entry)
  const words = copy.thing(entry)
  return to ? (
    <Link to={to} className="text-link underline">
      {words}
    </Link>
  ) : (
    <span>{words}</span>
  )
}

export const meta = officeMeta(copy.title)

/** Audit trail: authors and changes, filtered by the address. */
export default function AuditPage() {
  return (
    <OnlyFor access="admin" area="audit">
      <PageHeader title={copy.title} lead={copy.lead} />
      <Trail />
    </OnlyFor>
  )
}

function Trail() {
  const [query] = useSearchParams()
  const filters = auditFiltersIn(query)
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6">
      <AuditFilterBar filters={filters} />
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <AuditList filters={filters} />
      </div>
    </div>
  )
}
