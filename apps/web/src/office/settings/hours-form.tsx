import { defaultSettings, settings, type KeptSettings, type OutsideBooking } from '@rumi/contract'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { officeSettingsCopy } from '../../copy/office-settings.ts'
import { settingsHoursCopy as copy } from '../../copy/settings-hours.ts'
import { useSendCall } from '../../shared/queries.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showIssues } from '../../ui/show-issues.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import {
  changesIn,
  hoursDraftOf,
  hoursFieldOf,
  hoursGroups,
  hoursIn,
  type HoursDraft,
} from './hours-draft.ts'
import { OutsideBookings } from './outside-bookings.tsx'
import { WeekFields } from './week-fields.tsx'

const initial = hoursDraftOf(defaultSettings)

type HoursFormProps = {
  kept: KeptSettings
  /** Asks anew what is kept, because somebody else changed it; what is written stays. */
  onStale: () => Promise<void>
}

/** When each service opens, and how far ahead one books; what has not been touched is not sent. */
export function HoursForm({ kept, onStale }: HoursFormProps) {
  const sendCall = useSendCall()
  const [trouble, setTrouble] = useState<string>()
  const [outside, setOutside] = useState<readonly OutsideBooking[]>([])
  const form = useForm<HoursDraft>({ values: hoursDraftOf(kept), resetOptions: { keepDirtyValues: true } })
  const { errors, isSubmitting } = form.formState
  const draft = { ...form.getValues(), ...useWatch({ control: form.control }) }

  const show = (issues: readonly { path: string; message: string }[]) =>
    showIssues(
      form,
      issues.map(({ path, message }) => ({ path: hoursFieldOf(path, form.getValues()), message })),
    )

  const save = form.handleSubmit(async (written) => {
    setTrouble(undefined)
    setOutside([])
    // Read the same way, so that only what says something else differs.
    const changes = changesIn(hoursIn(hoursDraftOf(kept)), hoursIn(written))
    if (Object.keys(changes).length === 0) return showToast(officeSettingsCopy.unchanged, 'note')
    const checked = settings.change.body.safeParse(changes)
    if (!checked.success) {
      const issues = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      if (!show(issues)) setTrouble(issues[0]?.message)
      return
    }
    const outcome = await sendCall(settings.change, { body: { ...checked.data, version: kept.version } })
    if (outcome.ok) {
      const { data } = outcome.answer
      form.reset(hoursDraftOf(data.settings))
      setOutside(data.outside ?? [])
      return showToast(officeSettingsCopy.saved)
    }
    if (outcome.refusal.code === 'stale') await onStale()
    if (!show(outcome.refusal.issues)) setTrouble(outcome.refusal.message)
  })

  const wordsOf = (name: keyof typeof copy.fields) => {
    const { label, hint } = copy.fields[name]
    const isInitial = draft[name] === initial[name]
    return {
      label,
      hint: isInitial ? hint : `${hint} ${officeSettingsCopy.initially(initial[name])}`,
      error: errors[name]?.message,
      ...form.register(name),
    }
  }
  const count = (name: 'maxNights' | 'minimumNoticeHours' | 'horizonDays') => (
    <TextField inputMode="numeric" {...wordsOf(name)} />
  )

  return (
    <form method="post" onSubmit={save} noValidate className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-2">
        {hoursGroups.map((group) => (
          <WeekFields key={group} form={form} group={group} />
        ))}
      </div>
      <Card as="section" className="grid gap-4">
        <h2 className="text-lg">{copy.hotelTitle}</h2>
        <div className="grid gap-4 md:grid-cols-3 md:items-start">
          <TimeField step={15 * 60} {...wordsOf('checkIn')} />
          <TimeField step={15 * 60} {...wordsOf('checkOut')} />
          {count('maxNights')}
        </div>
      </Card>
      <Card as="section" className="grid gap-4">
        <h2 className="text-lg">{copy.limitsTitle}</h2>
        <div className="grid gap-4 md:grid-cols-2 md:items-start">
          {count('minimumNoticeHours')}
          {count('horizonDays')}
        </div>
      </Card>
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      <SubmitButton loading={isSubmitting}>{copy.save}</SubmitButton>
      <div aria-live="polite">{outside.length > 0 && <OutsideBookings outside={outside} />}</div>
    </form>
  )
}
