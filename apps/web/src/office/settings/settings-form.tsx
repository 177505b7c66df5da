import {
  defaultSettings,
  houseIdentity,
  settings,
  taxRegimes,
  themes,
  type KeptSettings,
  type TaxRegime,
} from '@rumi/contract'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { taxRegimeCopy } from '../../copy/invoice.ts'
import { officeSettingsCopy as copy } from '../../copy/office-settings.ts'
import { useSendCall } from '../../shared/queries.ts'
import { Card } from '../../ui/card.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showIssues } from '../../ui/show-issues.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { draftOf, fieldOf, settingsIn, type SettingsDraft } from './settings-draft.ts'

type Field = Exclude<keyof SettingsDraft, 'theme' | 'posts' | 'taxRegime'>

const regimes = (Object.keys(taxRegimes) as TaxRegime[]).map((value) => ({
  value,
  label: `${value} ${taxRegimeCopy[value]}`,
}))

const initial = draftOf(defaultSettings)

const kinds: Partial<Record<Field, 'tel' | 'email'>> = { phone: 'tel', whatsapp: 'tel', email: 'email' }

/** What a field changes, and what it said at first where it says something else by now. */
const hintOf = (field: Field | 'theme', value: string) => {
  const { hint } = copy.fields[field]
  if (value === initial[field]) return hint
  const first = field === 'theme' ? copy.themes[defaultSettings.theme] : initial[field]
  return `${hint} ${copy.initially(first || copy.nothing)}`
}

type SettingsFormProps = {
  kept: KeptSettings
  /** Asks anew what is kept, because somebody else changed it; what is written stays. */
  onStale: () => Promise<void>
}

/** What the business says of itself, in one form; what has not been touched is not sent. */
export function SettingsForm({ kept, onStale }: SettingsFormProps) {
  const sendCall = useSendCall()
  const [trouble, setTrouble] = useState<string>()
  // What somebody else has changed since takes the place of what nobody touched here, so that saving does not put it back.
  const form = useForm<SettingsDraft>({ values: draftOf(kept), resetOptions: { keepDirtyValues: true } })
  const { errors, isSubmitting } = form.formState
  const draft = { ...form.getValues(), ...useWatch({ control: form.control }) }

  const show = (issues: readonly { path: string; message: string }[]) =>
    showIssues(
      form,
      issues.map(({ path, message }) => ({ path: fieldOf(path), message })),
    )

  const save = form.handleSubmit(async (written) => {
    setTrouble(undefined)
    const checked = houseIdentity.safeParse(settingsIn(written))
    if (!checked.success) {
      const issues = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      if (!show(issues)) setTrouble(issues[0]?.message)
      return
    }
    // Read the same way, so that only what says something else differs.
    const before: object = settingsIn(draftOf(kept))
    const changed = Object.entries(checked.data).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
    )
    if (changed.length === 0) return showToast(copy.unchanged, 'note')
    const outcome = await sendCall(settings.change, {
      body: { ...Object.fromEntries(changed), version: kept.version },
    })
    if (outcome.ok) {
      form.reset(draftOf(outcome.answer.data.settings))
      return showToast(copy.saved)
    }
    if (outcome.refusal.code === 'stale') await onStale()
    if (!show(outcome.refusal.issues)) setTrouble(outcome.refusal.message)
  })

  const field = (name: Field) => (
    <TextField
      key={name}
      kind={kinds[name] ?? 'text'}
      label={copy.fields[name].label}
      hint={hintOf(name, draft[name])}
      error={errors[name]?.message}
      {...form.register(name)}
    />
  )

  return (
    <form method="post" onSubmit={save} noValidate className="grid gap-6">
      <Group title={copy.groups.responsible}>
        {(['name', 'legalName', 'rfc'] as const).map(field)}
        <SelectField
          label={copy.fields.taxRegime.label}
          hint={copy.fields.taxRegime.hint}
          placeholder={copy.chooseRegime}
          options={regimes}
          error={errors.taxRegime?.message}
          {...form.register('taxRegime')}
        />
      </Group>
      <Group title={copy.groups.reach}>{(['phone', 'whatsapp', 'email'] as const).map(field)}</Group>
      <Group title={copy.groups.place}>
        {(['street', 'neighbourhood', 'postalCode', 'city', 'latitude', 'longitude'] as const).map(field)}
        <a
          href={`https://www.google.com/maps?q=${encodeURIComponent(`${draft.latitude},${draft.longitude}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center self-end font-strong text-link underline"
        >
          {copy.seeOnMap}
        </a>
      </Group>
      <Group title={copy.groups.networks}>
        {(['instagram', 'facebook'] as const).map(field)}
        <TextAreaField
          label={copy.fields.posts.label}
          hint={copy.fields.posts.hint}
          error={errors.posts?.message}
          rows={6}
          className="md:col-span-2"
          {...form.register('posts')}
        />
      </Group>
      <Group title={copy.groups.blog}>{field('feedUrl')}</Group>
      <Group title={copy.groups.look}>
        <div className="grid gap-1.5">
          <ChoiceField
            legend={copy.fields.theme.label}
            options={themes.map((theme) => ({ value: theme, label: copy.themes[theme] }))}
            error={errors.theme?.message}
            {...form.register('theme')}
          />
          <p className="text-sm text-ink-soft">{hintOf('theme', draft.theme)}</p>
        </div>
      </Group>
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      <SubmitButton loading={isSubmitting}>{copy.save}</SubmitButton>
    </form>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg">{title}</h2>
      <div className="grid gap-4 md:grid-cols-2 md:items-start">{children}</div>
    </Card>
  )
}
