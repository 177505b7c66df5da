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
  [{ code: 'EROFS', syscall: 'access' }, /^DATA_DIR must be a folder/],
  [{ code: '25006' }, /^DATABASE_URL names .* only be read/],
  [{ code: '42501' }, /^DATABASE_URL names a user that may not/],
  [{ code: '57P03' }, /^DATABASE_URL names .* still starting/],
  [{ code: 'XX002' }, /^DATABASE_URL names a database that is damaged/],
])('%o stops the start with one sentence that names the setting', (fields, sentence) => {
  for (const failure of [fault(fields), fault({ cause: fault(fields) })])
    expect(explainFailedStart(failure, settings)).toMatch(sentence)
})

test('an embedded database that is damaged is named with the way to put a backup back', () => {
  expect(explainFailedStart(fault({ code: '58P01' }), { DATA_DIR: '/srv/rumi' })).toMatch(
    /^DATA_DIR \/srv\/rumi holds a database that is damaged; .*npm run restore/,
  )
})

test('a file that the address of the database names is not one of the data folder', () => {
  const DATABASE_URL = 'postgres://casa@db/rumi?sslrootcert=/etc/casa.pem'
  const failure = fault({ code: 'ENOENT', syscall: 'open', path: '/etc/casa.pem' })
  expect(explainFailedStart(failure, { ...settings, DATABASE_URL })).toMatch(/^DATABASE_URL names a file/)
})

test('a server that is silent is one that does not answer', () => {
  const failure = fault({ cause: fault({}, 'timeout exceeded when trying to connect') })
  expect(explainFailedStart(failure, settings)).toMatch(/^DATABASE_URL .* does not answer/)
})

test('repeats plain messages, and reports our own faults in full', () => {
  expect(explainFailedStart(new WrongSetting('PORT must be a number.'), settings)).toBe(
    'PORT must be a number.',
  )
  const ours = fault({ code: '42P01' })
  expect(explainFailedStart(ours, settings)).toBe(ours)
})
