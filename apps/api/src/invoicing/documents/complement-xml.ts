import { pesosText, xmlDocument, type XmlElement } from '../../http/xml.ts'
import type { Complement } from './cfdi.ts'
import { cfdiNamespace, cfdiSchemaAt, emisor, momentText, noCertificate, receptor } from './cfdi-parts.ts'

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
  const [base, iva, total] = [cfdi.baseCentavos, cfdi.ivaCentavos, cfdi.totalCentavos].map(pesosText)
  return {
    name: 'pago20:Pagos',
    attributes: { Version: '2.0' },
    children: [
      {
        name: 'pago20:Totales',
        attributes: {
          [`TotalTrasladosBaseIVA${cfdi.ivaPercent}`]: base,
          [`TotalTrasladosImpuestoIVA${cfdi.ivaPercent}`]: iva,
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
        children: [paidDocument(cfdi), taxes('P', cfdi)],
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
    ObjetoImpDR: '02',
  },
  children: [taxes('DR', cfdi)],
})

/** The IVA in it, of the document (DR) and of the payment (P), which are one here. */
const taxes = (of: 'DR' | 'P', { baseCentavos, ivaCentavos, ivaPercent }: Complement): XmlElement => ({
  name: `pago20:Impuestos${of}`,
  attributes: {},
  children: [
    {
      name: `pago20:Traslados${of}`,
      attributes: {},
      children: [
        {
          name: `pago20:Traslado${of}`,
          attributes: {
            [`Base${of}`]: pesosText(baseCentavos),
            [`Impuesto${of}`]: '002',
            [`TipoFactor${of}`]: 'Tasa',
            [`TasaOCuota${of}`]: (ivaPercent / 100).toFixed(6),
            [`Importe${of}`]: pesosText(ivaCentavos),
          },
        },
      ],
    },
  ],
})
