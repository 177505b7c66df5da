import { formatPesos, type SettingsChange } from '@rumi/contract'
import {
  officePaymentTermsCopy,
  officeRequirementsCopy,
  policyGroupCopy,
} from '../../../copy/office/business/terms.ts'
import { paymentTermsForm } from './payment-terms-draft.ts'
import { requirementsForm, type RequirementFigure } from './requirements-draft.ts'
import { namesOfRequirements } from './requirements-form.tsx'

type Change = SettingsChange['changes'][number]
type Group = keyof typeof policyGroupCopy

const only = (history: readonly SettingsChange[], read: (change: Change) => Change | null) =>
  history
    .map((version) => ({ ...version, changes: version.changes.flatMap((change) => read(change) ?? []) }))
    .filter(({ changes }) => changes.length > 0)

const paymentPaths =
  /^(?:depositPercent|depositHoldHours|ivaPercent|cashExpenseLimitCentavos|speiClabe|cancellation\.|policies\.|passes\.|hotel\.discounts|shipping\.|orderHoldHours\.)/

/** History of the payment terms, with the labels of their page. */
export const paymentTermsHistory = (history: readonly SettingsChange[]) =>
  only(history, (change) => {
    if (!paymentPaths.test(change.field)) return null
    const [group, field] = change.field.startsWith('policies.')
      ? (change.field.split('.').slice(1) as [Group, string])
      : [null, paymentTermsForm.fieldOf(change.field)]
    const { label } = officePaymentTermsCopy.fields[field as keyof typeof officePaymentTermsCopy.fields]
    const describe = (value: string) =>
      change.field.endsWith('Centavos') && value !== '' ? formatPesos(Number(value)) : value
    const [before, after] = [describe(change.before), describe(change.after)]
    return { before, after, field: group ? `${policyGroupCopy[group]}: ${label}` : label }
  })

/** History of the requirements, with names of medical records. */
export const requirementsHistory = (history: readonly SettingsChange[]) =>
  only(history, ({ field: path, before, after }) => {
    const field = requirementsForm.fieldOf(path)
    if (path.startsWith('requirements.')) {
      const describe = (keys: string) => namesOfRequirements(keys.split('\n'))
      return { field: policyGroupCopy[field as Group], before: describe(before), after: describe(after) }
    }
    if (path === 'firstDay.evaluates') {
      const { label: evaluatesLabel, yes, no } = officeRequirementsCopy.evaluates
      const describe = (value: string) => (value === 'true' ? yes : no)
      return { field: evaluatesLabel, before: describe(before), after: describe(after) }
    }
    if (!/^(?:(?:minimumAge|validity|firstDay|holds)\.)/.test(path)) return null
    const { label } = officeRequirementsCopy.fields[field as RequirementFigure]
    return { field: label, before, after }
  })
