import { expenses, type Expense } from '@rumi/contract'
import { useState } from 'react'
import { expensesCopy } from '../../../copy/office/books/expenses.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

const { takeBack: copy, close } = expensesCopy

/** Reverses an expense with a reason, after a confirmation. */
export function TakeBackExpense({ expense: { id } }: { expense: Expense }) {
  const sendCall = useSendCall()
  const [isConfirming, setIsConfirming] = useState(false)
  const [reason, setReason] = useState('')
  const takeBack = async () => {
    const outcome = await sendCall(expenses.takeBack, { params: { id }, body: { reason } })
    if (!outcome.ok) return outcome.refusal.issues[0]?.message ?? outcome.refusal.message
    setIsConfirming(false)
    showToast(copy.done)
    return undefined
  }
  return (
    <>
      <Button tone="secondary" onClick={() => setIsConfirming(true)}>
        {copy.open}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={copy.title}
        closeLabel={close}
        keepLabel={copy.keep}
        confirmLabel={copy.confirm}
        notYet={reason.trim() === ''}
        onConfirm={takeBack}
      >
        <p>{copy.text}</p>
        <TextField
          label={copy.reason}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </ConfirmDialog>
    </>
  )
}
