import type { BookReport, GlEntrySource } from '@rumi/contract'

/** The names of the files that the books are taken away in, without days and ending. */
export const bookFileNames: Record<BookReport, string> = {
  'trial-balance': 'balanza',
  'income-statement': 'resultados',
  'balance-sheet': 'situacion',
  ledger: 'auxiliar',
  journal: 'diario',
  receivables: 'por-cobrar',
  expenses: 'gastos',
}

/** What each table is called. */
export const bookTableTitles: Record<BookReport, string> = {
  'trial-balance': 'Balanza',
  'income-statement': 'Estado de resultados',
  'balance-sheet': 'Situación financiera',
  ledger: 'Auxiliar',
  journal: 'Libro diario',
  receivables: 'Por cobrar',
  expenses: 'Gastos',
}

/** What stands above the columns; one word for the same thing in every table. */
export const bookHeadings = {
  part: 'Parte',
  code: 'Código',
  account: 'Cuenta',
  opening: 'Saldo inicial',
  debit: 'Cargos',
  credit: 'Abonos',
  closing: 'Saldo final',
  amount: 'Importe',
  balance: 'Saldo',
  entry: 'Póliza',
  day: 'Día',
  what: 'Concepto',
  source: 'De dónde viene',
  memo: 'Nota',
  client: 'Cliente',
  service: 'Servicio',
  dogs: 'Rumis',
  endedOn: 'Terminó',
  days: 'Días',
} as const

export const bookTableWords = {
  income: 'Ingresos',
  expenses: 'Gastos',
  assets: 'Lo que tiene',
  liabilities: 'Lo que debe',
  equity: 'Capital',
  total: 'Total',
  result: 'Resultado',
  byHand: 'A mano en la cuenta',
  whichAccount: 'Di de qué cuenta.',
} as const

export const sourceNames: Record<GlEntrySource, string> = {
  booking: 'Visita',
  order: 'Pedido',
  pass: 'Pase',
  payment: 'Cobro',
  cashDay: 'Caja',
  stock: 'Inventario',
  expense: 'Gasto',
  manual: 'A mano',
}
