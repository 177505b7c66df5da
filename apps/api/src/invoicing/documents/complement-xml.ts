import { pesosText, xmlDocument, type XmlElement } from '../../http/xml.ts'
import type { Complement, TaxPart } from './cfdi.ts'
import { cfdiNamespace, cfdiSchemaAt, emisor, momentText, noCertificate, receptor } from './cfdi-parts.ts'
import { retentionOfPayment } from './retention.ts'

const namespace = 'http://www.sat.gob.mx/Pagos20'
const schemaAt = 'http://www.sat.gob.mx/sitio_internet/cfd/Pagos/Pagos20.xsd'

/**
 * Returns a payment complement (recepción de pagos 2.0) in SAT's schema without seal, certificate and stamp,
 * which the provider adds.
 */
export const complementXml = (cfdi: Complement) =>
  xmlDocument({
    name: 'cfdi:Comprobante',
    attributes: {
      'xmlns:cfdi': cfdiNamespace,
      'xmlns:pago20': namespace,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${cfdiNamespace} ${cfdiSchemaAt} ${namespace} ${schemaAt}`,
      Version: '4.0',
      Serie: cfdi.series,
      Folio: cfdi.folio ?? undefined,
      Fecha: momentText(cfdi.at),
      Sello: '',
      NoCertificado: noCertificate,
      Certificado: '',
      SubTotal: '0',
      Moneda: 'XXX',
      Total: '0',
      TipoDeComprobante: cfdi.type,
      Exportacion: '01',
      LugarExpedicion: cfdi.issuer.postalCode,
    },
    children: [
      emisor(cfdi.issuer),
      receptor(cfdi.receiver),
      { name: 'cfdi:Conceptos', attributes: {}, children: [paid] },
      { name: 'cfdi:Complemento', attributes: {}, children: [paymentsOf(cfdi)] },
    ],
  })

/** The one line that a complement has, the same of each (Anexo 20, guide of the complement). */
const paid: XmlElement = {
  name: 'cfdi:Concepto',
  attributes: {
    ClaveProdServ: '84111506',
    Cantidad: '1',
    ClaveUnidad: 'ACT',
    Descripcion: 'Pago',
    ValorUnitario: '0',
    Importe: '0',
    ObjetoImp: '01',
  },
}

function paymentsOf(cfdi: Complement): XmlElement {
  const total = pesosText(cfdi.totalCentavos)
  return {
    name: 'pago20:Pagos',
    attributes: { Version: '2.0' },
    children: [
      {
        name: 'pago20:Totales',
        attributes: {
          TotalRetencionesISR: cfdi.retention && pesosText(cfdi.retention.centavos),
          ...Object.fromEntries(taxedParts(cfdi).flatMap(totalsOf)),
          MontoTotalPagos: total,
        },
      },
      {
        name: 'pago20:Pago',
        attributes: {
          FechaPago: momentText(cfdi.paidAt),
          FormaDePagoP: cfdi.paymentForm,
          MonedaP: 'MXN',
          TipoCambioP: '1',
          Monto: total,
        },
        children: [paidDocument(cfdi), ...taxes('P', cfdi)],
      },
    ],
  }
}

const paidDocument = (cfdi: Complement): XmlElement => ({
  name: 'pago20:DoctoRelacionado',
  attributes: {
    IdDocumento: cfdi.invoice.uuid.toUpperCase(),
    MonedaDR: 'MXN',
    EquivalenciaDR: '1',
    NumParcialidad: cfdi.installment,
    ImpSaldoAnt: pesosText(cfdi.balanceCentavos),
    ImpPagado: pesosText(cfdi.totalCentavos),
    ImpSaldoInsoluto: pesosText(cfdi.balanceCentavos - cfdi.totalCentavos),
    ObjetoImpDR: taxedParts(cfdi).length > 0 ? '02' : '01',
  },
  children: taxes('DR', cfdi),
})

/** Parts that are an object of tax. */
const taxedParts = ({ parts }: Complement) => parts.filter(({ treatment }) => treatment !== 'none')
const isExempt = ({ treatment }: TaxPart) => treatment === 'exempt'
const baseOf = ({ centavos, ivaCentavos }: TaxPart) => pesosText(centavos - ivaCentavos)

const baseOfAll = (parts: readonly TaxPart[]) =>
  parts.reduce((sum, { centavos, ivaCentavos }) => sum + centavos - ivaCentavos, 0)

const totalsOf = (part: TaxPart): [string, string][] =>
  isExempt(part)
    ? [['TotalTrasladosBaseIVAExento', baseOf(part)]]
    : [
        [`TotalTrasladosBaseIVA${part.ivaPercent}`, baseOf(part)],
        [`TotalTrasladosImpuestoIVA${part.ivaPercent}`, pesosText(part.ivaCentavos)],
      ]

/** Retained ISR and the IVA in it by rate, of the document (DR) and of the payment (P), which are one here. */
const taxes = (of: 'DR' | 'P', cfdi: Complement): XmlElement[] => {
  const taxed = taxedParts(cfdi)
  if (taxed.length === 0) return []
  const { retention } = cfdi
  const retained = retention ? [retentionOfPayment(of, { baseCentavos: baseOfAll(taxed) }, retention)] : []
  const rates = taxed.map((part) => ({
    name: `pago20:Traslado${of}`,
    attributes: {
      [`Base${of}`]: baseOf(part),
      [`Impuesto${of}`]: '002',
      [`TipoFactor${of}`]: isExempt(part) ? 'Exento' : 'Tasa',
      ...(!isExempt(part) && {
        [`TasaOCuota${of}`]: (part.ivaPercent / 100).toFixed(6),
        [`Importe${of}`]: pesosText(part.ivaCentavos),
      }),
    },
  }))
  return [
    {
      name: `pago20:Impuestos${of}`,
      attributes: {},
      children: [...retained, { name: `pago20:Traslados${of}`, attributes: {}, children: rates }],
    },
  ]
}
