import {
  defaultSettings,
  servicePolicyGroups,
  type StoredSettings,
  type ServicePolicyGroup,
} from '@rumi/contract'
import { officeSettingsCopy } from '../../../copy/office/business/settings.ts'
import { officePaymentTermsCopy as copy, policyGroupCopy } from '../../../copy/office/business/terms.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { paymentTermsForm, type GroupField, type PaymentTermsDraft } from './payment-terms-draft.ts'
import { SettingsGroup } from './settings-group.tsx'
import { useSectionForm } from './use-section-form.ts'
import { HookForm } from '../../../ui/forms/hook-form.tsx'

type Field = Exclude<keyof PaymentTermsDraft, GroupField>
type NumberOfPolicy = 'depositPercent' | 'freeUntilHours' | 'keepPercent'

const initial = paymentTermsForm.draftOf(defaultSettings)

const policyNumbers = ['depositPercent', 'freeUntilHours', 'keepPercent'] as const

const latePickupFields = ['latePickupCentavos', 'latePickupGraceMinutes'] as const

const units: Partial<Record<Field, string>> = {
  depositPercent: copy.percent,
  freeUntilHours: copy.hours,
  keepPercent: copy.percent,
  depositHoldHours: copy.hours,
  monthDays: copy.days,
  monthWithin: copy.days,
  monthPercent: copy.percent,
  lateDoseMinutes: copy.minutes,
  ivaPercent: copy.percent,
  counter: copy.hours,
  spei: copy.hours,
  online: copy.hours,
}

const kinds = {
  speiClabe: 'text',
  postalCodes: 'text',
  medicineDoseCentavos: 'money',
  cashExpenseLimitCentavos: 'money',
  feeCentavos: 'money',
  freeFromCentavos: 'money',
} as Partial<Record<Field, 'text' | 'money'>>

/** Effect of a field, and its original value once changed. */
const hintOf = (field: Field, value: string) => {
  const { hint } = copy.fields[field]
  if (value.trim() === initial[field]) return hint
  const first = initial[field].replaceAll('\n', ', ')
  return `${hint} ${officeSettingsCopy.initially(first || officeSettingsCopy.nothing)}`
}

type PaymentTermsFormProps = { stored: StoredSettings; onStale: () => Promise<void> }

/** Terms of sale: the defaults, then overrides per service. */
export function PaymentTermsForm(props: PaymentTermsFormProps) {
  const { form, draft, save, trouble } = useSectionForm(paymentTermsForm, props)
  const { errors, isSubmitting } = form.formState

  const number = (name: Field) => (
    <TextField
      key={name}
      kind={kinds[name] ?? 'number'}
      label={copy.fields[name].label}
      hint={hintOf(name, draft[name])}
      error={errors[name]?.message}
      trailing={units[name] && <span className="pr-3 text-ink-soft">{units[name]}</span>}
      {...form.register(name)}
    />
  )
  const list = (name: 'discounts' | 'training') => (
    <TextAreaField
      label={copy.fields[name].label}
      hint={hintOf(name, draft[name])}
      error={errors[name]?.message}
      rows={4}
      {...form.register(name)}
    />
  )
  const ofGroup = (group: ServicePolicyGroup, name: NumberOfPolicy) => (
    <TextField
      key={name}
      kind="number"
      label={copy.fields[name].label}
      placeholder={copy.asTheHouse(draft[name])}
      error={errors[`${group}-${name}`]?.message}
      trailing={<span className="pr-3 text-ink-soft">{units[name]}</span>}
      {...form.register(`${group}-${name}`)}
    />
  )

  const latePickupOf = (group: ServicePolicyGroup, name: (typeof latePickupFields)[number]) => (
    <TextField
      key={name}
      kind={name === 'latePickupCentavos' ? 'money' : 'number'}
      label={copy.fields[name].label}
      hint={copy.fields[name].hint}
      error={errors[`${group}-${name}`]?.message}
      trailing={
        name === 'latePickupGraceMinutes' && <span className="pr-3 text-ink-soft">{copy.minutes}</span>
      }
      {...form.register(`${group}-${name}`)}
    />
  )

  return (
    <HookForm control={form.control} onSubmit={save} className="grid gap-6">
      <SettingsGroup title={copy.groups.house} lead={copy.groups.houseLead} columns={3}>
        {([...policyNumbers, 'depositHoldHours'] as const).map(number)}
      </SettingsGroup>
      {servicePolicyGroups.map((group) => (
        <SettingsGroup key={group} title={policyGroupCopy[group]} lead={copy.groups.service} columns={3}>
          {policyNumbers.map((name) => ofGroup(group, name))}
          {latePickupFields.map((name) => latePickupOf(group, name))}
          <TextAreaField
            label={copy.fields.lateArrival.label}
            hint={copy.fields.lateArrival.hint}
            error={errors[`${group}-lateArrival`]?.message}
            rows={2}
            className="md:col-span-3"
            {...form.register(`${group}-lateArrival`)}
          />
        </SettingsGroup>
      ))}
      <SettingsGroup title={copy.groups.discounts}>
        {list('discounts')}
        {list('training')}
        {(['monthDays', 'monthWithin', 'monthPercent'] as const).map(number)}
      </SettingsGroup>
      <SettingsGroup title={copy.groups.care}>
        {(['lateDoseMinutes', 'medicineDoseCentavos'] as const).map(number)}
      </SettingsGroup>
      <SettingsGroup title={copy.groups.tax}>
        {(['ivaPercent', 'speiClabe', 'cashExpenseLimitCentavos'] as const).map(number)}
      </SettingsGroup>
      <SettingsGroup title={copy.groups.shipping} lead={copy.groups.shippingLead} columns={3}>
        {(['feeCentavos', 'freeFromCentavos', 'postalCodes'] as const).map(number)}
      </SettingsGroup>
      <SettingsGroup title={copy.groups.holds} lead={copy.groups.holdsLead} columns={3}>
        {(['counter', 'spei', 'online'] as const).map(number)}
      </SettingsGroup>
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      <SubmitButton loading={isSubmitting}>{officeSettingsCopy.save}</SubmitButton>
    </HookForm>
  )
}
