import { useRef } from 'react'
import { cartCopy } from '../../copy/cart.ts'
import { showToast } from '../../ui/toast-store.ts'
import { pageMeta } from '../page-meta.ts'
import { useProducts } from '../shop/use-products.ts'
import { browserCart, useCart } from '../../shared/browser-cart.ts'
import { CartAsBuilt } from './cart-as-built.tsx'
import { CartLineItem } from './cart-line-item.tsx'
import { cartLines } from './cart-lines.ts'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { WaitingCart } from './waiting-cart.tsx'

export const meta = () => [...pageMeta(cartCopy), { name: 'robots', content: 'noindex' }]

/** What one has chosen in the shop; it lives in this browser. */
export default function CartPage() {
  const cart = useCart()
  const { products, fresh } = useProducts()
  const heading = useRef<HTMLHeadingElement>(null)
  const lines = cartLines(cart?.items ?? [], products)
  const waiting = cart && lines.length < cart.items.length && !fresh

  const remove = (productId: number, name: string) => {
    browserCart().remove(productId)
    showToast(cartCopy.removed(name), 'note')
    heading.current?.focus()
  }

  return (
    <main id="contenido" className="shell min-h-dvh pt-28 pb-16 md:pt-36">
      <h1 ref={heading} tabIndex={-1} className="mb-4 text-3xl font-display tracking-tight outline-none">
        {cartCopy.title}
      </h1>
      {!cart ? (
        <CartAsBuilt />
      ) : waiting ? (
        <WaitingCart />
      ) : lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="grid gap-8 xl:grid-cols-[1fr_24rem] xl:items-start xl:gap-12">
          <ul aria-label={cartCopy.lines} className="divide-y-2 divide-line">
            {lines.map((line) => (
              <CartLineItem
                key={line.product.id}
                line={line}
                onRemove={() => remove(line.product.id, line.product.name)}
              />
            ))}
          </ul>
          <CartSummary lines={lines} />
        </div>
      )}
    </main>
  )
}
