import { carouselCopy } from '../../copy/site/chrome.ts'
import { shopCopy } from '../../copy/site/shop.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { Carousel } from '../../ui/controls/carousel.tsx'
import { slideshowAutoplayMs } from '../../ui/layout/metrics.ts'
import { Still } from '../stills/still.tsx'

/** Drawings of the shop, each with the part visible in a phone's narrower box: the dog's face. */
export const promoPictures = [
  { name: 'shop-promo-food', focus: 'max-md:object-[80%_50%]' },
  { name: 'shop-promo-care', focus: 'max-md:object-[70%_50%]' },
  { name: 'shop-promo-toys', focus: 'max-md:object-[54%_50%]' },
] as const

const slots = ['shop.promos.1', 'shop.promos.2', 'shop.promos.3'] as const

/** Three alternating pictures, 70 % wide and 350 px high (spec §2, 'Shop'). */
export function ShopPromos() {
  const copy = useCopy('shop', shopCopy)
  const { label, pictures: titles } = copy.promos
  return (
    <section className="section-pt">
      <Carousel
        label={label}
        words={carouselCopy}
        autoplay
        autoplayMs={slideshowAutoplayMs}
        className="mx-auto w-[70%]"
        slides={promoPictures.map(({ name, focus }, index) => ({
          key: name,
          content: (
            <Still
              name={name}
              slot={slots[index]}
              sizes="70vw"
              alt={titles[index] ?? ''}
              width={840}
              height={350}
              className={`h-[350px] max-h-[70vh] w-full rounded-lg object-cover ${focus}`}
            />
          ),
        }))}
      />
    </section>
  )
}
