import {
  centavosIn,
  discountReasonLength,
  formatPesos,
  generalPublicId,
  moneyMethods,
  paymentCalls,
  type MoneyMethod,
  type PaymentAllocation,
  type ReceiptLine,
  plainPesos,
} from '@rumi/contract'
import { useId, useState, type FormEvent } from 'react'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { officePaymentsCopy } from '../../../copy/office/money/payments.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { ThroughNoTill } from '../till/through-no-till.tsx'
import { leftOf, type Payment } from './payment-facts.ts'
import { Form } from '../../../ui/forms/form.tsx'

const { refund: copy } = officePaymentsCopy
const { methods } = paymentsCopy

type RefundPaymentProps = {
  open: boolean
  payment: Payment
  /** Items of the payment, with their names. */
  lines: readonly ReceiptLine[]
  /** True if the refund may reduce the item's price. */
  priceCanFall: boolean
  onClose: () => void
  onRefunded: () => void | Promise<void>
}

/**
 * Refunds a payment in full or part: the method, and whether the amount is owed again. Pays out credit the same way.
 */
export function RefundPayment({
  open,
  payment,
  lines,
  priceCanFall,
  onClose,
  onRefunded,
}: RefundPaymentProps) {
  const formId = useId()
  const [button, setButton] = useState<{ label: string; sending: boolean }>()
  return (
    <Dialog
      unsaved={unsavedCopy}
      open={open}
      onClose={onClose}
      title={copy.title}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button type="submit" form={formId} loading={button?.sending ?? false}>
            {button?.label ?? copy.submit(formatPesos(leftOf(payment)))}
          </Button>
        </>
      }
    >
      {open && (
        <RefundForm
          key={leftOf(payment)}
          id={formId}
          payment={payment}
          lines={lines}
          priceCanFall={priceCanFall}
          onButton={setButton}
          onRefunded={onRefunded}
        />
      )}
    </Dialog>
  )
}

const takesReference = (method: MoneyMethod) => !['cash', 'credit', 'online'].includes(method)

/** Possible refund methods: the provider only for its own payments, credit only for a client. */
const waysBack = ({ kind, method, clientId }: Payment) =>
  moneyMethods.filter((way) =>
    way === 'online'
      ? method === 'online' && kind === 'payment'
      : way === 'credit'
        ? kind === 'payment' && clientId !== null && clientId !== generalPublicId
        : true,
  )

type RefundFormProps = Pick<RefundPaymentProps, 'payment' | 'lines' | 'priceCanFall' | 'onRefunded'> & {
  id: string
  onButton: (button: { label: string; sending: boolean }) => void
}

type Faults = { amount?: string | undefined; reason?: string | undefined; refusal?: Refusal }

function RefundForm({ id, payment, lines, priceCanFall, onButton, onRefunded }: RefundFormProps) {
  const sendCall = useSendCall()
  const name = useId()
  const [returnedId, setReturnedId] = useState(payment.id)
  const part = payment.allocations.find((one) => one.id === returnedId)
  const left = part ? leftOfPart(part) : leftOf(payment)
  const ways = waysBack(payment)
  const usual = ways.find((way) => way === payment.method) ?? 'cash'
  const [amount, setAmount] = useState(plainPesos(left))
  const [method, setMethod] = useState<MoneyMethod>(payment.kind === 'credit' ? 'cash' : usual)
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState('')
  const [priceFalls, setPriceFalls] = useState(true)
  const lowersPrice = priceCanFall && priceFalls
  const [faults, setFaults] = useState<Faults>({})

  const labelOf = (written: string) => {
    const centavos = centavosIn(written)
    return centavos === null ? copy.submitPlain : copy.submit(formatPesos(centavos))
  }
  const write = (written: string) => {
    setAmount(written)
    setFaults((current) => ({ ...current, amount: undefined }))
    onButton({ label: labelOf(written), sending: false })
  }

  const choose = (wanted: string) => {
    setReturnedId(wanted)
    const chosen = payment.allocations.find((one) => one.id === wanted)
    write(plainPesos(chosen ? leftOfPart(chosen) : leftOf(payment)))
  }

  const refund = async (event: FormEvent) => {
    event.preventDefault()
    const amountCentavos = centavosIn(amount)
    const wrong = {
      amount:
        amountCentavos === null || amountCentavos === 0
          ? copy.notAnAmount
          : amountCentavos > left
            ? copy.tooMuch(formatPesos(left))
            : undefined,
      reason: lowersPrice
        ? reason.trim().length < discountReasonLength.min
          ? copy.whyFalls
          : undefined
        : reason.trim()
          ? undefined
          : copy.whyMissing,
    }
    setFaults(wrong)
    if (wrong.amount || wrong.reason || amountCentavos === null) return
    onButton({ label: labelOf(amount), sending: true })
    const body = {
      amountCentavos,
      method,
      reason,
      ...(reference && { reference }),
      ...(lowersPrice && { lowersPrice }),
    }
    const outcome = await sendCall(paymentCalls.refund, { params: { id: returnedId }, body })
    onButton({ label: labelOf(amount), sending: false })
    if (!outcome.ok) {
      const issue = outcome.refusal.issues.find(({ path }) => path === 'amountCentavos')
      return setFaults(issue ? { amount: issue.message } : { refusal: outcome.refusal })
    }
    const formatted = formatPesos(amountCentavos)
    showToast(
      method === 'credit'
        ? copy.doneCredit(formatted)
        : method === 'online'
          ? copy.onItsWay(formatted)
          : copy.done(formatted),
    )
    await onRefunded()
  }

  return (
    <Form problems={faults.refusal?.issues} id={id} onSubmit={refund} className="grid gap-4 pb-2">
      {faults.refusal && <ActionableRefusal refusal={faults.refusal} />}
      {payment.allocations.length > 1 && (
        <ChoiceField
          legend={copy.of}
          name={`${name}-of`}
          options={[
            { value: payment.id, label: copy.ofAll(formatPesos(leftOf(payment))) },
            ...payment.allocations
              .filter((one) => leftOfPart(one) > 0)
              .map((one) => ({
                value: one.id,
                label: `${conceptOf(one, lines)}: ${formatPesos(leftOfPart(one))}`,
              })),
          ]}
          checkedValue={returnedId}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      <TextField
        kind="money"
        label={copy.amount}
        hint={copy.atMost(formatPesos(left))}
        error={faults.amount}
        value={amount}
        onChange={({ target }) => write(target.value)}
      />
      <ChoiceField
        legend={copy.method}
        name={name}
        options={ways.map((value) => ({ value, label: methods[value] }))}
        checkedValue={method}
        onChange={({ target }) => setMethod(ways.find((way) => way === target.value) ?? method)}
      />
      <p className="text-ink-soft">{howItGoes(payment, method)}</p>
      {method === 'cash' && <ThroughNoTill />}
      {priceCanFall && (
        <ChoiceField
          legend={copy.price}
          name={`${name}-price`}
          options={[
            { value: 'falls', label: copy.priceFalls },
            { value: 'stays', label: copy.priceStays },
          ]}
          checkedValue={priceFalls ? 'falls' : 'stays'}
          onChange={({ target }) => setPriceFalls(target.value === 'falls')}
        />
      )}
      {takesReference(method) && (
        <TextField
          label={copy.reference}
          optionalLabel={errorMessagesCopy.optional}
          maxLength={80}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
      <TextField
        label={copy.reason}
        maxLength={200}
        error={faults.reason}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value)
          setFaults((current) => ({ ...current, reason: undefined }))
        }}
      />
    </Form>
  )
}

const leftOfPart = ({ amountCentavos, returnedCentavos }: PaymentAllocation) =>
  amountCentavos - returnedCentavos

const conceptOf = ({ target }: PaymentAllocation, lines: readonly ReceiptLine[]) =>
  lines.find((line) => JSON.stringify(line.target) === JSON.stringify(target))?.concept ?? ''

/** Refund method, compared to the original one. */
const howItGoes = (payment: Payment, method: MoneyMethod) =>
  method === payment.method
    ? copy.asItCame(methods[method])
    : method === 'credit'
      ? copy.keptAsCredit
      : copy.otherwise(methods[payment.method])
