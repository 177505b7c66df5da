import { expect, test } from 'vitest'
import { gatherMessages } from './gather-messages.ts'

/** An engine that notes what it is handed at once. */
function openEngine() {
  const handed: string[] = []
  const execute = gatherMessages(async (message: Uint8Array) => {
    handed.push(Buffer.from(message).toString())
  })
  const send = async (...messages: string[]) => {
    for (const message of messages) await execute(Buffer.from(message))
  }
  return { handed, send }
}

test('a statement is handed over whole, with its synchronisation', async () => {
  const { handed, send } = openEngine()
  await send('P1', 'B1', 'D1', 'E1')
  expect(handed).toEqual([])
  await send('S1', 'B2', 'E2', 'S2')
  expect(handed).toEqual(['P1B1D1E1S1', 'B2E2S2'])
})

test('a simple query is handed over as it comes', async () => {
  const { handed, send } = openEngine()
  await send('Qbegin')
  expect(handed).toEqual(['Qbegin'])
})

test('what a connection left unfinished does not reach the engine with the next one', async () => {
  const { handed, send } = openEngine()
  await send('P1', 'B1', '\0startup', 'B2', 'S2')
  expect(handed).toEqual(['\0startup', 'B2S2'])
})
