import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { Overloaded } from '../refused.ts'

/** Tasks that end on demand, with the order in which they started. */
function tasksOf(pass: ReturnType<typeof createConcurrencyLimit>) {
  const running: { name: string; end: () => void }[] = []
  const begun: string[] = []
  const request = (client: string) =>
    pass(
      () =>
        new Promise<void>((end) => {
          begun.push(client)
          running.push({ name: client, end })
        }),
      client,
    )
  const endFirst = async () => {
    running.shift()?.end()
    await new Promise(setImmediate)
  }
  return { request, begun, running, endFirst }
}

test('clients take turns: many requests of one client queue behind each other', async () => {
  const { request, begun, endFirst } = tasksOf(createConcurrencyLimit({ atOnce: 2, waiting: 50 }))
  const requested = [
    ...Array.from({ length: 20 }, () => request('greedy')),
    request('ana'),
    request('luis'),
    request('ana'),
  ]
  for (let turn = 0; turn < 4; turn += 1) await endFirst()
  expect(begun.slice(0, 6)).toEqual(['greedy', 'greedy', 'greedy', 'ana', 'luis', 'greedy'])
  while (begun.length < 23) await endFirst()
  await endFirst()
  await endFirst()
  await Promise.all(requested)
})

test('one client can neither take all places nor fill the queue', async () => {
  const { request, running, begun, endFirst } = tasksOf(
    createConcurrencyLimit({ atOnce: 3, eachAtOnce: 1, waiting: 10, eachWaiting: 4 }),
  )
  const greedy = Array.from({ length: 5 }, () => request('greedy'))
  await expect(request('greedy')).rejects.toEqual(new Overloaded())
  expect(running).toHaveLength(1)
  const others = [request('ana'), request('luis')]
  expect(begun).toEqual(['greedy', 'ana', 'luis'])
  while (begun.length < 7) await endFirst()
  await endFirst()
  await Promise.all([...greedy, ...others])
})

test('one client has all places while it is alone, and leaves them to others as they come', async () => {
  const { request, begun, running, endFirst } = tasksOf(
    createConcurrencyLimit({ atOnce: 4, eachAtOnce: 1, aloneAtOnce: 4, waiting: 50 }),
  )
  const greedy = Array.from({ length: 8 }, () => request('greedy'))
  expect(running).toHaveLength(4)
  const others = [request('ana'), request('luis'), request('marta')]
  for (let turn = 0; turn < 4; turn += 1) await endFirst()
  expect(begun.slice(4)).toEqual(['ana', 'luis', 'marta', 'greedy'])
  while (begun.length < 11) await endFirst()
  while (running.length > 0) await endFirst()
  await Promise.all([...greedy, ...others])
})

test('rejects a client that waited too long and frees its place', async () => {
  const { request, begun, endFirst } = tasksOf(
    createConcurrencyLimit({ atOnce: 1, waiting: 1, longestWaitMs: 20 }),
  )
  const first = request('ana')
  await expect(request('luis')).rejects.toEqual(new Overloaded())
  const second = request('luis')
  await endFirst()
  await endFirst()
  await Promise.all([first, second])
  expect(begun).toEqual(['ana', 'luis'])
})

test('with rests, a client gets at most half of the time and the others continue', async () => {
  const pass = createConcurrencyLimit({ atOnce: 1, waiting: 9, rests: true })
  const began = performance.now()
  const times: [string, number][] = []
  const work = (name: string) =>
    pass(async () => {
      times.push([name, performance.now() - began])
      await new Promise((done) => setTimeout(done, 60))
    }, name)
  await Promise.all([work('greedy'), work('greedy'), work('ana')])
  const [first, second, third] = times
  expect([first![0], second![0], third![0]]).toEqual(['greedy', 'ana', 'greedy'])
  const alone = performance.now()
  await Promise.all([work('luis'), work('luis')])
  expect(performance.now() - alone).toBeGreaterThan(170)
})
