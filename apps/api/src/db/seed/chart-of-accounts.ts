import type { accountNatures, accountTypes } from '@rumi/contract'

export type SeedAccount = {
  code: string
  name: string
  type: (typeof accountTypes)[number]
  nature: (typeof accountNatures)[number]
  /** The code of the account it belongs to. */
  parent?: string
}

/** The account that gathers what services bring in; each type of service has one below it. */
const servicesIncome = '401.01'

const ofServices = (code: string, name: string) =>
  ({ code, name, type: 'income', nature: 'credit', parent: servicesIncome }) as const

/** Default chart of accounts (docs/domain.md#the-books); parents first. */
export const seedAccounts: readonly SeedAccount[] = [
  { code: '101.01', name: 'Caja', type: 'asset', nature: 'debit' },
  { code: '102.01', name: 'Bancos', type: 'asset', nature: 'debit' },
  { code: '105.01', name: 'Clientes', type: 'asset', nature: 'debit' },
  { code: '107.05', name: 'Movimientos de caja por clasificar', type: 'asset', nature: 'debit' },
  { code: '115.01', name: 'Inventario', type: 'asset', nature: 'debit' },
  { code: '205.06', name: 'Propinas por pagar al personal', type: 'liability', nature: 'credit' },
  { code: '206.01', name: 'Anticipos de clientes', type: 'liability', nature: 'credit' },
  {
    code: '206.01.02',
    name: 'Saldos a favor de clientes',
    type: 'liability',
    nature: 'credit',
    parent: '206.01',
  },
  { code: '208.01', name: 'IVA trasladado cobrado', type: 'liability', nature: 'credit' },
  { code: '209.01', name: 'IVA trasladado no cobrado', type: 'liability', nature: 'credit' },
  { code: '301.01', name: 'Capital', type: 'equity', nature: 'credit' },
  { code: servicesIncome, name: 'Ingresos por servicios', type: 'income', nature: 'credit' },
  ofServices('401.01.01', 'Guardería'),
  ofServices('401.01.02', 'Hotel'),
  ofServices('401.01.03', 'Grooming'),
  ofServices('401.01.04', 'Extra-Grooming'),
  ofServices('401.01.05', 'Entrenamiento'),
  ofServices('401.01.06', 'Eventos'),
  { code: '401.04', name: 'Ventas de tienda', type: 'income', nature: 'credit' },
  { code: '401.05', name: 'Anticipos retenidos', type: 'income', nature: 'credit' },
  { code: '402.01', name: 'Devoluciones y descuentos', type: 'income', nature: 'debit' },
  { code: '501.01', name: 'Costo de ventas', type: 'expense', nature: 'debit' },
  { code: '601.84', name: 'Gastos generales', type: 'expense', nature: 'debit' },
  { code: '704.23', name: 'Otros ingresos', type: 'income', nature: 'credit' },
]
