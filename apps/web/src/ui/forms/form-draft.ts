import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const entryOf = (name: string) => `draft:${name}`

/** What was written into a form before the page went away, or nothing. Lasts as long as the tab. */
export function keptDraft<Fields extends FieldValues>(name: string): Partial<Fields> | undefined {
  try {
    const kept = sessionStorage.getItem(entryOf(name))
    return kept === null ? undefined : (JSON.parse(kept) as Partial<Fields>)
  } catch {
    return undefined
  }
}

export function forgetDraft(name: string) {
  try {
    sessionStorage.removeItem(entryOf(name))
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

/** Whoever writes in this tab next finds nothing of what was begun before. */
export function forgetDrafts() {
  try {
    for (const entry of Object.keys(sessionStorage))
      if (entry.startsWith(entryOf(''))) sessionStorage.removeItem(entry)
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

export function keepDraft(name: string, fields: FieldValues) {
  try {
    sessionStorage.setItem(entryOf(name), JSON.stringify(fields))
  } catch {
    // Without storage the form works all the same, only not beyond this page.
  }
}

const personEntry = 'drafts-of'

/** Whose session ended with something half written: it waits for them, and for nobody else. */
export function keepDraftsFor(person: string) {
  try {
    sessionStorage.setItem(personEntry, person)
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

/** What waits for somebody else goes, now that it is known who writes in this tab. */
export function forgetDraftsOfOthers(person: string) {
  try {
    const waitedFor = sessionStorage.getItem(personEntry)
    sessionStorage.removeItem(personEntry)
    if (waitedFor !== null && waitedFor !== person) forgetDrafts()
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

/**
 * Keeps what is written while it is written, so that a locked phone or a lost tab loses nothing, and beside it what it was begun from.
 * Never for passwords.
 */
export function useDraftKeeping<Fields extends FieldValues, Sent extends FieldValues>(
  name: string,
  form: UseFormReturn<Fields, unknown, Sent>,
  begun?: object,
) {
  const keep = useEffectEvent((values: Fields) => keepDraft(name, { ...values, begun }))
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) keep(values)
        },
      }),
    [form],
  )
  useEffect(() => {
    if (begun && keptDraft(name)) keep(form.getValues())
  }, [name, form, begun])
}

/** For `register`: an empty field is one that was not filled in. */
export const blankAsAbsent = (value: unknown) => (value === '' || value === null ? undefined : value)

/** For `register`: a number as people write it, with a comma or a point. */
export function writtenNumber(value: unknown) {
  if (typeof value !== 'string') return value ?? undefined
  const text = value.trim().replace(',', '.')
  return text === '' ? undefined : Number(text)
}
