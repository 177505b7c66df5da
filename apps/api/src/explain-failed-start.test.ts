import { expect, test } from 'vitest'
import { WrongSetting } from './config.ts'
import { explainFailedStart } from './explain-failed-start.ts'

const fault = (fields: object, message = 'failed') => Object.assign(new Error(message), fields)
const settings = { DATABASE_URL: 'postgres://casa@db/rumi', DATA_DIR: '/srv/rumi', HOST: 'nadie' }

test.each([
  [{ code: 'EADDRINUSE', syscall: 'listen' }, /^PORT is taken/],
  [{ code: 'EACCES', syscall: 'listen' }, /^PORT is one that only/],
  [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, /^HOST is no address/],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nadie' }, /^HOST must be .* not "nadie"\.$/],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db' }, /^DATABASE_URL names .* nobody knows/],
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, /^DATABASE_URL names .* does not answer/],
  [{ code: '28P01' }, /^DATABASE_URL names a user or a password/],
  [{ code: '3D000' }, /^DATABASE_URL names a database/],
  [{ code: 'ENOTDIR', syscall: 'mkdir' }, /^DATA_DIR must be a folder .* not "\/srv\/rumi"\.$/],
  [{ code: 'EACCES', syscall: 'mkdir' }, /^DATA_DIR must be a folder/],
])('%o stops the start with one sentence that names the setting', (fields, sentence) => {
  for (const failure of [fault(fields), fault({ cause: fault(fields) })])
    expect(explainFailedStart(failure, settings)).toMatch(sentence)
})

test('a server that is silent is one that does not answer', () => {
  const failure = fault({ cause: fault({}, 'timeout exceeded when trying to connect') })
  expect(explainFailedStart(failure, settings)).toMatch(/^DATABASE_URL .* does not answer/)
})

test('what speaks for itself is repeated, and a fault of ours is told whole', () => {
  expect(explainFailedStart(new WrongSetting('PORT must be a number.'), settings)).toBe(
    'PORT must be a number.',
  )
  const ours = fault({ code: '42P01' })
  expect(explainFailedStart(ours, settings)).toBe(ours)
})
