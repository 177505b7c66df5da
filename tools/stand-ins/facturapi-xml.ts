import type { RequestedInvoice, SoldItem, StoredInvoice } from './facturapi-invoice.ts'
import { paymentXmlOf } from './facturapi-payments.ts'

/** Taxpayer whose certificate seals. */
export type Issuer = { rfc: string; name: string; regime: string; zip: string }

const text = (value: string | number) =>
  String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

type Attributes = Record<string, string | number | undefined>

const element = (name: string, attributes: Attributes, children = '') => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${text(value!)}"`)
    .join('')
  return children ? `<${name}${written}>${children}</${name}>` : `<${name}${written}/>`
}

const rounded = (pesos: number, decimals: number) =>
  Number(Math.round(Number(`${pesos}e${decimals}`)) + `e-${decimals}`)
const six = (pesos: number) => rounded(pesos, 6).toFixed(6)
const two = (pesos: number) => rounded(pesos, 2).toFixed(2)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** `rate` is absent of an exempt one. */
type Tax = { rate: number | undefined; withholding: boolean; code: string; base: number; amount: number }
type Line = { item: SoldItem; base: number; taxes: Tax[] }

const codes: Record<string, string> = { ISR: '001', IVA: '002', IEPS: '003' }

/** Price and taxes of an item; a price with taxes has those that are not withheld taken out. */
function lineOf(item: SoldItem): Line {
  const { quantity, product } = item
  const taxes = product.taxes ?? []
  const added = product.tax_included
    ? sum(taxes.filter(({ withholding }) => !withholding).map(({ rate = 0 }) => rate))
    : 0
  const base = rounded((quantity * product.price) / (1 + added), 6)
  return {
    item,
    base,
    taxes: taxes.map(({ rate, type = 'IVA', withholding = false }) => ({
      rate,
      withholding,
      code: codes[type] ?? '002',
      base,
      amount: rounded(base * (rate ?? 0), 6),
    })),
  }
}

/** Factor, rate and amount of a tax; an exempt one has its factor alone. */
const shareOf = (rate: number | undefined, amount: string) =>
  rate === undefined
    ? { TipoFactor: 'Exento' }
    : { TipoFactor: 'Tasa', TasaOCuota: rate.toFixed(6), Importe: amount }

const conceptXml = ({ item: { quantity, product }, base, taxes }: Line) => {
  const taxXml = (of: 'Traslado' | 'Retencion') => {
    const found = taxes.filter(({ withholding }) => withholding === (of === 'Retencion'))
    const parts = found.map(({ rate, code, amount }) =>
      element(`cfdi:${of}`, {
        Base: six(base),
        Impuesto: code,
        ...shareOf(rate, six(amount)),
      }),
    )
    return found.length === 0
      ? ''
      : element(of === 'Traslado' ? 'cfdi:Traslados' : 'cfdi:Retenciones', {}, parts.join(''))
  }
  return element(
    'cfdi:Concepto',
    {
      ClaveProdServ: product.product_key,
      NoIdentificacion: product.sku,
      Cantidad: quantity,
      ClaveUnidad: product.unit_key,
      Unidad: product.unit_name,
      Descripcion: product.description ?? '',
      ValorUnitario: six(base / quantity),
      Importe: six(base),
      ObjetoImp: product.taxability,
    },
    taxes.length === 0 ? '' : element('cfdi:Impuestos', {}, taxXml('Traslado') + taxXml('Retencion')),
  )
}

/** Taxes of the whole document by kind and rate, rounded to centavos. */
function totalsOf(lines: readonly Line[]) {
  const groups = Map.groupBy(
    lines.flatMap(({ taxes }) => taxes),
    ({ withholding, code, rate }) => `${withholding ? 1 : 0} ${code} ${rate}`,
  )
  return [...groups.values()].map((taxes) => ({
    ...taxes[0]!,
    base: rounded(sum(taxes.map(({ base }) => base)), 2),
    amount: rounded(sum(taxes.map(({ amount }) => amount)), 2),
  }))
}

/** Retentions stand before transferred taxes; a retention of the whole has neither base nor rate. */
function taxesXml(totals: readonly Tax[]) {
  if (totals.length === 0) return ''
  const added = totals.filter(({ withholding }) => !withholding)
  const withheld = Map.groupBy(
    totals.filter(({ withholding }) => withholding),
    ({ code }) => code,
  )
  const retentions = [...withheld].map(([code, taxes]) =>
    element('cfdi:Retencion', { Impuesto: code, Importe: two(sum(taxes.map(({ amount }) => amount))) }),
  )
  const parts = added.map(({ base, code, rate, amount }) =>
    element('cfdi:Traslado', {
      Base: two(base),
      Impuesto: code,
      ...shareOf(rate, two(amount)),
    }),
  )
  return element(
    'cfdi:Impuestos',
    {
      TotalImpuestosRetenidos:
        withheld.size > 0 ? two(sum([...withheld.values()].flat().map(({ amount }) => amount))) : undefined,
      TotalImpuestosTrasladados: added.some(({ rate }) => rate !== undefined)
        ? two(sum(added.map(({ amount }) => amount)))
        : undefined,
    },
    (retentions.length > 0 ? element('cfdi:Retenciones', {}, retentions.join('')) : '') +
      (parts.length > 0 ? element('cfdi:Traslados', {}, parts.join('')) : ''),
  )
}

const periodicities = { day: '01', week: '02', fortnight: '03', month: '04', two_months: '05' } as const

const seal = 'c2VsbG8gZGUgcHJ1ZWJh'
const certificate = '30001000000500003416'

/** Stamp of SAT, the same for any document but for its folio fiscal. */
const stampXml = (uuid: string, moment: string) =>
  element('tfd:TimbreFiscalDigital', {
    'xmlns:tfd': 'http://www.sat.gob.mx/TimbreFiscalDigital',
    'xsi:schemaLocation':
      'http://www.sat.gob.mx/TimbreFiscalDigital http://www.sat.gob.mx/sitio_internet/cfd/TimbreFiscalDigital/TimbreFiscalDigitalv11.xsd',
    Version: '1.1',
    UUID: uuid,
    FechaTimbrado: moment,
    RfcProvCertif: 'SPR190613I52',
    SelloCFD: seal,
    NoCertificadoSAT: certificate,
    SelloSAT: seal,
  })

/** Sealed CFDI 4.0 of a request with its stamp. */
export function sealedXmlOf(invoice: StoredInvoice, { rfc, name, regime, zip }: Issuer) {
  const { uuid, total, moment, requested } = invoice
  const { type = 'I', customer, global } = requested
  const isPayment = type === 'P'
  const lines = isPayment ? [] : (requested.items ?? []).map(lineOf)
  const totals = totalsOf(lines)
  const taxed = sum(totals.map(({ withholding, amount }) => (withholding ? -amount : amount)))
  const subtotal = isPayment ? 0 : total - taxed
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    element(
      'cfdi:Comprobante',
      {
        'xmlns:cfdi': 'http://www.sat.gob.mx/cfd/4',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation':
          'http://www.sat.gob.mx/cfd/4 http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd',
        Version: '4.0',
        Serie: requested.series,
        Folio: requested.folio_number,
        Fecha: moment,
        Sello: seal,
        FormaPago: isPayment ? undefined : requested.payment_form,
        NoCertificado: certificate,
        Certificado: seal,
        SubTotal: isPayment ? '0' : two(subtotal),
        Moneda: isPayment ? 'XXX' : 'MXN',
        Total: isPayment ? '0' : two(total),
        TipoDeComprobante: type,
        Exportacion: '01',
        MetodoPago: isPayment ? undefined : requested.payment_method,
        LugarExpedicion: zip,
      },
      [
        global &&
          element('cfdi:InformacionGlobal', {
            Periodicidad: periodicities[global.periodicity as keyof typeof periodicities],
            Meses: global.months,
            Año: global.year,
          }),
        ...relationsXml(requested),
        element('cfdi:Emisor', { Rfc: rfc, Nombre: name, RegimenFiscal: regime }),
        element('cfdi:Receptor', {
          Rfc: customer?.tax_id,
          Nombre: customer?.legal_name,
          DomicilioFiscalReceptor: customer?.address?.zip,
          RegimenFiscalReceptor: customer?.tax_system,
          UsoCFDI: requested.use,
        }),
        element('cfdi:Conceptos', {}, isPayment ? paidConcept : lines.map(conceptXml).join('')),
        taxesXml(totals),
        element('cfdi:Complemento', {}, paymentXmlOf(invoice) + stampXml(uuid, moment)),
      ]
        .filter((part) => part !== undefined)
        .join(''),
    )
  )
}

const relationsXml = ({ related_documents: related = [] }: RequestedInvoice) =>
  related.map(({ relationship, documents = [] }) =>
    element(
      'cfdi:CfdiRelacionados',
      { TipoRelacion: relationship },
      documents.map((uuid) => element('cfdi:CfdiRelacionado', { UUID: uuid })).join(''),
    ),
  )

const paidConcept = element('cfdi:Concepto', {
  ClaveProdServ: '84111506',
  Cantidad: 1,
  ClaveUnidad: 'ACT',
  Descripcion: 'Pago',
  ValorUnitario: '0',
  Importe: '0',
  ObjetoImp: '01',
})
