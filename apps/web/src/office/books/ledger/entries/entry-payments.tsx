import { entryPayments, formatDay, formatPesos, type EntryPayment } from '@rumi/contract'
import { useState } from 'react'
import { entryPaymentsCopy as copy } from '../../../../copy/office/books/entry-payments.ts'
import { businessToday } from '../../../../shared/business/business-today.ts'
import { useCall, useSendCall } from '../../../../shared/fetching/queries.ts'
import { Rows } from '../../../../shared/rows/rows.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { showToast } from '../../../../ui/feedback/toast-store.ts'
import { Fetched } from '../../../kit/fetched.tsx'
import { OfficeFormDialog } from '../../../kit/office-form-dialog.tsx'
import { useAccounts, type GlEntry } from './entry-draft.ts'
import { EntryPaymentForm } from './entry-payment-form.tsx'

/** Transfers and cheques of an entry that took money out of the bank, for the file of entries of SAT. */
export function EntryPayments({ entry }: { entry: GlEntry }) {
  const [isAdding, setAdding] = useState(false)
  const { accounts } = useAccounts()
  const bankIds = new Set(accounts.filter(({ code }) => code.startsWith('102')).map(({ id }) => id))
  const paidCentavos = entry.lines
    .filter(({ accountId }) => bankIds.has(accountId))
    .reduce((sum, { creditCentavos }) => sum + creditCentavos, 0)
  const recordedQuery = useCall(
    entryPayments.list,
    paidCentavos > 0 && entry.status === 'posted' ? { params: { id: entry.id } } : null,
  )
  if (paidCentavos === 0 || entry.status === 'draft') return null
  const recorded = recordedQuery.answer?.data.entryPayments ?? []
  const leftCentavos = paidCentavos - recorded.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{copy.title}</h2>
      <p className="text-ink-soft">{copy.lead}</p>
      <Fetched fetchings={[recordedQuery]}>
        {recorded.length > 0 && (
          <ul aria-label={copy.title} className="border-t border-line">
            <Rows of={recorded} by={({ id }) => id}>
              {(payment) => <RecordedPayment payment={payment} />}
            </Rows>
          </ul>
        )}
        {leftCentavos > 0 && (
          <Button tone="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
            {copy.add}
          </Button>
        )}
      </Fetched>
      <OfficeFormDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        title={copy.add}
        submitLabel={copy.save}
      >
        {(wiring) => (
          <EntryPaymentForm
            {...{ entry, leftCentavos }}
            {...wiring}
            onDone={() => {
              setAdding(false)
              showToast(copy.saved)
            }}
          />
        )}
      </OfficeFormDialog>
    </section>
  )
}

function RecordedPayment({ payment }: { payment: EntryPayment }) {
  const sendCall = useSendCall()
  const [busy, setBusy] = useState(false)
  const { id, kind, day, chequeNumber, destinationClabe, beneficiary, rfc, amountCentavos } = payment
  const means = kind === 'cheque' ? copy.cheque(chequeNumber) : copy.transferTo(destinationClabe)
  const remove = async () => {
    setBusy(true)
    const outcome = await sendCall(entryPayments.remove, { params: { id } })
    setBusy(false)
    showToast(outcome.ok ? copy.removed : outcome.refusal.message, outcome.ok ? undefined : 'problem')
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
        <span>{means}</span>
        <span className="block text-sm text-ink-soft">
          {copy.to(formatDay(day, businessToday()), beneficiary, rfc)}
        </span>
      </span>
      <span className="tabular">{formatPesos(amountCentavos)}</span>
      <Button tone="quiet" size="snug" loading={busy} onClick={() => void remove()}>
        {copy.remove}
        <span className="sr-only">{`: ${means}`}</span>
      </Button>
    </li>
  )
}
