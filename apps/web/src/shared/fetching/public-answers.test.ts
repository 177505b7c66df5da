import { booking, onlineCalls, resources } from '@rumi/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchProductsOnSale, publicAnswerPaths } from './public-answers.ts'

afterEach(() => vi.unstubAllGlobals())

test('requests public paths of the contract, which require no session', () => {
  expect(publicAnswerPaths).toEqual({
    catalog: booking.catalog.path,
    ways: onlineCalls.ways.path,
    products: resources.products.path,
  })
  expect([booking.catalog.access, onlineCalls.ways.access, resources.products.verbs.list.access]).toEqual([
    'public',
    'public',
    'public',
  ])
})

test('fetches products page by page until the end', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    const isLast = url.includes('cursor=2')
    return Response.json({
      data: { products: [{ id: isLast ? 2 : 1 }] },
      nextCursor: isLast ? null : '2',
    })
  })
  const products = await fetchProductsOnSale(new AbortController().signal)
  expect(products.map(({ id }) => id)).toEqual([1, 2])
  expect(requests).toEqual([
    '/api/products?active=true&limit=200',
    '/api/products?active=true&limit=200&cursor=2',
  ])
})
