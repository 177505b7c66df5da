import { whatsappLink, type SitePlan, areOneBooking } from '@rumi/contract'
import { requestedDays, type SentQuote } from './requested-days.ts'
import { quotesCopy } from '../../copy/site/quotes.ts'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PriceLines } from '../../shared/orders/price-lines.tsx'
import { useFacts } from '../../shared/business/use-copy.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { publicPaths } from '../../shared/business/public-paths.ts'
import type { DraftDays } from './quote-draft.ts'

/**
 * Booking address for the days of a quote: consecutive ones by their ends, others individually, in the format of the
 * booking pages.
 */
export function bookingAddress(slug: string, { start, end, separateDays = [] }: DraftDays) {
  const isInPieces = separateDays.length > 0 && !areOneBooking(separateDays)
  return publicPaths.book({
    servicio: slug,
    ...(isInPieces
      ? { dias: separateDays.join(',') }
      : { desde: start || undefined, hasta: end === start ? undefined : end || undefined }),
  })
}

/** Confirmation of a quote: the price if known, and the next step. */
export function QuoteSent({ plan, sent }: { plan: SitePlan; sent: SentQuote }) {
  const { whatsapp, ivaPercent } = useBusiness()
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
          <PriceLines price={sent.quote} ivaPercent={ivaPercent} />
          <LinkButton to={bookingAddress(plan.slug, sent)} className="mt-4 w-full">
            {quotesCopy.book}
          </LinkButton>
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
