import { expect, test } from 'vitest'
import { createSharing } from './share-waiting.ts'

/** A query that starts and ends on demand. */
function questions() {
  const share = createSharing<string>()
  const asked: { begin: () => void; end: (answer: string) => void; refuse: (why: Error) => void }[] = []
  const ask = (key: string) =>
    share(key, (begin) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      asked.push({ begin, end: resolve, refuse: reject })
      return promise
    })
  return { ask, asked }
}

test('what waits for its turn is asked once for all who ask the same', async () => {
  const { ask, asked } = questions()
  const answers = [ask('a month'), ask('a month'), ask('another')]
  expect(asked).toHaveLength(2)
  asked[0]!.end('one')
  asked[1]!.end('two')
  expect(await Promise.all(answers)).toEqual(['one', 'one', 'two'])
})

test('returns current data to a request made after work began', async () => {
  const { ask, asked } = questions()
  const early = ask('a month')
  asked[0]!.begin()
  const late = ask('a month')
  expect(asked).toHaveLength(2)
  asked[0]!.end('before')
  asked[1]!.end('after')
  expect(await Promise.all([early, late])).toEqual(['before', 'after'])
})

test('who shares what is refused asks for their own', async () => {
  const { ask, asked } = questions()
  const first = ask('a month')
  const second = ask('a month')
  asked[0]!.refuse(new Error('they hung up'))
  await expect(first).rejects.toThrow('they hung up')
  expect(asked).toHaveLength(2)
  asked[1]!.end('one')
  expect(await second).toBe('one')
})

test('what begins at once is nobody else’s answer', async () => {
  const share = createSharing<number>()
  let asked = 0
  const ask = () =>
    share('a month', async (begins) => {
      begins()
      return (asked += 1)
    })
  expect(await Promise.all([ask(), ask()])).toEqual([1, 2])
})
