import { importsCopy as copy } from '../../../copy/office/business/imports.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { NewImport } from './new-import.tsx'
import { PastImports } from './past-imports.tsx'

export const meta = officeMeta(copy.title)

/** Imports tables of another program, and undoes former imports. */
export default function ImportsPage() {
  return (
    <OnlyFor access="admin" area="settings" toChange>
      <PageHeader title={copy.title} lead={copy.lead} />
      <div className="grid gap-8">
        <NewImport />
        <PastImports />
      </div>
    </OnlyFor>
  )
}
