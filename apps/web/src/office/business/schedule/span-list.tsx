import { Plus, X } from 'lucide-react'
import { officeScheduleCopy } from '../../../copy/office/business/schedule.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FieldError } from '../../../ui/forms/form-field.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TimeField } from '../../../ui/forms/date-field.tsx'
import type { Span } from './format-week.ts'

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
export function SpanList({ legend, hint, addLabel, first, spans, error, onChange }: SpanListProps) {
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
