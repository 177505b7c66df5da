import type { ShopProduct } from '@rumi/contract'
import { PawPrint } from 'lucide-react'

type ProductImageProps = { product: ShopProduct; className?: string }

/** What a product looks like; decoration, since its name always stands beside it. */
export function ProductImage({ product, className = '' }: ProductImageProps) {
  if (!product.imageUrl) {
    return (
      <div className={`grid place-items-center bg-sand text-line-strong ${className}`}>
        <PawPrint className="size-12" aria-hidden="true" />
      </div>
    )
  }
  return (
    <img
      src={product.imageUrl}
      alt=""
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
      className={`bg-sand object-contain ${className}`}
    />
  )
}
