type Invoice = {
  uuid?: string
  day?: string
  rfc?: string
  supplier?: string
  receiver?: string
  version?: string
  kind?: string
  currency?: string
  method?: string
  form?: string
  /** Pesos as they are written. */
  subtotal?: string
  total?: string
  /** The taxes of the whole invoice, as attributes. */
  taxed?: { base?: string; rate: string; iva: string; tax?: string }[]
  retained?: string
  /** Retained amounts by SAT's key of their tax. */
  retentions?: Record<string, string>
  concepts?: string[]
  /** Folios fiscales that a credit note is about. */
  related?: string[]
  head?: string
  stamped?: boolean
}

/** RFCs with the check digit that SAT computes. */
export const supplierRfc = 'CRO850101SA7'

/** An invoice of a supplier (CFDI) of 1,000 pesos plus IVA by default. */
export function supplierInvoice({
  uuid = crypto.randomUUID(),
  day = '2026-11-02',
  rfc = supplierRfc,
  supplier = 'CROQUETAS DEL SUR',
  receiver = 'XAXX010101000',
  version = '4.0',
  kind = 'I',
  currency = 'MXN',
  method = 'PUE',
  form = '03',
  subtotal = '1000.00',
  total = '1160.00',
  taxed = [{ base: '1000.00', rate: '0.160000', iva: '160.00' }],
  retained,
  retentions = {},
  concepts = ['Croquetas &amp; premios'],
  related = [],
  head = '<?xml version="1.0" encoding="UTF-8"?>\n',
  stamped = true,
}: Invoice = {}) {
  const taxes = taxed.map(
    ({ base, rate, iva, tax = '002' }) =>
      `<cfdi:Traslado ${base === undefined ? '' : `Base="${base}" `}Impuesto="${tax}" TipoFactor="Tasa" TasaOCuota="${rate}" Importe="${iva}"/>`,
  )
  const retentionsXml = Object.entries(retentions).map(
    ([tax, amount]) => `<cfdi:Retencion Impuesto="${tax}" Importe="${amount}"/>`,
  )
  return `${head}<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="${version}" Fecha="${day}T12:30:00" SubTotal="${subtotal}" Total="${total}" Moneda="${currency}" TipoDeComprobante="${kind}" MetodoPago="${method}" FormaPago="${form}">
  ${related.length > 0 ? `<cfdi:CfdiRelacionados TipoRelacion="01">${related.map((one) => `<cfdi:CfdiRelacionado UUID="${one.toUpperCase()}"/>`).join('')}</cfdi:CfdiRelacionados>` : ''}
  <cfdi:Emisor Rfc="${rfc}" Nombre="${supplier}" RegimenFiscal="601"/>
  <cfdi:Receptor Rfc="${receiver}" Nombre="LOMITO" UsoCFDI="G03"/>
  <cfdi:Conceptos>${concepts.map((message) => `<cfdi:Concepto Descripcion="${message}" Importe="${subtotal}"/>`).join('')}</cfdi:Conceptos>
  <cfdi:Impuestos TotalImpuestosTrasladados="0"${retained ? ` TotalImpuestosRetenidos="${retained}"` : ''}${retentionsXml.length > 0 ? `><cfdi:Retenciones>${retentionsXml.join('')}</cfdi:Retenciones` : ''}><cfdi:Traslados>${taxes.join('')}</cfdi:Traslados></cfdi:Impuestos>
  ${stamped ? `<cfdi:Complemento><tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${uuid.toUpperCase()}"/></cfdi:Complemento>` : ''}
</cfdi:Comprobante>
`
}

type Complement = {
  uuid?: string
  day: string
  receiver: string
  rfc?: string
  currency?: string
  /** Paid pesos of each invoice, as they are written. */
  paid: { invoice: string; pesos: string }[]
}

/** A payment complement of a supplier (CFDI tipo P). */
export function supplierComplement({
  uuid = crypto.randomUUID(),
  day,
  receiver,
  rfc = supplierRfc,
  currency = 'MXN',
  paid,
}: Complement) {
  const parts = paid.map(
    ({ invoice, pesos }, at) =>
      `<pago20:DoctoRelacionado IdDocumento="${invoice.toUpperCase()}" MonedaDR="${currency}" NumParcialidad="${at + 1}" ImpPagado="${pesos}"/>`,
  )
  return `<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0" Fecha="${day}T13:00:00" SubTotal="0" Total="0" Moneda="XXX" TipoDeComprobante="P">
  <cfdi:Emisor Rfc="${rfc}" Nombre="CROQUETAS DEL SUR" RegimenFiscal="601"/>
  <cfdi:Receptor Rfc="${receiver}" Nombre="LOMITO" UsoCFDI="CP01"/>
  <cfdi:Complemento>
    <pago20:Pagos xmlns:pago20="http://www.sat.gob.mx/Pagos20" Version="2.0"><pago20:Totales MontoTotalPagos="1"/><pago20:Pago FechaPago="${day}T12:00:00" MonedaP="${currency}">${parts.join('')}</pago20:Pago></pago20:Pagos>
    <tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${uuid.toUpperCase()}"/>
  </cfdi:Complemento>
</cfdi:Comprobante>
`
}
