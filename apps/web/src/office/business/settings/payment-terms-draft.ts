import {
  centavosIn,
  businessTerms,
  plainPesos,
  servicePolicyGroups,
  type BusinessSettings,
  type ServicePolicy,
  type ServicePolicyGroup,
} from '@rumi/contract'
import { z } from 'zod'
import type { SettingsSectionForm } from './use-section-form.ts'

export const policyFields = [
  'depositPercent',
  'freeUntilHours',
  'keepPercent',
  'latePickupCentavos',
  'latePickupGraceMinutes',
  'lateArrival',
] as const
export type PolicyField = (typeof policyFields)[number]

/** Field of a service group: `hotel-keepPercent`. */
export type GroupField = `${ServicePolicyGroup}-${PolicyField}`

type HouseField =
  | 'depositPercent'
  | 'freeUntilHours'
  | 'keepPercent'
  | 'discounts'
  | 'training'
  | 'monthDays'
  | 'monthWithin'
  | 'monthPercent'
  | 'lateDoseMinutes'
  | 'medicineDoseCentavos'
  | 'ivaPercent'
  | 'cashExpenseLimitCentavos'
  | 'speiClabe'
  | 'feeCentavos'
  | 'freeFromCentavos'
  | 'postalCodes'
  | 'counter'
  | 'spei'
  | 'online'
  | 'depositHoldHours'

/** Form state of payment terms, as text. */
export type PaymentTermsDraft = Record<HouseField | GroupField, string>

const ofGroups = (policies: BusinessSettings['policies']) =>
  Object.fromEntries(
    servicePolicyGroups.flatMap((group) =>
      policyFields.map((field) => [
        `${group}-${field}`,
        field === 'latePickupCentavos'
          ? writtenPesos(policies[group][field])
          : String(policies[group][field] ?? ''),
      ]),
    ),
  ) as Record<GroupField, string>

const lines = (rows: readonly (readonly [number, number])[]) =>
  rows.map(([count, percent]) => `${count}: ${percent}`).join('\n')

const writtenPesos = (centavos: number | null) => (centavos === null ? '' : plainPesos(centavos))

/** Empty means none; the schema rejects an invalid amount. */
const pesosOrNone = (text: string) => (text.trim() === '' ? null : (centavosIn(text) ?? Number.NaN))

const draftOf = (settings: BusinessSettings): PaymentTermsDraft => ({
  depositPercent: String(settings.depositPercent),
  freeUntilHours: String(settings.cancellation.freeUntilHours),
  keepPercent: String(settings.cancellation.keepPercent),
  ...ofGroups(settings.policies),
  discounts: lines(settings.hotel.discounts.map(({ fromNights, percent }) => [fromNights, percent])),
  training: lines(settings.passes.training.map(({ sessions, percent }) => [sessions, percent])),
  monthDays: String(settings.passes.dayCareMonth.days),
  monthWithin: String(settings.passes.dayCareMonth.withinDays),
  monthPercent: String(settings.passes.dayCareMonth.percent),
  lateDoseMinutes: String(settings.lateDoseMinutes),
  medicineDoseCentavos: plainPesos(settings.medicineDoseCentavos),
  ivaPercent: String(settings.ivaPercent),
  cashExpenseLimitCentavos: plainPesos(settings.cashExpenseLimitCentavos),
  speiClabe: settings.speiClabe,
  feeCentavos: writtenPesos(settings.shipping.feeCentavos),
  freeFromCentavos: writtenPesos(settings.shipping.freeFromCentavos),
  postalCodes: settings.shipping.postalCodes.join(', '),
  counter: String(settings.orderHoldHours.counter),
  spei: String(settings.orderHoldHours.spei),
  online: String(settings.orderHoldHours.online),
  depositHoldHours: String(settings.depositHoldHours),
})

/** Empty text is NaN, unlike with `Number`. */
export const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace('%', '')))

const pairsIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, count = '', percent = ''] = /^(\d+)\D+(\d+)\D*$/.exec(line) ?? []
      return [numberIn(count), numberIn(percent)] as const
    })

const policyIn = (draft: PaymentTermsDraft, group: ServicePolicyGroup): ServicePolicy => {
  const ownOrDefault = (field: PolicyField) => {
    const text = draft[`${group}-${field}`]
    return text.trim() === '' ? null : numberIn(text)
  }
  return {
    depositPercent: ownOrDefault('depositPercent'),
    freeUntilHours: ownOrDefault('freeUntilHours'),
    keepPercent: ownOrDefault('keepPercent'),
    latePickupCentavos: pesosOrNone(draft[`${group}-latePickupCentavos`]),
    latePickupGraceMinutes: ownOrDefault('latePickupGraceMinutes') ?? 0,
    lateArrival: draft[`${group}-lateArrival`],
  }
}

const settingsIn = (draft: PaymentTermsDraft) => ({
  depositPercent: numberIn(draft.depositPercent),
  cancellation: {
    freeUntilHours: numberIn(draft.freeUntilHours),
    keepPercent: numberIn(draft.keepPercent),
  },
  policies: Object.fromEntries(servicePolicyGroups.map((group) => [group, policyIn(draft, group)])),
  hotel: {
    discounts: pairsIn(draft.discounts).map(([fromNights, percent]) => ({ fromNights, percent })),
  },
  passes: {
    dayCareMonth: {
      days: numberIn(draft.monthDays),
      withinDays: numberIn(draft.monthWithin),
      percent: numberIn(draft.monthPercent),
    },
    training: pairsIn(draft.training).map(([sessions, percent]) => ({ sessions, percent })),
  },
  lateDoseMinutes: numberIn(draft.lateDoseMinutes),
  medicineDoseCentavos: centavosIn(draft.medicineDoseCentavos) ?? Number.NaN,
  ivaPercent: numberIn(draft.ivaPercent),
  cashExpenseLimitCentavos: centavosIn(draft.cashExpenseLimitCentavos) ?? Number.NaN,
  speiClabe: draft.speiClabe,
  shipping: {
    feeCentavos: pesosOrNone(draft.feeCentavos),
    freeFromCentavos: pesosOrNone(draft.freeFromCentavos),
    postalCodes: draft.postalCodes.split(/[\s,;]+/).filter(Boolean),
  },
  orderHoldHours: {
    counter: numberIn(draft.counter),
    spei: numberIn(draft.spei),
    online: numberIn(draft.online),
  },
  depositHoldHours: numberIn(draft.depositHoldHours),
})

const {
  depositPercent,
  cancellation,
  policies,
  hotel,
  passes,
  lateDoseMinutes,
  medicineDoseCentavos,
  ivaPercent,
  cashExpenseLimitCentavos,
  speiClabe,
  shipping,
  orderHoldHours,
  depositHoldHours,
} = businessTerms.shape

const monthFields: Record<string, HouseField> = {
  days: 'monthDays',
  withinDays: 'monthWithin',
  percent: 'monthPercent',
}

/** `policies.hotel.keepPercent` is `hotel-keepPercent`, a row of `hotel.discounts.1.percent` is `discounts`. */
const fieldOf = (path: string) => {
  const [first = '', second = '', third = ''] = path.split('.')
  if (first === 'policies') return `${second}-${third}`
  if (first === 'passes') return second === 'training' ? 'training' : (monthFields[third] ?? 'monthDays')
  return second && first !== 'discounts' ? second : first
}

export const paymentTermsForm = {
  draftOf,
  settingsIn,
  schema: z.object({
    depositPercent,
    cancellation,
    policies,
    hotel: hotel.pick({ discounts: true }),
    passes,
    lateDoseMinutes,
    medicineDoseCentavos,
    ivaPercent,
    cashExpenseLimitCentavos,
    speiClabe,
    shipping,
    orderHoldHours,
    depositHoldHours,
  }),
  fieldOf,
} satisfies SettingsSectionForm<PaymentTermsDraft>
