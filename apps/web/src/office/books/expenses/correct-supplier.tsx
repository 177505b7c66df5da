import { expenses, type Expense } from '@rumi/contract'
import { useState } from 'react'
import { expensesCopy } from '../../../copy/office/books/expenses.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'

const { supplierOf: copy, close } = expensesCopy

/** Corrects the name and the RFC of the supplier of an expense without an invoice. */
export function CorrectSupplier({ expense }: { expense: Expense }) {
  const sendCall = useSendCall()
  const [isOpen, setIsOpen] = useState(false)
  const [supplierName, setSupplierName] = useState(expense.supplierName)
  const [supplierRfc, setSupplierRfc] = useState(expense.supplierRfc)
  const correct = async () => {
    const outcome = await sendCall(expenses.correctSupplier, {
      params: { id: expense.id },
      body: { supplierName, supplierRfc },
    })
    if (!outcome.ok) return outcome.refusal.issues[0]?.message ?? outcome.refusal.message
    setIsOpen(false)
    showToast(copy.done)
    return undefined
  }
  return (
    <>
      <Button tone="secondary" onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={copy.title}
        closeLabel={close}
        keepLabel={copy.keep}
        confirmLabel={copy.confirm}
        confirmTone="primary"
        notYet={supplierName.trim() === '' || supplierRfc.trim() === ''}
        onConfirm={correct}
      >
        <p>{copy.text}</p>
        <TextField
          label={copy.name}
          maxLength={200}
          value={supplierName}
          onChange={({ target }) => setSupplierName(target.value)}
        />
        <TextField
          label={copy.rfc}
          hint={copy.rfcHint}
          maxLength={40}
          value={supplierRfc}
          onChange={({ target }) => setSupplierRfc(target.value)}
        />
      </ConfirmDialog>
    </>
  )
}
