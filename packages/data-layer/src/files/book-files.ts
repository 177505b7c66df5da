import { books, type QueryOf, type BookReport } from '@rumi/contract'
import { requestOf } from '../call.ts'
import { createCallThunk } from '../slices/create-call-thunk.ts'
import { download, storedDownloadError } from './download.ts'

/** Report of the books with its days, account, format, and file name without extension. */
export type BookFile = {
  report: BookReport
  as: 'xlsx' | 'csv'
  query: QueryOf<typeof books.exportCsv>
  name: string
}

const calls = { xlsx: books.exportWorkbook, csv: books.exportCsv } as const

/** Fetches a report of the books as a file and hands it to the person. */
export const downloadBooks = createCallThunk(
  'books/download',
  { failure: books.exportCsv.failure, toStoredError: storedDownloadError },
  async ({ report, as, query, name }: BookFile, { signal, ...extra }) =>
    download(extra, { ...requestOf(calls[as], { params: { report }, query }), signal }, `${name}.${as}`),
)
