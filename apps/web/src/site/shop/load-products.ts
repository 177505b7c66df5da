import type { ShopProduct } from '@rumi/contract'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { pageSource } from '../page-source.ts'

/** What the shop sells now, as the server knows it. */
export const loadProducts = async ({ context }: LoaderFunctionArgs) => ({
  products: await context.get(pageSource).products(),
})

/** The same for those who come from another page, which does not wait for it; nothing where it cannot be had. */
export const fetchProducts = ({ serverLoader }: ClientLoaderFunctionArgs) => ({
  products: serverLoader<typeof loadProducts>().then(
    ({ products }): readonly ShopProduct[] | undefined => products,
    () => undefined,
  ),
})

/** What the page has of them: all, all that are on their way, or nothing where they could not be had. */
export type ArrivingProducts = {
  products: readonly ShopProduct[] | Promise<readonly ShopProduct[] | undefined> | undefined
}
