import {
  addDays,
  daysBefore,
  daysOfYearBefore,
  firstOfMonth,
  formatDay,
  formatRange,
  type DaySpan,
} from '@rumi/contract'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { booksCopy as copy } from '../../../../copy/office/books/ledger.ts'
import { dayInAddress } from '../../../../shared/people/day-in-address.ts'
import { businessToday } from '../../../../shared/business/business-today.ts'
import { fieldsInRow } from '../../../../ui/layout/two-columns.ts'
import { DateField } from '../../../../ui/forms/date-field.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useAddressChanges } from '../../../../ui/hooks/use-address-changes.ts'

const comparisons = ['anterior', 'anio', 'otra'] as const

/** Comparison from the address: its kind, and custom days. */
function useChosen() {
  const [query] = useSearchParams()
  return {
    comparison: comparisons.find((one) => one === query.get('comparar')),
    from: dayInAddress(query, 'antes-desde'),
    to: dayInAddress(query, 'antes-hasta'),
  }
}

/** Comparison period from the address; undefined if none. */
export function useComparedPeriod(period: DaySpan): DaySpan | undefined {
  const { comparison, from, to } = useChosen()
  if (!comparison) return undefined
  if (comparison === 'anio') return daysOfYearBefore(period)
  const usual = daysBefore(period)
  if (comparison === 'anterior') return usual
  const last = to ?? usual.to
  return { from: from ?? (usual.from <= last ? usual.from : firstOfMonth(last)), to: last }
}

/** Comparison day of a balance: end of the previous month, the same day a year before, or custom. */
export function useComparedDay(day: string): string | undefined {
  const { comparison, to } = useChosen()
  if (!comparison) return undefined
  if (comparison === 'anio') return daysOfYearBefore({ from: day, to: day }).to
  const usual = addDays(firstOfMonth(day), -1)
  return comparison === 'otra' ? (to ?? usual) : usual
}

/** Fields for the comparison period of a report. */
export function ComparedPeriodFields({ other }: { other: DaySpan | undefined }) {
  const change = useAddressChanges()
  return (
    <ComparisonFields>
      {other && (
        <div className={`${fieldsInRow} w-full sm:flex sm:w-auto sm:gap-4`}>
          <DateField
            label={copy.comparedFrom}
            value={other.from}
            max={other.to}
            onChange={({ target }) => void change({ 'antes-desde': target.value })}
          />
          <DateField
            label={copy.comparedTo}
            value={other.to}
            min={other.from}
            onChange={({ target }) => void change({ 'antes-hasta': target.value })}
          />
        </div>
      )}
    </ComparisonFields>
  )
}

/** Fields for the comparison day of a report. */
export function ComparedDayField({ other }: { other: string | undefined }) {
  const change = useAddressChanges()
  return (
    <ComparisonFields>
      {other && (
        <DateField
          label={copy.comparedDay}
          value={other}
          onChange={({ target }) => void change({ 'antes-hasta': target.value })}
        />
      )}
    </ComparisonFields>
  )
}

/** Kind of comparison, with fields for custom days. */
function ComparisonFields({ children }: { children: ReactNode }) {
  const { comparison } = useChosen()
  const change = useAddressChanges()
  return (
    <>
      <SelectField
        label={copy.compare}
        placeholder={copy.notCompared}
        options={comparisons.map((one) => ({ value: one, label: copy.comparisons[one] }))}
        value={comparison ?? ''}
        onChange={({ target }) => void change({ comparar: target.value })}
      />
      {comparison === 'otra' && children}
    </>
  )
}

/** States the comparison period of a report. */
export function ComparedWith({ other }: { other: DaySpan | string }) {
  const days =
    typeof other === 'string'
      ? formatDay(other, businessToday())
      : formatRange(other.from, other.to, businessToday())
  return <p className="mb-4">{copy.comparedWith(days)}</p>
}
