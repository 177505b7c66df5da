import { firstProducts } from '@rumi/contract'
import { paths } from '../../app/paths.ts'

/** What search engines are told about the shop, in the words of schema.org. */
export const productData = {
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: firstProducts.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Product',
      '@id': `${paths.shop()}#producto-${product.id}`,
      name: product.name,
      description: product.description,
      image: product.imageUrl,
      category: product.category,
      sku: String(product.id),
      offers: {
        '@type': 'Offer',
        price: (product.priceCentavos / 100).toFixed(2),
        priceCurrency: 'MXN',
        availability: 'https://schema.org/InStock',
        url: `${paths.shop()}#producto-${product.id}`,
      },
    },
  })),
}
