type Invoice = {
  uuid?: string
  day?: string
  rfc?: string
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
  <cfdi:Emisor Rfc="${rfc}" Nombre="CROQUETAS DEL SUR" RegimenFiscal="601"/>
  <cfdi:Receptor Rfc="${receiver}" Nombre="LOMITO" UsoCFDI="G03"/>
  <cfdi:Conceptos>${concepts.map((message) => `<cfdi:Concepto Descripcion="${message}" Importe="${subtotal}"/>`).join('')}</cfdi:Conceptos>
  <cfdi:Impuestos TotalImpuestosTrasladados="0"${retained ? ` TotalImpuestosRetenidos="${retained}"` : ''}${retentionsXml.length > 0 ? `><cfdi:Retenciones>${retentionsXml.join('')}</cfdi:Retenciones` : ''}><cfdi:Traslados>${taxes.join('')}</cfdi:Traslados></cfdi:Impuestos>
  ${stamped ? `<cfdi:Complemento><tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${uuid.toUpperCase()}"/></cfdi:Complemento>` : ''}
</cfdi:Comprobante>
`
}
