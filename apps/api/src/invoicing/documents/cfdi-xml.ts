import { pesosText, xmlDocument, type XmlElement } from '../../http/xml.ts'
import {
  cfdiNamespace,
  cfdiSchemaAt,
  emisor,
  momentText,
  noCertificate,
  cfdiText,
  receptor,
} from './cfdi-parts.ts'
import type { Cfdi, CfdiLine, FiscalDocument, RelatedCfdi } from './cfdi.ts'
import { complementXml } from './complement-xml.ts'
import type { GlobalInformation } from './global-information.ts'

/** Returns a document in SAT's schema without seal, certificate and stamp, which the provider adds. */
export const documentXml = (cfdi: FiscalDocument) => (cfdi.type === 'P' ? complementXml(cfdi) : cfdiXml(cfdi))

/**
 * Returns an invoice or credit note in SAT's schema without seal, certificate and stamp, which the provider
 * adds.
 */
export function cfdiXml(cfdi: Cfdi) {
  const { issuer, receiver } = cfdi
  return xmlDocument({
    name: 'cfdi:Comprobante',
    attributes: {
      'xmlns:cfdi': cfdiNamespace,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${cfdiNamespace} ${cfdiSchemaAt}`,
      Version: '4.0',
      Serie: cfdi.series,
      Folio: cfdi.folio ?? undefined,
      Fecha: momentText(cfdi.at),
      Sello: '',
      FormaPago: cfdi.paymentForm,
      NoCertificado: noCertificate,
      Certificado: '',
      SubTotal: pesosText(cfdi.baseCentavos),
      Moneda: 'MXN',
      Total: pesosText(cfdi.totalCentavos),
      TipoDeComprobante: cfdi.type,
      Exportacion: '01',
      MetodoPago: cfdi.paymentMethod,
      LugarExpedicion: issuer.postalCode,
    },
    children: [
      ...(cfdi.sold ? [soldIn(cfdi.sold)] : []),
      ...(cfdi.related ? [relatedTo(cfdi.related)] : []),
      emisor(issuer),
      receptor(receiver),
      { name: 'cfdi:Conceptos', attributes: {}, children: cfdi.lines.map(lineElement) },
      {
        name: 'cfdi:Impuestos',
        attributes: { TotalImpuestosTrasladados: pesosText(cfdi.ivaCentavos) },
        children: [ivaElement(byRate(cfdi.lines))],
      },
    ],
  })
}

/** Period of sales to the public. */
const soldIn = ({ key, months, year }: GlobalInformation): XmlElement => ({
  name: 'cfdi:InformacionGlobal',
  attributes: { Periodicidad: key, Meses: months, Año: year },
})

const relatedTo = ({ relation, uuid }: RelatedCfdi): XmlElement => ({
  name: 'cfdi:CfdiRelacionados',
  attributes: { TipoRelacion: relation },
  children: [{ name: 'cfdi:CfdiRelacionado', attributes: { UUID: uuid.toUpperCase() } }],
})

const lineElement = (line: CfdiLine): XmlElement => ({
  name: 'cfdi:Concepto',
  attributes: {
    ClaveProdServ: line.productKey,
    NoIdentificacion: line.number,
    Cantidad: line.quantity,
    ClaveUnidad: line.unitKey,
    Unidad: line.unit,
    Descripcion: cfdiText(line.description, 1_000),
    ValorUnitario: unitText(line),
    Importe: pesosText(line.baseCentavos),
    ObjetoImp: '02',
  },
  children: [{ name: 'cfdi:Impuestos', attributes: {}, children: [ivaElement([line])] }],
})

type Taxed = Pick<CfdiLine, 'baseCentavos' | 'ivaCentavos' | 'ivaPercent'>

/** Sums the taxed lines by rate. */
function byRate(lines: readonly Taxed[]): Taxed[] {
  const rates = [...new Set(lines.map(({ ivaPercent }) => ivaPercent))]
  return rates.map((ivaPercent) => {
    const taxed = lines.filter((line) => line.ivaPercent === ivaPercent)
    return {
      ivaPercent,
      baseCentavos: taxed.reduce((sum, line) => sum + line.baseCentavos, 0),
      ivaCentavos: taxed.reduce((sum, line) => sum + line.ivaCentavos, 0),
    }
  })
}

const ivaElement = (taxed: readonly Taxed[]): XmlElement => ({
  name: 'cfdi:Traslados',
  attributes: {},
  children: taxed.map(({ baseCentavos, ivaCentavos, ivaPercent }) => ({
    name: 'cfdi:Traslado',
    attributes: {
      Base: pesosText(baseCentavos),
      Impuesto: '002',
      TipoFactor: 'Tasa',
      TasaOCuota: (ivaPercent / 100).toFixed(6),
      Importe: pesosText(ivaCentavos),
    },
  })),
})

/**
 * Formats the unit price without IVA: two decimals if exact, else six, so that unit price times quantity
 * equals the amount.
 */
function unitText({ baseCentavos, quantity }: Cfdi['lines'][number]) {
  if (baseCentavos % quantity === 0) return pesosText(baseCentavos / quantity)
  const millionths = Math.round((baseCentavos * 10_000) / quantity)
  const digits = String(millionths).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}
