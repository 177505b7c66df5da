import { useSearchParams } from 'react-router'
import { booksCopy as copy } from '../../copy/books.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { useAddressChanges } from '../../ui/use-address-changes.ts'

export const comparisons = ['anterior', 'anio'] as const
export type Comparison = (typeof comparisons)[number]

/** What a statement is compared with, as the address says it; nothing where it says nothing. */
export function useComparison() {
  const [query] = useSearchParams()
  return comparisons.find((one) => one === query.get('comparar'))
}

/** Chooses what a statement is compared with. */
export function ComparisonField({ value }: { value: Comparison | undefined }) {
  const change = useAddressChanges()
  return (
    <SelectField
      label={copy.compare}
      placeholder={copy.notCompared}
      options={comparisons.map((one) => ({ value: one, label: copy.comparisons[one] }))}
      value={value ?? ''}
      onChange={({ target }) => void change({ comparar: target.value })}
    />
  )
}
