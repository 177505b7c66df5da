import { centavosIn, chargeCalls, discountReasonLength, formatPesos, type BeyondMoney } from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { checkoutCopy } from '../../../copy/office/money/check-out.ts'
import { bookingPanelCopy as copy } from '../../../copy/office/desk/booking.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { DiscountFields } from '../../money/check-out/discount-fields.tsx'
import { BeyondPrice } from '../../money/payments/beyond-price.tsx'
import { Form } from '../../../ui/forms/form.tsx'

type PanelDiscountProps = {
  bookingId: string
  totalCentavos: number
  leftCentavos: number
  onDiscounted: () => Promise<void>
}

/** Discounts a booking, also a paid one: explains first that the surplus is refunded or becomes credit. */
export function PanelDiscount({ bookingId, totalCentavos, leftCentavos, onDiscounted }: PanelDiscountProps) {
  const sendCall = useSendCall()
  const [discount, setDiscount] = useState<{ amount: string; reason: string } | null>(null)
  const [money, setMoney] = useState<BeyondMoney>('return')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const written = centavosIn(discount?.amount ?? '') ?? 0
  const problem = discount ? problemOf(discount, totalCentavos) : undefined
  const isTooMuch = written > totalCentavos
  const beyondCentavos = isTooMuch ? 0 : Math.max(0, written - leftCentavos)

  const give = async (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    setRefusal(undefined)
    if (!discount || problem) return
    setSaving(true)
    const of = [{ target: { bookingId }, amountCentavos: written }]
    const outcome = await sendCall(chargeCalls.discounted, {
      body: {
        payments: [],
        discount: { reason: discount.reason.trim(), of, ...(beyondCentavos > 0 && { money }) },
      },
    })
    setSaving(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    setDiscount(null)
    showToast(
      [
        copy.discounted(formatPesos(written)),
        beyondCentavos > 0 ? copy.discountMoney[money](formatPesos(beyondCentavos)) : '',
      ].join(' '),
    )
    await onDiscounted()
  }

  return (
    <Form problems={refusal?.issues} onSubmit={give} className="grid gap-3">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <DiscountFields
        discount={discount}
        centavos={written}
        problem={isSubmitted || isTooMuch ? problem : undefined}
        isReasonMissing={isSubmitted && problem === checkoutCopy.discountNeedsReason}
        onChange={(next) => {
          setIsSubmitted(false)
          setRefusal(undefined)
          setDiscount(next)
        }}
      />
      {beyondCentavos > 0 && <BeyondPrice centavos={beyondCentavos} money={money} onChange={setMoney} />}
      {discount && (
        <div>
          <Button type="submit" tone="secondary" loading={saving}>
            {copy.giveDiscount}
          </Button>
        </div>
      )}
    </Form>
  )
}

function problemOf({ amount, reason }: { amount: string; reason: string }, totalCentavos: number) {
  const centavos = centavosIn(amount)
  if (!centavos) return checkoutCopy.notAnAmount
  if (centavos > totalCentavos) return copy.discountBeyondPrice(formatPesos(totalCentavos))
  return reason.trim().length < discountReasonLength.min ? checkoutCopy.discountNeedsReason : undefined
}
