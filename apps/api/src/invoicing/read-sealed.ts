import {
  cleanedRfc,
  instantAt,
  largestCfdiCharacters,
  taxRegimes,
  uuid,
  type CfdiReceiver,
  type TaxRegime,
} from '@rumi/contract'
import { invoicingSentences } from '../copy/money/invoicing-sentences.ts'
import { decodeXml } from '../http/decode-text.ts'
import { Refused } from '../http/refused.ts'
import { within, xmlElements } from '../http/xml/xml-elements.ts'

/** Invoice of ours that was stamped elsewhere. */
export type SealedInvoice = {
  type: 'I' | 'E'
  xml: string
  uuid: string
  stampedAt: string
  issuerRfc: string
  receiver: CfdiReceiver
  paymentMethod: 'PUE' | 'PPD'
  totalCentavos: number
}

const refused = (message?: string) => new Refused('not-a-cfdi', message === undefined ? {} : { message })

const isKind = (type: string | undefined): type is SealedInvoice['type'] => type === 'I' || type === 'E'
const isRegime = (text: string): text is TaxRegime => Object.hasOwn(taxRegimes, text)

/**
 * Reads a stamped invoice or egreso (CFDI 4.0, tipo I or E, pesos). Rejects with `not-a-cfdi` anything else. Runs in a worker thread
 * (`sealed-worker.ts`).
 */
export function readSealed(document: Uint8Array): SealedInvoice {
  if (document.length > largestCfdiCharacters * 2) throw new Refused('too-large')
  const xml = decodeXml(document)
  if (xml.length > largestCfdiCharacters) throw new Refused('too-large')
  const root = xmlElements(xml)
  const { Version, TipoDeComprobante, Moneda, MetodoPago, Total = '' } = root.attributes
  if (root.name !== 'Comprobante') throw refused()
  if (Version !== '4.0' || !isKind(TipoDeComprobante) || Moneda !== 'MXN')
    throw refused(invoicingSentences.notAnInvoice)
  const stamp = within(root, 'Complemento', 'TimbreFiscalDigital')?.attributes
  const id = uuid.safeParse(stamp?.UUID?.toLowerCase())
  const [, day, time] = /^(2\d{3}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}$/.exec(stamp?.FechaTimbrado ?? '') ?? []
  if (!id.success || !day || !time) throw refused(invoicingSentences.notSealed)
  const receiver = within(root, 'Receptor')?.attributes
  const taxRegime = receiver?.RegimenFiscalReceptor ?? ''
  const issuerRfc = cleanedRfc(within(root, 'Emisor')?.attributes.Rfc ?? '')
  const isWhole = issuerRfc && receiver?.Rfc && receiver.Nombre && isRegime(taxRegime)
  if (!isWhole || !/^\d{1,9}(\.\d{1,2})?$/.test(Total) || (MetodoPago !== 'PUE' && MetodoPago !== 'PPD'))
    throw refused()
  return {
    type: TipoDeComprobante,
    xml,
    uuid: id.data,
    stampedAt: instantAt(day, time),
    issuerRfc,
    receiver: {
      rfc: cleanedRfc(receiver.Rfc!),
      name: receiver.Nombre!,
      postalCode: receiver.DomicilioFiscalReceptor ?? '',
      taxRegime,
      cfdiUse: (receiver.UsoCFDI ?? 'S01') as CfdiReceiver['cfdiUse'],
    },
    paymentMethod: MetodoPago,
    totalCentavos: Math.round(Number(Total) * 100),
  }
}
