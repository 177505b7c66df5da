import { addDays } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { eventsDelivered } from '../../support/bookings/events-delivered.ts'
import { sendImport } from '../../support/requests/import-file.ts'
import { openNetwork, type Network } from '../../support/requests/open-network.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let network: Network
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  network = await openNetwork(server)
  await send('clients', 'Owner ID,First Name,Last Name,Email\no-1,Papeles,Sol,papeles@correo.mx\n')
  await send(
    'dogs',
    'Animal ID,Owner ID,Animal Name,Species,Gender,Birthday\na-1,o-1,Nube,Dog,Female,2021-04-25\na-2,o-1,Trueno,Dog,Male,2020-01-15\n',
  )
})
afterAll(() => server.close())

const sql = async (text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows
/** Number of notifications, once every event was delivered. */
async function notified(): Promise<number> {
  await eventsDelivered(server.database.pool)
  return (await sql('select count(*)::int as n from notifications'))[0].n
}
const send = async (kind: string, table: string, how = {}) =>
  (await sendImport(network, kind, table, how)).import
const undo = async (id: string) =>
  (await network.request('admin', { method: 'DELETE', path: `/api/imports/${id}` })).body.data
const recordsOf = (dog: string) =>
  sql(
    `select r.kind, r.product, r.applied_on::text as applied, r.expires_on::text as expires, r.verified_by as by, r.notes
     from medical_records r join dogs d on d.id = r.dog_id join users u on u.id = d.owner_id
     where d.name = $1 and u.email = 'papeles@correo.mx' order by r.product`,
    [dog],
  )

test('reads records with the columns of Gingr, which has the last day alone, and adds them once', async () => {
  const table =
    'Animal ID,Animal,Owner,Immunization Type,Expiration Date\n' +
    'a-1,Nube,Sol,Rabies (3 yr),06/30/2027\na-1,Nube,Sol,DHPP,04/25/2027\na-1,Nube,Sol,Canine Bordetella,05/20/2027\n'
  expect(await send('medicalRecords', table, { dryRun: true })).toMatchObject({
    created: 3,
    faulty: 0,
    mapping: { dog: 0, dogName: 1, product: 3, expiresOn: 4 },
  })
  expect(await recordsOf('Nube')).toEqual([])
  const before = await notified()
  expect(await send('medicalRecords', table)).toMatchObject({ created: 3, faulty: 0 })
  expect(await send('medicalRecords', table)).toMatchObject({ id: null, created: 0, known: 3 })
  expect(await recordsOf('Nube')).toEqual([
    expect.objectContaining({ product: 'Bordetella', expires: '2027-05-20' }),
    expect.objectContaining({
      product: 'Moquillo, hepatitis, parainfluenza y parvovirus',
      expires: '2027-04-25',
    }),
    {
      kind: 'vaccine',
      product: 'Rabia',
      applied: expect.stringMatching(/^2026-06-30$/),
      expires: '2027-06-30',
      by: null,
      notes: expect.stringContaining('calculada'),
    },
  ])
  expect(await notified()).toBe(before)
})

test('finds a dog by its owner and its name, with the columns of MoeGo', async () => {
  const table =
    'Client email,Pet name,Vaccination,Vaccination date,Expiration date\n' +
    'papeles@correo.mx,trueno,Rabies,2026-03-01,2027-03-01\nnadie@correo.mx,Trueno,Rabies,2026-03-01,\n'
  expect(await send('medicalRecords', table)).toMatchObject({
    created: 1,
    faulty: 1,
    faults: [{ line: 3, field: 'dogName', message: expect.stringContaining('No encontramos a su perro') }],
  })
  expect(await recordsOf('Trueno')).toEqual([
    expect.objectContaining({ product: 'Rabia', applied: '2026-03-01', expires: '2027-03-01', notes: '' }),
  ])
})

test('a record is verified only where its row names a member of the team', async () => {
  const table =
    'id perro,tipo,vacuna,fecha de aplicacion,verificado por\n' +
    'a-2,vacuna,Bordetella,2026-02-01,MARTA@demo.rumi.mx\n' +
    'a-2,desparasitación interna,Drontal,2026-02-02,Dra. Juárez\n' +
    'a-2,desparasitación externa,Nexgard,2026-02-03,ana@demo.rumi.mx\n'
  expect(await send('medicalRecords', table)).toMatchObject({ created: 3, faulty: 0 })
  const [bordetella, drontal, nexgard] = (await recordsOf('Trueno')).filter(
    ({ product }) => product !== 'Rabia',
  )
  expect(bordetella).toMatchObject({ by: server.ids.marta, notes: '' })
  expect(drontal).toMatchObject({
    kind: 'deworming-internal',
    by: null,
    notes: expect.stringContaining('Dra. Juárez'),
  })
  // A client verifies nothing.
  expect(nexgard).toMatchObject({ kind: 'deworming-external', by: null })
})

test('a row that is no proof of a dose stays out, with its reason', async () => {
  const table =
    'Animal ID,Immunization Type,Administered Date,Expiration Date\n' +
    `a-1,Rabies - exempt,2026-01-01,\na-1,Parvovirus,,\na-1,Parvovirus,32/13/2026,\na-1,Parvovirus,${addDays(today(), 2)},\n` +
    'a-1,Parvovirus,2019-01-01,\na-1,,2026-01-01,\n'
  const { created, faults } = await send('medicalRecords', table)
  expect(created).toBe(0)
  expect(faults.map(({ message }: { message: string }) => message)).toEqual([
    expect.stringContaining('no dice que se aplicó'),
    expect.stringContaining('Le falta la fecha'),
    expect.stringContaining('No entendimos la fecha'),
    expect.stringContaining('en el futuro'),
    expect.stringContaining('anterior a su nacimiento'),
    expect.stringContaining('qué vacuna'),
  ])
})

test('undo removes records that are not verified since and that no upcoming booking relies on', async () => {
  const table =
    'Animal ID,Immunization Type,Expiration Date\na-1,Leptospira,2027-01-31\na-1,Puppy,2027-01-31\na-2,Puppy,2027-01-31\n'
  const { id } = await send('medicalRecords', table)
  const [{ record }] = await sql(
    `select r.id as record from medical_records r join dogs d on d.id = r.dog_id where d.name = 'Nube' and r.product = 'Puppy' and r.expires_on = '2027-01-31'`,
  )
  const verified = await network.request('marta', {
    method: 'PATCH',
    path: `/api/medical-records/${record}`,
    body: { verified: true },
  })
  expect(verified.status).toBe(200)
  await sql(
    `with dog as (select d.id, d.owner_id from dogs d join users u on u.id = d.owner_id where d.name = 'Trueno' and u.email = 'papeles@correo.mx'),
       booked as (insert into bookings (client_id, service_id, start_day, end_day, total_centavos)
         select owner_id, (select id from services where type = 'Guardería' limit 1), $1::date, $1::date, 100 from dog returning id)
     insert into booking_dogs (booking_id, dog_id, owner_id) select booked.id, dog.id, dog.owner_id from booked, dog`,
    [nextOpenDay('Guardería', 20)],
  )
  expect(await undo(id)).toEqual({
    removed: 1,
    hasMore: false,
    leftOver: 2,
    left: [
      { name: 'Nube: Puppy', reason: 'changed' },
      { name: 'Trueno: Puppy', reason: 'used' },
    ],
  })
})
