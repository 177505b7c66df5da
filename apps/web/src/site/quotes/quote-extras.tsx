import {
  extrasFor,
  formatClock,
  formatPesos,
  isPricedBySize,
  pricesBySize,
  type CatalogService,
  type SitePlan,
} from '@rumi/contract'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { quotesCopy } from '../../copy/site/quotes.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import type { QuoteDraft } from './quote-draft.ts'
import { isByRequest } from './quote-subject.ts'
import type { ExtraHours } from './use-extra-hours.ts'

/** Extras shown with a quote; the booking shows the others. */
const shownExtras = 3

/** Services that the stay or day of a card may add before its dogs go home. */
export const offeredExtras = (plan: SitePlan, catalog: readonly CatalogService[]) =>
  isByRequest(plan) || plan.serviceType === null
    ? []
    : extrasFor(plan.serviceType, catalog)
        .filter(({ bookableOnline }) => bookableOnline)
        .slice(0, shownExtras)

type QuoteExtrasProps = {
  form: UseFormReturn<QuoteDraft>
  offered: readonly CatalogService[]
  hours: ExtraHours
}

/** Extras of a stay, such as a bath, each with its price and hour. */
export function QuoteExtras({ form, offered, hours }: QuoteExtrasProps) {
  const [extras] = useWatch({ control: form.control, name: ['extras'] })
  if (offered.length === 0) return null
  const toggle = (id: string) =>
    form.setValue('extras', extras.includes(id) ? extras.filter((one) => one !== id) : [...extras, id], {
      shouldDirty: true,
    })
  return (
    <fieldset>
      <legend className="font-strong">{quotesCopy.extras.title}</legend>
      {offered.map((service) => {
        const { id, name } = service
        const isChosen = extras.includes(id)
        const hour = hours.get(id)
        return (
          <CheckboxField
            key={id}
            checked={isChosen}
            onChange={() => toggle(id)}
            label={
              <>
                {name}
                <span className="text-ink-soft tabular"> {formatPrice(service)}</span>
                {isChosen && hour !== undefined && (
                  <span className="block text-sm text-ink-soft" aria-live="polite">
                    {hour === null ? quotesCopy.extras.noHour : quotesCopy.extras.at(formatClock(hour))}
                  </span>
                )}
              </>
            }
          />
        )
      })}
    </fieldset>
  )
}

/** Price of one visit, the lowest where it depends on size. */
function formatPrice(service: CatalogService) {
  const lowest = formatPesos(Math.min(...Object.values(pricesBySize(service))))
  return isPricedBySize(service) ? quotesCopy.extras.from(lowest) : lowest
}
