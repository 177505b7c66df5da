import { expensePayments, formatPesos, settings } from '@rumi/contract'
import { useId } from 'react'
import { expensesCopy } from '../../../copy/office/books/expenses.ts'
import { useCall, useEveryRecord } from '../../../shared/fetching/queries.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { amountsOf, paidTotalOf, type DraftProblems, type ExpenseDraft } from './expense-draft.ts'

const { form: copy, payments, overCashLimit } = expensesCopy

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
  const business = useCall(settings.read, {})
  const limit = business.answer?.data.settings.cashExpenseLimitCentavos ?? Number.POSITIVE_INFINITY
  const amounts = amountsOf(draft)
  const isOverLimit = draft.payment === 'cash' && amounts !== null && paidTotalOf(amounts) > limit
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
      {isOverLimit && <Notice tone="warning">{overCashLimit(formatPesos(limit))}</Notice>}
    </>
  )
}
