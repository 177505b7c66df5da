import {
  formatDay,
  formatPesos,
  settlementOf,
  terminals,
  type BankLine,
  type TerminalBridge,
} from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { terminalsCopy as copy } from '../../../copy/office/books/terminals.ts'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { AmountLine } from '../../kit/record-page-parts.tsx'
import { paymentsOfDeposit } from './payments-of-deposit.ts'

type SettleTerminalProps = {
  line: BankLine
  /** Terminals that settle to the account of the line. */
  bridges: readonly TerminalBridge[]
  onClose: () => void
  onDone: () => void
}

/** Dialog that settles payments of a terminal with a deposit of the bank. */
export const SettleTerminal = ({ onClose, ...settling }: SettleTerminalProps) => (
  <OfficeFormDialog open onClose={onClose} title={copy.settleTitle} submitLabel={copy.send}>
    {(wiring) => <SettlementForm {...settling} {...wiring} />}
  </OfficeFormDialog>
)

const chosenFor = ({ payments, terminal }: TerminalBridge, line: BankLine) =>
  paymentsOfDeposit(payments, line, terminal)

type SettlementFormProps = FormWiring & Omit<SettleTerminalProps, 'onClose'>

function SettlementForm({ line, bridges, id, onSending, onDone }: SettlementFormProps) {
  const sendCall = useSendCall()
  const [bridge, setBridge] = useState(
    () => bridges.find(({ payments }) => payments.length > 0) ?? bridges[0]!,
  )
  const [chosen, setChosen] = useState(() => chosenFor(bridge, line))
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<{ reason?: string; whole?: string }>({})
  const gross = bridge.payments
    .filter((payment) => chosen.includes(payment.id))
    .reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)
  const { commissionCentavos, ivaCentavos, netCentavos } = settlementOf(gross, bridge.terminal)
  const difference = line.amountCentavos - netCentavos

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    onSending(true)
    const outcome = await sendCall(terminals.settle, {
      params: { id: line.id },
      body: { terminalId: bridge.terminal.id, paymentIds: chosen, differenceReason: reason },
    })
    onSending(false)
    if (outcome.ok) {
      showToast(copy.settled)
      return onDone()
    }
    const { issues, message } = outcome.refusal
    const unexplained = issues.find(({ path }) => path === 'differenceReason')?.message
    setProblem(unexplained ? { reason: unexplained } : { whole: issues[0]?.message ?? message })
  }
  const choose = (paymentId: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, paymentId] : chosen.filter((known) => known !== paymentId))

  return (
    <Form problems="own" id={id} onSubmit={submit} className="grid gap-4 pb-2">
      {problem.whole && <Notice tone="problem">{problem.whole}</Notice>}
      {bridges.length > 1 && (
        <SelectField
          label={copy.terminal}
          options={bridges.map(({ terminal }) => ({ value: terminal.id, label: terminal.name }))}
          value={bridge.terminal.id}
          onChange={({ target }) => {
            const other = bridges.find(({ terminal }) => terminal.id === target.value) ?? bridge
            setBridge(other)
            setChosen(chosenFor(other, line))
          }}
        />
      )}
      {bridge.payments.length === 0 ? (
        <p>{copy.noPayments}</p>
      ) : (
        <fieldset className="grid">
          <legend className="font-strong">{copy.payments}</legend>
          <p className="text-ink-soft">{copy.settleLead}</p>
          <Rows of={bridge.payments} by={(payment) => payment.id} within="blocks">
            {(payment) => (
              <CheckboxField
                label={copy.payment(
                  formatPesos(payment.amountCentavos),
                  formatDay(payment.day, businessToday()),
                  paymentsCopy.methods[payment.method],
                  payment.clientName,
                  payment.reference,
                )}
                checked={chosen.includes(payment.id)}
                onChange={({ target }) => choose(payment.id, target.checked)}
              />
            )}
          </Rows>
        </fieldset>
      )}
      <dl className="grid gap-1 tabular">
        <AmountLine name={copy.gross} centavos={gross} />
        <AmountLine name={copy.commissionSum} centavos={-commissionCentavos} />
        <AmountLine name={copy.ivaSum} centavos={-ivaCentavos} />
        <AmountLine name={copy.expected} centavos={netCentavos} strong />
        <AmountLine name={copy.received} centavos={line.amountCentavos} strong />
        <AmountLine name={copy.difference} centavos={difference} strong />
      </dl>
      {difference !== 0 && (
        <TextField
          label={copy.why}
          maxLength={200}
          value={reason}
          error={problem.reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </Form>
  )
}
