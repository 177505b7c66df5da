import { dayOf, timeOf } from '@rumi/contract'
import { fitted, pesosText, xmlDocument, type XmlElement } from '../http/xml.ts'
import type { Cfdi, CfdiLine } from './cfdi.ts'

const namespace = 'http://www.sat.gob.mx/cfd/4'
const schema = 'http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd'

/** Where the number of the certificate will stand: 20 digits, as the schema wants them before there is one. */
const noCertificate = '0'.repeat(20)

/** SAT writes names in capitals, and `|` parts the fields of what is signed. */
const plainText = (text: string, most: number) => fitted(text.replaceAll('|', ' '), most, '-')
const nameText = (name: string) => plainText(name, 300).toLocaleUpperCase('es-MX')

/** An invoice as SAT's schema has it, without seal, certificate and stamp: whoever seals fills them in. */
export function cfdiXml(cfdi: Cfdi) {
  const { house, receiver, at } = cfdi
  const day = dayOf(at)
  return xmlDocument({
    name: 'cfdi:Comprobante',
    attributes: {
      'xmlns:cfdi': namespace,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${namespace} ${schema}`,
      Version: '4.0',
      Serie: 'P',
      Folio: cfdi.folio,
      Fecha: `${day}T${timeOf(at)}:${at.slice(17, 19)}`,
      Sello: '',
      FormaPago: cfdi.paymentForm,
      NoCertificado: noCertificate,
      Certificado: '',
      SubTotal: pesosText(cfdi.baseCentavos),
      Moneda: 'MXN',
      Total: pesosText(cfdi.totalCentavos),
      TipoDeComprobante: 'I',
      Exportacion: '01',
      MetodoPago: cfdi.paymentMethod,
      LugarExpedicion: house.postalCode,
    },
    children: [
      ...(cfdi.isPublic ? [soldOn(day)] : []),
      {
        name: 'cfdi:Emisor',
        attributes: { Rfc: house.rfc, Nombre: nameText(house.legalName), RegimenFiscal: house.taxRegime },
      },
      {
        name: 'cfdi:Receptor',
        attributes: {
          Rfc: receiver.rfc,
          Nombre: nameText(receiver.name),
          DomicilioFiscalReceptor: receiver.postalCode,
          RegimenFiscalReceptor: receiver.taxRegime,
          UsoCFDI: receiver.cfdiUse,
        },
      },
      { name: 'cfdi:Conceptos', attributes: {}, children: cfdi.lines.map((line) => lineElement(line, cfdi)) },
      {
        name: 'cfdi:Impuestos',
        attributes: { TotalImpuestosTrasladados: pesosText(cfdi.ivaCentavos) },
        children: [ivaElement(cfdi, cfdi.ivaPercent)],
      },
    ],
  })
}

/** What is sold to the public is told by the day it was sold on (c_Periodicidad 01). */
const soldOn = (day: string): XmlElement => ({
  name: 'cfdi:InformacionGlobal',
  attributes: { Periodicidad: '01', Meses: day.slice(5, 7), Año: day.slice(0, 4) },
})

const lineElement = (line: CfdiLine, { ivaPercent }: Cfdi): XmlElement => ({
  name: 'cfdi:Concepto',
  attributes: {
    ClaveProdServ: line.productKey,
    NoIdentificacion: line.number,
    Cantidad: line.quantity,
    ClaveUnidad: line.unitKey,
    Unidad: line.unit,
    Descripcion: plainText(line.description, 1_000),
    ValorUnitario: unitText(line),
    Importe: pesosText(line.baseCentavos),
    ObjetoImp: '02',
  },
  children: [{ name: 'cfdi:Impuestos', attributes: {}, children: [ivaElement(line, ivaPercent)] }],
})

const ivaElement = (taxed: { baseCentavos: number; ivaCentavos: number }, percent: number): XmlElement => ({
  name: 'cfdi:Traslados',
  attributes: {},
  children: [
    {
      name: 'cfdi:Traslado',
      attributes: {
        Base: pesosText(taxed.baseCentavos),
        Impuesto: '002',
        TipoFactor: 'Tasa',
        TasaOCuota: (percent / 100).toFixed(6),
        Importe: pesosText(taxed.ivaCentavos),
      },
    },
  ],
})

/** What one costs without IVA: two decimals where they say it all, else six, so that times the quantity it is the amount. */
function unitText({ baseCentavos, quantity }: CfdiLine) {
  if (baseCentavos % quantity === 0) return pesosText(baseCentavos / quantity)
  const millionths = Math.round((baseCentavos * 10_000) / quantity)
  const digits = String(millionths).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}
