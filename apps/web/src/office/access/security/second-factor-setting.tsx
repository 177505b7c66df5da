import { alwaysWithSecondFactor, houseSecurity, settings, staffRoles } from '@rumi/contract'
import type { HouseSettings, StoredSettings } from '@rumi/contract'
import { officeSecurityCopy } from '../../../copy/office/access/security.ts'
import { officeSettingsCopy as copy } from '../../../copy/office/business/settings.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { HookForm } from '../../../ui/forms/hook-form.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { type SettingsSectionForm, useSectionForm } from '../../business/settings/use-section-form.ts'

type Draft = { desk: boolean }

const secondFactorForm = {
  draftOf: ({ requireSecondFactor }: HouseSettings): Draft => ({
    desk: requireSecondFactor.includes('colaborador'),
  }),
  settingsIn: ({ desk }: Draft) => ({ requireSecondFactor: desk ? staffRoles : alwaysWithSecondFactor }),
  schema: houseSecurity,
  fieldOf: () => 'desk',
} satisfies SettingsSectionForm<Draft>

/** Form that makes the second factor mandatory for the desk too. */
export function SecondFactorSetting() {
  const stored = useCall(settings.read, {})
  return (
    <section aria-labelledby="dos-pasos" className="grid gap-3">
      <h2 id="dos-pasos" className="border-b-2 border-ink pb-1 text-lg">
        {officeSecurityCopy.secondFactor}
      </h2>
      <Fetched fetchings={[stored]}>
        {stored.answer && <SettingForm kept={stored.answer.data.settings} onStale={stored.again} />}
      </Fetched>
    </section>
  )
}

function SettingForm(props: { kept: StoredSettings; onStale: () => Promise<void> }) {
  const { form, save, trouble } = useSectionForm(secondFactorForm, props)
  const { label, hint } = copy.fields.requireSecondFactor
  return (
    <HookForm control={form.control} onSubmit={save} className="grid justify-items-start gap-3">
      <div className="grid gap-1">
        <CheckboxField label={label} error={form.formState.errors.desk?.message} {...form.register('desk')} />
        <p className="text-sm text-ink-soft">{hint}</p>
      </div>
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      <SubmitButton loading={form.formState.isSubmitting}>{copy.save}</SubmitButton>
    </HookForm>
  )
}
