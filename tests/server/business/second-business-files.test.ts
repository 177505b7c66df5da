import { defaultSettings } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  colourAt,
  pixelSizeOf,
  plainPicture,
  stripedIcon,
} from '../../../apps/api/src/files/testing/pictures.ts'
import { today } from '../../../apps/api/src/http/clock.ts'
import { workbookText } from '../../../apps/api/src/workbook/testing/workbook-text.ts'
import {
  formerWordsOf,
  nextWeekday,
  openBathhouse,
  person,
  withoutChance,
} from '../../support/servers/bathhouse-server.ts'
import { bathhouse } from '../../support/servers/bathhouse.ts'
import { visibleText } from '../../support/bookings/visible-text.ts'

const { settings, service } = bathhouse

let business: Awaited<ReturnType<typeof openBathhouse>>
let admin: string
let ines: Awaited<ReturnType<typeof business.newOwner>>
let bookingId: string
let paymentId: string
let mailsOfBefore: number
beforeAll(async () => {
  business = await openBathhouse()
  const { done, firstAdmin, setUp, newOwner } = business
  admin = await firstAdmin()
  await business.mailThatSays(/verificación en dos pasos/)
  mailsOfBefore = (await business.mails()).length
  const serviceId = await setUp(admin)
  ines = await newOwner()
  const saturday = nextWeekday(6)
  const [{ slots }] = (
    await done(null, 'GET', `/availability?serviceId=${serviceId}&from=${saturday}&to=${saturday}`)
  ).availability
  const { start, end } = slots[0]
  const { serviceBooking } = await done(ines.token, 'POST', '/serviceBookings', {
    serviceId,
    rumiIds: [ines.dog],
    start,
    end,
  })
  bookingId = serviceBooking.id
  await done(admin, 'PUT', `/serviceBookings/${bookingId}`, { status: 'confirmed' })
  const target = { bookingId }
  const amountCentavos = service.priceCentavos
  const { payment } = await done(admin, 'POST', '/payments', { target, method: 'card', amountCentavos })
  paymentId = payment.id
}, 60_000)
afterAll(() => business.close())

/** A report counts every kind of service. */
const withoutHeadings = (text: string) => text.replaceAll(/(?:Estancias|Noches) de hotel/g, '')

test('an invoice names the business as the tax office knows it, with its postal code', async () => {
  const xml = (await business.fileAt(admin, `/invoicing/bookings/${bookingId}/cfdi`)).bytes.toString()
  expect(xml).toContain(`Rfc="${settings.rfc}"`)
  expect(xml).toContain(`Nombre="${settings.legalName.toLocaleUpperCase('es-MX')}"`)
  expect(xml).toContain(`RegimenFiscal="${settings.taxRegime}"`)
  expect(xml).toContain(`LugarExpedicion="${settings.address.postalCode}"`)
  expect(xml).toContain(service.name)
  expect(formerWordsOf(xml)).toEqual([])
})

test('receipts, quotes and exports of a client name no other business', async () => {
  const { receipt } = await business.done(ines.token, 'GET', `/payments/${paymentId}/receipt`)
  expect(receipt.lines[0].concept).toContain(service.name)
  expect(formerWordsOf(JSON.stringify(receipt))).toEqual([])
})

test('workbooks and tables name this business, whatever their file name', async () => {
  const month = today().slice(0, 7)
  const files = [
    '/export-excel',
    `/accounting/exports/trial-balance/workbook?from=${month}-01&to=${month}-28`,
    `/reports/exports/visits/workbook?from=${month}-01&to=${month}-28`,
  ]
  for (const path of files) {
    const { name, bytes } = await business.fileAt(admin, path)
    const output = withoutHeadings(workbookText(bytes).replaceAll(/<[^>]*>/g, ' '))
    expect({ path, found: formerWordsOf(output) }).toEqual({ path, found: [] })
    expect(formerWordsOf(name.replace('RumisData.xlsx', ''))).toEqual([])
  }
  const workbook = await business.fileAt(admin, '/export-excel')
  expect(workbookText(workbook.bytes)).toContain('Trapo')
  expect(workbookText(workbook.bytes)).toContain('Mascotas')
})

test('the books for the tax office carry its RFC, in their names too', async () => {
  const month = today().slice(0, 7)
  const { name, bytes } = await business.fileAt(admin, `/accounting/electronic/catalogo?month=${month}`)
  expect(name).toContain(settings.rfc)
  expect(bytes.toString()).toContain(`RFC="${settings.rfc}"`)
})

test('the manifest of the site has the name and colours of this business', async () => {
  const manifest = JSON.parse(await business.pageAt('/site.webmanifest'))
  expect(manifest.name).toContain(settings.name)
  expect(manifest.short_name).toBe(settings.name)
  expect(formerWordsOf(JSON.stringify(manifest))).toEqual([])
  const offline = await business.pageAt('/sin-conexion.html')
  expect(offline).toContain('a.again { background: #8A1C4A; color: #FFFFFF;')
  expect(offline).toContain('a { color: #1C4A8A;')
  expect(manifest.theme_color).toBe('#8A1C4A')
  const worker = await business.pageAt('/sw.js')
  expect(worker).toContain('fetch')
  expect(worker).not.toContain('Rumi ')
})

test('logo, icons, share image and colours of this business take the place of the drawn ones', async () => {
  const flat = await business.place(admin, 'brand.icon', await plainPicture(600, 400))
  expect(flat).toMatchObject({ status: 422, body: { issues: [{ path: 'file' }] } })
  const small = await business.place(admin, 'brand.icon', await plainPicture(300, 300))
  expect(small.status).toBe(422)
  for (const [slot, width, height] of [
    ['brand.icon', 640, 640],
    ['brand.logo', 600, 160],
    ['brand.share', 1200, 630],
  ] as const)
    expect((await business.place(admin, slot, await plainPicture(width, height))).status).toBe(201)

  const home = await business.pageAt('/')
  const { icons } = JSON.parse(await business.pageAt('/site.webmanifest')) as { icons: { src: string }[] }
  const linked = ['icon', 'apple-touch-icon'].map(
    (rel) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(home)?.[1] ?? '',
  )
  const sizes: (number | undefined)[] = []
  for (const path of [...linked, ...icons.map(({ src }) => src)]) {
    const reply = await fetch(`${business.url}${path}`)
    expect([path, reply.headers.get('content-type')]).toEqual([path, 'image/png'])
    const [width, height] = await pixelSizeOf(await reply.arrayBuffer())
    expect(width).toBe(height)
    sizes.push(width)
  }
  expect(sizes).toEqual([48, 192, 192, 512, 512])
  const shared = /<meta property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? ''
  expect(await pixelSizeOf(await (await fetch(shared)).arrayBuffer())).toEqual([1200, 630])
  expect(home).toContain('--color-primary:#8A1C4A;')
  for (const path of ['/', '/grooming', '/auth/login', '/mi-cuenta', '/reservar'])
    expect(await business.pageAt(path), path).not.toMatch(
      /icono-\d|vista-previa|favicon[\w-]*[.]svg|ilustraciones\/logo/,
    )
  expect(home).toMatch(/<img src="\/fotos\/[^"]+-600x160-480[.]webp"/)
})

test('the icon that phones crop has a margin in the colour of its corner', async () => {
  expect((await business.place(admin, 'brand.icon', await stripedIcon(640))).status).toBe(201)
  const { icons } = JSON.parse(await business.pageAt('/site.webmanifest')) as {
    icons: { src: string; purpose?: string }[]
  }
  const maskable = icons.find(({ purpose }) => purpose === 'maskable')
  const picture = await (await fetch(`${business.url}${maskable?.src}`)).arrayBuffer()
  expect(await pixelSizeOf(picture)).toEqual([512, 512])
  expect(await colourAt(picture, 40, 256)).toEqual([0, 255, 0])
  expect(await colourAt(picture, 60, 256)).toEqual([255, 0, 0])
})

test('the authenticator shows the name of the business', async () => {
  const { totp } = await business.done(admin, 'POST', '/auth/second-factors/totp')
  expect(decodeURIComponent(totp.uri)).toContain(settings.name)
  const passkey = await business.done(admin, 'POST', '/auth/second-factors/passkey-options')
  expect(JSON.stringify(passkey)).toContain(settings.name)
})

test('mails to staff and families come from this business alone', async () => {
  const { done } = business
  await done(admin, 'POST', '/invitations', {
    name: 'Chuy',
    email: 'chuy@banos.mx',
    role: 'colaborador',
  })
  await business.mailThatSays(/auth\/invitacion\//)
  await done(null, 'POST', '/contact', {
    name: 'Rosa',
    email: 'rosa@correo.mx',
    phone: '',
    message: '¿Bañan gatos?',
  })
  await business.mailThatSays(/Bañan gatos/)
  await done(null, 'POST', '/auth/forgot-password', { email: 'ines@correo.mx' })
  await business.mailThatSays(/auth\/(?:restablecer|reset|nueva)/)
  await done(null, 'POST', '/auth/register', person('Inés', 'Robles', 'ines@correo.mx'))
  await done(admin, 'PUT', `/serviceBookings/${bookingId}`, { status: 'cancelled' })
  await business.mailThatSays(/reserva está cancelada/)
  const since = (await business.mails()).filter((mail) => !/verificación en dos pasos/.test(mail))
  expect(since.length).toBeGreaterThan(mailsOfBefore + 4)
  for (const mail of since) {
    expect(mail).toContain(settings.name)
    expect(formerWordsOf(withoutChance(mail))).toEqual([])
  }
})

test('the data of a client and the private pages call a dog what the business does', async () => {
  const { user } = await business.done(ines.token, 'GET', '/auth/me')
  const { tables } = await business.done(ines.token, 'GET', `/users/${user._id}/dataTables`)
  const shown: string[] = tables.flatMap(
    ({ title, columns }: { title: string; columns: { heading: string }[] }) => [
      title,
      ...columns.map(({ heading }) => heading),
    ],
  )
  expect(shown).toContain('Mascotas')
  expect(shown.filter((words) => /rumi/i.test(words))).toEqual([])
  for (const path of ['/mi-cuenta', '/oficina', '/auth/login'])
    expect(await business.pageAt(path)).toContain('data-dog-word="mascota,mascotas,feminine"')
})

test('a closed business keeps its privacy notice where people with an account can read it', async () => {
  await business.done(admin, 'PUT', '/setup/opening', { open: false })
  const soon = await business.pageAt('/grooming')
  expect(soon).toContain('Muy pronto')
  expect(soon).toContain('href="/aviso-de-privacidad"')
  const notice = await business.pageAt('/aviso-de-privacidad')
  expect(notice).toContain('noindex')
  expect(notice).toContain(`<title>Aviso de privacidad | ${settings.name}</title>`)
  expect(visibleText(notice)).toContain(`${settings.legalName}, con domicilio en ${settings.address.street}`)
  expect(notice).not.toContain('Muy pronto')
  // A default text would name another business.
  await business.done(admin, 'PATCH', '/settings', { legalName: defaultSettings.legalName })
  expect(await business.pageAt('/aviso-de-privacidad')).toContain('Muy pronto')
  expect(await business.pageAt('/grooming')).not.toContain('href="/aviso-de-privacidad"')
  await business.done(admin, 'PATCH', '/settings', { legalName: settings.legalName })
  await business.done(admin, 'PUT', '/setup/opening', { open: true })
})
