import { agreedReasonLength, centavosIn, formatPesos, ivaWithin } from '@rumi/contract'
import { agreedPriceCopy as copy } from '../../../copy/office/desk/bookings.ts'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { PriceDraft } from './written-price.ts'

type AgreedPriceFieldsProps = {
  draft: PriceDraft
  ivaPercent: number
  onChange: (draft: PriceDraft) => void
  /** Errors per field after a submit; the server's message first. */
  faults: { amount?: string | undefined; reason?: string | undefined }
}

/** Agreed price of an event, IVA included, and what it covers. */
export function AgreedPriceFields({ draft, ivaPercent, onChange, faults }: AgreedPriceFieldsProps) {
  const totalCentavos = centavosIn(draft.amount)
  return (
    <div className="grid content-start gap-3">
      <TextField
        kind="money"
        label={copy.amount}
        hint={
          totalCentavos === null || ivaPercent === 0 ? copy.amountHint : withIva(totalCentavos, ivaPercent)
        }
        error={faults.amount}
        value={draft.amount}
        onChange={({ target }) => onChange({ ...draft, amount: target.value })}
      />
      <TextAreaField
        label={copy.reason}
        hint={copy.reasonHint}
        error={faults.reason}
        rows={2}
        maxLength={agreedReasonLength.max}
        value={draft.reason}
        onChange={({ target }) => onChange({ ...draft, reason: target.value })}
      />
    </div>
  )
}

const withIva = (totalCentavos: number, ivaPercent: number) =>
  copy.withIva(formatPesos(totalCentavos), formatPesos(ivaWithin(totalCentavos, ivaPercent).ivaCentavos))
