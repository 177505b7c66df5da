import { formatShopPrice } from '@rumi/contract'
import { maxQuantity } from '@rumi/data-layer/cart'
import { Minus, Plus, Trash2 } from 'lucide-react'
import { cartCopy } from '../../copy/site/cart.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { ProductImage } from '../shop/product-image.tsx'
import { browserCart } from '../../shared/orders/browser-cart.ts'
import type { CartLine } from '../../shared/orders/cart-lines.ts'

type CartLineItemProps = { line: CartLine; onRemove: () => void }

/** Product in the cart: quantity, subtotal and removal. */
export function CartLineItem({ line: { product, quantity, amountCentavos }, onRemove }: CartLineItemProps) {
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
