import { CheckoutDialog } from './checkout-dialog.tsx'
import { closeCheckout, useCheckout } from './checkout-store.ts'

/** Where the sheet opens that charges and ends a visit; stands once in the office. */
export function CheckoutHost() {
  const checkout = useCheckout()
  return (
    checkout && <CheckoutDialog key={checkout.visit.booking.id} checkout={checkout} onClose={closeCheckout} />
  )
}
