import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendImport } from '../support/requests/import-file.ts'
import { openNetwork, type Network } from '../support/requests/open-network.ts'
import { openTestServer, type TestServer } from '../support/servers/open-test-server.ts'

const rows = 10_000
const mostSeconds = 60

let server: TestServer
let network: Network
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  network = await openNetwork(server)
}, 120_000)
afterAll(() => server.close())

const table = (headings: string, row: (at: number) => string) =>
  `${headings}\n${Array.from({ length: rows }, (_, at) => row(at)).join('\n')}\n`

/** Tables with the headings of an export of Gingr and of one of MoeGo. */
const gingr = {
  clients: table(
    'Owner ID,First Name,Last Name,Email,Cell Phone,Address,City',
    (at) =>
      `o${at},Ana ${at},Ríos Peña,cliente-${at}@correo.mx,55${String(at).padStart(8, '0')},Calle ${at},CDMX`,
  ),
  dogs: table(
    'Animal ID,Owner ID,Animal Name,Species,Breed,Gender,Birthday,Weight,Fixed,Allergies',
    (at) =>
      `a${at},o${at},Canela ${at},Dog,Poodle,${at % 2 ? 'Male' : 'Female'},2021-04-0${(at % 9) + 1},${5 + (at % 40)},Yes,Pollo`,
  ),
  medicalRecords: table(
    'Animal ID,Animal Name,Immunization Type,Expiration Date',
    (at) => `a${at},Canela ${at},Rabies,2099-0${(at % 9) + 1}-15`,
  ),
  balances: table('Owner ID,Current Balance', (at) => `o${at},${at % 2 ? '' : '-'}${at + 100}.50`),
}
const moego = {
  clients: table(
    'Client ID,First name,Last name,Email,Phone number',
    (at) => `m${at},Luz ${at},Sol Luna,moego-${at}@correo.mx,56${String(at).padStart(8, '0')}`,
  ),
  dogs: table(
    'Pet ID,Pet name,Pet type,Breed,Gender,Birthday,Weight (lbs),Client email',
    (at) => `p${at},Nube ${at},Dog,Beagle,Male,04/2${at % 9}/2020,22,moego-${at}@correo.mx`,
  ),
}

test(`${rows} rows are imported within ${mostSeconds} seconds, and a second time none`, async () => {
  for (const [program, tables] of Object.entries({ gingr, moego }))
    for (const [kind, text] of Object.entries(tables)) {
      const began = performance.now()
      const { status, import: imported } = await sendImport(network, kind, text)
      const seconds = (performance.now() - began) / 1000
      console.log(`${program}, ${kind}: ${rows} rows in ${seconds.toFixed(1)} s`)
      expect(status).toBe(201)
      expect(imported).toMatchObject({ created: rows, known: 0, faulty: 0 })
      expect(seconds).toBeLessThan(mostSeconds)
      expect((await sendImport(network, kind, text)).import).toMatchObject({ created: 0, known: rows })
    }
}, 600_000)
