import { discountAccess, discountReasonLength, formatPesos } from '@rumi/contract'
import { Percent, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import type { ChargeForm } from './charge-form.ts'

type Discount = ChargeForm['discount']
type DiscountFieldsProps = {
  discount: Discount
  /** Total discount. */
  centavos: number
  problem: string | undefined
  /** Submitted without a reason. */
  isReasonMissing?: boolean
  onChange: (discount: Discount) => void
}

/** Discount on the charged services with its reason; hidden without permission. */
export function DiscountFields(props: DiscountFieldsProps) {
  const { discount, centavos, problem, isReasonMissing = false, onChange } = props
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = discount !== null
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const mayDiscount = usePermission({ access: discountAccess, area: 'discounts', toChange: true })
  if (!mayDiscount) return null
  if (!discount)
    return (
      <div>
        <Button
          ref={opener}
          tone="quiet"
          size="snug"
          className="-ml-3 max-md:min-h-12"
          onClick={() => onChange({ amount: '', reason: '' })}
        >
          <Percent className="size-4" aria-hidden="true" />
          {copy.discount}
        </Button>
      </div>
    )
  const { amount, reason } = discount
  const wantsReason = problem === copy.discountNeedsReason
  return (
    <fieldset className="grid items-start gap-3 rounded-sm bg-cream p-3 sm:grid-cols-2">
      <legend className="sr-only">{copy.discountTitle}</legend>
      <TextField
        kind="money"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears by a press
        autoFocus
        label={copy.discountAmount}
        value={amount}
        error={wantsReason ? undefined : problem}
        onChange={({ target }) => onChange({ reason, amount: target.value })}
        trailing={<IconButton icon={X} label={copy.removeDiscount} onClick={() => onChange(null)} />}
      />
      <TextField
        label={copy.discountReason}
        hint={copy.discountReasonHint}
        error={isReasonMissing ? copy.discountNeedsReason : undefined}
        maxLength={discountReasonLength.max}
        value={reason}
        onChange={({ target }) => onChange({ amount, reason: target.value })}
      />
      {centavos > 0 && !problem && (
        <output className="font-strong tabular sm:col-span-2">
          {copy.discountIs(formatPesos(centavos))}
        </output>
      )}
    </fieldset>
  )
}
