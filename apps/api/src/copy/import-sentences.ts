/** Messages about imports of foreign tables and their rows. */
export const importSentences = {
  pdf: 'Ese es un PDF. Exporta la tabla como CSV o como libro de Excel y súbela.',
  oldWorkbook: 'Ese libro es de un Excel antiguo. Guárdalo como .xlsx o como CSV y súbelo otra vez.',
  brokenWorkbook: 'No pudimos abrir ese libro de Excel. Guárdalo otra vez como .xlsx o como CSV y súbelo.',
  noRows:
    'Ese archivo no tiene renglones. El primero lleva los títulos de las columnas, y abajo va uno por registro.',
  tooManyRows: (most: number) =>
    `Ese archivo tiene más de ${most} renglones. Divídelo y sube una parte a la vez.`,
  tooManyColumns: (most: number) =>
    `Ese archivo tiene más de ${most} columnas. Deja solo las que quieras traer y súbelo otra vez.`,
  unclosedQuote: (line: number) =>
    `Renglón ${line}: unas comillas se abren y no se cierran. Expórtalo otra vez o quita esas comillas.`,
  tooLongLine: (line: number) =>
    `Renglón ${line}: es demasiado largo. Revisa el archivo o expórtalo otra vez.`,
  missingColumn: 'Elige las columnas que faltan.',
  fileName: 'Archivo',
  problem: 'Problema',
  line: 'Renglón',
  wrongDay: (written: string) =>
    `No entendimos la fecha «${written.slice(0, 20)}». Escríbela como 23/11/2026.`,
  wrongPrice: (written: string) =>
    `No entendimos el precio «${written.slice(0, 20)}». Escríbelo como 1,234.50.`,
  wrongAmount: (written: string) =>
    `No entendimos el importe «${written.slice(0, 20)}». Escríbelo como 1,234.50.`,
  noPrice: 'Le falta el precio.',
  wrongWeight: (written: string) =>
    `No entendimos el peso «${written.slice(0, 20)}». Escríbelo en kilos, como 12.5.`,
  wrongStock: 'Las existencias son un número entero, como 12.',
  noName: 'Le falta el nombre.',
  noOwner: 'Le falta su dueño: su id, su correo o su teléfono.',
  unknownOwner: 'No encontramos a su dueño. Importa primero a los clientes.',
  notADog: 'No es un perro.',
  unknownDog: 'No encontramos a su perro. Importa primero a los perros, o di su dueño y su nombre.',
  twoDogs: (name: string) => `Su dueño tiene dos perros que se llaman ${name}: di su id.`,
  unknownRecordKind: (written: string) =>
    `No entendimos qué papel es «${written.slice(0, 20)}». Escribe vacuna, desparasitación interna o externa, o evaluación.`,
  notApplied: (written: string) => `«${written.slice(0, 40)}» no dice que se aplicó. Quita ese renglón.`,
  noVaccineName: 'Le falta qué vacuna es.',
  noRecordDay: 'Le falta la fecha en que se aplicó o la de su vigencia.',
  bookingIsOver: (status: string) => `Dice «${status.slice(0, 30)}»: se importan las reservas que vienen.`,
  unknownService: (written: string, names: readonly string[]) =>
    names.length > 0
      ? `«${written.slice(0, 40)}» puede ser ${names.map((name) => `«${name}»`).join(' o ')}: escribe cuál.`
      : `Aquí no hay un servicio «${written.slice(0, 40)}». Escríbelo como en Servicios.`,
  noEndDay: 'Le falta el día de salida.',
  noTime: 'Le falta la hora, como 10:30.',
  hasBalance: 'Ya tiene otro saldo inicial. Deshaz esa importación si quieres cambiarlo.',
  openingCredit: 'Saldo a favor del programa anterior',
  reckonedDay: 'El archivo traía solo la vigencia: la fecha de aplicación es calculada.',
  verifiedElsewhere: (by: string) => `Lo verificó ${by} en el otro programa.`,
  verifiedThere: 'Verificada en el programa anterior',
  ofTheTeam: 'Ese correo es de alguien que trabaja aquí.',
  longId: 'Su id es demasiado largo.',
} as const
