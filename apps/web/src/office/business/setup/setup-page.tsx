import { setup, type BusinessSetup, type SetupStep, texts, type PlanPage } from '@rumi/contract'
import { useState, type ReactNode, useCallback } from 'react'
import { officeSetupCopy as copy } from '../../../copy/office/business/setup.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { paths } from '../../../shared/business/paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { OpeningSection } from './opening-section.tsx'
import { Eye } from 'lucide-react'
import { officeTextsCopy } from '../../../copy/office/business/texts.ts'
import type { TextPage } from '../../../copy/site/public-copy.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { DraftedPage } from '../texts/drafted-page.tsx'
import { previewPath, visitedPages } from '../texts/preview-path.ts'

/** Page of each step; null for the review, which is here. */
const placeOf: Record<SetupStep, string | null> = {
  identity: paths.officeSettings('casa'),
  hours: paths.officeSettings('horarios'),
  places: paths.officeSettings('habitaciones'),
  services: paths.officeSettings('servicios'),
  requirements: paths.officeSettings('requisitos'),
  payments: paths.officeSettings('pagos'),
  team: paths.officeSettings('equipo'),
  texts: paths.officeSettings('textos'),
  photos: paths.officeSettings('fotos'),
  shop: paths.officeProducts(),
  review: null,
}

type StepRowProps = BusinessSetup['steps'][number] & { number: number; children?: ReactNode }

/** Setup step: subject, link, state, and whether it still has its default. */
function SetupStepRow({ number, step, done, asShipped, unchanged, children }: StepRowProps) {
  const sendCall = useSendCall()
  const [busy, setBusy] = useState(false)
  const { title, text } = copy.steps[step]
  const place = placeOf[step]

  const mark = async () => {
    setBusy(true)
    const outcome = await sendCall(setup.mark, { body: { step, done: !done } })
    setBusy(false)
    if (!outcome.ok) showToast(outcome.refusal.message, 'problem')
  }

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line px-2 py-4">
      <div className="grid grow basis-72 gap-1">
        <h2 className="text-base font-heading">
          <span className="tabular text-ink-soft">{number}.</span> {title}
        </h2>
        <p className="measure text-ink-soft">{text}</p>
        {unchanged && (
          <p className="tabular">{copy.unchanged[step as keyof typeof copy.unchanged](unchanged)}</p>
        )}
        <p className="flex flex-wrap gap-2">
          {done && <StateChip tone="ok">{copy.done}</StateChip>}
          {!unchanged && (
            <StateChip tone={asShipped ? 'missing' : 'review'}>
              {asShipped ? copy.asShipped : copy.changed}
            </StateChip>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {place && (
          <LinkButton tone={done ? 'quiet' : 'secondary'} className="min-h-12 md:min-h-10" to={place}>
            {copy.review}
            <span className="sr-only"> {title}</span>
          </LinkButton>
        )}
        <Button tone="quiet" className="min-h-12 md:min-h-10" loading={busy} onClick={mark}>
          <span>{done ? copy.unmark : copy.mark}</span>
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
      {children}
    </li>
  )
}

export const meta = officeMeta(copy.title)

/** Setup of a new business: required settings, and the opening. */
export default function SetupPage() {
  return (
    <OnlyFor access="admin" area="setup">
      <PageHeader title={copy.title} lead={copy.lead} />
      <Guide />
    </OnlyFor>
  )
}

function Guide() {
  const setupQuery = useCall(setup.read, {})
  const state = setupQuery.answer?.data.setup
  return (
    <Fetched fetchings={[setupQuery]}>
      {state && (
        <div className="grid max-w-4xl gap-8">
          <div className="grid gap-2">
            <p className="tabular text-ink-soft">
              {copy.progress(state.steps.filter(({ done }) => done).length, state.steps.length)}
            </p>
            <ol aria-label={copy.title} className="border-t-2 border-ink">
              {state.steps.map((step, index) => (
                <SetupStepRow key={step.step} number={index + 1} {...step}>
                  {step.step === 'review' && <SiteReview isOpen={state.open} offers={state.offers} />}
                </SetupStepRow>
              ))}
            </ol>
          </div>
          <OpeningSection state={state} onStale={setupQuery.again} />
        </div>
      )}
    </Fetched>
  )
}

type SiteReviewProps = {
  /** Visitors see the pages already; before the opening only the preview shows them. */
  isOpen: boolean
  offers: readonly PlanPage[]
}

/** Buttons that show each public page as a visitor sees it. */
function SiteReview({ isOpen, offers }: SiteReviewProps) {
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
