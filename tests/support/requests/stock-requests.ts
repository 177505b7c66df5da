import type { RequestContext, Part } from './request-context.ts'
import { targets } from './table-targets.ts'

/** A product of the shop with pieces in it, or one that is not there. */
async function productId({ server, about }: RequestContext) {
  if (about === 'missing') return 999_999_999
  const id = await targets.products!.make(server)
  await server.request('admin', 'PATCH', `/api/products/${id}`, { stock: 5 })
  return Number(id)
}

/** Right requests about the shop's stock. */
export const stockRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'stock.levels': async () => ({}),
  'stock.movements': async () => ({}),
  'stock.setMinimum': async (context) => ({
    params: { id: String(await productId(context)) },
    body: { minimum: 3 },
  }),
  'stock.receive': async (context) => ({
    body: {
      supplier: 'Croquetas del Valle',
      lines: [{ productId: await productId(context), quantity: 2, costCentavos: 100_00, ivaCentavos: 16_00 }],
    },
  }),
  'stock.lose': async (context) => ({
    body: { productId: await productId(context), quantity: 1, reason: 'Se rompió' },
  }),
  'stock.setCost': async (context) => ({
    body: { productId: await productId(context), unitCostCentavos: 50_00 },
  }),
  'stock.count': async (context) => ({ body: { productId: await productId(context), counted: 4 } }),
}
