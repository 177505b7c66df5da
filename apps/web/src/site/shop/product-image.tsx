import { photoAt, type ShopProduct } from '@rumi/contract'
import { PawPrint } from 'lucide-react'
import { Photo } from '../../shared/business/photo.tsx'

const photoSizes = '(min-width: 768px) 360px, (min-width: 640px) 46vw, 160px'

type ProductImageProps = { product: ShopProduct; className?: string }

/** Picture of a product; decorative, because its name is always beside it. */
export function ProductImage({ product, className = '' }: ProductImageProps) {
  if (!product.imageUrl) {
    return (
      <div className={`grid place-items-center bg-sand text-line-strong ${className}`}>
        <PawPrint className="size-12" aria-hidden="true" />
      </div>
    )
  }
  const image = { width: 320, height: 320, loading: 'lazy', decoding: 'async' } as const
  const file = photoAt(product.imageUrl)
  if (file)
    return (
      <Photo
        {...image}
        alt=""
        file={file}
        sizes={photoSizes}
        className={`bg-sand object-cover ${className}`}
      />
    )
  return <img {...image} alt="" src={product.imageUrl} className={`bg-sand object-contain ${className}`} />
}
