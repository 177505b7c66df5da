import { settings, type AnswerOf, type BusinessSettings, type StoredSettings } from '@rumi/contract'
import { useState } from 'react'
import { useForm, useWatch, type DefaultValues, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { officeSettingsCopy as copy } from '../../../copy/office/business/settings.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { showIssues } from '../../../ui/forms/show-issues.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'

/** Section of the settings: conversion between settings and form, and validation. */
export type SettingsSectionForm<Draft extends FieldValues> = {
  draftOf: (settings: BusinessSettings) => Draft
  settingsIn: (draft: Draft) => object
  schema: z.ZodType<object>
  /** Form field of an issue. */
  fieldOf: (path: string, draft: Draft) => string
}

type Saved = AnswerOf<typeof settings.change>['data']

type SectionFormInput = {
  stored: StoredSettings
  /** Called after a conflict to refetch the settings; input stays. */
  onStale: () => Promise<void>
  /** Called with the response of a save, and with undefined before each attempt. */
  onSaved?: (saved: Saved | undefined) => void
}

/** Form of settings that sends the differences to its base version. */
export function useSectionForm<Draft extends FieldValues>(
  { draftOf, settingsIn, schema, fieldOf }: SettingsSectionForm<Draft>,
  { stored, onStale, onSaved }: SectionFormInput,
) {
  const sendCall = useSendCall()
  const [trouble, setTrouble] = useState<string>()
  // Untouched fields follow concurrent changes, so that saving does not revert them.
  const form = useForm<Draft>({
    defaultValues: draftOf(stored) as DefaultValues<Draft>,
    values: draftOf(stored),
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
    // Parsed the same way, so that only real differences remain.
    const before = schema.parse(settingsIn(draftOf(stored)))
    const changed = Object.entries(checked.data).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
    )
    if (changed.length === 0) return showToast(copy.unchanged, 'note')
    const outcome = await sendCall(settings.change, {
      body: { ...Object.fromEntries(changed), version: stored.version },
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
