import { ShopHero } from '../../art/scenes/shop-hero.tsx'
import { shopCopy } from '../../copy/shop.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { pageMeta } from '../page-meta.ts'
import { PageHero } from '../sections/page-hero.tsx'
import { productData } from './product-data.ts'
import { ProductStore, storeId } from './product-store.tsx'
import { ShopPromos } from './shop-promos.tsx'

export const meta = () => [...pageMeta(shopCopy), { 'script:ld+json': productData }]

export default function ShopPage() {
  const { title, subtitle, action } = shopCopy.hero
  return (
    <main id="contenido">
      <PageHero
        title={title}
        subtitle={subtitle}
        art={<ShopHero className="w-full" />}
        action={
          <a href={`#${storeId}`} className={buttonLook({ size: 'large', className: 'mt-2' })}>
            {action}
          </a>
        }
      />
      <ShopPromos />
      <ProductStore />
    </main>
  )
}
