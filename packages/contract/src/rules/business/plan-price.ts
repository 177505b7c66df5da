import { quotePass } from '../passes/pass-kinds.ts'
import { quoteBooking } from '../money/pricing.ts'
import { addDays } from '../time/business-time.ts'
import type { BusinessTerms } from './business-terms.ts'
import type { PlanPage, SitePlan } from './plan-cards.ts'

type PricedPlan = Pick<SitePlan, 'serviceType' | 'unitCentavos' | 'passKind' | 'nights' | 'severalDays'>

type PlanTerms = Pick<BusinessTerms, 'hotel' | 'hours' | 'passes' | 'ivaPercent'>

/** Any day: discounts depend on the number of nights alone. */
const anyDay = '2026-01-01'

/** Returns the lowest price of a card for one dog outside of seasons, IVA included; null where it is agreed on. */
export function planPrice(plan: PricedPlan, terms: PlanTerms): number | null {
  const { serviceType, unitCentavos, passKind, nights, severalDays } = plan
  if (serviceType === null || unitCentavos === null) return null
  if (passKind !== null) return quotePass(passKind, unitCentavos, terms).totalCentavos
  if (serviceType === 'Hotel') {
    const service = { serviceType, name: '', priceCentavos: unitCentavos }
    const stay = { service, dogs: [{ name: '' }], start: anyDay, end: addDays(anyDay, nights ?? 1) }
    return quoteBooking(stay, terms).totalCentavos
  }
  return severalDays ? unitCentavos * terms.hours.dayCare.length : unitCentavos
}

/** Returns the lowest price of one visit, day, night or session of each page. */
export function pagePrices(plans: readonly Pick<SitePlan, 'page' | 'unitCentavos'>[]) {
  const prices: Partial<Record<PlanPage, number>> = {}
  for (const { page, unitCentavos } of plans)
    if (unitCentavos !== null) prices[page] = Math.min(unitCentavos, prices[page] ?? Infinity)
  return prices
}
