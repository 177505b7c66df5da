import { cartCopy } from '../../copy/cart.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'

/** The place of what is in the cart. */
export function WaitingCart() {
  return (
    <div className="max-w-3xl">
      <SkeletonList label={cartCopy.loading} count={2} className="h-28" />
    </div>
  )
}
