import { formatShopPrice, type ShopProduct } from '@rumi/contract'
import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { shopCopy } from '../../copy/site/shop.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Stars } from '../sections/stars.tsx'
import { ProductImage } from './product-image.tsx'

type ProductDialogProps = {
  product: ShopProduct | undefined
  onClose: () => void
  onAdd: (product: ShopProduct) => void
}

/** Details of a product (spec §2, 'Shop'). */
export function ProductDialog({ product, onClose, onAdd }: ProductDialogProps) {
  const copy = useCopy('shop', shopCopy)
  const { shipping } = useBusiness()
  const { card, detail } = copy
  const soldOut = product?.stock === 0
  return (
    <Dialog
      open={product !== undefined}
      onClose={onClose}
      title={product?.name ?? ''}
      closeLabel={detail.close}
      size="large"
      actions={
        product && (
          <Button
            size="large"
            disabled={soldOut}
            onClick={() => {
              onClose()
              onAdd(product)
            }}
          >
            {!soldOut && <ShoppingBag className="size-5" aria-hidden="true" />}
            <span>{soldOut ? card.soldOut : card.add}</span>
          </Button>
        )
      }
    >
      {product && (
        <div className="grid gap-5 md:grid-cols-[1fr_1.1fr] md:gap-8">
          <ProductImage
            product={product}
            className="mx-auto aspect-square w-full max-w-40 rounded-md md:max-w-none"
          />
          <div className="grid content-start gap-5">
            <p>{product.description}</p>
            <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2.5">
              <Fact name={detail.price}>
                <strong className="text-lg font-heading tabular">
                  {formatShopPrice(product.priceCentavos)}
                </strong>
              </Fact>
              {shipping.feeCentavos !== null && <Fact name={detail.shipping}>{detail.shippingTime}</Fact>}
              <Fact name={detail.dimensions}>{detail.size}</Fact>
              <Fact name={detail.category}>{product.category}</Fact>
              <Fact name={detail.rating}>
                <span className="flex items-center gap-2">
                  <Stars rating={product.rating} label={card.rating(product.rating)} />
                  <span aria-hidden="true">{detail.outOf(product.rating)}</span>
                </span>
              </Fact>
            </dl>
          </div>
        </div>
      )}
    </Dialog>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
