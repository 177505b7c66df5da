import { ShopPromoCare } from '../../art/scenes/shop-promo-care.tsx'
import { ShopPromoFood } from '../../art/scenes/shop-promo-food.tsx'
import { ShopPromoToys } from '../../art/scenes/shop-promo-toys.tsx'
import { carouselCopy } from '../../copy/chrome.ts'
import { shopCopy } from '../../copy/shop.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { slideshowAutoplayMs } from '../../ui/metrics.ts'

const pictures = [ShopPromoFood, ShopPromoCare, ShopPromoToys]

/** Three pictures that take turns, 70 % wide and 350 px high (spec §2, 'Shop'). */
export function ShopPromos() {
  const { label, pictures: titles } = shopCopy.promos
  return (
    <section className="section-pt">
      <Carousel
        label={label}
        words={carouselCopy}
        autoplayMs={slideshowAutoplayMs}
        className="mx-auto w-[calc(100%-40px)] md:w-[70%]"
        slides={pictures.map((Art, index) => ({
          key: index,
          content: <Art title={titles[index]} className="block h-52 w-full rounded-lg md:h-[350px]" />,
        }))}
      />
    </section>
  )
}
