import { dogFiles, seesTelephones } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import type { SendExport } from './send-export.ts'
import { workbookBytes } from './workbook-bytes.ts'

/** Offers `RumisData.xlsx`: dogs, owners and medical records. */
export function workbookRoutes(app: FastifyInstance, db: Db, sendExport: SendExport) {
  registerRoute(app, dogFiles.exportWorkbook, (context) =>
    sendExport(context, {
      what: 'workbook',
      type: dogFiles.exportWorkbook.answersFile,
      fileName: 'RumisData.xlsx',
      bytes: (colours) => workbookBytes(db, colours, seesTelephones(context.actor)),
    }),
  )
}

export type { CellKind, CellValue } from './cell-xml.ts'
export { csvCell } from './csv.ts'
export { createSendExport, type SendExport } from './send-export.ts'
export { type Table, dayColumn, instantColumn, pesosColumn, textColumn, integerColumn } from './table.ts'
export { tablesWorkbookBytes } from './workbook-bytes.ts'
export { tableFile } from './table-file.ts'
export { cellPagesOf, onePage, pageRows } from './pages-of.ts'
