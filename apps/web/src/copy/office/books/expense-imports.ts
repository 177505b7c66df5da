const invoices = (count: number) => (count === 1 ? '1 factura' : `${count} facturas`)

/** `/oficina/contabilidad/gastos/importar`. */
export const expenseImportsCopy = {
  title: 'Importar XML de proveedores',
  lead: 'Facturas, notas de crédito y complementos de pago, sueltos o en un ZIP. Antes de registrar ves qué sería cada uno.',
  back: 'Todos los gastos',
  choose: 'Elegir XML o ZIP',
  chooseOther: 'Elegir otros',
  hint: (most: number, megabytes: number) =>
    `Hasta ${most} XML y ${megabytes} MB a la vez. Cada uno entra una sola vez, aunque lo subas de nuevo.`,
  tooLarge: (megabytes: number) => `Esos archivos pesan más de ${megabytes} MB. Divídelos en varias tandas.`,
  tooMany: (most: number) => `Caben hasta ${most} archivos a la vez. Divídelos en varias tandas.`,
  found: (count: number, total: string) =>
    count === 0 ? 'No hay facturas nuevas.' : `${invoices(count)} por registrar, ${total}.`,
  notes: 'Notas de crédito',
  complements: 'Complementos de pago',
  ofSupplier: (supplier: string, total: string) => `${supplier}, ${total}`,
  owedLess: 'Se descuenta de lo que se debe',
  returnedBy: (supplier: string) => `Cómo lo devolvió ${supplier}`,
  returns: { bank: 'Por el banco', cash: 'En efectivo' },
  known: (count: number) => (count === 1 ? '1 ya estaba.' : `${count} ya estaban.`),
  ignored: (count: number) =>
    count === 1
      ? '1 archivo del ZIP no es XML y se pasó por alto.'
      : `${count} archivos del ZIP no son XML y se pasaron por alto.`,
  problems: (count: number) =>
    count === 1 ? '1 archivo no se puede registrar' : `${count} archivos no se pueden registrar`,
  problemOf: (file: string, problem: string) => `${file}: ${problem}`,
  accountOf: (supplier: string) => `Cuenta de ${supplier}`,
  chooseAccount: 'Elige una cuenta',
  withoutAccount: 'Elige una cuenta para cada proveedor.',
  send: (count: number) => (count === 1 ? 'Registrar 1 documento' : `Registrar ${count} documentos`),
  running: 'Registrando. No cierres la página.',
  done: (count: number) => (count === 1 ? 'Se registró 1 documento.' : `Se registraron ${count} documentos.`),
  toExpenses: 'Ver los gastos',
} as const
