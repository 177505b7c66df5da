import { defaultTerms, formatDay, formatList, settings, type StoredSettings } from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { officePlacesCopy, officeRoomsCopy as copy } from '../../../copy/office/business/places.ts'
import { settingsHoursCopy } from '../../../copy/office/business/settings-hours.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Form } from '../../../ui/forms/form.tsx'

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
/** Weekdays from Monday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0]

type Written = { usual?: string; onDays?: Readonly<Record<number, string>> }

/** Capacity of the day care: default, and exceptions by weekday. */
export function DayCarePlaces({ stored, onStale }: { stored: StoredSettings; onStale: () => Promise<void> }) {
  const sendCall = useSendCall()
  // Untouched fields follow concurrent changes, so that saving does not revert them.
  const [written, setWritten] = useState<Written>({})
  const usual = written.usual ?? String(stored.dayCarePlaces)
  const onDays: Readonly<Record<number, string>> = {
    ...Object.fromEntries(stored.dayCarePlacesOn.map(({ weekday, places }) => [weekday, String(places)])),
    ...written.onDays,
  }
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [fullerDays, setFullerDays] = useState<readonly string[]>([])
  const others = weekdays.filter((weekday) => (onDays[weekday] ?? '').trim() !== '')
  const issueOf = (path: string) => refusal?.issues.find((issue) => issue.path === path)?.message

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setRefusal(undefined)
    const dayCarePlacesOn = others.map((weekday) => ({ weekday, places: numberIn(onDays[weekday] ?? '') }))
    const outcome = await sendCall(settings.change, {
      body: { dayCarePlaces: numberIn(usual), dayCarePlacesOn, version: stored.version },
    })
    if (outcome.ok || outcome.refusal.code === 'stale') await onStale()
    setSaving(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    setFullerDays(outcome.answer.data.fullerDays)
    setWritten({})
    showToast(copy.savedPlaces)
  }

  return (
    <section>
      <h2 className="border-b-2 border-ink pb-1 text-lg">{copy.dayCare}</h2>
      <Form problems={refusal?.issues} onSubmit={save} className="grid gap-4 px-2 py-3">
        <p className="text-ink-soft">{copy.dayCareText}</p>
        {refusal && refusal.issues.length === 0 && <ActionableRefusal refusal={refusal} />}
        {fullerDays.length > 0 && (
          <Notice tone="warning">
            {copy.fullerDays(formatList(fullerDays.map((day) => formatDay(day, businessToday()))))}
          </Notice>
        )}
        <TextField
          className="max-w-60"
          kind="number"
          label={copy.usually}
          hint={
            usual === String(defaultTerms.dayCarePlaces)
              ? undefined
              : copy.initially(defaultTerms.dayCarePlaces)
          }
          value={usual}
          error={issueOf('dayCarePlaces')}
          onChange={({ target }) => setWritten((before) => ({ ...before, usual: target.value }))}
        />
        <p className="text-ink-soft">{copy.asUsual}</p>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-7">
          {weekdays.map((weekday) => (
            <TextField
              key={weekday}
              kind="number"
              label={settingsHoursCopy.weekdays[weekday] ?? ''}
              value={onDays[weekday] ?? ''}
              error={issueOf(`dayCarePlacesOn.${others.indexOf(weekday)}.places`)}
              onChange={({ target }) =>
                setWritten((before) => ({ ...before, onDays: { ...before.onDays, [weekday]: target.value } }))
              }
            />
          ))}
        </div>
        <div>
          <Button type="submit" loading={saving}>
            {officePlacesCopy.save}
          </Button>
        </div>
      </Form>
    </section>
  )
}
