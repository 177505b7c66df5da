import type { SitePlan } from '@rumi/contract'
import { useId, useState } from 'react'
import { quotesCopy } from '../../copy/site/quotes.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { QuoteForm } from './quote-form.tsx'
import { QuoteSent } from './quote-sent.tsx'
import type { SentQuote } from './sent-quote.ts'

export type QuoteDialogProps = {
  /** The package that is asked about; without one the dialog is closed. */
  plan: SitePlan | undefined
  onClose: () => void
}

/** 'Cotizar': the price at once where the house has it, a request to the office where it has not (decision 12). */
export function QuoteDialog({ plan, onClose }: QuoteDialogProps) {
  const [sent, setSent] = useState<SentQuote>()
  const [sending, setSending] = useState(false)
  const formId = useId()
  const close = () => {
    setSent(undefined)
    onClose()
  }
  return (
    <Dialog
      open={plan !== undefined}
      onClose={close}
      title={
        sent
          ? quotesCopy.sentTitle(sent.name)
          : plan?.serviceType === 'Hotel'
            ? quotesCopy.stayTitle
            : quotesCopy.title(plan?.planName ?? '')
      }
      closeLabel={quotesCopy.close}
      actions={
        sent ? (
          <Button onClick={close}>{quotesCopy.done}</Button>
        ) : (
          <Button type="submit" form={formId} loading={sending} className="max-sm:w-full">
            {quotesCopy.send}
          </Button>
        )
      }
    >
      {plan && !sent && (
        <QuoteForm key={plan.slug} id={formId} plan={plan} onSending={setSending} onSent={setSent} />
      )}
      {plan && sent && <QuoteSent plan={plan} sent={sent} />}
    </Dialog>
  )
}
