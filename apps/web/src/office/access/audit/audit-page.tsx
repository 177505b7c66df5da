import { useSearchParams } from 'react-router'
import { officeAuditCopy as copy } from '../../../copy/office/access/audit.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { auditFiltersIn, AuditFilterBar } from './audit-filters.tsx'
import { AuditList } from './audit-list.tsx'

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
