import { addDays, addYears } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/system/open-test-server.ts'
import { today } from '../http/clock.ts'

let server: TestServer
let rumiId: string
beforeAll(async () => {
  server = await openTestServer()
  rumiId = (await server.ask('ana', 'GET', '/api/rumis')).body.data.rumis[0]._id
})
afterAll(() => server.close())

async function keep(medicalRecord: object) {
  const { body } = await server.ask('marta', 'POST', '/api/medical-records', { rumiId, ...medicalRecord })
  return body.data.medicalRecord
}
async function correct(id: string, changes: object) {
  const { body } = await server.ask('marta', 'PATCH', `/api/medical-records/${id}`, changes)
  return body.data.medicalRecord
}

const vaccine = { kind: 'vaccine', product: 'Rabia' }

test('a medical record on which no last day is written has the usual one of its kind', async () => {
  const appliedOn = addDays(today(), -10)
  expect((await keep({ ...vaccine, appliedOn })).expiresOn).toBe(addYears(appliedOn, 1))
  expect((await keep({ kind: 'deworming-internal', appliedOn })).expiresOn).toBe(addDays(appliedOn, 90))
  expect((await keep({ kind: 'deworming-external', appliedOn })).expiresOn).toBe(addDays(appliedOn, 30))
  expect((await keep({ kind: 'evaluation', appliedOn, result: 'passed' })).expiresOn).toBeNull()
  const written = addDays(appliedOn, 200)
  expect((await keep({ ...vaccine, appliedOn, expiresOn: written })).expiresOn).toBe(written)
})

test('the usual last day goes with the day of the dose, one that was written stays', async () => {
  const [appliedOn, corrected] = [addDays(today(), -10), addDays(today(), -40)]
  const usual = await keep({ ...vaccine, appliedOn })
  expect((await correct(usual._id, { appliedOn: corrected })).expiresOn).toBe(addYears(corrected, 1))
  const written = await keep({ ...vaccine, appliedOn, expiresOn: addDays(appliedOn, 200) })
  expect((await correct(written._id, { appliedOn: corrected })).expiresOn).toBe(addDays(appliedOn, 200))
  expect((await correct(written._id, { expiresOn: null })).expiresOn).toBe(addYears(corrected, 1))
})

test('an evaluation that was written down as approved in any word is passed', async () => {
  const appliedOn = addDays(today(), -10)
  for (const result of ['passed', 'Aprobada', 'approved', ' apto '])
    expect((await keep({ kind: 'evaluation', appliedOn, result })).result).toBe('passed')
  expect((await keep({ kind: 'evaluation', appliedOn, result: 'No aprobada' })).result).toBe('failed')
  expect((await keep({ kind: 'incident', appliedOn, result: 'apto' })).result).toBe('apto')
})

test('a dose is of a day between the birth of its dog and today, and does not end before it', async () => {
  const refused = (path: string) => ({ status: 422, body: { code: 'breaks-a-rule', issues: [{ path }] } })
  const write = (changes: object) =>
    server.ask('marta', 'POST', '/api/medical-records', { rumiId, ...vaccine, ...changes })
  expect(await write({ appliedOn: addDays(today(), 1) })).toMatchObject(refused('appliedOn'))
  expect(await write({ appliedOn: '1990-01-01' })).toMatchObject(refused('appliedOn'))
  const reversed = { appliedOn: addDays(today(), -10), expiresOn: addDays(today(), -11) }
  expect(await write(reversed)).toMatchObject(refused('expiresOn'))
  expect((await write({ appliedOn: today(), expiresOn: today() })).status).toBe(201)
})

test('a dog is not born in the future', async () => {
  const birthDate = addDays(today(), 1)
  const dog = { name: 'Adelantado', sex: 'macho', birthDate }
  const refused = { status: 422, body: { issues: [{ path: 'birthDate' }] } }
  expect(await server.ask('ana', 'POST', '/api/rumis', dog)).toMatchObject(refused)
  expect(await server.ask('ana', 'PATCH', `/api/rumis/${rumiId}`, { birthDate })).toMatchObject(refused)
})

test('what the house alone records, as an evaluation, no owner writes down', async () => {
  const appliedOn = addDays(today(), -1)
  for (const kind of ['evaluation', 'incident'])
    expect(
      await server.ask('ana', 'POST', '/api/medical-records', { rumiId, kind, appliedOn, result: 'passed' }),
      kind,
    ).toMatchObject({ status: 403, body: { code: 'not-your-role' } })
})
