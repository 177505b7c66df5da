import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Pool } from 'pg'
import { brokenSums } from '../../../tests/support/documents/broken-sums.ts'
import { cfdiSchema } from '../../../tests/support/documents/cfdi-schema.ts'
import { readXml, type ReadElement } from '../../../tests/support/documents/read-xml.ts'
import {
  accountsSchema,
  amissIn,
  balanceSchema,
  entriesSchema,
} from '../../../tests/support/documents/sat-schemas.ts'

const schemas = {
  cfdi: cfdiSchema,
  catalogo: accountsSchema,
  balanza: balanceSchema,
  polizas: entriesSchema,
}
type DocumentKind = keyof typeof schemas

/** Documents for SAT that were read so far: their faults, and the number of each kind. */
export type SatDocuments = {
  faults: string[]
  counts: Map<string, number>
  /** Reads a document against its schema, and the sums of an unsealed CFDI. */
  check: (kind: DocumentKind, name: string, text: string) => ReadElement | undefined
  /** Reads a document that is no XML by rules of its own. */
  note: (kind: string, name: string, text: string, faults: readonly string[]) => void
}

/** Validates documents for SAT; with a folder it stores each there as a file. */
export function satDocuments(folder?: string): SatDocuments {
  const faults: string[] = []
  const counts = new Map<string, number>()
  function note(kind: string, name: string, text: string, found: readonly string[]) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    faults.push(...found.map((fault) => `${kind} ${name}: ${fault}`))
    if (folder === undefined) return
    const file = join(folder, kind, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return {
    faults,
    counts,
    note,
    check(kind, name, text) {
      try {
        const document = readXml(text)
        const isDraft = kind === 'cfdi' && document.attributes.Sello === ''
        const sums = isDraft ? brokenSums(document) : []
        note(isDraft ? 'draft' : kind, `${name}.xml`, text, [...amissIn(document, schemas[kind]), ...sums])
        return document
      } catch (error) {
        note(kind, `${name}.xml`, text, [String(error)])
        return undefined
      }
    },
  }
}

/** Reads every sealed CFDI once, those that were cancelled too. */
export async function checkSealed(documents: SatDocuments, pool: Pool, known: Set<string>) {
  const { rows } = await pool.query<{ id: string; xml: string }>(
    'select id, xml from cfdis where uuid is not null order by stamped_at, id',
  )
  for (const { id, xml } of rows) {
    if (known.has(id)) continue
    known.add(id)
    documents.check('cfdi', id, xml)
  }
}
