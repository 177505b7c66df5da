import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBathhouse } from '../../support/servers/bathhouse-server.ts'
import { pathOf } from '../../support/bookings/page-surfaces.ts'
import { visibleText } from '../../support/bookings/visible-text.ts'

let business: Awaited<ReturnType<typeof openBathhouse>>
let admin: string
beforeAll(async () => {
  business = await openBathhouse()
  admin = await business.firstAdmin()
  await business.done(admin, 'PUT', '/setup/opening', { open: true })
}, 60_000)
afterAll(() => business.close())

/** People, dogs, rooms and places that exist only in the demo. */
const invented =
  /\b(?:Canela|Mole|Pelusa|Churro|Frijol|Luna|Taco|Chía|Oso|Don|Mariana|Diego|Carmen|Fernanda|Sofía|Memo|Girasol|Lavanda|Jacaranda)\b|bugambilia|casa con patio|éramos veinte|estacionamiento|schnauzers/gu

test('no page of a new business names a dog, a person or a place of the demo', async () => {
  const paths = [
    ...Object.values(pathOf),
    '/contacto',
    '/blog',
    '/carrito',
    '/site.webmanifest',
    '/sitemap.xml',
  ]
  const found = await Promise.all(
    paths.map(async (path) => {
      const text = visibleText(await business.pageAt(path))
      return [...text.matchAll(invented)].map(
        ({ index }) => `${path}: ${text.slice(Math.max(0, index - 40), index + 40)}`,
      )
    }),
  )
  expect(found.flat()).toEqual([])
})

test('sections without content leave neither heading nor box, and each page stays whole', async () => {
  const home = await business.pageAt('/')
  for (const title of ['Nuestros Testimonios', 'Descubre nuestras redes']) expect(home).not.toContain(title)
  expect(home).toContain('Nuestros Servicios')
  expect(home).not.toContain('instagram.com')
  expect(await business.pageAt('/nosotros')).not.toContain('Todo empezó')
  for (const path of Object.values(pathOf)) {
    const html = await business.pageAt(path)
    expect(html, path).not.toMatch(/<section[^>]*>(?:<div[^>]*>)*(?:<\/div>)*<\/section>/)
    const targets = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
    expect(
      targets.filter((id) => !html.includes(`id="${id}"`)),
      path,
    ).toEqual([])
  }
})

test('a shop without products says so, and lists none anywhere', async () => {
  const shop = visibleText(await business.pageAt('/tienda'))
  expect(shop).toContain('Todavía no vendemos nada por aquí.')
  expect(shop).not.toContain('Ver productos')
  expect(shop).not.toContain('Los precios son finales')
  expect((await business.done(null, 'GET', '/products')).products).toEqual([])
})

test('rooms and team are those that the office adds, and the first product has number 1', async () => {
  for (const list of ['rooms', 'staffMembers', 'halls'])
    expect([list, (await business.done(admin, 'GET', `/${list}`))[list]]).toEqual([list, []])
  const product = { name: 'Correa', priceCentavos: 99_00, category: 'Juguetes', stock: 3 }
  expect((await business.done(admin, 'POST', '/products', product)).product.id).toBe(1)
  expect(visibleText(await business.pageAt('/tienda'))).toContain('Correa')
})
