import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const entryOf = (name: string) => `draft:${name}`

/** Reads the draft of a form, or an empty object. Lasts as long as the tab. */
export function storedDraft<Fields extends FieldValues>(name: string): Partial<Fields> | undefined {
  try {
    const stored = sessionStorage.getItem(entryOf(name))
    return stored === null ? undefined : (JSON.parse(stored) as Partial<Fields>)
  } catch {
    return undefined
  }
}

export function forgetDraft(name: string) {
  try {
    sessionStorage.removeItem(entryOf(name))
  } catch {
    // Storage is disabled: there is no draft.
  }
}

/** Deletes all drafts, so that the next user of this tab finds none. */
export function forgetDrafts() {
  try {
    for (const entry of Object.keys(sessionStorage))
      if (entry.startsWith(entryOf(''))) sessionStorage.removeItem(entry)
  } catch {
    // Storage is disabled: there is no draft.
  }
}

export function storeDraft(name: string, fields: FieldValues) {
  try {
    sessionStorage.setItem(entryOf(name), JSON.stringify(fields))
  } catch {
    // Without storage the form works, but drafts end with the page.
  }
}

const personEntry = 'drafts-of'

/** Reserves the drafts for the user whose session ended. */
export function reserveDrafts(person: string) {
  try {
    sessionStorage.setItem(personEntry, person)
  } catch {
    // Storage is disabled: there is no draft.
  }
}

/** Deletes the drafts of any other user, after a login. */
export function forgetDraftsOfOthers(person: string) {
  try {
    const waitedFor = sessionStorage.getItem(personEntry)
    sessionStorage.removeItem(personEntry)
    if (waitedFor !== null && waitedFor !== person) forgetDrafts()
  } catch {
    // Storage is disabled: there is no draft.
  }
}

/**
 * Stores a form's draft as the user types, together with its initial values, so that a locked phone or closed tab
 * loses nothing. Never for passwords.
 */
export function useDraftKeeping<Fields extends FieldValues, Sent extends FieldValues>(
  name: string,
  form: UseFormReturn<Fields, unknown, Sent>,
  begun?: object,
) {
  const store = useEffectEvent((values: Fields) => storeDraft(name, { ...values, begun }))
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) store(values)
        },
      }),
    [form],
  )
  useEffect(() => {
    if (begun && storedDraft(name)) store(form.getValues())
  }, [name, form, begun])
}

/** Value parser for `register`: treats an empty field as absent. */
export const blankAsAbsent = (value: unknown) => (value === '' || value === null ? undefined : value)

/** Value parser for `register`: accepts a decimal comma or point. */
export function writtenNumber(value: unknown) {
  if (typeof value !== 'string') return value ?? undefined
  const text = value.trim().replace(',', '.')
  return text === '' ? undefined : Number(text)
}
