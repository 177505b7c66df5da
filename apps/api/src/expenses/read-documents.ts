import { largestCfdiImportBytes, mostImportedCfdis } from '@rumi/contract'
import { unzipSync, type UnzipFileFilter, type UnzipFileInfo } from 'fflate'
import { expenseSentences as sentences } from '../copy/money/expense-sentences.ts'
import { Refused, refusedField } from '../http/refused.ts'
import { openCfdi, refused as refusedCfdi, type CfdiDocument } from './open-cfdi.ts'
import { complementIn, type SupplierComplement } from './read-complement.ts'
import { creditNoteIn, invoiceIn, type CreditNote, type Invoice } from './read-invoice.ts'

export type NamedDocument = { name: string; document: CfdiDocument }

/** Document of a supplier by its kind: an invoice, a credit note or a payment complement. */
export type SupplierDocument =
  | { invoice: Invoice }
  | { note: CreditNote }
  | { complement: SupplierComplement }

export type DocumentRead =
  | { name: string; document: SupplierDocument; problem?: never }
  | { name: string; document?: never; problem: string }

export type DocumentsRead = { files: DocumentRead[]; ignored: number }

const refused = (message: string) => refusedField('file', message)

/**
 * Reads documents of suppliers from XML and ZIP files; a file that is none has its problem. Refuses more files, or more bytes
 * unpacked, than one import takes. Runs in a worker thread (`documents-worker.ts`).
 */
export function readDocuments(given: NamedDocument[]): DocumentsRead {
  const limits = { left: mostImportedCfdis, bytesLeft: largestCfdiImportBytes }
  const take = (bytes: number) => {
    limits.left -= 1
    limits.bytesLeft -= bytes
    if (limits.left < 0) throw refused(sentences.tooManyFiles(mostImportedCfdis))
    if (limits.bytesLeft < 0) throw refused(sentences.tooManyBytes(largestCfdiImportBytes / 1024 / 1024))
  }
  let ignored = 0
  const documents = given.flatMap((one) => {
    if (typeof one.document === 'string' || !isZip(one.document)) {
      take(one.document.length)
      return [one]
    }
    const unzipped = unzippedXml(one.document, take)
    ignored += unzipped.ignored
    return unzipped.documents
  })
  if (documents.length === 0) throw refused(sentences.noXml)
  return { files: documents.map(readOne), ignored }
}

const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b

/**
 * Unpacks the XML files of a ZIP after `take` has accepted the size that the ZIP states for each; a file that turns out larger is cut
 * there and is no longer XML.
 */
function unzippedXml(zip: Uint8Array, take: (bytes: number) => void) {
  let ignored = 0
  const isWanted = ({ name, size, originalSize }: UnzipFileInfo) => {
    if (name.endsWith('/') || name.startsWith('__MACOSX/')) return false
    const isXml = /\.xml$/i.test(name)
    // A stored file has its packed size, whatever the ZIP states.
    if (isXml) take(Math.max(size, originalSize))
    else ignored += 1
    return isXml
  }
  const files = unzip(zip, isWanted)
  const documents = Object.entries(files).map(([name, document]) => ({ name: name.slice(-300), document }))
  return { documents, ignored }
}

function unzip(zip: Uint8Array, filter: UnzipFileFilter) {
  try {
    return unzipSync(zip, { filter })
  } catch (error) {
    if (error instanceof Refused) throw error
    throw refused(sentences.brokenZip)
  }
}

function readOne({ name, document }: NamedDocument): DocumentRead {
  try {
    return { name, document: documentIn(document) }
  } catch (error) {
    if (error instanceof Refused) return { name, problem: error.message }
    throw error
  }
}

function documentIn(document: CfdiDocument): SupplierDocument {
  const opened = openCfdi(document)
  if (opened.kind === 'I') return { invoice: invoiceIn(opened) }
  if (opened.kind === 'E') return { note: creditNoteIn(opened) }
  if (opened.kind === 'P') return { complement: complementIn(opened) }
  throw refusedCfdi(sentences.notOfASupplier)
}
