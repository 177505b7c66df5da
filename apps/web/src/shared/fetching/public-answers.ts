import type { AnswerOf, booking, onlineCalls, RecordOf, Resources } from '@rumi/contract'
import { publicHttp } from './public-http.ts'

/** Paths of public resources: those of the contract, without its schemas. */
export const publicAnswerPaths = {
  catalog: '/catalog',
  ways: '/payments/ways',
  products: '/products',
} as const

const fetchPublic = (path: string, signal: AbortSignal, query?: Record<string, string>) =>
  publicHttp.json({ method: 'GET', path, query, anonymous: true, signal })

/** Fetches bookable services and plans. Throws `CallFailed`. */
export const fetchCatalog = async (signal: AbortSignal) =>
  ((await fetchPublic(publicAnswerPaths.catalog, signal)) as AnswerOf<typeof booking.catalog>).data

/** Fetches the accepted payment methods. Throws `CallFailed`. */
export const fetchWaysToPay = async (signal: AbortSignal) =>
  ((await fetchPublic(publicAnswerPaths.ways, signal)) as AnswerOf<typeof onlineCalls.ways>).data.ways

type Product = RecordOf<Resources['products']>
type ProductPage = { data: { products: Product[] }; nextCursor?: string | null }

/** Fetches all products on sale. Throws `CallFailed`. */
export async function fetchProductsOnSale(signal: AbortSignal, cursor?: string): Promise<Product[]> {
  const page = (await fetchPublic(publicAnswerPaths.products, signal, {
    active: 'true',
    limit: '200',
    ...(cursor !== undefined && { cursor }),
  })) as ProductPage
  const { products } = page.data
  return page.nextCursor ? [...products, ...(await fetchProductsOnSale(signal, page.nextCursor))] : products
}
