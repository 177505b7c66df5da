import { expect, test } from 'vitest'
import { createSharing } from './share-waiting.ts'

/** A query that starts and ends on demand. */
function questions() {
  const share = createSharing<string>()
  const requested: { begin: () => void; end: (answer: string) => void; refuse: (why: Error) => void }[] = []
  const request = (key: string) =>
    share(key, (begin) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      requested.push({ begin, end: resolve, refuse: reject })
      return promise
    })
  return { request, requested }
}

test('concurrent callers with one key share a call', async () => {
  const { request, requested } = questions()
  const answers = [request('a month'), request('a month'), request('another')]
  expect(requested).toHaveLength(2)
  requested[0]!.end('one')
  requested[1]!.end('two')
  expect(await Promise.all(answers)).toEqual(['one', 'one', 'two'])
})

test('returns current data to a request made after work began', async () => {
  const { request, requested } = questions()
  const early = request('a month')
  requested[0]!.begin()
  const late = request('a month')
  expect(requested).toHaveLength(2)
  requested[0]!.end('before')
  requested[1]!.end('after')
  expect(await Promise.all([early, late])).toEqual(['before', 'after'])
})

test('each caller retries after a shared call was rejected', async () => {
  const { request, requested } = questions()
  const first = request('a month')
  const second = request('a month')
  requested[0]!.refuse(new Error('they hung up'))
  await expect(first).rejects.toThrow('they hung up')
  expect(requested).toHaveLength(2)
  requested[1]!.end('one')
  expect(await second).toBe('one')
})

test('a call that starts later is not shared', async () => {
  const share = createSharing<number>()
  let requested = 0
  const request = () =>
    share('a month', async (begins) => {
      begins()
      return (requested += 1)
    })
  expect(await Promise.all([request(), request()])).toEqual([1, 2])
})
