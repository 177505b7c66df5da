import type { BookReport } from '@rumi/contract'

const fileNames: Record<BookReport, string> = {
  'trial-balance': 'balanza',
  'income-statement': 'resultados',
  'balance-sheet': 'situacion',
  ledger: 'auxiliar',
  journal: 'diario',
}

/** Words of the books. */
export const booksCopy = {
  title: 'Contabilidad',
  navigation: 'Libros',
  sections: {
    trialBalance: 'Balanza',
    income: 'Resultados',
    balance: 'Situación',
    receivables: 'Por cobrar',
    entries: 'Pólizas',
    accounts: 'Cuentas',
    months: 'Meses',
  },
  trialBalanceLead:
    'Cada cuenta con lo que tenía, lo que se movió y lo que tiene. Ábrela para ver sus movimientos.',
  incomeLead: 'Lo que entró por cada servicio y lo que costó.',
  balanceLead: 'Lo que la casa tiene y lo que debe al final del día.',
  receivablesLead: 'Visitas que ya terminaron y falta pagar.',
  from: 'Desde',
  to: 'Hasta',
  at: 'Al día',
  code: 'Código',
  account: 'Cuenta',
  opening: 'Saldo inicial',
  debit: 'Cargos',
  credit: 'Abonos',
  closing: 'Saldo final',
  amount: 'Importe',
  income: 'Ingresos',
  expenses: 'Gastos',
  result: 'Resultado',
  totalOf: (what: string) => `Total de ${what.toLowerCase()}`,
  assets: 'Lo que tiene',
  liabilities: 'Lo que debe',
  equity: 'Capital',
  balances: 'Cuadra: lo que tiene es igual a lo que debe más el capital y el resultado.',
  doesNotBalance: 'No cuadra. Avísanos: es una falla.',
  client: 'Cliente',
  visits: 'Visitas',
  total: 'Total',
  upTo30: 'Hasta 30 días',
  upTo60: '31 a 60',
  upTo90: '61 a 90',
  older: 'Más de 90',
  nothingMoved: 'No se movió nada en esos días',
  nothingMovedText: 'Elige otras fechas. Cada cobro y cada visita entran aquí solos.',
  nobodyOwes: 'Nadie debe nada',
  nobodyOwesText: 'Toda visita que terminó está pagada.',
  audit: 'Revisar los libros',
  audited: (moment: string) =>
    `Todo cuadra: revisamos cada saldo contra lo que pasó y no hay diferencias. ${moment}.`,
  differences: (count: number) =>
    count === 1
      ? 'Hay 1 diferencia entre los libros y lo que pasó. Avísanos: es una falla.'
      : `Hay ${count} diferencias entre los libros y lo que pasó. Avísanos: es una falla.`,
  day: 'Día',
  entry: 'Póliza',
  what: 'Concepto',
  balance: 'Saldo',
  ledgerOf: (code: string, name: string) => `${code} ${name}`,
  back: 'Volver a la balanza',
  differenceOf: (source: 'booking' | 'order' | 'pass', code: string, amount: string) =>
    `${{ booking: 'Reserva', order: 'Pedido', pass: 'Pase' }[source]}: ${amount} en la cuenta ${code}`,
  moreLines: (count: number) =>
    `Aquí van los primeros ${count} movimientos. Acorta las fechas, o descarga la cuenta para verlos todos.`,
  compare: 'Comparar con',
  notCompared: 'Nada',
  comparisons: { anterior: 'Lo anterior', anio: 'El año pasado' },
  comparedWith: (days: string) => `Antes: ${days}.`,
  now: 'Ahora',
  before: 'Antes',
  difference: 'Diferencia',
  downloadAs: 'Descargar en',
  fileKinds: { csv: 'CSV', xlsx: 'Excel' },
  fileName: (report: BookReport, ...days: readonly (string | undefined)[]) =>
    [fileNames[report], ...days].filter(Boolean).join('-'),
  downloaded: 'Descargado.',
  openAccount: (code: string, name: string) => `Movimientos de ${code} ${name}`,
} as const
