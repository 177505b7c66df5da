import {
  businessTerms,
  requirementKeys,
  servicePolicyGroups,
  type BusinessSettings,
  type RequirementKey,
  type ServicePolicyGroup,
} from '@rumi/contract'
import { z } from 'zod'
import { numberIn } from './payment-terms-draft.ts'
import type { SettingsSectionForm } from './use-section-form.ts'

const figures = [
  'months',
  'monthsVaccinated',
  'multipleDoses',
  'vaccineMonths',
  'dewormingInternalDays',
  'dewormingExternalDays',
  'waitingDays',
  'minutesEarlier',
  'papersHours',
  'deskPapersDueHours',
] as const
export type RequirementFigure = (typeof figures)[number]

/** Form state of requirements: ticked records per service group, and numbers as text. */
export type RequirementsDraft = Record<ServicePolicyGroup, string[]> &
  Record<RequirementFigure, string> & { evaluates: boolean }

const inOrder = (keys: readonly string[]): RequirementKey[] =>
  requirementKeys.filter((key) => keys.includes(key))

const forEachGroup = <Value>(of: (group: ServicePolicyGroup) => Value) =>
  Object.fromEntries(servicePolicyGroups.map((group) => [group, of(group)])) as Record<
    ServicePolicyGroup,
    Value
  >

const draftOf = ({
  requirements,
  minimumAge,
  validity,
  firstDay,
  holds,
}: BusinessSettings): RequirementsDraft => {
  const values = { ...minimumAge, ...validity }
  return {
    ...forEachGroup((group): string[] => inOrder(requirements[group])),
    months: String(values.months),
    monthsVaccinated: String(values.monthsVaccinated),
    multipleDoses: String(values.multipleDoses),
    vaccineMonths: String(values.vaccineMonths),
    dewormingInternalDays: String(values.dewormingInternalDays),
    dewormingExternalDays: String(values.dewormingExternalDays),
    waitingDays: String(values.waitingDays),
    evaluates: firstDay.evaluates,
    minutesEarlier: String(firstDay.minutesEarlier),
    papersHours: String(holds.papersHours),
    deskPapersDueHours: String(holds.deskPapersDueHours),
  }
}

const settingsIn = (draft: RequirementsDraft) => ({
  requirements: forEachGroup((group) => inOrder(draft[group])),
  minimumAge: {
    months: numberIn(draft.months),
    monthsVaccinated: numberIn(draft.monthsVaccinated),
    multipleDoses: numberIn(draft.multipleDoses),
  },
  validity: {
    vaccineMonths: numberIn(draft.vaccineMonths),
    dewormingInternalDays: numberIn(draft.dewormingInternalDays),
    dewormingExternalDays: numberIn(draft.dewormingExternalDays),
    waitingDays: numberIn(draft.waitingDays),
  },
  firstDay: { evaluates: draft.evaluates, minutesEarlier: numberIn(draft.minutesEarlier) },
  holds: {
    papersHours: numberIn(draft.papersHours),
    deskPapersDueHours: numberIn(draft.deskPapersDueHours),
  },
})

const { requirements, minimumAge, validity, firstDay, holds } = businessTerms.shape

export const requirementsForm = {
  draftOf,
  settingsIn,
  schema: z.object({ requirements, minimumAge, validity, firstDay, holds }),
  fieldOf: (path: string) => path.split('.')[1] ?? path,
} satisfies SettingsSectionForm<RequirementsDraft>
