import { DrizzleQueryError } from 'drizzle-orm'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { loggerFor } from './logger.ts'

function logged(err: unknown): string {
  let lines = ''
  const paper = new Writable({ write: (line, _encoding, done) => ((lines += String(line)), done()) })
  pino(loggerFor('info') || {}, paper).error({ err }, 'unexpected failure')
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
    expect(line).toContain('without-values.test.ts')
    expect(line).not.toMatch(/Canela|Ruiz|casa|Key \(ana\)/)
  }
})

test('another failure is told whole', () => {
  const line = logged(new TypeError('x is not a function', { cause: new Error('since y was asked') }))
  expect(line).toContain('x is not a function')
  expect(line).toContain('since y was asked')
})
