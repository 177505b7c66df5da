import { themeColours } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tablesWorkbookBytes } from '../../../apps/api/src/workbook/index.ts'
import { sendImport } from '../../support/requests/import-file.ts'
import { openNetwork, type Network } from '../../support/requests/open-network.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let network: Network
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  network = await openNetwork(server)
})
afterAll(() => server.close())

const sql = async (text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows
const send = (kind: string, table: string | Uint8Array<ArrayBuffer>, how = {}) =>
  sendImport(network, kind, table, how)
const count = async (table: string, where: string) =>
  (await sql(`select count(*)::int as n from ${table} where ${where}`))[0].n as number

/** Owners and animals with the headings of Gingr, for one family each test. */
const owners = (name: string) =>
  `Owner ID,First Name,Last Name,Email,Cell Phone\n${name}-1,${name},Sol,${name}-1@correo.mx,5544440001\n${name}-2,${name},Luna,,55 4444 0002\n`
const animals = (name: string) =>
  `Animal ID,Owner ID,Animal Name,Species,Breed,Gender,Birthday,Weight (lbs),Fixed\n` +
  `${name}-a,${name}-1,Nube,Dog,Poodle,Female,04/25/2021,22,Yes\n${name}-b,${name}-2,Trueno,Dog,Beagle,Male,,,No\n`

test('a dry run recognises the columns and writes nothing', async () => {
  const { status, import: tried } = await send('clients', owners('Prueba'), { dryRun: true })
  expect(status).toBe(201)
  expect(tried).toMatchObject({
    id: null,
    dryRun: true,
    mapping: { externalId: 0, name: 1, lastName: 2, email: 3, phone: 4 },
    rows: 2,
    created: 2,
    known: 0,
    faulty: 0,
    faultsCsv: '',
  })
  expect(tried.sample[0]).toEqual(['Prueba-1', 'Prueba', 'Sol', 'Prueba-1@correo.mx', '5544440001'])
  expect(await count('users', `name = 'Prueba'`)).toBe(0)
  expect(await count('imports', `file_name = 'foto.png'`)).toBe(0)
})

test('clients and their dogs are imported; twice equals once', async () => {
  const before = await count('outbox', 'true')
  for (const [created, known] of [
    [2, 0],
    [0, 2],
  ]) {
    expect((await send('clients', owners('Doble'))).import).toMatchObject({ created, known, faulty: 0 })
    expect((await send('dogs', animals('Doble'))).import).toMatchObject({ created, known, faulty: 0 })
  }
  expect(
    await sql(
      `select d.name, d.breed, d.sex, d.birth_date::text as born, d.weight_kg::float as kilos, d.sterilised, d.provisional, u.last_name as owner
       from dogs d join users u on u.id = d.owner_id where u.name = 'Doble' order by 1`,
    ),
  ).toEqual([
    {
      name: 'Nube',
      breed: 'Poodle',
      sex: 'hembra',
      born: '2021-04-25',
      kilos: 9.98,
      sterilised: true,
      provisional: false,
      owner: 'Sol',
    },
    expect.objectContaining({
      name: 'Trueno',
      sex: 'macho',
      kilos: null,
      sterilised: false,
      provisional: true,
      owner: 'Luna',
    }),
  ])
  const found = await network.request('marta', { method: 'GET', path: '/api/rumis?search=Trueno' })
  expect(found.body.data.rumis).toMatchObject([{ name: 'Trueno', provisional: true, imported: true }])
  expect(await count('users', `name = 'Doble'`)).toBe(2)
  // Nobody is mailed.
  expect(await count('outbox', `payload::text like '%opened-by-desk%'`)).toBe(0)
  expect(await count('outbox', 'true')).toBe(before)
})

test('two imports of one file at the same time create each record once', async () => {
  const table = `id,nombre,telefono\n${Array.from({ length: 150 }, (_, at) => `s${at},Simul Taneo,55555${String(at).padStart(5, '0')}`).join('\n')}\n`
  const both = await Promise.all([send('clients', table), send('clients', table)])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(both.reduce((sum, { import: one }) => sum + one.created, 0)).toBe(150)
  expect(await count('users', `name = 'Simul'`)).toBe(150)
})

test('rows with errors are left out and answered as a file that is corrected and sent again', async () => {
  const table = `Nombre;Apellidos;Correo;Teléfono\nFalla;Uno;falla-uno@correo.mx;\nFalla;Dos;no-es-correo;\nFalla;Tres;;\n;Cuatro;cuatro@correo.mx;\n`
  const { import: imported } = await send('clients', table)
  expect(imported).toMatchObject({ created: 1, faulty: 3 })
  expect(imported.faults).toEqual([
    { line: 3, field: 'email', message: 'Escribe un correo como ana@correo.mx.' },
    { line: 4, field: 'email', message: expect.stringContaining('teléfono o su correo') },
    { line: 5, field: 'name', message: 'Escribe el nombre.' },
  ])
  const corrected = imported.faultsCsv
    .replace('no-es-correo', 'falla-dos@correo.mx')
    .replace('Falla,Tres,,', 'Falla,Tres,,5544440003')
  expect((await send('clients', corrected)).import).toMatchObject({ created: 2, faulty: 1 })
})

test('a client with the address of an account is that client, and one of the team is refused', async () => {
  const table = `id,nombre,correo\nlink-1,Ana,ANA@demo.rumi.mx\nlink-2,Marta,marta@demo.rumi.mx\n`
  const { import: imported } = await send('clients', table)
  expect(imported).toMatchObject({ created: 0, known: 1, faulty: 1 })
  expect(
    (
      await send(
        'dogs',
        `id,client id,pet name,sexo,nacimiento\nlink-dog,link-1,Enlazada,hembra,2022-01-05\n`,
      )
    ).import.created,
  ).toBe(1)
  const [dog] = await sql(`select owner_id from dogs where name = 'Enlazada'`)
  expect(dog.owner_id).toBe(server.ids.ana)
  // Records that were there before an import stay when it is undone.
  const undone = await network.request('admin', { method: 'DELETE', path: `/api/imports/${imported.id}` })
  expect(undone.body.data).toEqual({ removed: 0, hasMore: false, leftOver: 0, left: [] })
  expect(await count('users', `id = '${server.ids.ana}'`)).toBe(1)
})

test('products are imported with stock, and without a category get the first of the shop', async () => {
  const table = `SKU,Producto,Precio,Existencias,Código de barras\np-1,Correa importada,"1,250.50",7,750100200300\np-2,Pelota importada,80,,\np-3,Sin precio,,,\n`
  const { import: imported } = await send('products', table)
  expect(imported).toMatchObject({ created: 2, faulty: 1 })
  expect(
    await sql(
      `select name, price_centavos::int as price, stock, category from products where name like '%importada' order by 1`,
    ),
  ).toEqual([
    { name: 'Correa importada', price: 125_050, stock: 7, category: 'Juguetes' },
    { name: 'Pelota importada', price: 8_000, stock: 0, category: 'Juguetes' },
  ])
  const undone = await network.request('admin', { method: 'DELETE', path: `/api/imports/${imported.id}` })
  expect(undone.body.data).toEqual({ removed: 2, hasMore: false, leftOver: 0, left: [] })
  expect(await count('products', `name like '%importada'`)).toBe(0)
})

test('undo leaves records that were changed or used since, and lists them', async () => {
  const { import: clients } = await send('clients', `${owners('Vuelta')}Vuelta-3,Vuelta,Tierra,,5544440009\n`)
  const { import: dogs } = await send('dogs', animals('Vuelta'))
  await sql(
    `update dogs set breed = 'Mestizo', version = version + 1 where name = 'Nube' and owner_id in (select id from users where name = 'Vuelta')`,
  )
  const undo = (id: string) => network.request('admin', { method: 'DELETE', path: `/api/imports/${id}` })
  expect((await undo(dogs.id)).body.data).toEqual({
    removed: 1,
    hasMore: false,
    leftOver: 1,
    left: [{ name: 'Nube', reason: 'changed' }],
  })
  expect((await undo(clients.id)).body.data).toEqual({
    removed: 2,
    hasMore: false,
    leftOver: 1,
    left: [{ name: 'Vuelta Sol', reason: 'used' }],
  })
  const { body } = await network.request('admin', { method: 'GET', path: `/api/imports/${clients.id}` })
  expect(body.data.import).toMatchObject({ kind: 'clients', created: 3, undoneAt: expect.any(String) })
  // The same file again brings back what was removed, once.
  expect((await send('clients', owners('Vuelta'))).import).toMatchObject({ created: 1, known: 1 })
})

test('a corrected mapping replaces the recognised one', async () => {
  const table = 'a,b,c\nMapeada,Roca,mapeada@correo.mx\n'
  expect((await send('clients', table, { dryRun: true })).import).toMatchObject({ mapping: {}, faulty: 1 })
  const mapping = 'name:0,lastName:1,email:2,breed:1,phone:9'
  expect((await send('clients', table, { mapping })).import).toMatchObject({
    created: 1,
    mapping: { name: 0, lastName: 1, email: 2 },
  })
  expect((await send('clients', table, { mapping: 'name=0' })).status).toBe(400)
})

test('a workbook is read as a CSV is', async () => {
  const { import: imported } = await send('dogs', await workbook(), { dryRun: true })
  expect(imported).toMatchObject({
    headings: ['Pet Name', 'Client Email', 'Birthday'],
    created: 1,
    faulty: 0,
  })
  expect(imported.sample).toEqual([['Nieve', 'ana@demo.rumi.mx', '2022-05-04']])
})

test('a file that is no table, or too long, is refused', async () => {
  const refused = async (table: string | Uint8Array<ArrayBuffer>) => {
    const { status, body } = await send('clients', table)
    return [status, body.message]
  }
  expect(await refused('%PDF-1.7')).toEqual([422, expect.stringContaining('PDF')])
  expect(await refused('nombre\n')).toEqual([422, expect.stringContaining('no tiene renglones')])
  expect(await refused('PK\u0003\u0004 roto')).toEqual([422, expect.stringContaining('No pudimos abrir')])
  expect(await refused(`nombre\n${'x\n'.repeat(20_001)}`)).toEqual([422, expect.stringContaining('20000')])
})

test('only an administrator imports, sees imports and undoes them', async () => {
  const { import: imported } = await send('clients', owners('Nadie'))
  const path = `/api/imports/${imported.id}`
  for (const who of ['ana', 'marta', 'conta'] as const) {
    expect((await send('clients', owners('Otra'), { who })).status).toBe(403)
    for (const [method, at] of [
      ['GET', '/api/imports'],
      ['GET', path],
      ['DELETE', path],
    ] as const)
      expect((await network.request(who, { method, path: at })).status).toBe(403)
  }
  const { body } = await network.request('admin', { method: 'GET', path: '/api/imports' })
  expect(body.data.imports[0]).toMatchObject({ id: imported.id, created: 2, undoneAt: null })
})

/** Workbook with a day as spreadsheets store it: a number with the format of a date. */
async function workbook() {
  const table = {
    title: 'Pets',
    columns: [
      { heading: 'Pet Name', kind: 'text', width: 9 },
      { heading: 'Client Email', kind: 'text', width: 9 },
      { heading: 'Birthday', kind: 'day', width: 9 },
    ],
    async *pages() {
      yield [['Nieve', 'ana@demo.rumi.mx', '2022-05-04']]
    },
  } as const
  const chunks: Uint8Array[] = []
  for await (const chunk of tablesWorkbookBytes([table], themeColours.sol)) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}
