import { useSearchParams, Link } from 'react-router'
import { audit, formatMoment, type AuditEntry, type AuditChange } from '@rumi/contract'
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
import { auditLink } from './audit-link.ts'
import { fieldLabel, writtenValue } from './written-value.ts'

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

/** Fields shown at first, fewer for a created or deleted record; the others expand. */
const mostOpen = { changed: 6, created: 2, deleted: 2 }

/** Changes by field: old and new value. */
function AuditChanges({ entry: { action, changes } }: { entry: Pick<AuditEntry, 'action' | 'changes'> }) {
  if (changes.length === 0) return null
  const list = (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {changes.map((change) => (
        <div key={change.field} className="min-w-0 [overflow-wrap:anywhere]">
          <dt className="text-sm text-ink-soft">{fieldLabel(change.field)}</dt>
          <ChangedValue change={change} />
        </div>
      ))}
    </dl>
  )
  if (changes.length <= mostOpen[action]) return list
  return (
    <details className="group">
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-strong text-link underline md:min-h-8">
        {copy.values(changes.length)}
      </summary>
      <div className="pt-2">{list}</div>
    </details>
  )
}

function ChangedValue({ change: { field, before, after, erased } }: { change: AuditChange }) {
  if (erased) return <dd className="text-ink-soft italic">{copy.erased}</dd>
  const [was, is] = [writtenValue(field, before), writtenValue(field, after)]
  return (
    <>
      {was !== '' && (
        <dd className="text-ink-soft">
          <span className="sr-only">{copy.before}: </span>
          <del>
            <LongText text={was} />
          </del>
        </dd>
      )}
      <dd>
        <span className="sr-only">{copy.after}: </span>
        {is === '' ? (
          <span className="text-ink-soft italic">{copy.nothing}</span>
        ) : (
          <ins className="no-underline">
            <LongText text={is} />
          </ins>
        )}
      </dd>
    </>
  )
}

const longestShown = 240

/** Multi-line text; a long one is collapsed. */
function LongText({ text }: { text: string }) {
  if (text.length <= longestShown) return <span className="whitespace-pre-line">{text}</span>
  return (
    <details className="inline-block">
      <summary className="min-h-12 cursor-pointer md:min-h-8">
        <span>{text.slice(0, longestShown)}… </span>
        <span className="font-strong text-link underline">{copy.wholeValue}</span>
      </summary>
      <p className="mt-2 whitespace-pre-line">{text}</p>
    </details>
  )
}
