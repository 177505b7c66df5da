import type { ReadElement } from './read-xml.ts'

/** Amounts are read as integer millionths of a peso, the most decimals that SAT takes. */
function millionths(text: string | undefined) {
  const [whole = '', decimals = ''] = (text ?? '').split('.')
  return Number(whole + decimals.padEnd(6, '0'))
}
const centavo = 10_000

const named = (element: ReadElement, name: string) =>
  element.children.filter((child) => child.name.replace(/^\w+:/, '') === name)
const within = (element: ReadElement, ...path: string[]): ReadElement[] =>
  path.reduce<ReadElement[]>((found, name) => found.flatMap((each) => named(each, name)), [element])
const sumOf = (elements: readonly ReadElement[], attribute: string) =>
  elements.reduce((sum, { attributes }) => sum + millionths(attributes[attribute]), 0)

/** Whether IVA or a retention is between SAT's limits for its base: base ± half a centavo times the rate, truncated and rounded up to centavos. */
function isOfItsBase(base: number, tax: number, rate: number) {
  const least = Math.floor(((base - centavo / 2) * rate) / 1_000_000 / centavo) * centavo
  const most = Math.ceil(((base + centavo / 2) * rate) / 1_000_000 / centavo) * centavo
  return tax >= least && tax <= most
}

/** Whether an amount is price times quantity, within the decimals of the price. */
function isOfItsPrice({ Cantidad, ValorUnitario, Importe }: Record<string, string>) {
  const quantity = Number(Cantidad)
  const half = (ValorUnitario!.split('.')[1]?.length ?? 0) > 2 ? 0.5 : centavo / 2
  const price = millionths(ValorUnitario)
  const least = Math.floor((quantity * (price - half)) / centavo) * centavo
  const most = Math.ceil((quantity * (price + half)) / centavo) * centavo
  return millionths(Importe) >= least && millionths(Importe) <= most
}

/**
 * Faults of a document by SAT's rules of sums and rounding (Anexo 20, CFDI 4.0 and pagos 2.0); empty where it adds up. Of a
 * payment, a part may be for what is no object of tax.
 */
export function brokenSums(cfdi: ReadElement, untaxedCentavos = 0): string[] {
  const checks =
    cfdi.attributes.TipoDeComprobante === 'P'
      ? checksOfPayment(cfdi, untaxedCentavos * centavo)
      : checksOfSale(cfdi)
  return Object.entries(checks).flatMap(([rule, holds]) => (holds ? [] : [rule]))
}

function checksOfSale(cfdi: ReadElement): Record<string, boolean> {
  const { SubTotal, Total } = cfdi.attributes
  const lines = within(cfdi, 'Conceptos', 'Concepto')
  const taxes = lines.map((line) => within(line, 'Impuestos', 'Traslados', 'Traslado'))
  const totals = within(cfdi, 'Impuestos', 'Traslados', 'Traslado')
  const retained = lines.map((line) => within(line, 'Impuestos', 'Retenciones', 'Retencion'))
  const retainedInSum = within(cfdi, 'Impuestos', 'Retenciones', 'Retencion')
  const inSum = named(cfdi, 'Impuestos')[0]?.attributes
  const iva = millionths(inSum?.TotalImpuestosTrasladados)
  const retention = millionths(inSum?.TotalImpuestosRetenidos)
  const sumsOf = (elements: readonly ReadElement[]) =>
    Object.entries(
      Object.groupBy(elements, ({ attributes }) => `${attributes.TipoFactor} ${attributes.TasaOCuota}`),
    )
      .map(([rate, each]) => [rate, sumOf(each!, 'Base'), sumOf(each!, 'Importe')].join(' '))
      .toSorted()
      .join()
  return {
    'each amount is its price times its quantity': lines.every(({ attributes }) => isOfItsPrice(attributes)),
    'each line is taxed on its amount': lines.every(
      ({ attributes }, place) =>
        sumOf(taxes[place]!, 'Base') === (attributes.ObjetoImp === '02' ? millionths(attributes.Importe) : 0),
    ),
    'each IVA is of its base': taxes
      .flat()
      .every(({ attributes: { Base, Importe, TasaOCuota } }) =>
        isOfItsBase(millionths(Base), millionths(Importe), millionths(TasaOCuota)),
      ),
    'each retention is of the amount of its line': retained.every((taxesOfLine, place) =>
      taxesOfLine.every(
        ({ attributes: { Base, Importe, TasaOCuota } }) =>
          millionths(Base) === millionths(lines[place]!.attributes.Importe) &&
          isOfItsBase(millionths(Base), millionths(Importe), millionths(TasaOCuota)),
      ),
    ),
    'retentions of the lines sum to the whole':
      sumOf(retained.flat(), 'Importe') === retention && sumOf(retainedInSum, 'Importe') === retention,
    'each base is above nothing': taxes.flat().every(({ attributes }) => millionths(attributes.Base) > 0),
    'lines sum to the subtotal': sumOf(lines, 'Importe') === millionths(SubTotal),
    'IVA of the lines sums to that of each rate': sumsOf(taxes.flat()) === sumsOf(totals),
    'IVA of the rates sums to the whole': sumOf(totals, 'Importe') === iva,
    'only what is exempt has no rate': [...taxes.flat(), ...totals].every(
      ({ attributes: { TipoFactor, TasaOCuota, Importe } }) =>
        (TipoFactor === 'Exento') === (TasaOCuota === undefined) &&
        (TasaOCuota === undefined) === (Importe === undefined),
    ),
    'subtotal and IVA less the retention are the total':
      millionths(SubTotal) + iva - retention === millionths(Total),
  }
}

function checksOfPayment(cfdi: ReadElement, untaxed: number): Record<string, boolean> {
  const [payments] = within(cfdi, 'Complemento', 'Pagos')
  const [paid] = named(payments!, 'Pago')
  const [document] = named(paid!, 'DoctoRelacionado')
  const ofDocument = within(document!, 'ImpuestosDR', 'TrasladosDR', 'TrasladoDR')
  const ofPayment = within(paid!, 'ImpuestosP', 'TrasladosP', 'TrasladoP')
  const retainedOf = (holder: ReadElement, of: 'DR' | 'P') =>
    within(holder, `Impuestos${of}`, `Retenciones${of}`, `Retencion${of}`)
  const retention = sumOf(retainedOf(document!, 'DR'), 'ImporteDR')
  const totals = named(payments!, 'Totales')[0]!.attributes
  const [base, iva] = [sumOf(ofDocument, 'BaseDR'), sumOf(ofDocument, 'ImporteDR')]
  const amount = millionths(paid!.attributes.Monto)
  const totalOf = (name: string) =>
    Object.entries(totals).reduce(
      (sum, [key, value]) => sum + (key.startsWith(name) ? millionths(value) : 0),
      0,
    )
  const { ImpSaldoAnt, ImpPagado, ImpSaldoInsoluto } = document!.attributes
  return {
    'IVA of the payment is of its base': ofDocument.every(
      ({ attributes: { BaseDR, ImporteDR, TasaOCuotaDR } }) =>
        isOfItsBase(millionths(BaseDR), millionths(ImporteDR), millionths(TasaOCuotaDR)),
    ),
    'IVA of the document is that of the payment':
      base === sumOf(ofPayment, 'BaseP') && iva === sumOf(ofPayment, 'ImporteP'),
    'IVA of the payment is that of the totals':
      base === totalOf('TotalTrasladosBase') && iva === totalOf('TotalTrasladosImpuesto'),
    'base and IVA less the retention are what was paid': base + iva + untaxed - retention === amount,
    'the retention of the document is that of the payment and of the totals':
      sumOf(retainedOf(paid!, 'P'), 'ImporteP') === retention &&
      millionths(totals.TotalRetencionesISR) === retention,
    'what was paid is the total': amount === millionths(totals.MontoTotalPagos),
    'what was paid is what the balance falls by':
      millionths(ImpSaldoAnt) - millionths(ImpPagado) === millionths(ImpSaldoInsoluto),
  }
}
