import { importFields, type ImportField, type ImportKind } from '@rumi/contract'
import { importHeadings } from '../copy/import-headings.ts'

/** Words of a heading, small and without accents: 'Spayed/Neutered?' is 'spayed neutered'. */
const plain = (heading: string) =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

export type Mapping = Partial<Record<ImportField, number>>

/** Columns of a table by field, each for one field. */
export function recogniseColumns(kind: ImportKind, headings: readonly string[]): Mapping {
  const written = headings.map(plain)
  const mapping: Mapping = {}
  for (const field of importFields[kind]) {
    const column = (importHeadings[kind][field] ?? [])
      .map((word) => written.indexOf(word))
      .find((at) => at >= 0 && !Object.values(mapping).includes(at))
    if (column !== undefined) mapping[field] = column
  }
  return mapping
}

const pairs = /([a-zA-Z]+):(\d+)/g

/** The mapping of a request, without fields of another kind and columns that the table lacks. */
export function givenMapping(kind: ImportKind, written: string, columns: number): Mapping {
  const fields: readonly string[] = importFields[kind]
  return Object.fromEntries(
    [...written.matchAll(pairs)]
      .map(([, field = '', column]) => [field, Number(column)] as const)
      .filter(([field, column]) => fields.includes(field) && column < columns),
  )
}
