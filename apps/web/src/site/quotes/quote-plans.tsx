import { type ComponentType, useState } from 'react'
import type { PlanCopy, PlansCopy } from '../../copy/page-copy.ts'
import { quotesCopy } from '../../copy/quotes.ts'
import { Notice } from '../../ui/notice.tsx'
import { PlanCard } from '../sections/plan-card.tsx'
import { PlanCarousel } from '../sections/plan-carousel.tsx'
import type { QuoteDialogProps } from './quote-dialog.tsx'

const loadDialog = async () => (await import('./quote-dialog.tsx')).QuoteDialog

/** Packages to ask a quote for: 'Cotizar' opens a dialog that is fetched only then (decision 12). */
export function QuotePlans({ buttonText, ...plans }: PlansCopy) {
  const [QuoteDialog, setQuoteDialog] = useState<ComponentType<QuoteDialogProps>>()
  const [plan, setPlan] = useState<PlanCopy>()
  const [waitingFor, setWaitingFor] = useState<string>()
  const [failed, setFailed] = useState(false)

  const open = async (chosen: PlanCopy) => {
    setWaitingFor(chosen.slug)
    setFailed(false)
    try {
      const Loaded = await loadDialog()
      setQuoteDialog(() => Loaded)
      setPlan(chosen)
    } catch {
      setFailed(true)
    } finally {
      setWaitingFor(undefined)
    }
  }

  return (
    <>
      <PlanCarousel
        {...plans}
        renderCard={(shown) => (
          <PlanCard
            plan={shown}
            choice={{ onChoose: () => void open(shown), waiting: waitingFor === shown.slug }}
            buttonText={buttonText}
          />
        )}
      />
      {failed && (
        <div className="shell -mt-10 pb-10">
          <Notice tone="problem">{quotesCopy.failedToOpen}</Notice>
        </div>
      )}
      {QuoteDialog && <QuoteDialog plan={plan} onClose={() => setPlan(undefined)} />}
    </>
  )
}
