import { cleanedRfc, largestCfdiCharacters, uuid } from '@rumi/contract'
import { expenseSentences } from '../copy/money/expense-sentences.ts'
import { decodeXml } from '../http/decode-text.ts'
import { Refused } from '../http/refused.ts'
import { within, xmlElements, type XmlPart } from '../http/xml/xml-elements.ts'

/** The XML of a CFDI as a file, or as its text. */
export type CfdiDocument = Uint8Array | string

/** Fields that every stamped document of a supplier has. */
export type SupplierCfdi = {
  /** The XML as UTF-8. */
  cfdi: string
  cfdiUuid: string
  day: string
  supplierName: string
  supplierRfc: string
  receiverRfc: string
}

export const refused = (message: string) => new Refused('not-a-cfdi', { message })

/** Parses a stamped CFDI 3.3 or 4.0. Rejects anything else with `not-a-cfdi` and a reason. */
export function openCfdi(document: CfdiDocument): { root: XmlPart; kind: string; common: SupplierCfdi } {
  if (document.length > largestCfdiCharacters * 2) throw new Refused('too-large')
  const cfdi = typeof document === 'string' ? document : decodeXml(document)
  if (cfdi.length > largestCfdiCharacters) throw new Refused('too-large')
  const root = xmlElements(cfdi)
  if (root.name !== 'Comprobante') throw new Refused('not-a-cfdi')
  const { attributes: head } = root
  if (head.Version !== '4.0' && head.Version !== '3.3') throw refused(expenseSentences.oldVersion)
  const kind = head.TipoDeComprobante ?? ''
  const stamp = uuid.safeParse(
    within(root, 'Complemento', 'TimbreFiscalDigital')?.attributes.UUID?.toLowerCase(),
  )
  if (!stamp.success) throw refused(expenseSentences.notStamped)
  const supplier = within(root, 'Emisor')?.attributes
  const receiver = within(root, 'Receptor')?.attributes
  const supplierRfc = cleanedRfc(supplier?.Rfc ?? '')
  const day = /^(2\d{3}-\d{2}-\d{2})T/.exec(head.Fecha ?? '')?.[1]
  if (!supplierRfc || !receiver?.Rfc || !day) throw new Refused('not-a-cfdi')
  return {
    root,
    kind,
    common: {
      cfdi,
      cfdiUuid: stamp.data,
      day,
      supplierName: (supplier?.Nombre ?? '').trim().slice(0, 200) || supplierRfc,
      supplierRfc,
      receiverRfc: cleanedRfc(receiver.Rfc),
    },
  }
}

/** Pesos with up to six decimals in centavos, half a centavo up. */
export function amountIn(written: string | undefined) {
  const found = /^(\d{1,8})(?:\.(\d{1,6}))?$/.exec(written?.trim() ?? '')
  if (!found) throw refused(expenseSentences.wrongAmounts)
  const millionths = Number((found[2] ?? '').padEnd(6, '0'))
  return Number(found[1]) * 100 + Math.floor((millionths + 5_000) / 10_000)
}
