const invoices = (count: number) => (count === 1 ? '1 factura' : `${count} facturas`)

/** `/oficina/contabilidad/gastos/importar`. */
export const expenseImportsCopy = {
  title: 'Importar facturas de proveedores',
  lead: 'Elige muchos XML o el ZIP que los trae. Antes de registrar ves qué sería cada uno.',
  back: 'Todos los gastos',
  choose: 'Elegir XML o ZIP',
  chooseOther: 'Elegir otros',
  hint: (most: number, megabytes: number) =>
    `Hasta ${most} facturas y ${megabytes} MB a la vez. Cada factura entra una sola vez, aunque la subas de nuevo.`,
  tooLarge: (megabytes: number) => `Esos archivos pesan más de ${megabytes} MB. Divídelos en varias tandas.`,
  tooMany: (most: number) => `Caben hasta ${most} archivos a la vez. Divídelos en varias tandas.`,
  found: (count: number, total: string) =>
    count === 0 ? 'No hay facturas nuevas.' : `${invoices(count)} por registrar, ${total}.`,
  known: (count: number) => (count === 1 ? '1 ya estaba registrada.' : `${count} ya estaban registradas.`),
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
  send: (count: number) => (count === 1 ? 'Registrar 1 gasto' : `Registrar ${count} gastos`),
  running: 'Registrando. No cierres la página.',
  done: (count: number) => (count === 1 ? 'Se registró 1 gasto.' : `Se registraron ${count} gastos.`),
  toExpenses: 'Ver los gastos',
} as const
