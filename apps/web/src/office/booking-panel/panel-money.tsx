import {
  centavosIn,
  dayOf,
  formatPesos,
  paymentMethods,
  spokenDay,
  type DeskVisit,
  type PaymentMethod,
} from '@rumi/contract'
import { bookingPayments } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { useFetching, useSend, useStoreSelector, type Refusal } from '../../app/store.ts'
import { bookingPanelCopy as copy } from '../../copy/booking-panel.ts'
import { troubleCopy } from '../../copy/trouble.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Fetched } from '../fetched.tsx'
import { houseToday } from '../house-today.ts'
import { PanelSection } from './panel-section.tsx'

type PanelMoneyProps = { visit: DeskVisit; mayWrite: boolean; onChanged: () => Promise<void> }

/** What it costs and why, what was paid, what is owed, and the desk writing down what it receives. */
export function PanelMoney({ visit, mayWrite, onChanged }: PanelMoneyProps) {
  const { booking } = visit
  const fetching = useFetching([bookingPayments.calls.list(booking.id)], `${booking.id} ${booking.version}`)
  const account = useStoreSelector((state) => state.bookingPayments.accounts[booking.id])
  return (
    <PanelSection title={copy.sections.price}>
      <dl className="grid gap-1 tabular">
        {booking.lines.map(({ label, amountCentavos }) => (
          <Amount key={label} name={label} centavos={amountCentavos} />
        ))}
        <Amount name={copy.total} centavos={booking.totalCentavos} strong />
      </dl>
      <Fetched fetchings={[fetching]}>
        {account && (
          <>
            {account.payments.length === 0 && (
              <p className="border-t border-line pt-2 text-ink-soft">{copy.noPayments}</p>
            )}
            <dl className="grid gap-1 border-t border-line pt-2 tabular">
              {account.payments.map(({ id, amountCentavos, method, reference, receivedAt }) => (
                <Amount
                  key={id}
                  name={[copy.methods[method], reference, spokenDay(dayOf(receivedAt), houseToday())]
                    .filter(Boolean)
                    .join(', ')}
                  centavos={amountCentavos}
                />
              ))}
              <Amount name={copy.left} centavos={account.leftCentavos} strong />
            </dl>
            {account.dueNowCentavos > 0 && booking.status !== 'cancelled' && (
              <Notice tone="warning">{copy.depositDue(formatPesos(account.dueNowCentavos))}</Notice>
            )}
            {mayWrite && account.leftCentavos > 0 && booking.status !== 'cancelled' && (
              <RecordPayment
                key={account.leftCentavos}
                bookingId={booking.id}
                suggestedCentavos={account.dueNowCentavos || account.leftCentavos}
                onRecorded={onChanged}
              />
            )}
          </>
        )}
      </Fetched>
    </PanelSection>
  )
}

function Amount({ name, centavos, strong = false }: { name: string; centavos: number; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'font-strong' : ''}`}>
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{formatPesos(centavos)}</dd>
    </div>
  )
}

type RecordPaymentProps = { bookingId: string; suggestedCentavos: number; onRecorded: () => Promise<void> }

const pesosOf = (centavos: number) => (centavos / 100).toFixed(2)

function RecordPayment({ bookingId, suggestedCentavos, onRecorded }: RecordPaymentProps) {
  const send = useSend()
  const [amount, setAmount] = useState(pesosOf(suggestedCentavos))
  const [method, setMethod] = useState<PaymentMethod>('cash')
  const [reference, setReference] = useState('')
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [wrong, setWrong] = useState<string>()

  const record = async (event: FormEvent) => {
    event.preventDefault()
    const amountCentavos = centavosIn(amount)
    setRefusal(undefined)
    setWrong(amountCentavos === null ? copy.notAnAmount : undefined)
    if (amountCentavos === null) return
    setSaving(true)
    const outcome = await send(bookingPayments.calls.record({ bookingId, amountCentavos, method, reference }))
    setSaving(false)
    if (!outcome.ok) {
      const issue = outcome.refusal.issues.find(({ path }) => path === 'amountCentavos')
      return issue ? setWrong(issue.message) : setRefusal(outcome.refusal)
    }
    showToast(copy.recorded(formatPesos(amountCentavos)))
    await onRecorded()
  }

  return (
    <form onSubmit={record} noValidate className="grid gap-3 rounded-sm bg-cream p-4">
      {refusal && <Notice tone="problem">{refusal.message}</Notice>}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          kind="money"
          label={copy.amount}
          error={wrong}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          label={copy.reference}
          optionalLabel={troubleCopy.optional}
          maxLength={80}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      </div>
      <ChoiceField
        legend={copy.method}
        name={`method-${bookingId}`}
        options={paymentMethods.map((value) => ({ value, label: copy.methods[value] }))}
        checkedValue={method}
        onChange={({ target }) => setMethod(paymentMethods.find((one) => one === target.value) ?? method)}
      />
      <div>
        <Button type="submit" tone="secondary" loading={saving}>
          {copy.record}
        </Button>
      </div>
    </form>
  )
}
