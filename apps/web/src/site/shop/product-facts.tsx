import type { ShopProduct } from '@rumi/contract'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { StructuredData, useSiteOrigin } from '../structured-data.tsx'

/** Structured data of the products. */
export function ProductFacts({ products }: { products: readonly ShopProduct[] }) {
  const origin = useSiteOrigin()
  return (
    <StructuredData
      facts={{
        '@type': 'ItemList',
        itemListElement: products.map((product, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'Product',
            '@id': `${origin}${publicPaths.shop()}#producto-${product.id}`,
            name: product.name,
            description: product.description,
            ...(product.imageUrl && { image: new URL(product.imageUrl, origin).href }),
            category: product.category,
            sku: String(product.id),
            offers: {
              '@type': 'Offer',
              price: (product.priceCentavos / 100).toFixed(2),
              priceCurrency: 'MXN',
              availability: `https://schema.org/${product.stock === 0 ? 'OutOfStock' : 'InStock'}`,
              url: `${origin}${publicPaths.shop()}#producto-${product.id}`,
            },
          },
        })),
      }}
    />
  )
}
