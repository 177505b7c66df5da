import type { ShopProduct } from '@rumi/contract'
import { useState } from 'react'
import { shopCopy } from '../../copy/site/shop.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { Arriving } from '../arriving.tsx'
import { SectionTitle } from '../sections/section-title.tsx'
import { Still } from '../stills/still.tsx'
import { WithoutScript } from '../without-script.tsx'
import { foundProducts, type Wanted } from './found-products.ts'
import type { ArrivingProducts } from './load-products.ts'
import { ProductCard } from './product-card.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { ProductsFailed } from './products-failed.tsx'
import { maxProducts, maxQuantity } from '@rumi/data-layer/cart'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { browserCart } from '../../shared/orders/browser-cart.ts'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { StructuredData, useSiteOrigin } from '../structured-data.tsx'
import { Search } from 'lucide-react'
import { useBusiness } from '../../shared/business/use-business.ts'
import { controlLook } from '../../ui/forms/control-look.ts'

/** Structured data of the products. */
function ProductFacts({ products }: { products: readonly ShopProduct[] }) {
  const origin = useSiteOrigin()
  return (
    <StructuredData
      facts={{
        '@type': 'ItemList',
        itemListElement: products.map((product, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'Product',
            '@id': `${origin}${publicPaths.shop()}#producto-${product.id}`,
            name: product.name,
            description: product.description,
            ...(product.imageUrl && { image: new URL(product.imageUrl, origin).href }),
            category: product.category,
            sku: String(product.id),
            offers: {
              '@type': 'Offer',
              price: (product.priceCentavos / 100).toFixed(2),
              priceCurrency: 'MXN',
              availability: `https://schema.org/${product.stock === 0 ? 'OutOfStock' : 'InStock'}`,
              url: `${origin}${publicPaths.shop()}#producto-${product.id}`,
            },
          },
        })),
      }}
    />
  )
}

/** Adds one piece to the cart and shows a toast (decision 13). */
function addToCart({ id, name }: ShopProduct) {
  const cart = browserCart()
  const piecesOf = () => cart.get().items.find(({ productId }) => productId === id)?.quantity ?? 0
  if (piecesOf() === 0 && cart.get().items.length >= maxProducts)
    return showToast(shopCopy.cartFull(name, maxProducts), 'note')
  if (piecesOf() >= maxQuantity) return showToast(shopCopy.full(name), 'note')
  cart.add({ productId: id, quantity: 1 })
  showToast(shopCopy.added(name, piecesOf()))
}

/** Id of the product section. */
export const storeId = 'productos'

/** True if the loaded shop sells nothing. */
export const isEmptyShop = (products: ArrivingProducts['products']) =>
  Array.isArray(products) && products.length === 0

const everything: Wanted = { text: '', category: null }

/** Products on sale, or placeholders while they load. */
export function ProductStore({ products }: ArrivingProducts) {
  const copy = useCopy('shop', shopCopy)
  const { store } = copy
  if (isEmptyShop(products))
    return (
      <section id={storeId} className="shell section-y">
        <NoProducts />
      </section>
    )
  return (
    <section id={storeId} className="shell section-y">
      <SectionTitle title={store.title} lead={store.lead} />
      <div className="[@media(scripting:none)]:mb-4">
        <WithoutScript text={copy.withoutScript} />
      </div>
      <Arriving value={products} waiting={<SkeletonList label={copy.loading} className="h-40" />}>
        {(arrived) => {
          if (!arrived) return <ProductsFailed />
          return arrived.length > 0 ? <FoundProducts products={arrived} /> : <NoProducts />
        }}
      </Arriving>
    </section>
  )
}

/** Text of a shop that sells nothing yet. */
function NoProducts() {
  const { empty } = useCopy('shop', shopCopy)
  return (
    <EmptyState
      art={<Still name="no-results" width={360} height={280} className="h-auto w-full" />}
      title={empty.title}
      text={empty.text}
      action={
        <LinkButton to={publicPaths.contact()} tone="secondary">
          {empty.button}
        </LinkButton>
      }
    />
  )
}

/** Search, categories, products, and the dialog of one. */
function FoundProducts({ products }: { products: readonly ShopProduct[] }) {
  const copy = useCopy('shop', shopCopy)
  const [wanted, setWanted] = useState(everything)
  const [chosen, setChosen] = useState<ShopProduct>()
  const found = foundProducts(products, wanted)
  const { nothing } = copy
  return (
    <>
      <ProductSearch wanted={wanted} onChange={setWanted} />
      <output className="mb-3 block text-sm text-ink-soft">{copy.found(found.length)}</output>
      {found.length > 0 ? (
        <ul className="grid gap-5 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
          {found.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} onOpen={setChosen} onAdd={addToCart} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          art={<Still name="no-results" width={360} height={280} className="h-auto w-full" />}
          title={nothing.title}
          text={nothing.text}
          action={
            <Button tone="secondary" onClick={() => setWanted(everything)}>
              {nothing.button}
            </Button>
          }
        />
      )}
      <ProductFacts products={products} />
      <ProductDialog product={chosen} onClose={() => setChosen(undefined)} onAdd={addToCart} />
    </>
  )
}

type ProductSearchProps = { wanted: Wanted; onChange: (wanted: Wanted) => void }

/** Search text and category. */
function ProductSearch({ wanted, onChange }: ProductSearchProps) {
  const copy = useCopy('shop', shopCopy)
  const { search } = copy
  const { shopCategories } = useBusiness()
  return (
    <search className="mb-6 grid gap-4 lg:grid-cols-[minmax(18rem,24rem)_1fr] lg:items-center [@media(scripting:none)]:hidden">
      <div className="relative">
        <Search className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5" aria-hidden="true" />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          aria-label={search.label}
          placeholder={search.placeholder}
          value={wanted.text}
          onChange={(event) => onChange({ ...wanted, text: event.target.value })}
          className={`${controlLook} rounded-full! pl-12`}
        />
      </div>
      <fieldset className="flex flex-wrap gap-2 lg:justify-end">
        <legend className="sr-only">{search.categories}</legend>
        {[null, ...shopCategories].map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={wanted.category === category}
            onClick={() => onChange({ ...wanted, category })}
            className="min-h-12 rounded-full border-2 border-line-strong bg-white px-4 font-strong transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-cream"
          >
            {category ?? search.all}
          </button>
        ))}
      </fieldset>
    </search>
  )
}
