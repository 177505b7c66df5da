import type { SimulationState } from '../simulation-state.ts'

/** Person in the simplified regime of trust (626), of whom companies retain ISR; taxpayer of the business and of the stamping provider. */
export const issuer = { rfc: 'VENJ800101AB1', name: 'JULIA VELA NAVA', regime: '626', zip: '01710' }

const person = {
  rfc: 'VECJ880326XX1',
  legalName: 'Ana Vega Cruz',
  taxRegime: '612',
  postalCode: '06700',
  cfdiUse: 'G03',
}
const company = { ...person, rfc: 'PEN960703AB1', legalName: 'Perros en Nómina', taxRegime: '601' }

/** Sets the business up as its issuer. */
export async function setTaxpayer({ product }: SimulationState) {
  const { body } = await product.request('admin', 'GET', '/api/settings')
  const { status } = await product.request('admin', 'PATCH', '/api/settings', {
    rfc: issuer.rfc,
    legalName: 'Julia Vela Nava',
    taxRegime: issuer.regime,
    version: body.data.settings.version,
  })
  if (status !== 200) throw new Error(`the taxpayer was answered ${status}`)
}

/** Every second family, and Ana at home, stores invoice data of a person; the others those of a company, but for every eighth. */
export async function setTaxData({ product, families }: SimulationState) {
  const { body } = await product.request('ana', 'GET', '/api/auth/me')
  const clients = families.flatMap(({ ownerId }, turn) => {
    if (turn % 8 === 7) return []
    return [{ id: ownerId, invoice: turn % 2 === 0 ? person : company }]
  })
  for (const { id, invoice } of [{ id: body.data.user._id, invoice: person }, ...clients]) {
    const answer = await product.request('admin', 'PUT', `/api/users/${id}`, { invoice })
    if (answer.status !== 200) throw new Error(`tax data were answered ${answer.status}`)
  }
}
