import { expect, test } from 'vitest'
import { fileSentences } from '../../copy/people/file-sentences.ts'
import { Refused } from '../refused.ts'
import type { misbehaveAs, Misbehaviour } from '../testing/misbehaving-worker.ts'
import { createWorkerTask } from '../worker-task.ts'

const run = createWorkerTask<typeof misbehaveAs>(new URL('../testing/misbehaving-worker.ts', import.meta.url))
const errorOf = (how: Misbehaviour) =>
  run(how).then(
    (result) => result,
    (error: unknown) => error,
  )
const tooCostly = new Refused('breaks-a-rule', { message: fileSentences.tooCostly })

test('returns what the task returns', async () => {
  expect(await run('behaves')).toBe('result')
})

test('stops a task that does not end after five seconds, while timers keep running', async () => {
  let ticks = 0
  const ticking = setInterval(() => (ticks += 1), 50)
  const began = performance.now()
  const error = await errorOf('loops')
  clearInterval(ticking)
  expect(error).toMatchObject({ code: 'breaks-a-rule', status: 422, message: tooCostly.message })
  expect(performance.now() - began).toBeGreaterThan(4_900)
  expect(ticks).toBeGreaterThan(20)
})

test('stops a task that takes more memory than its thread has', async () => {
  expect(await errorOf('hoards')).toMatchObject({ code: 'breaks-a-rule', message: tooCostly.message })
})

test('passes on the refusal of a task with its particulars', async () => {
  const refused = (await errorOf('refuses')) as Refused
  expect(refused).toBeInstanceOf(Refused)
  expect(refused.body()).toEqual({
    code: 'not-a-cfdi',
    message: fileSentences.emptyFile,
    issues: [{ path: 'file', message: 'x' }],
  })
})

test('rejects with the error of a task and where its thread ends', async () => {
  expect(await errorOf('throws')).toMatchObject({ name: 'RangeError', message: 'a fault of the parser' })
  expect(await errorOf('crashes')).toMatchObject({ message: 'the worker thread ended with code 3' })
})

test('runs a task that waits behind two that do not end', async () => {
  const looping = [errorOf('loops'), errorOf('loops')]
  expect(await run('behaves')).toBe('result')
  await Promise.all(looping)
})
