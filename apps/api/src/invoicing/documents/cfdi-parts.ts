import { dayOf, nameInCfdi, timeOf, type CfdiReceiver } from '@rumi/contract'
import { fitted, type XmlElement } from '../../http/xml.ts'
import type { BusinessTaxData } from '../../settings/index.ts'

export const cfdiNamespace = 'http://www.sat.gob.mx/cfd/4'
export const cfdiSchemaAt = 'http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd'

/** Placeholder of the certificate number: 20 digits, as the schema requires. */
export const noCertificate = '0'.repeat(20)

/** SAT writes names in capitals, and `|` parts the fields of what is signed. */
export const cfdiText = (text: string, most: number) => fitted(text.replaceAll('|', ' '), most, '-')
const nameText = (name: string) => cfdiText(name, 300).toLocaleUpperCase('es-MX')

/** Formats an instant in local time to the second. */
export const momentText = (at: string) => `${dayOf(at)}T${timeOf(at)}:${at.slice(17, 19)}`

export const emisor = ({ rfc, legalName, taxRegime }: BusinessTaxData): XmlElement => ({
  name: 'cfdi:Emisor',
  attributes: { Rfc: rfc, Nombre: nameText(nameInCfdi({ rfc, legalName })), RegimenFiscal: taxRegime },
})

export const receptor = (receiver: CfdiReceiver): XmlElement => ({
  name: 'cfdi:Receptor',
  attributes: {
    Rfc: receiver.rfc,
    Nombre: nameText(receiver.name),
    DomicilioFiscalReceptor: receiver.postalCode,
    RegimenFiscalReceptor: receiver.taxRegime,
    UsoCFDI: receiver.cfdiUse,
  },
})
