import type { ShopProduct } from '@rumi/contract'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { pageSource } from '../page-source.ts'

/** Loads the products on sale. */
export const loadProducts = async ({ context }: LoaderFunctionArgs) => ({
  products: await context.get(pageSource).products(),
})

/** The same for a client-side navigation, without waiting; undefined on failure. */
export const fetchProducts = ({ serverLoader }: ClientLoaderFunctionArgs) => ({
  products: serverLoader<typeof loadProducts>().then(
    ({ products }): readonly ShopProduct[] | undefined => products,
    () => undefined,
  ),
})

/** Loader data: the products, their promise, or undefined on failure. */
export type ArrivingProducts = {
  products: readonly ShopProduct[] | Promise<readonly ShopProduct[] | undefined> | undefined
}
