import { expensePayments } from '@rumi/contract'
import { useId } from 'react'
import { expensesCopy } from '../../../copy/office/books/expenses.ts'
import { useEveryRecord } from '../../../shared/fetching/queries.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import type { DraftProblems, ExpenseDraft } from './expense-draft.ts'

const { form: copy, payments } = expensesCopy

type PaymentChoiceProps = {
  draft: ExpenseDraft
  problems: DraftProblems
  onChange: (changes: Partial<ExpenseDraft>) => void
}

/** Payment method of an expense; cash comes from an open till, or from elsewhere. */
export function PaymentChoice({ draft, problems, onChange }: PaymentChoiceProps) {
  const name = useId()
  const open = useEveryRecord('cashDays', { status: 'open' })
  const counted = useEveryRecord('cashDays', { status: 'counted' })
  const tills = [...(open.answer ?? []), ...(counted.answer ?? [])]
  return (
    <>
      <ChoiceField
        legend={copy.payment}
        name={name}
        options={expensePayments.map((value) => ({ value, label: payments[value] }))}
        checkedValue={draft.payment}
        error={problems.payment}
        onChange={({ target }) =>
          onChange({ payment: expensePayments.find((one) => one === target.value) ?? 'bank' })
        }
      />
      {draft.payment === 'cash' && (
        <SelectField
          label={copy.till}
          options={[
            { value: '', label: copy.noTill },
            ...tills.map(({ id, till }) => ({ value: id, label: copy.fromTill(till) })),
          ]}
          error={problems.cashDayId}
          value={draft.cashDayId}
          onChange={({ target }) => onChange({ cashDayId: target.value })}
        />
      )}
    </>
  )
}
