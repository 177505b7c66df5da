import { expect, test } from 'vitest'
import { office } from '../index.ts'
import { answer, refuse, storeAndServer } from '../testing/scripted-server.ts'

test('retries or drops a dead letter by its id', async () => {
  const { store, server } = storeAndServer()
  server.on('POST /deadLetters/x/retry', answer(204))
  server.on('DELETE /deadLetters/x', answer(204))
  await store.dispatch(office.retryDeadLetter('x')).unwrap()
  await store.dispatch(office.dropDeadLetter('x')).unwrap()
  expect(server.heard.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /deadLetters/x/retry',
    'DELETE /deadLetters/x',
  ])
})

test('rejects an already settled payment with its code', async () => {
  const { store, server } = storeAndServer()
  server.on('DELETE /deadLetters/x', refuse(404, 'No encontramos lo que buscas.', 'not-found'))
  const action = await store.dispatch(office.dropDeadLetter('x'))
  expect(action.meta).toMatchObject({ requestStatus: 'rejected', httpStatus: 404, code: 'not-found' })
})

test('ends the sessions of a user by their id', async () => {
  const { store, server } = storeAndServer()
  server.on('DELETE /users/u/sessions', answer(204))
  await store.dispatch(office.endSessionsOf('u')).unwrap()
  expect(server.last().path).toBe('/users/u/sessions')
})
