import { useLoaderData } from 'react-router'
import { shopCopy } from '../../copy/site/shop.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { pageMeta } from '../page-meta.ts'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { PageSections } from '../sections/page-sections.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { type ArrivingProducts, fetchProducts, loadProducts } from './load-products.ts'
import { isEmptyShop, ProductStore, storeId } from './product-store.tsx'
import { ShopPromos } from './shop-promos.tsx'

export { loadProducts as loader, fetchProducts as clientLoader }

export const meta = pageMeta('shop', shopCopy)

export default function ShopPage() {
  const copy = useCopy('shop', shopCopy)
  const { title, subtitle, action } = copy.hero
  const { products } = useLoaderData<ArrivingProducts>()
  const isEmpty = isEmptyShop(products)
  return (
    <main id="contenido">
      <PageHero
        title={title}
        subtitle={subtitle}
        art={<HeroPicture name="shop-hero" slot="shop.hero" />}
        action={
          !isEmpty && (
            <a href={`#${storeId}`} className={buttonLook({ size: 'large', className: 'mt-2' })}>
              {action}
            </a>
          )
        }
      />
      <PageSections
        page="shop"
        sections={{
          promos: !isEmpty && <ShopPromos />,
          store: <ProductStore products={products} />,
        }}
      />
    </main>
  )
}
