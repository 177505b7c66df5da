import { bookCopy } from '../../copy/portal/book.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { useBusinessCalendar } from './use-business-calendar.ts'
import { openWeekdays, weekCounts } from './weekly-days.ts'

export type Weekly = { weekdays: readonly number[]; weeks: number }

type WeeklyFieldsProps = { value: Weekly; disabled: boolean; onChange: (value: Weekly) => void }

/** Weekdays of the guardería and the number of weeks over which they repeat. */
export function WeeklyFields({ value, disabled, onChange }: WeeklyFieldsProps) {
  const { weekdays } = value
  const calendar = useBusinessCalendar()
  const toggle = (weekday: number) =>
    onChange({
      ...value,
      weekdays: weekdays.includes(weekday)
        ? weekdays.filter((one) => one !== weekday)
        : [...weekdays, weekday],
    })
  return (
    <>
      <fieldset disabled={disabled}>
        <legend className="mb-1.5 font-strong">{bookCopy.weekdays}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(3rem,1fr))] gap-2">
          {openWeekdays(calendar.terms.hours.dayCare).map((weekday) => (
            <button
              key={weekday}
              type="button"
              aria-pressed={weekdays.includes(weekday)}
              onClick={() => toggle(weekday)}
              className="min-h-12 rounded-full border-2 border-line-strong bg-white font-strong hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-cream disabled:opacity-55"
            >
              {bookCopy.weekdayNames[weekday - 1]}
            </button>
          ))}
        </div>
      </fieldset>
      <SelectField
        label={bookCopy.weeks}
        hint={bookCopy.weeklyHint}
        value={String(value.weeks)}
        onChange={(event) => onChange({ ...value, weeks: Number(event.target.value) })}
        options={weekCounts.map((count) => ({ value: String(count), label: bookCopy.weekCount(count) }))}
      />
    </>
  )
}
