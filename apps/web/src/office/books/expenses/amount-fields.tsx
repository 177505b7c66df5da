import { formatPesos, ivaToleranceCentavos, plainPesos } from '@rumi/contract'
import { useState } from 'react'
import { expensesCopy } from '../../../copy/office/books/expenses.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { amountsOf, paidTotalOf, type DraftProblems, type ExpenseDraft } from './expense-draft.ts'

const { form: copy } = expensesCopy
const rates = ['16', '8', '0'] as const

type AmountFieldsProps = {
  draft: ExpenseDraft
  problems: DraftProblems
  /** Amounts come from an invoice and are read-only. */
  fixed: boolean
  onChange: (changes: Partial<ExpenseDraft>) => void
}

/** Amounts of an expense: net, IVA (by rate until edited) and total. */
export function AmountFields({ draft, problems, fixed, onChange }: AmountFieldsProps) {
  const amounts = amountsOf(draft)
  const isTaxed = draft.ivaPercent !== '0'
  const [isOpen, setIsRetained] = useState(false)
  const isRetained = isOpen || draft.isrRetained !== '' || draft.ivaRetained !== ''
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          kind="money"
          label={copy.subtotal}
          readOnly={fixed}
          error={problems.subtotal}
          value={draft.subtotal}
          onChange={({ target }) => onChange({ subtotal: target.value, iva: null })}
        />
        <SelectField
          label={copy.rate}
          disabled={fixed}
          options={rates.map((value) => ({ value, label: copy.rates[value] }))}
          error={problems.ivaPercent}
          value={draft.ivaPercent}
          onChange={({ target }) =>
            onChange({ ivaPercent: rates.find((rate) => rate === target.value) ?? '16', iva: null })
          }
        />
        {isTaxed && (
          <>
            <TextField
              kind="money"
              label={copy.iva}
              hint={copy.ivaHint(ivaToleranceCentavos)}
              readOnly={fixed}
              error={problems.iva}
              value={draft.iva ?? (amounts ? plainPesos(amounts.ivaCentavos) : '')}
              onChange={({ target }) => onChange({ iva: target.value })}
            />
            <TextField
              kind="money"
              label={copy.untaxed}
              optionalLabel={copy.ifAny}
              hint={copy.untaxedHint}
              readOnly={fixed}
              error={problems.untaxed}
              value={draft.untaxed}
              onChange={({ target }) => onChange({ untaxed: target.value, iva: null })}
            />
          </>
        )}
        {isRetained && (
          <>
            <TextField
              kind="money"
              label={copy.isrRetained}
              optionalLabel={copy.ifAny}
              readOnly={fixed}
              error={problems.isrRetained}
              value={draft.isrRetained}
              onChange={({ target }) => onChange({ isrRetained: target.value })}
            />
            {isTaxed && (
              <TextField
                kind="money"
                label={copy.ivaRetained}
                optionalLabel={copy.ifAny}
                readOnly={fixed}
                error={problems.ivaRetained}
                value={draft.ivaRetained}
                onChange={({ target }) => onChange({ ivaRetained: target.value })}
              />
            )}
          </>
        )}
      </div>
      {!fixed && (
        <CheckboxField
          label={copy.withRetentions}
          checked={isRetained}
          onChange={({ target }) => {
            setIsRetained(target.checked)
            if (!target.checked) onChange({ isrRetained: '', ivaRetained: '' })
          }}
        />
      )}
      <output className="font-strong tabular">
        {copy.total(amounts ? formatPesos(paidTotalOf(amounts)) : '–')}
      </output>
    </div>
  )
}
