import { whatsappLink, type SitePlan } from '@rumi/contract'
import { requestedDays, type SentQuote } from './requested-days.ts'
import { quotesCopy } from '../../copy/site/quotes.ts'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PriceLines } from '../../shared/orders/price-lines.tsx'
import { useFacts } from '../../shared/business/use-copy.ts'
import { useBusiness } from '../../shared/business/use-business.ts'

type QuoteSentProps = {
  plan: SitePlan
  sent: SentQuote
  /** Booking address of everything chosen; undefined if the desk books it. */
  bookAt: string | undefined
}

/** Confirmation of a quote: the price if known, and the next step. */
export function QuoteSent({ plan, sent, bookAt }: QuoteSentProps) {
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
