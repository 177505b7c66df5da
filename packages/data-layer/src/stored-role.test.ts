import { expect, test } from 'vitest'
import { bootstrapped, session } from './index.ts'
import { storedRole } from './stored-role.ts'
import { memoryStorage, storageEntry } from './files/storage-format.ts'
import { ana } from './testing/records.ts'
import { answer, forbiddenStorage, storeAndServer } from './testing/scripted-server.ts'

test('public pages know the role of who is logged in without the store, until they log out', async () => {
  const storage = memoryStorage()
  expect(storedRole(storage)).toBe(null)
  const { store, server } = storeAndServer({ storage })
  await bootstrapped(store)
  server.on('POST /auth/login', answer(200, { data: { user: ana }, token: 't' }))
  await store.dispatch(session.calls.login({ email: ana.email, password: 'x' }))
  expect(storedRole(storage)).toBe(ana.role)
  server.on('POST /auth/logout', answer(204))
  await store.dispatch(session.calls.logout())
  expect(storedRole(storage)).toBe(null)
})

test.each(['{oops', 'null', '{"user":"{oops"}', '{"user":"{\\"role\\":\\"rey\\"}"}'])(
  'storage that holds %s has no user',
  (spoilt) => {
    const storage = memoryStorage()
    storage.setItem(storageEntry, spoilt)
    expect(storedRole(storage)).toBe(null)
  },
)

test('forbidden storage has no user', () => {
  expect(storedRole(forbiddenStorage)).toBe(null)
})
