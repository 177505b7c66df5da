import { pieceCount } from '@rumi/data-layer/cart'
import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { cartCopy } from '../../copy/site/cart.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { useCart } from '../../shared/orders/browser-cart.ts'

const mostShown = 99

/** Link to the cart with the number of pieces. */
export function CartLink({ className = '' }: { className?: string }) {
  const copy = useCopy('cart', cartCopy)
  const cart = useCart()
  const pieces = cart ? pieceCount(cart) : 0
  return (
    <Link
      to={publicPaths.cart()}
      prefetch="intent"
      aria-label={copy.link(pieces)}
      className={`relative grid size-12 shrink-0 place-items-center rounded-full hover:bg-ink/8 ${className}`}
    >
      <ShoppingBag className="size-6.5" strokeWidth={2.25} aria-hidden="true" />
      {pieces > 0 && (
        <span
          key={pieces}
          aria-hidden="true"
          className="pop absolute top-0 -right-0.5 grid h-5.5 min-w-5.5 place-items-center rounded-full bg-ink px-1 text-xs leading-none font-strong text-white tabular"
        >
          {pieces > mostShown ? `${mostShown}+` : pieces}
        </span>
      )}
    </Link>
  )
}
