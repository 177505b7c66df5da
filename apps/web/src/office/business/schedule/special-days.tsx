import { houseDayKinds, formatDay, type HouseDayKind, type RecordOf, type Resources } from '@rumi/contract'
import { houseDays } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { officeScheduleCopy } from '../../../copy/office/business/schedule.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { ScheduleLine } from './schedule-line.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Form } from '../../../ui/forms/form.tsx'

type HouseDay = RecordOf<Resources['houseDays']>

/** Exceptional days: closures, and public holidays on which the business opens. */
export function SpecialDays({ items, mayChange }: { items: readonly HouseDay[]; mayChange: boolean }) {
  const send = useSend()
  const today = businessToday()
  const ahead = items
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))

  const remove = async (id: string) => {
    const outcome = await send(houseDays.calls.remove(id))
    if (outcome.ok) showToast(officeScheduleCopy.removed)
    else showToast(outcome.refusal.message, 'problem')
  }

  return (
    <section>
      <h2 className="border-b-2 border-ink pb-1 text-lg">{officeScheduleCopy.days}</h2>
      <p className="px-2 pt-2 text-ink-soft">{officeScheduleCopy.daysHint}</p>
      {ahead.length === 0 && <p className="px-2 py-3 text-ink-soft">{officeScheduleCopy.noDays}</p>}
      <ul>
        <Rows of={ahead} by={({ id }) => id}>
          {({ id, day, kind, note }) => (
            <ScheduleLine
              note={note}
              removeLabel={officeScheduleCopy.removeDay(formatDay(day, today))}
              onRemove={mayChange ? () => void remove(id) : undefined}
            >
              <span className="w-56 font-strong first-letter:uppercase">{formatDay(day, today)}</span>
              <StateChip tone={kind === 'closed' ? 'expired' : 'ok'}>
                {officeScheduleCopy.kindsOfDay[kind]}
              </StateChip>
            </ScheduleLine>
          )}
        </Rows>
      </ul>
      {mayChange && <SpecialDayForm />}
    </section>
  )
}

const isKind = (value: string): value is HouseDayKind => houseDayKinds.some((kind) => kind === value)

function SpecialDayForm() {
  const send = useSend()
  const [day, setDay] = useState('')
  const [kind, setKind] = useState<HouseDayKind>('closed')
  const [note, setNote] = useState('')
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const dayIssue = refusal?.issues.find(({ path }) => path === 'day')?.message

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setRefusal(undefined)
    const outcome = await send(houseDays.calls.create({ day, kind, note }))
    setSaving(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(officeScheduleCopy.dayNoted(formatDay(day, businessToday())))
    setDay('')
    setNote('')
  }

  return (
    <Form
      noValidate={false}
      problems={refusal?.issues}
      onSubmit={save}
      className="mt-4 grid gap-4 rounded-md bg-cream p-4"
    >
      {refusal && !dayIssue && <ActionableRefusal refusal={refusal} />}
      <div className="grid gap-4 sm:grid-cols-3">
        <DateField
          label={officeScheduleCopy.date}
          min={businessToday()}
          required
          value={day}
          error={dayIssue}
          onChange={({ target }) => setDay(target.value)}
        />
        <SelectField
          label={officeScheduleCopy.kindOfDay}
          options={houseDayKinds.map((value) => ({ value, label: officeScheduleCopy.kindChoices[value] }))}
          value={kind}
          onChange={({ target }) => isKind(target.value) && setKind(target.value)}
        />
        <TextField
          label={officeScheduleCopy.note}
          optionalLabel={errorMessagesCopy.optional}
          maxLength={120}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div>
        <Button type="submit" loading={saving}>
          {officeScheduleCopy.newDay}
        </Button>
      </div>
    </Form>
  )
}
