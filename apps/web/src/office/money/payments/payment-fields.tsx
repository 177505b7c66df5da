import { deskMethods, formatPesos, type DeskMethod } from '@rumi/contract'
import { useId } from 'react'
import { bookingPanelCopy as copy } from '../../../copy/office/desk/booking.ts'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ThroughNoTill } from '../till/through-no-till.tsx'
import { TerminalField } from './terminal-field.tsx'

const { methods } = paymentsCopy

/** Payment method at the counter. */
export type HowPaid = { method: DeskMethod; reference: string }
export const inCash: HowPaid = { method: 'cash', reference: '' }

type PaymentFieldsProps = {
  paid: HowPaid
  onChange: (paid: HowPaid) => void
  error?: string | undefined
  /** The client's credit; at zero, the method is not offered. */
  creditCentavos?: number
}

/** Payment by cash, transfer, card or credit, with a reference number. */
export function PaymentFields({ paid, onChange, error, creditCentavos = 0 }: PaymentFieldsProps) {
  const name = useId()
  const offered = deskMethods.filter((method) => method !== 'credit' || creditCentavos > 0)
  return (
    <>
      <ChoiceField
        legend={copy.method}
        name={name}
        options={offered.map((value) => ({
          value,
          label: value === 'credit' ? `${methods[value]} (${formatPesos(creditCentavos)})` : methods[value],
        }))}
        checkedValue={paid.method}
        error={error}
        onChange={({ target }) =>
          onChange({ ...paid, method: deskMethods.find((one) => one === target.value) ?? paid.method })
        }
      />
      {paid.method === 'cash' && <ThroughNoTill />}
      <TerminalField methods={[paid.method]} />
      <TextField
        label={copy.reference}
        optionalLabel={errorMessagesCopy.optional}
        maxLength={80}
        value={paid.reference}
        onChange={({ target }) => onChange({ ...paid, reference: target.value })}
      />
    </>
  )
}
