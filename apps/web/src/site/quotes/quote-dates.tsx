import {
  addDays,
  daysBetween,
  firstWishedDay,
  isDay,
  lastBookableDay,
  type RequestConditions,
  type SitePlan,
} from '@rumi/contract'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { quotesCopy } from '../../copy/site/quotes.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { useFacts } from '../../shared/business/use-copy.ts'
import { DateField } from '../../ui/forms/date-field.tsx'
import { daysOfDraft, faultOfDraft, type QuoteDraft } from './quote-draft.ts'
import { quoteDaysOf } from './quote-subject.ts'
import { requestedDays } from './requested-days.ts'

type QuoteDatesProps = { form: UseFormReturn<QuoteDraft>; plan: SitePlan; under: RequestConditions }

/** Dates: arrival and departure of a stay, a week, or a day. A stay keeps its length when moved. */
export function QuoteDates({ form, plan, under }: QuoteDatesProps) {
  const daysKind = quoteDaysOf(plan)
  const words: { start: string; end?: string; hint?: string } = quotesCopy.days[daysKind]
  const fillFacts = useFacts()
  const { errors } = form.formState
  const [start, end] = useWatch({ control: form.control, name: ['start', 'end'] })
  const bounds = {
    min: firstWishedDay(plan.serviceType, under),
    max: lastBookableDay(under.now, under.calendar.terms),
  }
  const fault = faultOfDraft(plan, { start, end }, under)
  const faultAt = (field: 'start' | 'end') => (fault?.at === field ? fault.message : errors[field]?.message)
  const hint = daysKind === 'week' ? daysOfWeek() : words.hint && fillFacts(words.hint)

  function daysOfWeek() {
    const days = daysOfDraft(plan, { start, end }, under)
    return quotesCopy.daysOfWeek(requestedDays(days), days.separateDays?.length ?? 0)
  }

  const keepLength = (moved: string) => {
    const nights = isDay(start) && isDay(end) ? daysBetween(start, end) : (plan.nights ?? 1)
    if (!isDay(moved)) return
    form.setValue('end', addDays(moved, Math.max(1, nights)), { shouldDirty: true })
    form.clearErrors('end')
  }

  if (!words.end) {
    return (
      <DateField
        label={words.start}
        hint={hint}
        optionalLabel={errorMessagesCopy.optional}
        error={faultAt('start')}
        {...bounds}
        {...form.register('start')}
      />
    )
  }
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <DateField
          label={words.start}
          required
          error={faultAt('start')}
          {...bounds}
          {...form.register('start', { onChange: (event) => keepLength(event.target.value) })}
        />
        <DateField label={words.end} required error={faultAt('end')} {...bounds} {...form.register('end')} />
      </div>
      <p className="text-sm text-ink-soft">{hint}</p>
    </div>
  )
}
