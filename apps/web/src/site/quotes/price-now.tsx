import type { CatalogService } from '@rumi/contract'
import { quotesCopy } from '../../copy/quotes.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useHouse } from '../../shared/use-house.ts'
import { estimateNow } from './estimate-now.ts'
import { PriceLines } from '../../shared/price-lines.tsx'
import type { QuoteDraft } from './quote-draft.ts'
import type { QuoteSubject } from './quote-subject.ts'

type PriceNowProps = {
  catalog: readonly CatalogService[] | 'loading' | 'failed'
  service: CatalogService | undefined
  subject: QuoteSubject
  draft: QuoteDraft
  today: string
}

/** The itemised total before anything is sent, or why there is none yet. */
export function PriceNow({ catalog, service, subject, draft, today }: PriceNowProps) {
  const house = useHouse()
  const price =
    service && service.priceCentavos > 0 ? estimateNow(service, draft, { today, terms: house }) : undefined
  return (
    <section aria-live="polite" className="grid gap-2 rounded-md bg-sand p-5">
      <h3 className="font-heading">{quotesCopy.atOnce}</h3>
      {price ? (
        <>
          <PriceLines price={price} ivaPercent={house.ivaPercent} />
          <p className="text-sm text-ink-soft">{quotesCopy.each}</p>
        </>
      ) : (
        <p className="flex items-center gap-2">
          {subject.service && catalog === 'loading' && <Spinner />}
          {whyNone(catalog, service, subject)}
        </p>
      )}
    </section>
  )
}

function whyNone(
  catalog: PriceNowProps['catalog'],
  service: CatalogService | undefined,
  subject: QuoteSubject,
) {
  if (!subject.service) return quotesCopy.byRequest[subject.days === 'party' ? 'party' : 'course']
  if (catalog === 'loading') return quotesCopy.loadingPrice
  return service ? quotesCopy.daysFirst : quotesCopy.noPrice
}
