import { defaultSettings } from '@rumi/contract'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMailer } from '../mail/index.ts'
import { startMailServer } from '../mail/testing/start-mail-server.ts'
import { errorSummary } from './error-summary.ts'

test('why a mail server turned a mail away is kept as its codes, whatever it repeats of the mail', async () => {
  const words = '550 5.7.1 spam: "Canela" for Ana Ruiz ana@correo.mx 5512345678'
  const server = await startMailServer({ refusing: 1, words })
  const dataDir = await mkdtemp(join(tmpdir(), 'rumi-reason-'))
  const sendTemplate = createMailer(
    { smtpUrl: server.url, publicUrl: 'http://localhost:4600', dataDir },
    async () => defaultSettings,
  )
  const failure = await sendTemplate(
    { email: 'ana@correo.mx', name: 'Ana', lastName: 'Ruiz' },
    'verify',
    { link: 'http://x/y' },
    'an-id',
  ).catch((error: unknown) => error)
  await server.close()
  expect(errorSummary(failure)).toBe('Error: EMESSAGE 550 5.7.1 DATA')
})

test('a value that the database could not read is not repeated', () => {
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "Ana Ruiz"'), {
    severity: 'ERROR',
    code: '22P02',
  })
  expect(errorSummary(new Error('the query failed', { cause }))).toBe(
    'Error: invalid input syntax for type uuid: "…"',
  )
})
