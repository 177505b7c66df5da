import { firstProducts } from '@rumi/contract'
import { useEffect, useState } from 'react'
import { publicHttp } from '../public-http.ts'
import type { ShopProduct } from './shop-product.ts'

/** One answer holds the whole shop: the most that a list gives at once. */
const limit = 200

/**
 * What the shop sells: the page is built with the five products of the first day, and the house's own list takes
 * their place once it has arrived (decision 22). Where it does not arrive, the page goes on with what it has.
 */
export function useProducts() {
  const [products, setProducts] = useState<readonly ShopProduct[]>(firstProducts)
  const [fresh, setFresh] = useState(false)

  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const answer = await publicHttp.json({
        method: 'GET',
        path: '/products',
        query: { limit },
        signal: leaving.signal,
      })
      const { data } = answer as { data: { products: ShopProduct[] } }
      setProducts(data.products)
      setFresh(true)
    }
    ask().catch(() => undefined)
    return () => leaving.abort()
  }, [])

  return { products, fresh }
}
