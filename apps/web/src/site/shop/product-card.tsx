import { formatShopPrice, type ShopProduct } from '@rumi/contract'
import { ShoppingBag } from 'lucide-react'
import { useId, useState } from 'react'
import { shopCopy } from '../../copy/site/shop.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { Button } from '../../ui/controls/button.tsx'
import { shortDescriptionCharacters } from '../../ui/layout/metrics.ts'
import { Stars } from '../sections/stars.tsx'
import { ProductImage } from './product-image.tsx'

const readers = new Intl.Segmenter('es-MX', { granularity: 'grapheme' })

/** First graphemes of a text, and whether that was all. */
export function shortened(text: string, characters: number) {
  const letters = Array.from(readers.segment(text), ({ segment }) => segment)
  const whole = letters.length <= characters
  return { text: whole ? text : letters.slice(0, characters).join('').trimEnd(), whole }
}

type ProductCardProps = {
  product: ShopProduct
  onOpen: (product: ShopProduct) => void
  onAdd: (product: ShopProduct) => void
}

/** Product in the shop; the whole card opens its details (spec §2, 'Shop'). */
export function ProductCard({ product, onOpen, onAdd }: ProductCardProps) {
  const copy = useCopy('shop', shopCopy)
  const { card } = copy
  const titleId = useId()
  const soldOut = product.stock === 0
  return (
    <article
      id={`producto-${product.id}`}
      aria-labelledby={titleId}
      className="relative flex h-full flex-wrap overflow-hidden rounded-md bg-white shadow-soft has-[h3_button:focus-visible]:outline-3 has-[h3_button:focus-visible]:outline-offset-2 has-[h3_button:focus-visible]:outline-ink sm:flex-col sm:flex-nowrap"
    >
      <ProductImage
        product={product}
        className="max-h-80 min-w-0 grow basis-[7.5rem] sm:aspect-square sm:h-auto sm:max-h-none sm:w-full sm:grow-0 sm:basis-auto"
      />
      <div className="flex min-w-0 grow-[99] basis-[9rem] flex-col items-start gap-2 p-4 sm:grow sm:basis-auto sm:p-5">
        <h3 id={titleId} className="leading-snug">
          <button
            type="button"
            aria-haspopup="dialog"
            data-opens
            onClick={() => onOpen(product)}
            className="text-left after:absolute after:inset-0 after:rounded-md focus-visible:shadow-none focus-visible:outline-none"
          >
            {product.name}
          </button>
        </h3>
        <Stars rating={product.rating} label={card.rating(product.rating)} />
        <Description text={product.description} titleId={titleId} />
        <p className="mt-auto pt-1 text-lg font-heading tabular">{formatShopPrice(product.priceCentavos)}</p>
        <Button
          size="small"
          aria-describedby={titleId}
          disabled={soldOut}
          onClick={() => onAdd(product)}
          className="relative z-10 min-h-12 w-full [@media(scripting:none)]:hidden"
        >
          {!soldOut && <ShoppingBag className="size-5" aria-hidden="true" />}
          <span>{soldOut ? card.soldOut : card.add}</span>
        </Button>
      </div>
    </article>
  )
}

/** Start of a description with a button for the rest; complete without script. */
function Description({ text, titleId }: { text: string; titleId: string }) {
  const copy = useCopy('shop', shopCopy)
  const [expanded, setExpanded] = useState(false)
  const short = shortened(text, shortDescriptionCharacters)
  return (
    <div className="text-sm text-ink-soft">
      <p className={short.whole ? undefined : '[@media(scripting:none)]:hidden'}>
        {expanded || short.whole ? text : short.text + copy.card.ellipsis}
      </p>
      {!short.whole && (
        <noscript>
          <p>{text}</p>
        </noscript>
      )}
      {!short.whole && (
        <button
          type="button"
          aria-expanded={expanded}
          aria-describedby={titleId}
          onClick={() => setExpanded(!expanded)}
          className="relative z-10 -mx-2 min-h-9 rounded-sm px-2 font-strong text-link underline underline-offset-4 [@media(scripting:none)]:hidden"
        >
          {expanded ? copy.card.less : copy.card.more}
        </button>
      )}
    </div>
  )
}
