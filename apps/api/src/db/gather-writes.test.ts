import { Writable } from 'node:stream'
import type { ClientBase } from 'pg'
import { expect, test } from 'vitest'
import { gatherWrites } from './gather-writes.ts'

/** A connection as the driver writes to it, with what left in each write. */
function openConnection() {
  const writes: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      writes.push(String(chunk))
      done()
    },
    writev(chunks, done) {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(''))
      done()
    },
  })
  gatherWrites({ connection: { stream } } as unknown as ClientBase)
  /** As the driver does with every statement. */
  const send = (statement: string) => {
    stream.cork()
    for (const part of statement) stream.write(part)
    stream.uncork()
  }
  return { send, writes }
}

const turn = () => new Promise((done) => setImmediate(done))

test('what is asked in one turn leaves in one write, in its order', async () => {
  const { send, writes } = openConnection()
  send('begin')
  await Promise.resolve()
  send('select')
  expect(writes).toEqual([])
  await turn()
  expect(writes).toEqual(['beginselect'])
})

test('what is asked in another turn leaves in another write', async () => {
  const { send, writes } = openConnection()
  send('one')
  await turn()
  send('two')
  await turn()
  expect(writes).toEqual(['one', 'two'])
})
