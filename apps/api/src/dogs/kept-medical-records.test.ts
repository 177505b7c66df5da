import { addDays, addYears } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { today } from '../http/clock.ts'

let server: TestServer
let rumiId: string
beforeAll(async () => {
  server = await openTestServer()
  rumiId = (await server.request('ana', 'GET', '/api/rumis')).body.data.rumis[0]._id
})
afterAll(() => server.close())

async function keep(medicalRecord: object) {
  const { body } = await server.request('marta', 'POST', '/api/medical-records', { rumiId, ...medicalRecord })
  return body.data.medicalRecord
}
async function correct(id: string, changes: object) {
  const { body } = await server.request('marta', 'PATCH', `/api/medical-records/${id}`, changes)
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
    server.request('marta', 'POST', '/api/medical-records', { rumiId, ...vaccine, ...changes })
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
  expect(await server.request('ana', 'POST', '/api/rumis', dog)).toMatchObject(refused)
  expect(await server.request('ana', 'PATCH', `/api/rumis/${rumiId}`, { birthDate })).toMatchObject(refused)
})

test('rejects an evaluation that an owner records', async () => {
  const appliedOn = addDays(today(), -1)
  for (const kind of ['evaluation', 'incident'])
    expect(
      await server.request('ana', 'POST', '/api/medical-records', {
        rumiId,
        kind,
        appliedOn,
        result: 'passed',
      }),
      kind,
    ).toMatchObject({ status: 403, body: { code: 'not-your-role' } })
})

test('a birth date after what was applied to the dog is refused, as a record before its birth is', async () => {
  const bornId = await dogBorn('Al revés', '2022-03-01')
  const applied = { rumiId: bornId, kind: 'vaccine', product: 'Rabia', appliedOn: '2022-06-15' }
  expect((await server.request('ana', 'POST', '/api/medical-records', applied)).status).toBe(201)
  const born = (birthDate: string) => server.request('ana', 'PATCH', `/api/rumis/${bornId}`, { birthDate })
  expect(await born('2022-06-16')).toMatchObject({
    status: 422,
    body: {
      issues: [{ path: 'birthDate' }],
      message: expect.stringMatching(
        /^Nació antes: su vacuna antirrábica se aplicó el .*15 de junio de 2022/,
      ),
    },
  })
  expect((await born('2022-06-15')).status).toBe(200)
  const early = { ...applied, appliedOn: '2022-06-14' }
  expect(await server.request('ana', 'POST', '/api/medical-records', early)).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'appliedOn' }] },
  })
})

test('no dog is written down as older than dogs get, and one that was is changed in everything else', async () => {
  const tooOld = { name: 'Matusalén', sex: 'macho', birthDate: addDays(today(), -36 * 366) }
  const refused = { status: 422, body: { issues: [{ path: 'birthDate' }] } }
  expect(await server.request('ana', 'POST', '/api/rumis', tooOld)).toMatchObject(refused)
  const bornId = await dogBorn('Viejito', addDays(today(), -29 * 365))
  const path = `/api/rumis/${bornId}`
  expect(await server.request('ana', 'PATCH', path, { birthDate: tooOld.birthDate })).toMatchObject(refused)
  await server.database.pool.query('update dogs set birth_date = $2 where id = $1', [
    bornId,
    tooOld.birthDate,
  ])
  expect((await server.request('ana', 'PATCH', path, { ...tooOld, color: 'Canoso' })).status).toBe(200)
})

async function dogBorn(name: string, birthDate: string) {
  const { status, body } = await server.request('ana', 'POST', '/api/rumis', {
    name,
    sex: 'hembra',
    birthDate,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.rumi._id as string
}
