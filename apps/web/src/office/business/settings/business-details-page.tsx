import {
  cleanedRfc,
  colourVariables,
  defaultSettings,
  inDogWord,
  isDoubtfulRfc,
  nameInCfdi,
  setBusinessLocale,
  taxRegimes,
  themes,
  type StoredSettings,
  type TaxRegime,
} from '@rumi/contract'
import { officeSettingsCopy as copy } from '../../../copy/office/business/settings.ts'
import { taxRegimeCopy } from '../../../copy/shared/invoice.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { HookForm } from '../../../ui/forms/hook-form.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OwnColours } from './own-colours.tsx'
import { SettingsWithHistory } from './settings-with-history.tsx'
import { businessDetailsForm, type SettingsDraft } from './settings-draft.ts'
import { SettingsGroup } from './settings-group.tsx'
import { useSectionForm } from './use-section-form.ts'

type Field = Exclude<
  keyof SettingsDraft,
  | 'theme'
  | 'primaryColour'
  | 'linkColour'
  | 'posts'
  | 'taxRegime'
  | 'timeZone'
  | 'shopCategories'
  | 'showPrices'
  | 'dogGender'
>

const regimes = (Object.keys(taxRegimes) as TaxRegime[]).map((value) => ({
  value,
  label: `${value} ${taxRegimeCopy[value]}`,
}))

/** Zones of Mexico first, then those of the world. */
const timeZones = [
  ...Object.entries(copy.timeZones).map(([value, label]) => ({ value, label })),
  ...Intl.supportedValuesOf('timeZone')
    .filter((zone) => !Object.hasOwn(copy.timeZones, zone))
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
]

const placeFields = [
  'street',
  'neighbourhood',
  'municipality',
  'postalCode',
  'city',
  'state',
  'latitude',
  'longitude',
] as const

const initial = businessDetailsForm.draftOf(defaultSettings)

const kinds: Partial<Record<Field, 'tel' | 'email'>> = {
  phone: 'tel',
  whatsapp: 'tel',
  phoneCountry: 'tel',
  email: 'email',
}

/** Effect of a field, and its original value once changed. */
const hintOf = (field: Field | 'theme', value: string) => {
  const { hint } = copy.fields[field]
  if (field === 'rfc' && isDoubtfulRfc(value)) return copy.rfcDoubtful
  if (value === initial[field]) return hint
  const first = field === 'theme' ? copy.themes[defaultSettings.theme] : initial[field]
  return `${hint} ${copy.initially(first || copy.nothing)}`
}

/** Name on invoices, if it differs from the input. */
function legalNameHint({ rfc, legalName }: Pick<SettingsDraft, 'rfc' | 'legalName'>) {
  const name = nameInCfdi({ rfc: cleanedRfc(rfc), legalName })
  return name === legalName.trim() ? hintOf('legalName', legalName) : copy.nameInCfdi(name)
}

type SettingsFormProps = {
  stored: StoredSettings
  /** Called after a conflict to refetch the settings; input stays. */
  onStale: () => Promise<void>
}

/** Variables that own colours may set. */
const ownVariables = Object.keys(colourVariables({ primary: '#000000', link: '#000000' }))

/** Applies colours and time zone to the office at once; the site uses them from its next page on. */
const applyAtOnce = (saved: { settings: StoredSettings } | undefined) => {
  if (!saved) return
  const { dataset, style } = document.documentElement
  dataset.theme = saved.settings.theme
  const own = colourVariables(saved.settings.colours)
  for (const name of ownVariables) style.setProperty(name, own[name] ?? '')
  setBusinessLocale(saved.settings)
}

/** Form of business details; sends only changed fields. */
function SettingsForm(props: SettingsFormProps) {
  const { form, draft, save, trouble } = useSectionForm(businessDetailsForm, {
    ...props,
    onSaved: applyAtOnce,
  })
  const { errors, isSubmitting } = form.formState

  const field = (name: Field) => (
    <TextField
      key={name}
      kind={kinds[name] ?? 'text'}
      label={copy.fields[name].label}
      hint={name === 'legalName' ? legalNameHint(draft) : hintOf(name, draft[name])}
      error={errors[name]?.message}
      {...form.register(name)}
    />
  )

  return (
    <HookForm control={form.control} onSubmit={save} className="grid gap-6">
      <SettingsGroup title={copy.groups.responsible}>
        {(['name', 'legalName', 'rfc'] as const).map(field)}
        <SelectField
          label={copy.fields.taxRegime.label}
          hint={copy.fields.taxRegime.hint}
          placeholder={copy.chooseRegime}
          options={regimes}
          error={errors.taxRegime?.message}
          {...form.register('taxRegime')}
        />
        {field('invoiceSeries')}
      </SettingsGroup>
      <SettingsGroup title={copy.groups.reach}>
        {(['phone', 'whatsapp', 'phoneCountry', 'email'] as const).map(field)}
      </SettingsGroup>
      <SettingsGroup title={copy.groups.place}>
        {placeFields.map(field)}
        <SelectField
          label={copy.fields.timeZone.label}
          hint={copy.fields.timeZone.hint}
          options={timeZones}
          error={errors.timeZone?.message}
          {...form.register('timeZone')}
        />
        <a
          href={`https://www.google.com/maps?q=${encodeURIComponent(`${draft.latitude},${draft.longitude}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center self-end font-strong text-link underline"
        >
          {copy.seeOnMap}
        </a>
      </SettingsGroup>
      <SettingsGroup title={copy.groups.networks}>
        {(['instagram', 'facebook'] as const).map(field)}
        <TextAreaField
          label={copy.fields.posts.label}
          hint={copy.fields.posts.hint}
          error={errors.posts?.message}
          rows={6}
          className="md:col-span-2"
          {...form.register('posts')}
        />
      </SettingsGroup>
      <SettingsGroup title={copy.groups.shop}>
        <TextAreaField
          label={copy.fields.shopCategories.label}
          hint={copy.fields.shopCategories.hint}
          error={errors.shopCategories?.message}
          rows={4}
          className="md:col-span-2"
          {...form.register('shopCategories')}
        />
      </SettingsGroup>
      <SettingsGroup title={copy.groups.blog}>{field('feedUrl')}</SettingsGroup>
      <SettingsGroup title={copy.groups.look}>
        <div className="grid gap-1.5">
          <ChoiceField
            legend={copy.fields.theme.label}
            options={themes.map((theme) => ({ value: theme, label: copy.themes[theme] }))}
            error={errors.theme?.message}
            {...form.register('theme')}
          />
          <p className="text-sm text-ink-soft">{hintOf('theme', draft.theme)}</p>
        </div>
        <div className="grid content-start gap-1.5">
          <CheckboxField
            label={copy.fields.showPrices.label}
            error={errors.showPrices?.message}
            {...form.register('showPrices')}
          />
          <p className="text-sm text-ink-soft">{copy.fields.showPrices.hint}</p>
        </div>
        <OwnColours form={form} draft={draft} />
      </SettingsGroup>
      <SettingsGroup title={copy.groups.dogWord} lead={copy.dogWordLead}>
        {(['dogSingular', 'dogPlural'] as const).map(field)}
        <div className="grid gap-1.5">
          <ChoiceField
            legend={copy.fields.dogGender.label}
            options={(['masculine', 'feminine'] as const).map((value) => ({
              value,
              label: copy.genders[value],
            }))}
            error={errors.dogGender?.message}
            {...form.register('dogGender')}
          />
          <p className="text-sm text-ink-soft">
            {copy.fields.dogGender.hint}{' '}
            {inDogWord(copy.dogWordSample, {
              singular: draft.dogSingular,
              plural: draft.dogPlural,
              gender: draft.dogGender === 'feminine' ? 'feminine' : 'masculine',
            })}
          </p>
        </div>
      </SettingsGroup>
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      <SubmitButton loading={isSubmitting}>{copy.save}</SubmitButton>
    </HookForm>
  )
}

export const meta = officeMeta(copy.title)

/** Business details for the site, with their history. */
export default function BusinessDetailsPage() {
  return <SettingsWithHistory title={copy.title} lead={copy.lead} form={SettingsForm} />
}
