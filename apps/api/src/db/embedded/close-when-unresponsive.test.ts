import { once } from 'node:events'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { closeWhenUnresponsive } from './close-when-unresponsive.ts'

const silenceMs = 50
const farLongerMs = 400

const opened: { close(): void }[] = []
afterEach(() => opened.splice(0).forEach((one) => one.close()))

/** Connection to a silent server, and whether its driver waits for a response. */
async function silentConnection() {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stream = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(stream, 'connect')
  opened.push({
    close: () => {
      for (const socket of [stream, ...sockets]) socket.destroy()
      server.close()
    },
  })
  const driver = { readyForQuery: true, connection: { stream } }
  closeWhenUnresponsive(driver as unknown as ClientBase, silenceMs)
  return driver
}

test('a connection whose server owes an answer and says nothing is ended', async () => {
  const driver = await silentConnection()
  driver.readyForQuery = false
  await expect(once(driver.connection.stream, 'close')).rejects.toThrow(
    'Connection terminated: the database server says nothing',
  )
})

test('one that nobody asked for so long stays, also where it is asked just then', async () => {
  const driver = await silentConnection()
  await once(driver.connection.stream, 'timeout')
  driver.readyForQuery = false
  await pause(farLongerMs)
  expect(driver.connection.stream.destroyed).toBe(false)
})

test('one that was idle for so long is ended all the same once it is asked and says nothing', async () => {
  const driver = await silentConnection()
  const { stream } = driver.connection
  await once(stream, 'timeout')
  await pause(1)
  driver.readyForQuery = false
  stream.write('select 1')
  await expect(once(stream, 'close')).rejects.toThrow('the database server says nothing')
})
