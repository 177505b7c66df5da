import { entriesCopy as copy } from '../../../../copy/office/books/entries.ts'
import { paths } from '../../../../shared/business/paths.ts'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { officeMeta } from '../../../kit/office-meta.ts'
import { EntryForm } from './entry-form.tsx'

export const meta = officeMeta(copy.add)

/** New manual entry. */
export default function NewEntryPage() {
  return (
    <>
      <PageHeader
        title={copy.add}
        lead={copy.form.lead}
        back={{ to: paths.officeEntries(), label: copy.back }}
      />
      <EntryForm />
    </>
  )
}
