import type { BookReport, GlEntrySource, PaymentStatus, ServiceType } from '@rumi/contract'

/** The names of the files that the books are taken away in, without days and ending. */
export const bookFileNames: Record<BookReport, string> = {
  'trial-balance': 'balanza',
  'income-statement': 'resultados',
  'balance-sheet': 'situacion',
  ledger: 'auxiliar',
  journal: 'diario',
  receivables: 'por-cobrar',
  expenses: 'gastos',
  payments: 'pagos',
  orders: 'pedidos',
  bookings: 'reservas',
}

/** Stands in the name of a file before the days that it is held against. */
export const comparedFile = 'contra'

export const bookTableTitles: Record<BookReport, string> = {
  'trial-balance': 'Balanza',
  'income-statement': 'Estado de resultados',
  'balance-sheet': 'Situación financiera',
  ledger: 'Auxiliar',
  journal: 'Libro diario',
  receivables: 'Por cobrar',
  expenses: 'Gastos',
  payments: 'Pagos',
  orders: 'Pedidos',
  bookings: 'Reservas',
}

/** A late cancellation among what clients owe. */
export const cancelledVisit = (service: string) => `Cancelación: ${service}`

/** Column headings, equal in every table. */
export const bookHeadings = {
  part: 'Parte',
  code: 'Código',
  account: 'Cuenta',
  opening: 'Saldo inicial',
  debit: 'Cargos',
  credit: 'Abonos',
  closing: 'Saldo final',
  amount: 'Importe',
  before: 'Antes',
  difference: 'Diferencia',
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
  ends: 'Termina',
  days: 'Días',
  at: 'Fecha y hora',
  kind: 'Qué fue',
  method: 'Forma de pago',
  tip: 'Propina',
  unmoved: 'Pendiente o fallido',
  state: 'Situación',
  reference: 'Referencia',
  reason: 'Motivo',
  order: 'Pedido',
  delivery: 'Entrega',
  pieces: 'Piezas',
  subtotal: 'Sin IVA',
  iva: 'IVA',
  total: 'Total',
  returned: 'Devuelto',
  paid: 'Pagado',
  retained: 'Retenido',
  begins: 'Empieza',
  dogCount: 'Cuántos',
} as const

/** A heading over the days that a table is held against. */
export const headingBefore = (heading: string) => `${heading} antes`

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
  notCompared: 'Ese informe no se compara con otras fechas.',
} as const

/** A pass that was paid, by what it is for; empty where it was none. */
export const passName = (serviceType: ServiceType | null) =>
  serviceType === null ? '' : `Pase de ${serviceType.toLowerCase()}`

export const paymentStatusNames: Record<PaymentStatus, string> = {
  pending: 'En camino',
  settled: 'Hecho',
  failed: 'No se hizo',
}

export const sourceNames: Record<GlEntrySource, string> = {
  booking: 'Visita',
  order: 'Pedido',
  pass: 'Pase',
  payment: 'Cobro',
  cashDay: 'Caja',
  stock: 'Inventario',
  expense: 'Gasto',
  tipPayout: 'Propinas',
  cardSettlement: 'Terminal',
  manual: 'A mano',
  closing: 'Cierre del ejercicio',
}
