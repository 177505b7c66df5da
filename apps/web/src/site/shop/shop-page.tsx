import { shopCopy } from '../../copy/shop.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { pageMeta } from '../page-meta.ts'
import { HeroPicture } from '../sections/hero-picture.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { ProductStore, storeId } from './product-store.tsx'
import { ShopPromos } from './shop-promos.tsx'

export const meta = () => pageMeta(shopCopy)

export default function ShopPage() {
  const { title, subtitle, action } = shopCopy.hero
  return (
    <main id="contenido">
      <PageHero
        title={title}
        subtitle={subtitle}
        art={<HeroPicture name="shop-hero" />}
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
