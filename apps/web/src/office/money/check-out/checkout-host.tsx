import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { Awaited } from '../../../shared/fetching/awaited.tsx'
import { lazyPart } from '../../../shared/fetching/lazy-part.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { type Checkout, closeCheckout, useCheckout } from './checkout-store.ts'
import { leavingId } from './use-check-out.ts'

/** Loaded on first use: most pages of the office never open it. */
const checkoutDialog = lazyPart(async () => (await import('./checkout-dialog.tsx')).CheckoutDialog)

/** Hosts the check-out sheet; mounted once in the office. */
export function CheckoutHost() {
  const checkout = useCheckout()
  return checkout && <Sheet key={leavingId(checkout)} checkout={checkout} />
}

function Sheet({ checkout }: { checkout: Checkout }) {
  const { part: CheckoutDialog, fetching } = checkoutDialog.usePart()
  if (CheckoutDialog) return <CheckoutDialog checkout={checkout} onClose={closeCheckout} />
  return (
    <Dialog
      open
      size="large"
      wholeOnPhone
      onClose={closeCheckout}
      title={copy.title(checkout.names)}
      closeLabel={officeCopy.close}
    >
      <Awaited fetching={fetching} />
    </Dialog>
  )
}
