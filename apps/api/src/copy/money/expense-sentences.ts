import { formatDay } from '@rumi/contract'

/** Messages about expenses and unreadable invoices. */
export const expenseSentences = {
  andOthers: (first: string, others: number) => `${first} y ${others} más`,
  withoutConcept: 'Compra',
  futureDay: 'Esa fecha todavía no llega. Elige la de hoy o una anterior.',
  notAnExpenseAccount: 'Elige una cuenta de gasto o de costo de la lista.',
  accountNotInUse: 'Esa cuenta ya no se usa. Elige otra o actívala en Cuentas.',
  accountIsParent: ({ code, name }: { code: string; name: string }) =>
    `Esa cuenta tiene subcuentas y no recibe pólizas. Elige una de ellas, como ${code} ${name}.`,
  tillClosed: 'Esa caja ya se cerró. Elige una abierta, o registra el gasto como efectivo fuera de caja.',
  paidTooMuch: (rest: string) => `De ese gasto se deben ${rest}. Escribe a lo más eso.`,
  paidAlready: 'Ese gasto ya está pagado.',
  paidBefore: (bought: string) => `Se compró el ${formatDay(bought)}. Elige ese día o uno posterior.`,
  nothingRetained: 'Ese gasto no lleva retenciones.',
  remittedAlready: 'Esa retención ya se enteró al SAT.',
  remittedBeforePaid: 'Primero registra el pago al proveedor: se retiene cuando se paga.',
  remittedBefore: (paid: string) => `Se pagó el ${formatDay(paid)}. Elige ese día o uno posterior.`,
  ofStock:
    'Esa compra entró al inventario y no se retira. Corrige las piezas con un conteo y el importe con una póliza.',
  supplierOfInvoice:
    'Quién vendió lo dice la factura. Si está mal, retira el gasto y registra la factura correcta.',
  takenBack: 'Ese gasto ya se retiró.',
  notWellFormed: 'El XML está incompleto o dañado. Descárgalo otra vez de tu correo o pídelo al proveedor.',
  tooDeep: 'Ese XML no tiene la forma de una factura. Pide al proveedor el original.',
  withDoctype: 'Ese XML trae instrucciones que una factura no lleva. Pide al proveedor el original.',
  oldVersion: 'Solo leemos facturas CFDI 3.3 y 4.0. Escribe los datos a mano.',
  notAnIncome:
    'Ese CFDI no es una factura de venta (es de pago, de nómina, de traslado o una nota de crédito).',
  notOfASupplier: 'Ese CFDI no es factura, nota de crédito ni complemento de pago.',
  creditOfNone: 'Esa nota de crédito no dice de qué factura es. Pide al proveedor que la relacione.',
  creditOfSeveral: 'Esa nota de crédito es de varias facturas. Regístrala con una póliza.',
  creditWithRetentions: 'Esa nota de crédito trae retenciones. Regístrala con una póliza.',
  creditOfUnknown: 'Su factura no está registrada. Registra primero la factura que corrige.',
  creditBeyond:
    'Esa nota de crédito no cabe en su gasto: es más de lo que queda, o el gasto lleva retenciones o mercancía.',
  creditOfOther: 'Esa nota de crédito es de otro proveedor que su factura.',
  complementOfNone: 'Ese complemento no dice qué facturas paga.',
  complementOfUnknown: 'Las facturas que paga no están registradas.',
  complementWithoutPayment: (amount: string) =>
    `Falta registrar el pago de ${amount} de su factura. Regístralo y vuelve a importar el complemento.`,
  notStamped: 'Esa factura no está timbrada. Pide al proveedor la que tiene su folio fiscal.',
  otherCurrency: (currency: string) =>
    `Esa factura está en ${currency}. Escribe a mano lo que pagaste en pesos, sin el XML.`,
  otherRetentions:
    'Esa factura trae retenciones que no son de ISR ni de IVA. Regístrala con una póliza, que las lleve a su cuenta.',
  otherReceiver: (rfc: string, ours: string) =>
    `Esa factura está a nombre de ${rfc} y tu RFC es ${ours}. Pide al proveedor que la corrija.`,
  tooManyFiles: (most: number) => `Caben hasta ${most} facturas a la vez. Divídelas en varias tandas.`,
  tooManyBytes: (megabytes: number) =>
    `Esos XML pesan más de ${megabytes} MB en total. Divídelos en varias tandas.`,
  noXml: 'Ahí no hay ningún XML. Elige las facturas en XML o el ZIP que las trae.',
  brokenZip: 'Ese ZIP está incompleto, dañado o lleva contraseña. Descárgalo otra vez.',
  repeatedFile: (file: string) => `Es la misma factura que ${file}.`,
  severalRates: 'Esa factura mezcla tasas de IVA de 8 y 16. Escríbela en dos gastos, sin el XML.',
  wrongAmounts: 'Los importes de esa factura no se entienden. Escribe los datos a mano.',
  invoiceSaysOther: (field: string) => `La factura dice otra cosa: ${field}. Deja lo que dice el XML.`,
  hasInvoice: 'Este gasto ya tiene su factura.',
  notItsInvoice: (field: string) => `No es la factura de este gasto: no coincide ${field}.`,
  fields: {
    day: 'la fecha',
    supplierRfc: 'el RFC',
    subtotalCentavos: 'el importe',
    untaxedCentavos: 'la parte sin IVA',
    ivaPercent: 'la tasa de IVA',
    ivaCentavos: 'el IVA',
    isrRetainedCentavos: 'el ISR retenido',
    ivaRetainedCentavos: 'el IVA retenido',
  },
} as const
