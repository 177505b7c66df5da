import { paymentMethods, type PaymentMethod } from '@rumi/contract'
import { useId } from 'react'
import { bookingPanelCopy as copy } from '../../copy/booking-panel.ts'
import { errorMessagesCopy } from '../../copy/error-messages.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** How money came to the counter. */
export type HowPaid = { method: PaymentMethod; reference: string }
export const inCash: HowPaid = { method: 'cash', reference: '' }

type PaymentFieldsProps = { paid: HowPaid; onChange: (paid: HowPaid) => void; error?: string | undefined }

/** Cash, transfer or card, and the number by which the house finds it again. */
export function PaymentFields({ paid, onChange, error }: PaymentFieldsProps) {
  const name = useId()
  return (
    <>
      <ChoiceField
        legend={copy.method}
        name={name}
        options={paymentMethods.map((value) => ({ value, label: copy.methods[value] }))}
        checkedValue={paid.method}
        error={error}
        onChange={({ target }) =>
          onChange({ ...paid, method: paymentMethods.find((one) => one === target.value) ?? paid.method })
        }
      />
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
