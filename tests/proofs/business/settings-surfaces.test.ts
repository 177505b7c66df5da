import { fileURLToPath } from 'node:url'
import { defaultSettings, houseSettings, type BusinessSettings } from '@rumi/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startMercadoPagoStandIn } from '../../../tools/stand-ins/mercadopago.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { settingsProbes, type SettingsProbes } from '../../support/requests/settings-probes.ts'
import { settingsSurfaces } from '../../support/bookings/settings-surfaces.ts'

const siteDir = fileURLToPath(new URL('../../../apps/web/build', import.meta.url))
const secret = 'un secreto de prueba'

let provider: Awaited<ReturnType<typeof startMercadoPagoStandIn>>
let server: TestServer
let probes: SettingsProbes
beforeAll(async () => {
  provider = await startMercadoPagoStandIn({ secret })
  server = await openTestServer(
    {
      MERCADOPAGO_ACCESS_TOKEN: 'TEST-1',
      MERCADOPAGO_WEBHOOK_SECRET: secret,
      MERCADOPAGO_BASE_URL: provider.address,
    },
    { races: true, siteDir },
  )
  await server.database.pool.query('update users set identified_at = now()')
  await server.database.pool.query(`update services set price_centavos = 100000 where type = 'Evento'`)
  probes = await settingsProbes(server)
})
afterAll(async () => {
  probes.close()
  await server.close()
  await provider.close()
})
afterEach(() => change(defaultSettings))

async function change(settings: Partial<BusinessSettings>) {
  const { status, body } = await server.request('admin', 'PATCH', '/api/settings', settings)
  expect([status, body.issues]).toEqual([200, undefined])
}

type Group = { shape: Record<string, unknown> }
const isGroup = (field: unknown): field is Group =>
  typeof field === 'object' && field !== null && 'shape' in field

/** The paths of the settings that are set one by one, as the schema has them. */
const leavesOf = ({ shape }: Group, path = ''): string[] =>
  Object.entries(shape).flatMap(([name, field]) =>
    isGroup(field) ? leavesOf(field, `${path}${name}.`) : [`${path}${name}`],
  )
// A business with bookings cannot leave its time zone; `tests/server/time` has one in another.
const leaves = leavesOf(houseSettings).filter((leaf) => leaf !== 'timeZone')
const nothing = {} as SettingsProbes
const noProbes = new Proxy(nothing, { get: () => () => async () => '' })

test('every setting has a row: a new one without a surface that follows it fails here', () => {
  expect(Object.keys(settingsSurfaces(noProbes)).toSorted()).toEqual(leaves.toSorted())
})

test.each(leaves)('%s is shown wherever it should be, with the next request', async (leaf) => {
  const { change: changed, beside = {}, surfaces } = settingsSurfaces(probes)[leaf]!
  expect(surfaces.length).toBeGreaterThan(0)
  await change(beside)
  const says = async () =>
    Promise.all(
      surfaces.map(async ({ read, says: message }) =>
        new RegExp(patternOf(message), flagsOf(message)).test(await read()),
      ),
    )
  expect(await says(), 'before').toEqual(surfaces.map(() => false))
  await change(changed)
  const now = await says()
  const unreported = surfaces.filter((_, at) => !now[at]).map(({ says: message }) => String(message))
  expect(unreported).toEqual([])
})

const patternOf = (message: string | RegExp) =>
  typeof message === 'string' ? message.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) : message.source
const flagsOf = (message: string | RegExp) => (typeof message === 'string' ? '' : message.flags)
