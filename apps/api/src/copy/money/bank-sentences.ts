/** Messages about bank statements and their lines. */
export const bankSentences = {
  /** Memo prefixes that the database writes for combined payments (`bank_lines_of_target`). */
  memos: { card: 'Tarjeta', voucher: 'Vales', transfer: 'Transferencia', online: 'En línea' },
  workbook: 'Ese es un libro de Excel. Descarga del banco el CSV, o guárdalo como CSV y súbelo otra vez.',
  pdf: 'Ese es un PDF. Descarga del banco el estado de cuenta como CSV y súbelo.',
  noHeading:
    'No encontramos las columnas. El archivo necesita un renglón con fecha y con cargos y abonos, o importe.',
  nothingMoved: 'Ese archivo no tiene movimientos. Elige otras fechas en tu banco y descárgalo otra vez.',
  tooManyLines: (most: number) =>
    `Ese archivo tiene más de ${most} renglones. Descárgalo del banco por mes y sube uno a la vez.`,
  tooLarge:
    'Ese archivo es demasiado grande para un estado de cuenta. Descárgalo del banco por mes y sube uno a la vez.',
  tooLongLine: (line: number) =>
    `Renglón ${line}: es demasiado largo para un movimiento. Descarga el archivo otra vez del banco.`,
  wrongDay: (line: number, written: string) =>
    `Renglón ${line}: no entendimos la fecha «${written.slice(0, 20)}». Escríbela como 23/11/2026.`,
  futureDay: (line: number) =>
    `Renglón ${line}: esa fecha todavía no llega. Revisa que el día vaya antes que el mes.`,
  wrongAmount: (line: number) =>
    `Renglón ${line}: no entendimos el importe. Cada renglón lleva un cargo o un abono, como 1,234.50.`,
  unclosedQuote: (line: number) =>
    `Renglón ${line}: unas comillas se abren y no se cierran, así que lo que sigue no se distingue. Descarga el archivo otra vez o quita esas comillas.`,
  cutOff: (line: number) =>
    `Renglón ${line}: se acaba antes del importe, como un archivo que no llegó completo. Descárgalo otra vez del banco.`,
  fileName: 'Estado de cuenta',
  noBank: 'Todavía no hay una cuenta de banco. Agrégala en Cuentas con un código que empiece con 102.',
  settlementUnexplained: (difference: string) =>
    `Difiere en ${difference} de lo que se esperaba. Escribe por qué.`,
  settlementOfNothing: 'Lo que elegiste no suma ningún cobro.',
  settlementOfOthers: 'Alguno de esos cobros ya se depositó o no es de esa terminal. Actualiza la página.',
  settlesElsewhere: 'Esa terminal deposita en otra cuenta de banco.',
  bridgeName: (terminal: string) => `Terminal ${terminal}`,
  saleDiffers: (left: string) => `Se esperan ${left}, y no es lo que llegó al banco. Cóbralo donde se debe.`,
  saleNotOpen: 'Eso ya no espera su pago. Actualiza la página.',
} as const
