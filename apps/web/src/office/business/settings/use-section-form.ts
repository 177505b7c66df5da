import { settings, type AnswerOf, type HouseSettings, type KeptSettings } from '@rumi/contract'
import { useState } from 'react'
import { useForm, useWatch, type DefaultValues, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { officeSettingsCopy as copy } from '../../../copy/office/business/settings.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { showIssues } from '../../../ui/forms/show-issues.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'

/** One page of the settings: how they are written in its form, read from it, and checked. */
export type SettingsSectionForm<Draft extends FieldValues> = {
  draftOf: (settings: HouseSettings) => Draft
  settingsIn: (draft: Draft) => object
  schema: z.ZodType<object>
  /** The field of the form that an issue of the contract is about. */
  fieldOf: (path: string, draft: Draft) => string
}

type Saved = AnswerOf<typeof settings.change>['data']

type Kept = {
  kept: KeptSettings
  /** Asks anew what is kept, because somebody else changed it; what is written stays. */
  onStale: () => Promise<void>
  /** Hears what was answered beside the settings, and before each saving that there is nothing yet. */
  onSaved?: (saved: Saved | undefined) => void
}

/** A form of settings that sends what differs, of the version that it was made from. */
export function useSectionForm<Draft extends FieldValues>(
  { draftOf, settingsIn, schema, fieldOf }: SettingsSectionForm<Draft>,
  { kept, onStale, onSaved }: Kept,
) {
  const sendCall = useSendCall()
  const [trouble, setTrouble] = useState<string>()
  // What somebody else has changed since takes the place of what nobody touched here, so that saving does not put it back.
  const form = useForm<Draft>({
    defaultValues: draftOf(kept) as DefaultValues<Draft>,
    values: draftOf(kept),
    resetOptions: { keepDirtyValues: true },
  })
  const watched: object = useWatch({ control: form.control })
  const draft: Draft = { ...form.getValues(), ...watched }
  const show = (issues: readonly { path: string; message: string }[]) =>
    showIssues(
      form,
      issues.map(({ path, message }) => ({ path: fieldOf(path, form.getValues()), message })),
    )

  const save = form.handleSubmit(async (written) => {
    setTrouble(undefined)
    onSaved?.(undefined)
    const checked = schema.safeParse(settingsIn(written))
    if (!checked.success) {
      const issues = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      if (!show(issues)) setTrouble(issues[0]?.message)
      return
    }
    // Read the same way, so that only what says something else differs.
    const before = schema.parse(settingsIn(draftOf(kept)))
    const changed = Object.entries(checked.data).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
    )
    if (changed.length === 0) return showToast(copy.unchanged, 'note')
    const outcome = await sendCall(settings.change, {
      body: { ...Object.fromEntries(changed), version: kept.version },
    })
    if (outcome.ok) {
      form.reset(draftOf(outcome.answer.data.settings))
      onSaved?.(outcome.answer.data)
      await onStale()
      return showToast(copy.saved)
    }
    if (outcome.refusal.code === 'stale') await onStale()
    if (!show(outcome.refusal.issues)) setTrouble(outcome.refusal.message)
  })
  return { form, draft, save, trouble }
}
