import {
  bookingPayments as paymentCalls,
  paymentCalls as paymentLedger,
  centavosIn,
  dayOf,
  formatPesos,
  holdsPlace,
  isPaidByPass,
  isPricedByQuote,
  formatDay,
  formatMoment,
  type DeskBooking,
  plainPesos,
} from '@rumi/contract'
import { bookingPayments } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../shared/fetching/queries.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { bookingPanelCopy as copy } from '../../../copy/office/desk/booking.ts'
import { TermsNote } from '../../../shared/business/terms-note.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { SetAgreedPrice } from '../agreed-price/set-agreed-price.tsx'
import { ProofsOfTransfer } from '../../money/payments/proofs-of-transfer.tsx'
import { LateMoney } from '../../money/payments/late-money.tsx'
import { inCash, PaymentFields } from '../../money/payments/payment-fields.tsx'
import { WaiveFee } from '../../money/payments/waive-fee.tsx'
import { SettleCancelled } from '../../money/payments/settle-cancelled.tsx'
import { paths } from '../../../shared/business/paths.ts'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { PanelDiscount } from './panel-discount.tsx'
import { lineKey } from '../../../shared/fetching/line-key.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { nameOfRow } from '../../../shared/payments/name-of-row.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { PanelSection } from '../../kit/record-page-parts.tsx'
import { deskLines } from '../../money/passes/pass-labels.ts'

type PanelMoneyProps = { deskBooking: DeskBooking; mayWrite: boolean; onChanged: () => Promise<void> }

/** Price, payments and balance, with a form for received payments. */
export function PanelMoney({ deskBooking, mayWrite, onChanged }: PanelMoneyProps) {
  const { booking, service } = deskBooking
  const isToAgree = isPricedByQuote(booking)
  const paymentsQuery = useCall(paymentCalls.list, { params: { id: booking.id } })
  const account = paymentsQuery.answer?.data
  const mayReadBooks = usePermission({ access: 'books', area: 'books' })
  return (
    <PanelSection title={copy.sections.price}>
      <dl className="grid gap-1 tabular">
        {isToAgree ? (
          <Amount name={service.name} amountText={copy.toAgree} strong />
        ) : (
          <>
            {deskLines(booking.lines).map((line, index) => (
              <Amount
                key={lineKey(line, index)}
                name={line.label}
                amountText={formatPesos(line.amountCentavos)}
              />
            ))}
            <Amount
              name={copy.total}
              amountText={isPaidByPass(booking) ? copy.paidWithPass : formatPesos(booking.totalCentavos)}
              strong
            />
            {account && (
              <Amount name={copy.ivaOf(account.ivaPercent)} amountText={formatPesos(account.ivaCentavos)} />
            )}
          </>
        )}
      </dl>
      <SetAgreedPrice deskBooking={deskBooking} onChanged={onChanged} />
      <Fetched fetchings={[paymentsQuery]}>
        {account && (
          <>
            {account.payments.length === 0 && (
              <p className="border-t border-line pt-2 text-ink-soft">{copy.noPayments}</p>
            )}
            <dl className="grid gap-1 border-t border-line pt-2 tabular">
              <Rows of={account.payments} by={({ id }) => id} within="facts">
                {(row) => (
                  <Amount
                    name={[
                      nameOfRow(row),
                      row.method === 'retention' ? '' : row.reference,
                      formatDay(dayOf(row.receivedAt), businessToday()),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                    amountText={formatPesos(
                      row.kind === 'payment' ? row.amountCentavos : -row.amountCentavos,
                    )}
                  />
                )}
              </Rows>
              {account.overpaidCentavos > 0 ? (
                <Amount name={copy.overpaid} amountText={formatPesos(account.overpaidCentavos)} strong />
              ) : (
                !isToAgree && (
                  <Amount name={copy.left} amountText={formatPesos(account.leftCentavos)} strong />
                )
              )}
              {account.together.totalCentavos !== account.totalCentavos && (
                <>
                  <Amount
                    name={copy.totalTogether}
                    amountText={formatPesos(account.together.totalCentavos)}
                    strong
                  />
                  <Amount name={copy.leftTogether} amountText={formatPesos(account.together.leftCentavos)} />
                </>
              )}
            </dl>
            <ProofsOfTransfer target={{ bookingId: booking.id }} />
            {mayReadBooks && (
              <Link
                to={paths.officeEntries({ reserva: booking.id })}
                className="inline-flex min-h-8 items-center justify-self-start text-link underline underline-offset-2"
              >
                {copy.itsEntries}
              </Link>
            )}
            {mayWrite && booking.status === 'cancelled' && account.overpaidCentavos > 0 && (
              <SettleCancelled
                bookingId={booking.id}
                centavos={account.overpaidCentavos}
                onSettled={onChanged}
              />
            )}
            {mayWrite && booking.status === 'cancelled' && account.leftCentavos === 0 && (
              <LateMoney target={{ bookingId: booking.id }} onRecorded={onChanged} />
            )}
            {holdsPlace(booking.status) && <TermsNote quote={account} />}
            {booking.status === 'cancelled' && account.keptCentavos > 0 && (
              <Notice>
                {account.leftCentavos > 0
                  ? copy.feeOwed(formatPesos(account.keptCentavos), formatPesos(account.leftCentavos))
                  : account.returnedCentavos > 0
                    ? copy.keptOfPaid(
                        formatPesos(account.keptCentavos),
                        formatPesos(account.returnedCentavos),
                      )
                    : copy.feePaid(formatPesos(account.keptCentavos))}
              </Notice>
            )}
            {account.dueNowCentavos > 0 && (
              <Notice tone="warning">
                {copy.depositDue(formatPesos(account.dueNowCentavos))}{' '}
                {account.depositReleases && (
                  <span>{copy.depositReleases(formatMoment(account.depositUntil, businessToday()))}</span>
                )}
              </Notice>
            )}
            {mayWrite && booking.status === 'cancelled' && account.leftCentavos > 0 && (
              <WaiveFee bookingId={booking.id} owedCentavos={account.leftCentavos} onWaived={onChanged} />
            )}
            {mayWrite && isDiscounted(booking) && (
              <PanelDiscount
                key={`${account.totalCentavos} ${account.leftCentavos}`}
                bookingId={booking.id}
                totalCentavos={account.totalCentavos}
                leftCentavos={account.leftCentavos}
                onDiscounted={onChanged}
              />
            )}
            {mayWrite && account.leftCentavos > 0 && (
              <RecordPayment
                key={account.leftCentavos}
                bookingId={booking.id}
                clientId={booking.clientId}
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

/** True for a booking that costs something and was not cancelled. */
const isDiscounted = ({ status, totalCentavos }: DeskBooking['booking']) =>
  totalCentavos > 0 && (holdsPlace(status) || status === 'checked-out')

function Amount({
  name,
  amountText,
  strong = false,
}: {
  name: string
  amountText: string
  strong?: boolean
}) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'font-strong' : ''}`}>
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{amountText}</dd>
    </div>
  )
}

type RecordPaymentProps = {
  bookingId: string
  clientId: string
  suggestedCentavos: number
  onRecorded: () => Promise<void>
}

function RecordPayment({ bookingId, clientId, suggestedCentavos, onRecorded }: RecordPaymentProps) {
  const send = useSend()
  const credit = useCall(paymentLedger.credit, { params: { id: clientId } }).answer?.data.credit
  const [amount, setAmount] = useState(plainPesos(suggestedCentavos))
  const [paid, setPaid] = useState(inCash)
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
    const outcome = await send(bookingPayments.calls.record({ bookingId, amountCentavos, ...paid }))
    setSaving(false)
    if (!outcome.ok) {
      const issue = outcome.refusal.issues.find(({ path }) => path === 'amountCentavos')
      return issue ? setWrong(issue.message) : setRefusal(outcome.refusal)
    }
    showToast(copy.recorded(formatPesos(amountCentavos)))
    await onRecorded()
  }

  return (
    <Form problems={refusal?.issues} onSubmit={record} className="grid gap-3 rounded-sm bg-cream p-4">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <div className="sm:max-w-64">
        <TextField
          kind="money"
          label={copy.amount}
          error={wrong}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </div>
      <PaymentFields paid={paid} onChange={setPaid} creditCentavos={credit?.balanceCentavos ?? 0} />
      <div>
        <Button type="submit" tone="secondary" loading={saving}>
          {copy.record}
        </Button>
      </div>
    </Form>
  )
}
