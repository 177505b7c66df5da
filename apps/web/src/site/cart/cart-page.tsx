import type { ShopProduct } from '@rumi/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { cartCopy } from '../../copy/site/cart.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { Arriving } from '../arriving.tsx'
import { pageMeta } from '../page-meta.ts'
import { type ArrivingProducts, fetchProducts, loadProducts } from '../shop/load-products.ts'
import { ProductsFailed } from '../shop/products-failed.tsx'
import { browserCart, useCart } from '../../shared/orders/browser-cart.ts'
import { CartAsBuilt } from './cart-as-built.tsx'
import { CartLineItem } from './cart-line-item.tsx'
import { cartLines, goneItems } from '../../shared/orders/cart-lines.ts'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart, WaitingCart } from './empty-cart.tsx'

export { loadProducts as loader, fetchProducts as clientLoader }

const metaOfPage = pageMeta('cart', cartCopy)

export const meta = (matched: Parameters<typeof metaOfPage>[0]) => [
  ...metaOfPage(matched),
  { name: 'robots', content: 'noindex' },
]

/** Cart of the shop; stored in this browser. */
export default function CartPage() {
  const copy = useCopy('cart', cartCopy)
  const cart = useCart()
  const { products } = useLoaderData<ArrivingProducts>()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <main id="contenido" className="shell min-h-dvh pt-28 pb-16 md:pt-36">
      <h1 ref={heading} tabIndex={-1} className="mb-4 text-3xl font-display tracking-tight outline-none">
        {copy.title}
      </h1>
      {!cart ? (
        <CartAsBuilt />
      ) : cart.items.length === 0 ? (
        <EmptyCart />
      ) : (
        <Arriving value={products} waiting={<WaitingCart />}>
          {(arrived) =>
            arrived ? <CartContents products={arrived} heading={heading} /> : <ProductsFailed />
          }
        </Arriving>
      )}
    </main>
  )
}

type CartContentsProps = {
  products: readonly ShopProduct[]
  /** Takes the focus once a line is removed. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** Loader data may be stale or incomplete: unknown products are fetched before they are dropped. */
function CartContents({ products: arrived, heading }: CartContentsProps) {
  const copy = useCopy('cart', cartCopy)
  const items = useCart()?.items
  const [refetched, setRefetched] = useState<readonly ShopProduct[] | null>()
  const products = refetched ?? arrived
  const lines = cartLines(items ?? [], products)
  useEffect(() => {
    if (goneItems(items ?? [], products).length === 0) return
    const controller = new AbortController()
    const refetch = async () => {
      const { fetchProductsOnSale } = await import('../../shared/fetching/public-answers.ts')
      const now = await fetchProductsOnSale(controller.signal)
      const missing = goneItems(items ?? [], now)
      for (const { productId } of missing) browserCart().remove(productId)
      if (missing.length > 0) showToast(copy.gone(missing.length), 'note')
      setRefetched(now)
    }
    refetch().catch(() => {
      if (!controller.signal.aborted) setRefetched((known) => known ?? null)
    })
    return () => controller.abort()
  }, [items, products, copy])
  const remove = (productId: number, name: string) => {
    browserCart().remove(productId)
    showToast(copy.removed(name), 'note')
    heading.current?.focus()
  }
  if (lines.length === 0) return refetched === null ? <ProductsFailed /> : <WaitingCart />
  return (
    <div className="grid gap-8 xl:grid-cols-[1fr_24rem] xl:items-start xl:gap-12">
      <ul aria-label={copy.lines} className="divide-y-2 divide-line">
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
  )
}
