import type { YearObstacle } from '@rumi/contract'

/** Messages of the books. */
export const accountSentences = {
  spanTooLong: (days: number) => `Elige a lo más ${days} días.`,
  monthIsNotOver: 'Ese mes todavía no termina. Ciérralo cuando acabe.',
  monthIsClosed: 'Ese mes ya está cerrado.',
  reopenTheLastFirst: 'Reabre primero el último mes cerrado.',
  monthOfClosedYear: (year: string) => `El ejercicio ${year} está cerrado. Reábrelo antes que sus meses.`,
  yearIsClosed: (year: number) => `El ejercicio ${year} ya está cerrado.`,
  yearWithoutEntries: 'En ese ejercicio no hay pólizas registradas.',
  yearObstacles: {
    'year-not-over': (year: number) => `El ejercicio ${year} todavía no termina. Ciérralo cuando acabe.`,
    'months-open': (year: number) => `Cierra primero los doce meses de ${year}.`,
    'earlier-year-open': (year: number) => `Cierra primero el ejercicio anterior a ${year}.`,
    'later-months-closed': (year: number) => `Reabre primero los meses posteriores a ${year}.`,
  } satisfies Record<YearObstacle, (year: number) => string>,
  entryOfYear: 'Esa póliza cierra un ejercicio. Reabre el ejercicio y se revierte sola.',
  reversalOf: ({ number, description }: { number: number; description: string }) =>
    `Reversa de la póliza ${number}: ${description}`,
  noSuchAccount: 'Esa cuenta no está en el catálogo. Elige una de la lista.',
  /** Names an account below it to choose instead. */
  accountIsParent: ({ code, name }: { code: string; name: string }) =>
    `Esa cuenta tiene subcuentas y no recibe pólizas. Elige una de ellas, como ${code} ${name}.`,
  parentTakesEntries: ({ code, name }: { code: string; name: string }) =>
    `La cuenta ${code} ${name} recibe pólizas, así que no puede tener subcuentas. Elige otra.`,
  accountNotInUse: 'Esa cuenta está fuera de uso. Elige otra o actívala en Cuentas.',
  farDay: 'Elige un día desde el año 2000 y a lo más de aquí a un año.',
  partOfItself: 'Una cuenta no puede ser parte de sí misma ni de sus subcuentas. Elige otra.',
  partOfAnotherType: ({ code, name }: { code: string; name: string }) =>
    `Sería parte de la cuenta ${code} ${name}, que es de otro tipo. Una subcuenta es del mismo tipo.`,
  /** Names the act to undo instead of its automatic entry. */
  entryOfExpense: 'Esa póliza es de un gasto. Retira el gasto y la póliza se revierte sola.',
  entryOfTips: 'Esa póliza es de propinas pagadas. Deshaz el pago en Caja y la póliza se revierte sola.',
  entryOfSettlement:
    'Esa póliza es del depósito de una terminal. Sepáralo en Banco y la póliza se revierte sola.',
  oneSideOfALine: 'Cada renglón lleva un cargo o un abono, uno de los dos.',
  monthHasNotBegun: 'Ese mes todavía no empieza. Elige uno hasta el de hoy.',
  monthIsTooOld: 'El SAT recibe contabilidad electrónica desde 2015. Elige un mes más reciente.',
  satKnowsNoGroupOf: ({ code, name }: { code: string; name: string }) =>
    `El SAT no conoce el agrupador de la cuenta ${code} ${name}. Escríbelo en Cuentas, como 601.84, y vuelve a descargar.`,
  modifiedInMonth: 'Elige un día desde el mes de la balanza hasta hoy.',
  yearNotClosed: (year: string) =>
    `La balanza del mes 13 lleva el cierre del ejercicio. Cierra primero el ejercicio ${year}.`,
  expensesLackRfc: (count: number) =>
    `${count === 1 ? 'A 1 gasto pagado' : `A ${count} gastos pagados`} en el mes le${count === 1 ? '' : 's'} falta el RFC de quien vendió. Corrígelo${count === 1 ? '' : 's'} y vuelve a descargar.`,
  nothingPaidIn: 'En ese mes no hay gastos pagados; no hay DIOT que enviar. Elige otro mes.',
  moreThanLeftBank: 'Es más de lo que esta póliza sacó del banco.',
  nothingPostedIn: 'En ese mes no hay pólizas registradas; no hay archivo que enviar. Elige otro mes.',
  nothingPostedUntil: 'Hasta ese mes no hay pólizas registradas; no hay balanza que enviar. Elige otro mes.',
} as const
