import { formatPesos, type TaxFigure } from '@rumi/contract'
import { ChevronDown } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { taxesCopy as copy } from '../../../copy/office/books/taxes.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { TaxEntries } from './tax-entries.tsx'

type ResultRowProps = { label: string; hint?: string; centavos: number; isSum?: boolean }

/** Computed amount of a tax. */
export function ResultRow({ label, hint, centavos, isSum = false }: ResultRowProps) {
  return (
    <div
      className={`flex min-h-12 items-center justify-between gap-4 py-2 tabular ${isSum ? 'border-b-2 border-ink font-strong' : 'border-b border-line'}`}
    >
      <span>
        {label}
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
      <span className="whitespace-nowrap">{formatPesos(centavos)}</span>
    </div>
  )
}

type TaxRowProps = { figure: TaxFigure; month: string; centavos: number }

/** Amount from the books with its origin; opens to its entries. */
export function TaxRow({ figure, month, centavos }: TaxRowProps) {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const isOpen = params.get('figura') === figure
  return (
    <div className="border-b border-line py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 tabular">
        <span className="min-w-0 grow basis-56">
          {copy.figures[figure]}
          <span className="block text-sm text-ink-soft">{copy.origins[figure]}</span>
        </span>
        <span className="whitespace-nowrap">{formatPesos(centavos)}</span>
        <Button
          tone="quiet"
          size="snug"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? copy.close : copy.open}: ${copy.figures[figure]}`}
          onClick={() => void change({ figura: isOpen ? '' : figure })}
        >
          <span>{isOpen ? copy.close : copy.open}</span>
          <ChevronDown className={`size-5 ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
        </Button>
      </div>
      {isOpen && <TaxEntries figure={figure} month={month} />}
    </div>
  )
}
