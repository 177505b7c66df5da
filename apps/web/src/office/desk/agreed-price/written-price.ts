import { agreedReasonLength, centavosIn, graphemeCount, type NewOf, type Resources } from '@rumi/contract'
import { agreedPriceCopy as copy } from '../../../copy/office/desk/bookings.ts'

export type AgreedPrice = NonNullable<NewOf<Resources['bookings']>['agreedPrice']>

/** Price as text in its two fields. */
export type PriceDraft = { amount: string; reason: string }
export const noPrice: PriceDraft = { amount: '', reason: '' }

type Faults = { amount?: string | undefined; reason?: string | undefined }

/** Parses an agreed price: valid, absent, or with its errors. */
export function writtenPrice({ amount, reason }: PriceDraft): { price?: AgreedPrice; faults: Faults } {
  if (amount.trim() === '' && reason.trim() === '') return { faults: {} }
  const totalCentavos = centavosIn(amount)
  const isReasoned = graphemeCount(reason.trim()) >= agreedReasonLength.min
  if (totalCentavos !== null && isReasoned)
    return { price: { totalCentavos, reason: reason.trim() }, faults: {} }
  return {
    faults: {
      amount: totalCentavos === null ? copy.notAnAmount : undefined,
      reason: isReasoned ? undefined : copy.reasonTooShort(agreedReasonLength.min),
    },
  }
}
