import { cartCopy } from '../../copy/site/cart.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'

/** Placeholder for the cart's items. */
export function WaitingCart() {
  const copy = useCopy('cart', cartCopy)
  return (
    <div className="max-w-3xl">
      <SkeletonList label={copy.loading} count={2} className="h-28" />
    </div>
  )
}
