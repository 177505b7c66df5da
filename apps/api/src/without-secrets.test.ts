import { expect, test } from 'vitest'
import { explainFailedStart, wordsOfFailure } from './explain-failed-start.ts'
import { hideSecrets } from './without-secrets.ts'

const env = {
  DATABASE_URL: 'postgres://casa:se%23creto-1@db/rumi?sslpassword=otro-2',
  SMTP_URL: 'smtp://casa:correo-3@mail.casa.mx',
  S3_SECRET_ACCESS_KEY: 'llave-4',
  FACTURAPI_KEY: 'sk_live_5',
  DATA_DIR: '/srv/rumi',
}

test('removes passwords and keys of the settings from messages, however spelled', () => {
  const text = 'casa se%23creto-1 se#creto-1 otro-2 correo-3 llave-4 sk_live_5 /srv/rumi'
  expect(hideSecrets(text, env)).toBe('casa … … … … … … /srv/rumi')
})

test('reports an unforeseen fault by its root, without statement values and secrets', () => {
  const root = new Error(`cannot reach ${env.DATABASE_URL}`)
  const failure = new Error("Failed query: insert … params: 'argon2-of-somebody'", { cause: root })
  expect(explainFailedStart(failure, env)).toBe(failure)
  const words = wordsOfFailure(failure, env)
  expect(words).toMatch(/^Error: cannot reach postgres:\/\/casa:…@db\/rumi\?sslpassword=…/)
  expect(words).not.toMatch(/argon2-of-somebody|creto-1|otro-2/)
})
