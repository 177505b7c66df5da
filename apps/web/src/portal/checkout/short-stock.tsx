import { checkoutCopy as copy } from '../../copy/portal/checkout.ts'
import { browserCart } from '../../shared/orders/browser-cart.ts'
import type { CartLine } from '../../shared/orders/cart-lines.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { NoticeInSight } from '../../ui/hooks/focus/notice-in-sight.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'

const leftOf = ({ product: { stock } }: CartLine) => stock

/** Lines above the stock, with a button to reduce them. */
export function ShortStock({ lines }: { lines: readonly CartLine[] }) {
  const short = lines.filter((line) => line.quantity > leftOf(line))
  if (short.length === 0) return null
  const adjust = () => {
    for (const line of short) {
      if (leftOf(line) === 0) browserCart().remove(line.product.id)
      else browserCart().change({ productId: line.product.id, quantity: leftOf(line) })
    }
    showToast(copy.adjusted, 'note')
  }
  return (
    <NoticeInSight tone="warning">
      <p>{copy.tooMany}</p>
      <ul className="mt-1 list-disc pl-5">
        <Rows of={short} by={({ product }) => String(product.id)}>
          {(line) => <li>{copy.leftOf(line.product.name, leftOf(line))}</li>}
        </Rows>
      </ul>
      <Button tone="secondary" className="mt-3" onClick={adjust}>
        {copy.adjust}
      </Button>
    </NoticeInSight>
  )
}
