import {
  factsNamedIn,
  isPassKind,
  passPaysFor,
  soldPassKinds,
  type NewOf,
  type PlanPage,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { officePlansCopy as copy } from '../../../copy/office/business/plans.ts'
import { resourceScreenCopy } from '../../../copy/office/frame/resource-screen.ts'
import type { WrittenFact } from '../../../shared/refusals/written-versions.tsx'

export type PlanCard = RecordOf<Resources['planCards']>
export type Service = RecordOf<Resources['services']>

/** Form fields. */
export type PlanDraft = Pick<
  PlanCard,
  | 'page'
  | 'action'
  | 'planName'
  | 'price'
  | 'billingCycle'
  | 'description'
  | 'advantage'
  | 'isPopular'
  | 'popularLabel'
  | 'buttonText'
  | 'severalDays'
  | 'active'
> & {
  /** One per line. */
  features: string
  /** Empty if none. */
  serviceId: string
  passKind: string
  nights: string
}

/** Initial form values of a card. */
export const draftOf = (page: PlanPage, card: PlanCard | undefined): PlanDraft => ({
  page: card?.page ?? page,
  action: card?.action ?? 'quote',
  planName: card?.planName ?? '',
  price: card?.price ?? '',
  billingCycle: card?.billingCycle ?? '',
  description: card?.description ?? '',
  advantage: card?.advantage ?? '',
  features: (card?.features ?? []).join('\n'),
  isPopular: card?.isPopular ?? false,
  popularLabel: card?.popularLabel ?? '',
  buttonText: card?.buttonText ?? '',
  serviceId: card?.serviceId ?? '',
  passKind: card?.passKind ?? '',
  nights: card?.nights ? String(card.nights) : '',
  severalDays: card?.severalDays ?? false,
  active: card?.active ?? true,
})

/** Facts of a card for the conflict view. */
export const planFacts = (services: readonly Service[]): WrittenFact<PlanDraft>[] => [
  { label: copy.planName, format: ({ planName }) => planName },
  { label: copy.price, format: ({ price }) => price },
  { label: copy.billingCycle, format: ({ billingCycle }) => billingCycle },
  { label: copy.description, format: ({ description }) => description },
  { label: copy.advantage, format: ({ advantage }) => advantage },
  { label: copy.features, format: ({ features }) => features.split('\n').filter(Boolean).join(' · ') },
  {
    label: copy.service,
    format: ({ serviceId }) => services.find(({ id }) => id === serviceId)?.name ?? copy.noService,
  },
  { label: copy.action, format: ({ action }) => copy.actions[action] },
  { label: copy.buttonText, format: ({ buttonText }) => buttonText },
  {
    label: copy.pass,
    format: ({ passKind }) => (isPassKind(passKind) ? copy.passName(passKind) : copy.noPass),
  },
  { label: copy.nights, format: ({ nights }) => nights },
  { label: copy.page, format: ({ page }) => copy.pages[page] },
  { label: copy.popularLabel, format: ({ popularLabel }) => popularLabel },
  ...(['isPopular', 'active', 'severalDays'] as const).map((name) => ({
    label: copy[name],
    format: (draft: PlanDraft) => (draft[name] ? resourceScreenCopy.yes : resourceScreenCopy.no),
  })),
]

/** Passes on sale that pay for a service. */
export const passesFor = (
  service: Pick<Service, 'serviceType'> | undefined,
  terms: Parameters<typeof soldPassKinds>[0],
) => soldPassKinds(terms).filter((kind) => passPaysFor(kind) === service?.serviceType)

/** Request of a card; omits fields that do not apply to its service. */
export function writtenCard(
  draft: PlanDraft,
  service: Pick<Service, 'serviceType'> | undefined,
): NewOf<Resources['planCards']> {
  const { features, serviceId, passKind, nights, severalDays, ...same } = draft
  const isPassOfService = isPassKind(passKind) && passPaysFor(passKind) === service?.serviceType
  return {
    ...same,
    features: features
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    serviceId: serviceId || null,
    passKind: isPassOfService ? passKind : null,
    nights: service?.serviceType === 'Hotel' && nights.trim() !== '' ? Number(nights) : null,
    severalDays: service?.serviceType === 'Guardería' && severalDays,
  }
}

/** First fact that a draft references but the business does not have, with its field. */
export function unknownFact(draft: PlanDraft, known: readonly string[]) {
  for (const field of ['price', 'billingCycle', 'description', 'advantage', 'features'] as const) {
    const fact = factsNamedIn(draft[field]).find(
      (name) => !known.includes(name.charAt(0).toLowerCase() + name.slice(1)),
    )
    if (fact !== undefined) return { field, fact }
  }
  return undefined
}
