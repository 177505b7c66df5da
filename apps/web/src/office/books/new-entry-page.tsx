import { entriesCopy as copy } from '../../copy/entries.ts'
import { paths } from '../../shared/paths.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { EntryForm } from './entry-form.tsx'

export const meta = officeMeta(copy.add)

/** An entry written by hand. */
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
