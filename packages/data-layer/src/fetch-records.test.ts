import { resources } from '@rumi/contract'
import { expect, test } from 'vitest'
import { fetchEveryRecord, fetchRecords } from './index.ts'
import { answer, storeAndServer } from './testing/scripted-server.ts'

const page = (names: string[], nextCursor?: string) =>
  answer(200, {
    data: { rumis: names.map((name) => ({ _id: name, name })) },
    ...(nextCursor && { nextCursor }),
  })

test('a page beside the store is asked for by its own words and leaves the list as it is', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', page(['Canela'], 'c1'))
  const found = await store.dispatch(fetchRecords(resources.dogs, { search: 'can', sort: 'name', limit: 5 }))
  expect(found).toMatchObject({ items: [{ name: 'Canela' }], nextCursor: 'c1' })
  expect(server.last().path).toBe('/rumis?search=can&sort=name&limit=5')
  expect(store.getState().dogs).toMatchObject({ items: [], status: 'idle' })
})

test('all that a question finds is fetched, page behind page', async () => {
  const { store, server } = storeAndServer()
  server.on('GET /rumis', page(['Canela'], 'c1'), page(['Frijol']))
  const found = await store.dispatch(fetchEveryRecord(resources.dogs, { ids: 'a,b' }))
  expect(found.map(({ name }) => name)).toEqual(['Canela', 'Frijol'])
  expect(server.heard.map(({ path }) => path)).toEqual([
    '/rumis?ids=a%2Cb&limit=200',
    '/rumis?ids=a%2Cb&limit=200&cursor=c1',
  ])
})
