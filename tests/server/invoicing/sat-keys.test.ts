import { afterEach, expect, test } from 'vitest'
import { invoicingBusiness, partOf, type Sale } from '../../support/documents/invoicing-business.ts'
import { readXml } from '../../support/documents/read-xml.ts'
import { cfdiSchema } from '../../support/documents/cfdi-schema.ts'
import { amissIn } from '../../support/documents/sat-schemas.ts'

const { server, stay, confirm, soldPass, download } = invoicingBusiness()
afterEach(() =>
  server().database.pool.query(
    `update services set sat_product_key = default, sat_unit_key = default;
     update products set sat_product_key = default, sat_unit_key = default;`,
  ),
)

/** Lines of the invoice of a sale, which follows SAT's schema. */
async function linesOf(sale: Sale) {
  const cfdi = readXml((await download(sale)).body)
  expect(amissIn(cfdi, cfdiSchema)).toEqual([])
  return partOf(cfdi, 'Conceptos').children.map(({ attributes }) => attributes)
}

const servicesOf = async (type: string) => {
  const { body } = await server().request(
    'admin',
    'GET',
    `/api/services?serviceType=${encodeURIComponent(type)}`,
  )
  return body.data.service as { id: string }[]
}
const change = async (path: string, changes: object) => {
  const { status, body } = await server().request(
    'admin',
    path.includes('services') ? 'PUT' : 'PATCH',
    path,
    changes,
  )
  return { status, issues: body.issues, record: body.data?.service ?? body.data?.product }
}

test('a stay is invoiced with the keys of its service, and its amounts stay the same', async () => {
  const sale = await stay()
  await confirm(sale)
  const [before] = await linesOf(sale)
  expect(before).toMatchObject({ ClaveProdServ: '01010101', ClaveUnidad: 'E48', ObjetoImp: '02' })
  for (const { id } of await servicesOf('Hotel'))
    await change(`/api/services/${id}`, { satProductKey: '70121803', satUnitKey: 'ACT' })
  const [line] = await linesOf(sale)
  expect(line).toEqual({ ...before, ClaveProdServ: '70121803', ClaveUnidad: 'ACT', Unidad: 'Actividad' })
})

test('a pass is invoiced with the keys of the service that it pays for', async () => {
  for (const { id } of await servicesOf('Entrenamiento'))
    await change(`/api/services/${id}`, { satProductKey: '70121802', satUnitKey: 'E51' })
  expect(await linesOf(await soldPass())).toMatchObject([
    { ClaveProdServ: '70121802', ClaveUnidad: 'E51', Unidad: 'Trabajo' },
  ])
})

test('each product is invoiced with its own keys, and one without a key with that of its category', async () => {
  const { rows } = await server().database.pool.query(
    `select id from products where category = 'Comida' and stock > 1 order by id limit 2`,
  )
  const [own, usual] = rows.map(({ id }) => id as number)
  await change(`/api/products/${own}`, { satProductKey: '10131508', satUnitKey: 'XBX' })
  const { body } = await server().request('ana', 'POST', '/api/orders', {
    items: [own, usual].map((productId) => ({ productId, quantity: 1 })),
    delivery: 'pickup',
    payment: 'counter',
  })
  const { _id: id, totalCentavos } = body.data.order
  expect(await linesOf({ of: 'orders', id, totalCentavos })).toMatchObject([
    { ClaveProdServ: '10131508', ClaveUnidad: 'XBX', Unidad: 'Caja' },
    { ClaveProdServ: '10121801', ClaveUnidad: 'H87', Unidad: 'Pieza' },
  ])
})

test('keys that SAT does not have, and units of another kind, are refused at their field', async () => {
  const [service] = await servicesOf('Hotel')
  const product = { name: 'Cama', priceCentavos: 100_00, category: 'Hogar' }
  const sold = { name: 'Noche', priceCentavos: 100_00, serviceType: 'Hotel' }
  const create = async (path: string, body: object) =>
    (await server().request('admin', 'POST', path, body)).body.issues
  const wrong: [unknown, string][] = [
    [(await change(`/api/services/${service!.id}`, { satProductKey: '99999999' })).issues, 'satProductKey'],
    [(await change(`/api/services/${service!.id}`, { satUnitKey: 'H87' })).issues, 'satUnitKey'],
    [(await change('/api/products/1', { satProductKey: '99999999' })).issues, 'satProductKey'],
    [(await change('/api/products/1', { satUnitKey: 'E48' })).issues, 'satUnitKey'],
    [await create('/api/services', { ...sold, satProductKey: '99999999' }), 'satProductKey'],
    [await create('/api/products', { ...product, satUnitKey: 'ZZ' }), 'satUnitKey'],
    [await create('/api/products', { ...product, satProductKey: '123' }), 'satProductKey'],
  ]
  for (const [issues, path] of wrong) expect(issues).toMatchObject([{ path }])
  const emptied = await change('/api/products/1', { satProductKey: '' })
  expect([emptied.status, emptied.record.satProductKey]).toEqual([200, ''])
})
