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
import { retainedByLine, retentionInSum, retentionOfLine, type Retention } from './retention.ts'
import { isTaxed } from './split-iva.ts'

/** Returns a document in SAT's schema without seal, certificate and stamp, which the provider adds. */
export const documentXml = (cfdi: FiscalDocument) => (cfdi.type === 'P' ? complementXml(cfdi) : cfdiXml(cfdi))

/**
 * Returns an invoice or credit note in SAT's schema without seal, certificate and stamp, which the provider
 * adds.
 */
export function cfdiXml(cfdi: Cfdi) {
  const { issuer, receiver } = cfdi
  const retained = retainedByLine(cfdi.lines, cfdi.retention)
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
      ...relatedTo(cfdi.related),
      emisor(issuer),
      receptor(receiver),
      {
        name: 'cfdi:Conceptos',
        attributes: {},
        children: cfdi.lines.map((line, place) => lineElement(line, retained[place])),
      },
      ...taxesOf(byRate(cfdi.lines), cfdi),
    ],
  })
}

/** Period of sales to the public. */
const soldIn = ({ key, months, year }: GlobalInformation): XmlElement => ({
  name: 'cfdi:InformacionGlobal',
  attributes: { Periodicidad: key, Meses: months, Año: year },
})

/** One element for each relation, with its invoices. */
const relatedTo = (related: readonly RelatedCfdi[]): XmlElement[] =>
  [...Map.groupBy(related, ({ relation }) => relation)].map(([relation, documents]) => ({
    name: 'cfdi:CfdiRelacionados',
    attributes: { TipoRelacion: relation },
    children: documents.map(({ uuid }) => ({
      name: 'cfdi:CfdiRelacionado',
      attributes: { UUID: uuid.toUpperCase() },
    })),
  }))

const lineElement = (line: CfdiLine, retained: Retention | undefined): XmlElement => ({
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
    ObjetoImp: isTaxed(line) ? '02' : '01',
  },
  children: isTaxed(line)
    ? [
        {
          name: 'cfdi:Impuestos',
          attributes: {},
          children: [ivaElement([line]), ...(retained ? [retentionOfLine(line, retained)] : [])],
        },
      ]
    : [],
})

/** Summary of taxes: none where nothing is an object of tax, and no total where all of it is exempt. */
const taxesOf = (taxed: readonly Taxed[], { ivaCentavos, retention }: Cfdi): XmlElement[] =>
  taxed.length === 0
    ? []
    : [
        {
          name: 'cfdi:Impuestos',
          attributes: {
            TotalImpuestosRetenidos: retention && pesosText(retention.centavos),
            TotalImpuestosTrasladados: taxed.every(isExempt) ? undefined : pesosText(ivaCentavos),
          },
          children: [...(retention ? [retentionInSum(retention)] : []), ivaElement(taxed)],
        },
      ]

type Taxed = Pick<CfdiLine, 'baseCentavos' | 'ivaCentavos' | 'ivaPercent' | 'ivaTreatment'>

const isExempt = ({ ivaTreatment }: Pick<Taxed, 'ivaTreatment'>) => ivaTreatment === 'exempt'
const rateOf = (line: Taxed) => (isExempt(line) ? 'exempt' : line.ivaPercent)

/** Sums the taxed lines by rate. */
function byRate(lines: readonly Taxed[]): Taxed[] {
  return [...Map.groupBy(lines.filter(isTaxed), rateOf).values()].map((taxed) => {
    const { ivaPercent, ivaTreatment } = taxed[0]!
    return {
      ivaPercent,
      ...(ivaTreatment && { ivaTreatment }),
      baseCentavos: taxed.reduce((sum, line) => sum + line.baseCentavos, 0),
      ivaCentavos: taxed.reduce((sum, line) => sum + line.ivaCentavos, 0),
    }
  })
}

const ivaElement = (taxed: readonly Taxed[]): XmlElement => ({
  name: 'cfdi:Traslados',
  attributes: {},
  children: taxed.map((line) => ({
    name: 'cfdi:Traslado',
    attributes: {
      Base: pesosText(line.baseCentavos),
      Impuesto: '002',
      ...(isExempt(line)
        ? { TipoFactor: 'Exento' }
        : {
            TipoFactor: 'Tasa',
            TasaOCuota: (line.ivaPercent / 100).toFixed(6),
            Importe: pesosText(line.ivaCentavos),
          }),
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
