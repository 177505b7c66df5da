import { texts, type PlanPage } from '@rumi/contract'
import { Eye } from 'lucide-react'
import { useCallback, useState } from 'react'
import { officeSetupCopy as copy } from '../../../copy/office/business/setup.ts'
import { officeTextsCopy } from '../../../copy/office/business/texts.ts'
import type { TextPage } from '../../../copy/site/public-copy.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { DraftedPage } from '../texts/drafted-page.tsx'
import { previewPath, visitedPages } from '../texts/preview-path.ts'

type SiteReviewProps = {
  /** Visitors see the pages already; before the opening only the preview shows them. */
  isOpen: boolean
  offers: readonly PlanPage[]
}

/** Buttons that show each public page as a visitor sees it. */
export function SiteReview({ isOpen, offers }: SiteReviewProps) {
  const [page, setPage] = useState<TextPage>()
  return (
    <>
      <ul aria-label={copy.pages} className="grid basis-full grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-4">
        {visitedPages(offers).map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setPage(one)}
              className="flex min-h-12 w-full items-center gap-2 rounded-sm border border-line-strong bg-white px-3 py-2 text-left leading-snug font-strong hover:border-ink"
            >
              <Eye className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
              {officeTextsCopy.pages[one]}
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={page !== undefined}
        onClose={() => setPage(undefined)}
        title={page ? copy.seeAs(officeTextsCopy.pages[page]) : ''}
        closeLabel={copy.close}
        size="large"
      >
        {page && <VisitedPage key={page} path={previewPath(page)} isOpen={isOpen} />}
      </Dialog>
    </>
  )
}

function VisitedPage({ path, isOpen }: { path: string; isOpen: boolean }) {
  const sendCall = useSendCall()
  const fetchPage = useCallback(
    () => sendCall(texts.preview, { body: { path, drafts: {} } }),
    [sendCall, path],
  )
  return (
    <div className="grid gap-2">
      <DraftedPage fetchPage={fetchPage} />
      {isOpen && (
        <a
          href={path}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center justify-self-start font-strong text-link underline"
        >
          {copy.openPage}
          <span className="sr-only"> {copy.newTab}</span>
        </a>
      )}
    </div>
  )
}
