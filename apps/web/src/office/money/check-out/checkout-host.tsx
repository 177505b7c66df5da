import { CheckoutDialog } from './checkout-dialog.tsx'
import { closeCheckout, useCheckout } from './checkout-store.ts'

/** Hosts the check-out sheet; mounted once in the office. */
export function CheckoutHost() {
  const checkout = useCheckout()
  return (
    checkout && <CheckoutDialog key={checkout.visit.booking.id} checkout={checkout} onClose={closeCheckout} />
  )
}
