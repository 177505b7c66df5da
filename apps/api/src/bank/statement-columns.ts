import { isDeepStrictEqual } from 'node:util'
import type { CsvRecord } from '../http/foreign/csv-records.ts'

/** Columns of a statement. An amount is in two columns, or in one with a sign or a direction column. */
export type StatementColumns = {
  day: number
  concepts: number[]
  reference?: number
  came?: number
  went?: number
  amount?: number
  direction?: number
  /** The direction is written as `C` for cargo and `A` for abono. */
  hasLetters: boolean
  balance?: number
}

/** The words of a heading, small and without accents: 'Fecha de Operación' is 'fecha de operacion'. */
const plain = (heading: string) =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z/]+/g, ' ')
    .trim()

const words = {
  operationDay: /^fecha (de )?(la )?(operacion|movimiento|transaccion)|^dia( |$)/,
  anyDay: /^fecha( |$)/,
  letters: /^(c(argos?)? ?\/ ?a(bonos?)?|a(bonos?)? ?\/ ?c(argos?)?)$/,
  otherDirection: /^(tipo( de)?( movimiento)?|naturaleza|signo)$/,
  came: /^(abonos?|depositos?|creditos?|haber|entradas?)( |$)/,
  went: /^(cargos?|retiros?|debitos?|debe|salidas?)( |$)/,
  amount: /^(importe|monto|cantidad)( |$)/,
  balance: /^saldo( |$)/,
  concept: /^(concepto|descripcion|detalle)/,
  reference: /^((numero de |num |no )?referencia|ref|folio)( |$)/,
} as const

/** Recognises the heading of a statement; undefined for other rows. */
export function columnsIn(cells: readonly string[]): StatementColumns | undefined {
  const headings = cells.map(plain)
  const find = (word: RegExp, taken: readonly (number | undefined)[] = []) => {
    const at = headings.findIndex((heading, column) => word.test(heading) && !taken.includes(column))
    return at < 0 ? undefined : at
  }
  const day = find(words.operationDay) ?? find(words.anyDay)
  const letters = find(words.letters)
  const direction = letters ?? find(words.otherDirection)
  const [came, went] = [find(words.came, [direction]), find(words.went, [direction])]
  const amount = came === undefined || went === undefined ? find(words.amount) : undefined
  if (day === undefined || ((came === undefined || went === undefined) && amount === undefined))
    return undefined
  const optional = { reference: find(words.reference), balance: find(words.balance) }
  return {
    day,
    hasLetters: letters !== undefined,
    concepts: headings.flatMap((heading, column) => (words.concept.test(heading) ? [column] : [])),
    ...known(optional),
    ...(amount === undefined ? known({ came, went }) : known({ amount, direction })),
  }
}

const known = <Found extends Record<string, number | undefined>>(found: Found) =>
  Object.fromEntries(Object.entries(found).filter(([, column]) => column !== undefined)) as {
    [Name in keyof Found]?: number
  }

/** Returns the header and rows of a statement, without the bank's preamble and repeated page headers. */
export function statementBody(records: readonly CsvRecord[]) {
  for (const [at, heading] of records.entries()) {
    const columns = columnsIn(heading.cells)
    if (!columns) continue
    const rows = records.slice(at + 1).filter(({ cells }) => !isDeepStrictEqual(columnsIn(cells), columns))
    return { heading, columns, rows }
  }
  return undefined
}
