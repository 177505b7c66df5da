import { schedule, widestHours, type PersonAtWork } from '@rumi/contract'
import { useState } from 'react'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { officeScheduleCopy } from '../../../copy/office/business/schedule.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { isSameFact } from '../../../shared/refusals/two-versions.tsx'
import type { Span } from './format-week.ts'
import { Plus, X } from 'lucide-react'
import { FieldError } from '../../../ui/forms/form-field.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TimeField } from '../../../ui/forms/date-field.tsx'

type WeekDialogProps = { person: PersonAtWork; onClose: () => void }

const lunch: Span = { weekday: 1, from: '14:00', until: '15:00' }

/** Dialog with a person's usual week: hours and breaks by line. */
export function WeekDialog({ person, onClose }: WeekDialogProps) {
  const sendCall = useSendCall()
  const { house } = useBusiness().hours
  const { opens, closes } = widestHours(house) ?? { opens: '09:00', closes: '18:00' }
  const [hours, setHours] = useState<readonly Span[]>(person.hours)
  const [breaks, setBreaks] = useState<readonly Span[]>(person.breaks)
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const issueOf = (part: string) => refusal?.issues.find(({ path }) => path.startsWith(part))?.message

  const save = async () => {
    setSaving(true)
    const outcome = await sendCall(schedule.setHours, {
      params: { id: person.id },
      body: { hours: [...hours], breaks: [...breaks] },
    })
    setSaving(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(officeScheduleCopy.saved(person.name))
    onClose()
  }

  return (
    <Dialog
      unsaved={unsavedCopy}
      hasChanges={!isSameFact([hours, breaks], [person.hours, person.breaks])}
      open
      onClose={onClose}
      title={officeScheduleCopy.hoursTitle(person.name)}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button loading={saving} onClick={save}>
            {officeScheduleCopy.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 pb-2">
        {refusal && !issueOf('hours') && !issueOf('breaks') && <ActionableRefusal refusal={refusal} />}
        <SpanList
          legend={officeScheduleCopy.hours}
          hint={officeScheduleCopy.hoursHint}
          addLabel={officeScheduleCopy.addSpan}
          first={{ weekday: 1, from: opens, until: closes }}
          spans={hours}
          error={issueOf('hours')}
          onChange={setHours}
        />
        <SpanList
          legend={officeScheduleCopy.breaks}
          addLabel={officeScheduleCopy.addBreak}
          first={lunch}
          spans={breaks}
          error={issueOf('breaks')}
          onChange={setBreaks}
        />
      </div>
    </Dialog>
  )
}

type SpanListProps = {
  legend: string
  hint?: string
  addLabel: string
  /** Value of the first line. */
  first: Span
  spans: readonly Span[]
  error?: string | undefined
  onChange: (spans: readonly Span[]) => void
}

const weekdayOptions = officeScheduleCopy.weekdays.map((label, at) => ({ value: String(at + 1), label }))

/** Time spans of a week, one per line; a new line repeats the last one on the next day. */
function SpanList({ legend, hint, addLabel, first, spans, error, onChange }: SpanListProps) {
  const errorId = `${legend}-error`
  const change = (turn: number, part: Partial<Span>) =>
    onChange(spans.map((span, at) => (at === turn ? { ...span, ...part } : span)))
  const add = () => {
    const last = spans.at(-1)
    onChange([...spans, last ? { ...last, weekday: (last.weekday % 7) + 1 } : first])
  }
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? errorId : undefined}>
      <legend className="font-strong">{legend}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {spans.map((span, turn) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no name of their own and keep their place
        <div
          key={turn}
          className="grid grid-cols-[1fr_1fr_auto] items-end gap-2 sm:grid-cols-[2fr_1fr_1fr_auto]"
        >
          <SelectField
            className="max-sm:col-span-3"
            label={officeScheduleCopy.weekday}
            options={weekdayOptions}
            value={String(span.weekday)}
            onChange={({ target }) => change(turn, { weekday: Number(target.value) })}
          />
          <TimeField
            label={officeScheduleCopy.from}
            value={span.from}
            onChange={({ target }) => change(turn, { from: target.value })}
          />
          <TimeField
            label={officeScheduleCopy.until}
            value={span.until}
            onChange={({ target }) => change(turn, { until: target.value })}
          />
          <IconButton
            icon={X}
            label={officeScheduleCopy.removeSpan(turn + 1)}
            onClick={() => onChange(spans.filter((_, at) => at !== turn))}
          />
        </div>
      ))}
      <div>
        <Button tone="quiet" size="small" onClick={add}>
          <Plus className="size-4" aria-hidden="true" />
          {addLabel}
        </Button>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
