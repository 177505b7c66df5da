import { type ShopProduct, formatShopPrice } from '@rumi/contract'
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
import { cartLines, goneItems, type CartLine } from '../../shared/orders/cart-lines.ts'
import { CartSummary } from './cart-summary.tsx'
import { storageEntry, maxQuantity } from '@rumi/data-layer/cart'
import { WithoutScript } from '../without-script.tsx'
import { Minus, Plus, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { ProductImage } from '../shop/product-image.tsx'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Still } from '../stills/still.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'

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

/** Inline script that runs before the first paint: marks the page if the cart has items. */
const markFullCart = `try {
  const kept = localStorage.getItem(${JSON.stringify(storageEntry)})
  if (/items\\\\":\\[\\{/.test(kept)) document.currentScript.parentElement.dataset.full = ''
} catch {}`

/** Cart before hydration: empty, or a placeholder for its items. */
function CartAsBuilt() {
  const copy = useCopy('cart', cartCopy)
  return (
    <div className="group" suppressHydrationWarning>
      <script dangerouslySetInnerHTML={{ __html: markFullCart }} />
      <div className="hidden group-data-full:block">
        <WaitingCart />
      </div>
      <div className="group-data-full:hidden [@media(scripting:none)]:hidden">
        <EmptyCart />
      </div>
      <WithoutScript text={copy.withoutScript} />
    </div>
  )
}

type CartLineItemProps = { line: CartLine; onRemove: () => void }

/** Product in the cart: quantity, subtotal and removal. */
function CartLineItem({ line: { product, quantity, amountCentavos }, onRemove }: CartLineItemProps) {
  const copy = useCopy('cart', cartCopy)
  const { line } = copy
  const { id, name, stock } = product
  const change = (to: number) => browserCart().change({ productId: id, quantity: to })
  return (
    <li className="grid grid-cols-[80px_1fr_auto] items-center gap-x-4 gap-y-2 py-5 sm:flex sm:flex-wrap">
      <ProductImage product={product} className="aspect-square w-full rounded-sm sm:w-[112px]" />
      <div className="leading-snug sm:grow sm:basis-[min(9rem,100%)]">
        <h2 className="font-heading">{name}</h2>
        <p className="text-sm text-ink-soft">{line.each(formatShopPrice(product.priceCentavos))}</p>
        {stock !== undefined && quantity > stock && (
          <p className="text-sm font-strong text-brick">{line.left(stock)}</p>
        )}
      </div>
      <IconButton
        icon={Trash2}
        label={line.remove(name)}
        onClick={onRemove}
        className="justify-self-end sm:order-last sm:ml-auto"
      />
      <div className="col-span-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:ml-auto">
        <div className="flex items-center rounded-full border-2 border-line-strong bg-white">
          <IconButton
            icon={Minus}
            label={line.fewer(name)}
            disabled={quantity <= 1}
            onClick={() => change(quantity - 1)}
          />
          <output
            aria-label={line.quantity(quantity, name)}
            className="min-w-8 text-center font-heading tabular"
          >
            {quantity}
          </output>
          <IconButton
            icon={Plus}
            label={line.more(name)}
            disabled={quantity >= maxQuantity}
            onClick={() => change(quantity + 1)}
          />
        </div>
        <p className="ml-auto text-right font-heading whitespace-nowrap tabular sm:min-w-[7.5rem]">
          {formatShopPrice(amountCentavos)}
        </p>
      </div>
    </li>
  )
}

/** Placeholder for the cart's items. */
function WaitingCart() {
  const copy = useCopy('cart', cartCopy)
  return (
    <div className="max-w-3xl">
      <SkeletonList label={copy.loading} count={2} className="h-28" />
    </div>
  )
}

function EmptyCart() {
  const copy = useCopy('cart', cartCopy)
  const { title, text, button } = copy.empty
  return (
    <EmptyState
      art={<Still name="no-results" width={360} height={280} className="h-auto w-full" inView />}
      title={title}
      text={text}
      action={<LinkButton to={publicPaths.shop()}>{button}</LinkButton>}
    />
  )
}
