import {
  quotePass,
  type RequestConditions,
  type CatalogService,
  type BusinessSettings,
  type SitePlan,
  quoteBooking,
  quotedDays,
  weightOfSize,
  withExtras,
  type Price,
} from '@rumi/contract'
import { quotesCopy } from '../../copy/site/quotes.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { useBusiness } from '../../shared/business/use-business.ts'
import { PriceLines } from '../../shared/orders/price-lines.tsx'
import type { OwnDog } from '../own-contact.ts'
import { type QuoteDraft, dogsIn, faultOfDraft, wishedIn } from './quote-draft.ts'
import { isByRequest } from './quote-subject.ts'

type PricedDraft = Pick<QuoteDraft, 'dogs' | 'sizes' | 'own' | 'start' | 'end'>

type PricedWith = {
  /** The owner's dogs. */
  family?: readonly OwnDog[]
  /** Services that the stay adds. */
  extras?: readonly CatalogService[]
}

/** Price of a draft, computed by the same functions as on the server; undefined if its days are invalid or closed. */
export function estimateNow(
  service: CatalogService,
  plan: SitePlan,
  draft: PricedDraft,
  under: RequestConditions,
  { family = [], extras = [] }: PricedWith = {},
): Price | undefined {
  const { serviceType } = service
  const wished = wishedIn(draft)
  const isIncomplete = wished.start === undefined || wished.end === undefined
  if (serviceType === 'Hotel' && isIncomplete) return undefined
  if (faultOfDraft(plan, draft, under)) return undefined
  const dogs = dogsIn(draft, family).map(({ name, size, weightKg }, index, all) => ({
    name: name ?? (all.length === 1 ? quotesCopy.pricedDog.only : quotesCopy.pricedDog.each(index + 1)),
    weightKg: weightKg ?? (size ? weightOfSize(size, service) : null),
  }))
  const { terms } = under.calendar
  const days = quotedDays({ ...plan, serviceType }, wished, under)
  return withExtras(
    quoteBooking({ service, dogs, ...days }, terms),
    extras.map((extra) => ({ service: extra, dogs, day: days.end })),
    terms,
  )
}

type QuotedDraft = {
  catalog: readonly CatalogService[] | 'loading' | 'failed'
  service: CatalogService | undefined
  plan: SitePlan
  draft: QuoteDraft
  under: RequestConditions
  family: readonly OwnDog[]
  extras: readonly CatalogService[]
  /** A size that the price depends on is missing. */
  lacksSize: boolean
  /** The days are invalid, as shown beside them. */
  isRefused: boolean
}

/** Total of a draft with its lines; undefined while something is missing or the office sets the price. */
export function usePriceNow(quoted: QuotedDraft): Price | undefined {
  const { catalog, service, plan, draft, under, family, extras, lacksSize, isRefused } = quoted
  const business = useBusiness()
  if (isRefused) return undefined
  if (!service || service.priceCentavos === null) return passPrice(plan, catalog, business)
  return lacksSize ? undefined : estimateNow(service, plan, draft, under, { family, extras })
}

type PriceNowProps = Pick<QuotedDraft, 'catalog' | 'service' | 'plan' | 'lacksSize' | 'isRefused'> & {
  price: Price | undefined
}

/** Itemised total before sending, or why there is none yet. */
export function PriceNow({ catalog, service, plan, price, lacksSize, isRefused }: PriceNowProps) {
  return (
    <section aria-live="polite" className="grid gap-2 rounded-md bg-sand p-5">
      <h3 className="font-heading">{quotesCopy.atOnce}</h3>
      {price ? (
        <>
          <PriceLines price={price} ivaPercent={price.ivaPercent} />
          <p className="text-sm text-ink-soft">
            {price.ivaCentavos > 0 ? quotesCopy.each : quotesCopy.eachWithoutIva}
          </p>
        </>
      ) : (
        <p className="flex items-center gap-2">
          {!isByRequest(plan) && catalog === 'loading' && <Spinner />}
          <span>
            {lacksSize
              ? quotesCopy.sizesFirst
              : isRefused && (service || plan.passKind)
                ? quotesCopy.otherDaysFirst
                : whyNone(catalog, service, plan)}
          </span>
        </p>
      )}
    </section>
  )
}

/** Price of a pass: its days or sessions less the discount. */
function passPrice(
  { passKind, serviceId }: SitePlan,
  catalog: QuotedDraft['catalog'],
  business: BusinessSettings,
) {
  if (passKind === null || !Array.isArray(catalog)) return undefined
  const service = catalog.find(({ id }) => id === serviceId)
  const unitCentavos = service?.priceCentavos ?? null
  return unitCentavos === null
    ? undefined
    : quotePass(passKind, unitCentavos, business, service?.ivaTreatment)
}

function whyNone(catalog: PriceNowProps['catalog'], service: CatalogService | undefined, plan: SitePlan) {
  if (isByRequest(plan)) return quotesCopy.byRequest[plan.passKind ? 'course' : 'party']
  if (catalog === 'loading') return quotesCopy.loadingPrice
  return service ? quotesCopy.daysFirst : quotesCopy.noPrice
}
