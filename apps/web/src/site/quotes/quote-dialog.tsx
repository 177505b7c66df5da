import { formatPesos, type SitePlan, whatsappLink } from '@rumi/contract'
import { useId, useState } from 'react'
import { quotesCopy } from '../../copy/site/quotes.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { QuoteForm, type QuotedBooking } from './quote-form.tsx'
import { isBookable } from './quote-subject.ts'
import { type SentQuote, requestedDays } from './requested-days.ts'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PriceLines } from '../../shared/orders/price-lines.tsx'
import { useFacts } from '../../shared/business/use-copy.ts'
import { useBusiness } from '../../shared/business/use-business.ts'

export type QuoteDialogProps = {
  /** Cards of the page. */
  plans: readonly SitePlan[]
  /** Package of the quote; undefined closes the dialog. */
  plan: SitePlan | undefined
  onPlan: (plan: SitePlan) => void
  onClose: () => void
}

/**
 * 'Cotizar': shows the total at once and continues with the booking, without name or mail. Services that the desk
 * prices or books become a request to the office (decision 12).
 */
export function QuoteDialog({ plans, plan, onPlan, onClose }: QuoteDialogProps) {
  const [sent, setSent] = useState<SentQuote>()
  const [sending, setSending] = useState(false)
  const [booking, setBooking] = useState<QuotedBooking>()
  const [prefersReply, setPrefersReply] = useState(false)
  const formId = useId()
  const wantsReply = prefersReply || (plan !== undefined && !isBookable(plan))
  const close = () => {
    setSent(undefined)
    setPrefersReply(false)
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
          <>
            {wantsReply ? (
              <Button
                key="send"
                type="submit"
                form={formId}
                loading={sending}
                tone={booking ? 'secondary' : 'primary'}
              >
                {quotesCopy.send}
              </Button>
            ) : (
              // Another element, or its own click would submit the form.
              <Button key="reply" tone="quiet" onClick={() => setPrefersReply(true)}>
                {quotesCopy.reply}
              </Button>
            )}
            {booking && <BookQuoted {...booking} />}
          </>
        )
      }
    >
      {plan && !sent && (
        <QuoteForm
          key={plan.slug}
          id={formId}
          plan={plan}
          plans={plans}
          onPlan={onPlan}
          wantsReply={wantsReply}
          onBookable={setBooking}
          onSending={setSending}
          onSent={setSent}
        />
      )}
      {plan && sent && <QuoteSent plan={plan} sent={sent} bookAt={booking?.address} />}
    </Dialog>
  )
}

/** Continues with the booking at the quoted total. */
function BookQuoted({ address, totalCentavos, isWaiting }: QuotedBooking) {
  const words = totalCentavos === undefined ? quotesCopy.book : quotesCopy.bookFor(formatPesos(totalCentavos))
  return isWaiting ? <Button loading>{words}</Button> : <LinkButton to={address}>{words}</LinkButton>
}

type QuoteSentProps = {
  plan: SitePlan
  sent: SentQuote
  /** Booking address of everything chosen; undefined if the desk books it. */
  bookAt: string | undefined
}

/** Confirmation of a quote: the price if known, and the next step. */
function QuoteSent({ plan, sent, bookAt }: QuoteSentProps) {
  const { whatsapp } = useBusiness()
  const fillFacts = useFacts()
  const days = requestedDays(sent)
  return (
    <div className="grid gap-5 pb-2">
      <div ref={takeFocus} tabIndex={-1} className="rounded-sm">
        <Notice tone="ok">
          <p>{sent.message}</p>
          <p className="[overflow-wrap:anywhere]">
            {sent.copied ? quotesCopy.copied(sent.email) : quotesCopy.numbered(sent.reference, sent.email)}
          </p>
        </Notice>
      </div>
      {sent.quote && (
        <section className="rounded-md bg-sand p-5">
          {days !== '' && <p className="mb-3 font-strong first-letter:uppercase">{days}</p>}
          <PriceLines price={sent.quote} ivaPercent={sent.quote.ivaPercent} />
          {bookAt !== undefined && (
            <LinkButton to={bookAt} className="mt-4 w-full">
              {quotesCopy.book}
            </LinkButton>
          )}
        </section>
      )}
      <a
        href={whatsappLink(
          whatsapp,
          fillFacts(
            quotesCopy.composed({
              plan: plan.planName,
              dogs: sent.dogs,
              when: days,
              name: sent.name,
            }),
          ),
        )}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonLook({ tone: 'secondary' })}
      >
        {quotesCopy.whatsapp}
      </a>
    </div>
  )
}

/** The pressed button is gone: the focus moves to the response. */
const takeFocus = (place: HTMLElement | null) => place?.focus()
