import {
  defaultSettings,
  formatList,
  requirementByKey,
  requirementKeys,
  servicePolicyGroups,
  type StoredSettings,
  type AnswerOf,
  type ServicePolicyGroup,
  type settings,
} from '@rumi/contract'
import { useState } from 'react'
import { officeSettingsCopy } from '../../../copy/office/business/settings.ts'
import { officeRequirementsCopy as copy, policyGroupCopy } from '../../../copy/office/business/terms.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { AffectedBookings } from './affected-bookings.tsx'
import { requirementsForm, type RequirementFigure } from './requirements-draft.ts'
import { SettingsGroup } from './settings-group.tsx'
import { useSectionForm } from './use-section-form.ts'
import { HookForm } from '../../../ui/forms/hook-form.tsx'

const initial = requirementsForm.draftOf(defaultSettings)

const hintOf = (field: RequirementFigure, value: string) => {
  const { hint } = copy.fields[field]
  return value.trim() === initial[field] ? hint : `${hint} ${officeSettingsCopy.initially(initial[field])}`
}

const isKey = (key: string): key is keyof typeof requirementByKey => Object.hasOwn(requirementByKey, key)

/** Names of required medical records. */
export const namesOfRequirements = (keys: readonly string[]) =>
  formatList(keys.filter(isKey).map((key) => requirementByKey[key].label)) || copy.nothing

type RequirementsFormProps = { stored: StoredSettings; onStale: () => Promise<void> }

/** Requirements for dogs and owners per service, and validity of medical records. */
export function RequirementsForm(props: RequirementsFormProps) {
  const [unmet, setUnmet] = useState<AnswerOf<typeof settings.change>['data']['unmet']>()
  const { form, draft, save, trouble } = useSectionForm(requirementsForm, {
    ...props,
    onSaved: (saved) => setUnmet(saved?.unmet),
  })
  const { errors, isSubmitting } = form.formState

  const figure = (name: RequirementFigure) => (
    <TextField
      key={name}
      kind="number"
      label={copy.fields[name].label}
      hint={hintOf(name, draft[name])}
      error={errors[name]?.message}
      {...form.register(name)}
    />
  )
  const requirementsField = (group: ServicePolicyGroup) => (
    <fieldset key={group} className="grid content-start gap-1">
      <legend className="mb-1 font-strong">{policyGroupCopy[group]}</legend>
      <p className="text-sm text-ink-soft">
        {copy.asks[group]}{' '}
        {draft[group].join() !== initial[group].join() && (
          <span>{officeSettingsCopy.initially(namesOfRequirements(initial[group]))}</span>
        )}
      </p>
      {requirementKeys.map((key) => (
        <CheckboxField key={key} label={requirementByKey[key].label} value={key} {...form.register(group)} />
      ))}
      {errors[group]?.message && <Notice tone="problem">{errors[group].message}</Notice>}
    </fieldset>
  )

  return (
    <HookForm control={form.control} onSubmit={save} className="grid gap-6">
      <SettingsGroup title={copy.groups.asks} columns={3}>
        {servicePolicyGroups.map(requirementsField)}
      </SettingsGroup>
      <SettingsGroup title={copy.groups.age} lead={copy.groups.ageLead}>
        {(['months', 'monthsVaccinated', 'multipleDoses'] as const).map(figure)}
      </SettingsGroup>
      <SettingsGroup title={copy.groups.validity} lead={copy.groups.validityLead}>
        {(['vaccineMonths', 'dewormingInternalDays', 'dewormingExternalDays', 'waitingDays'] as const).map(
          figure,
        )}
      </SettingsGroup>
      <SettingsGroup title={copy.groups.firstDay} lead={copy.groups.firstDayLead}>
        <div className="grid content-start gap-1">
          <CheckboxField label={copy.evaluates.label} {...form.register('evaluates')} />
          <p className="text-sm text-ink-soft">
            {copy.evaluates.hint}{' '}
            {!draft.evaluates && <span>{officeSettingsCopy.initially(copy.evaluates.yes)}</span>}
          </p>
        </div>
        {(['minutesEarlier', 'papersHours', 'deskPapersDueHours'] as const).map(figure)}
      </SettingsGroup>
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      <SubmitButton loading={isSubmitting}>{officeSettingsCopy.save}</SubmitButton>
      <div aria-live="polite">
        {unmet && (
          <AffectedBookings
            title={copy.unmetTitle(unmet.count)}
            hint={copy.unmetHint(unmet.count - unmet.bookings.length)}
            bookings={unmet.bookings}
          />
        )}
      </div>
    </HookForm>
  )
}
