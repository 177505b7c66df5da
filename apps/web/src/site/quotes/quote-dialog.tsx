import type { SitePlan } from '@rumi/contract'
import { useId, useState } from 'react'
import { quotesCopy } from '../../copy/site/quotes.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { QuoteForm } from './quote-form.tsx'
import { QuoteSent } from './quote-sent.tsx'
import type { SentQuote } from './requested-days.ts'

export type QuoteDialogProps = {
  /** Package of the quote; undefined closes the dialog. */
  plan: SitePlan | undefined
  onClose: () => void
}

/** 'Cotizar': shows the price at once if it is known, otherwise sends a request to the office (decision 12). */
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
