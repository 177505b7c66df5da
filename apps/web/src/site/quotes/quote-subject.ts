import {
  isPricedByAgreement,
  type CatalogService,
  type PlanPage,
  type SitePlan,
  type WishedPlan,
} from '@rumi/contract'

/** Kind of days in a quote. */
export type QuoteDays = 'stay' | 'week' | 'day' | 'visit' | 'party' | 'course'

const daysOfPage: Record<PlanPage, QuoteDays> = {
  dayCare: 'day',
  hotel: 'stay',
  grooming: 'visit',
  training: 'course',
  events: 'party',
}

/** Kind of days for a card's quote: by its service, otherwise by its page. */
export function quoteDaysOf({
  page,
  serviceType,
  severalDays,
}: Pick<SitePlan, 'page' | 'serviceType' | 'severalDays'>): QuoteDays {
  switch (serviceType) {
    case 'Hotel':
      return 'stay'
    case 'Entrenamiento':
      return 'course'
    case 'Evento':
      return 'party'
    case 'Guardería':
      return severalDays ? 'week' : 'day'
    case 'Grooming':
    case 'Extra-Grooming':
      return 'visit'
    case null:
      return daysOfPage[page]
  }
}

/** True if the office responds with the price: passes, parties and cards without a service (decision 12). */
export const isByRequest = ({ serviceId, serviceType, passKind }: SitePlan) =>
  serviceId === null || passKind !== null || (serviceType !== null && isPricedByAgreement(serviceType))

/** True if the quote of a card continues with its booking. */
export const isBookable = ({ action, isBookable: mayBook }: SitePlan) => action === 'book' || mayBook

/** Service whose price is shown at once. */
export const servicePriced = (plan: SitePlan, catalog: readonly CatalogService[]) =>
  isByRequest(plan) ? undefined : catalog.find(({ id }) => id === plan.serviceId)

/** Input of the day rules for a card; null without a service. */
export const wishedPlanOf = ({
  serviceType,
  nights,
  severalDays,
}: Pick<SitePlan, 'serviceType' | 'nights' | 'severalDays'>): WishedPlan | null =>
  serviceType === null ? null : { serviceType, nights, severalDays }
