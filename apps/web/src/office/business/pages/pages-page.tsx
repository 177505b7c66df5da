import { pageSections, settings, texts, type SectionPage } from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { officePagesCopy as copy } from '../../../copy/office/business/pages.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { CompactSelect } from '../../../ui/controls/compact-select.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { previewPath } from '../texts/preview-path.ts'
import { PageEditor } from './page-editor.tsx'

export const meta = officeMeta(copy.title)

/** Sections and repeated items of the public pages. */
export default function PagesPage() {
  return (
    <OnlyFor access="admin" area="settings" toChange>
      <PageHeader title={copy.title} lead={copy.lead} />
      <SitePages />
    </OnlyFor>
  )
}

const pages = Object.keys(pageSections) as SectionPage[]

function SitePages() {
  const settingsQuery = useCall(settings.read, {})
  const textsQuery = useCall(texts.list, { query: {} })
  const [query, setQuery] = useSearchParams()
  const page = pages.find((one) => one === query.get('pagina')) ?? 'home'
  return (
    <Fetched fetchings={[settingsQuery, textsQuery]}>
      {settingsQuery.answer && textsQuery.answer && (
        <div className="grid max-w-3xl gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <CompactSelect
              label={copy.page}
              value={page}
              options={pages.map((value) => ({ value, label: copy.pages[value] }))}
              onChange={(chosen) => setQuery({ pagina: chosen }, { replace: true })}
            />
            <a
              href={previewPath(page)}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center font-strong text-link underline"
            >
              {copy.see}
              <span className="sr-only"> {copy.newTab}</span>
            </a>
          </div>
          <PageEditor
            key={page}
            page={page}
            stored={settingsQuery.answer.data.settings}
            texts={textsQuery.answer.data.texts}
            refetch={async () => void (await Promise.all([settingsQuery.again(), textsQuery.again()]))}
          />
        </div>
      )}
    </Fetched>
  )
}
