import { DrizzleQueryError } from 'drizzle-orm'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { loggerFor } from '../logging/logger.ts'

function logged(err: unknown): string {
  let lines = ''
  const lineCollector = new Writable({ write: (line, _encoding, done) => ((lines += String(line)), done()) })
  pino(loggerFor('info') || {}, lineCollector).error({ err }, 'unexpected failure')
  return lines
}

const fault = Object.assign(new Error('column "nombre" does not exist'), {
  code: '42703',
  detail: 'Key (ana)',
})
const failed = () =>
  new DrizzleQueryError(
    'insert into dogs (name, vet) values ($1, $2)',
    ['Canela\n    at casa', 'Dra. Ruiz'],
    fault,
  )

test('the log says which query failed and why, and nothing of whom it was about', () => {
  for (const error of [failed(), new Error('no booking', { cause: failed() })]) {
    const line = logged(error)
    expect(line).toContain('insert into dogs (name, vet) values ($1, $2)')
    expect(line).toContain('column \\"nombre\\" does not exist')
    expect(line).toContain('42703')
    expect(line).toContain('redact-params.test.ts')
    expect(line).not.toMatch(/Canela|Ruiz|casa|Key \(ana\)/)
  }
})

test('logs a database fault without the row and the value that it repeats', () => {
  const fromDatabase = (message: string, code: string, more: object = {}) =>
    Object.assign(new Error(message), { name: 'error', severity: 'ERROR', code, ...more })
  const row = fromDatabase(
    'new row for relation "dogs" violates check constraint "dogs_have_a_name"',
    '23514',
    {
      detail: 'Failing row contains (1, Canela, Dra. Ruiz).',
      where: 'PL/pgSQL function about(Canela)',
      internalQuery: "select 'Canela'",
      constraint: 'dogs_have_a_name',
    },
  )
  for (const error of [row, new Error('no dog', { cause: row })]) {
    const line = logged(error)
    expect(line).toContain('dogs_have_a_name')
    expect(line).toContain('redact-params.test.ts')
    expect(line).not.toMatch(/Canela|Ruiz/)
  }
  const value = logged(fromDatabase('invalid input syntax for type uuid: "Canela"', '22P02'))
  expect(value).toContain('invalid input syntax for type uuid')
  expect(value).not.toContain('Canela')
})

test('logs another failure in full', () => {
  const line = logged(new TypeError('x is not a function', { cause: new Error('since y was asked') }))
  expect(line).toContain('x is not a function')
  expect(line).toContain('since y was asked')
})
