import type { Asking, Part } from './asking.ts'
import { targets } from './table-targets.ts'

/** A product of the shop with pieces in it, or one that is not there. */
async function productId({ server, about }: Asking) {
  if (about === 'missing') return 999_999_999
  const id = await targets.products!.make(server)
  await server.request('admin', 'PATCH', `/api/products/${id}`, { stock: 5 })
  return Number(id)
}

/** Right requests about the shop's stock. */
export const stockRequests: Record<string, (asking: Asking) => Promise<Part>> = {
  'stock.levels': async () => ({}),
  'stock.movements': async () => ({}),
  'stock.setMinimum': async (asking) => ({
    params: { id: String(await productId(asking)) },
    body: { minimum: 3 },
  }),
  'stock.receive': async (asking) => ({
    body: {
      supplier: 'Croquetas del Valle',
      lines: [{ productId: await productId(asking), quantity: 2, costCentavos: 100_00, ivaCentavos: 16_00 }],
    },
  }),
  'stock.lose': async (asking) => ({
    body: { productId: await productId(asking), quantity: 1, reason: 'Se rompió' },
  }),
  'stock.setCost': async (asking) => ({
    body: { productId: await productId(asking), unitCostCentavos: 50_00 },
  }),
  'stock.count': async (asking) => ({ body: { productId: await productId(asking), counted: 4 } }),
}
