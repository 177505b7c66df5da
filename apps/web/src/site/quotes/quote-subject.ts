import {
  isPricedByAgreement,
  type CatalogService,
  type PlanPage,
  type SitePlan,
  type WishedPlan,
} from '@rumi/contract'

/** Which days a quote asks about. */
export type QuoteDays = 'stay' | 'week' | 'day' | 'visit' | 'party' | 'course'

const daysOfPage: Record<PlanPage, QuoteDays> = {
  dayCare: 'day',
  hotel: 'stay',
  grooming: 'visit',
  training: 'course',
  events: 'party',
}

/** Which days the quote of a card asks about: those of its service, else those that go with its page. */
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

/** Whether the office answers with the price: passes, parties and what no service stands for (decision 12). */
export const isByRequest = ({ serviceId, serviceType, passKind }: SitePlan) =>
  serviceId === null || passKind !== null || (serviceType !== null && isPricedByAgreement(serviceType))

/** Whether the size of a dog says anything about what the card offers. */
export const asksForSize = (plan: SitePlan) => !['party', 'course'].includes(quoteDaysOf(plan))

/** The service whose price is shown at once. */
export const servicePriced = (plan: SitePlan, catalog: readonly CatalogService[]) =>
  isByRequest(plan) ? undefined : catalog.find(({ id }) => id === plan.serviceId)

/** What the rules ask of a card to reckon its days; null where no service stands for it. */
export const wishedPlanOf = ({
  serviceType,
  nights,
  severalDays,
}: Pick<SitePlan, 'serviceType' | 'nights' | 'severalDays'>): WishedPlan | null =>
  serviceType === null ? null : { serviceType, nights, severalDays }
