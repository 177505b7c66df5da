import { electronicBooks as calls } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { registerRoute } from '../../http/register-route.ts'
import { sendFile } from '../../http/send-file.ts'
import { accountsXml } from './accounts-xml.ts'
import { balanceXml } from './balance-xml.ts'
import { entriesXml } from './entries-xml.ts'
import { fileNameOf, monthOfBooks } from './month-of-books.ts'

/** The books of a month as files for SAT. */
export function electronicRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, calls.accounts, async ({ query, reply }) => {
    const month = await monthOfBooks(db, query.month)
    const text = await accountsXml(db, month)
    return sendFile(reply, { name: fileNameOf(month, 'CT'), type: calls.accounts.answersFile, text })
  })

  registerRoute(app, calls.balance, async ({ query: { month: requested, ...request }, reply }) => {
    const month = await monthOfBooks(db, requested)
    const text = await balanceXml(db, month, request)
    const name = fileNameOf(month, request.kind === 'C' ? 'BC' : 'BN')
    return sendFile(reply, { name, type: calls.balance.answersFile, text })
  })

  registerRoute(app, calls.entries, async ({ query: { month: requested, ...request }, reply }) => {
    const month = await monthOfBooks(db, requested)
    const text = await entriesXml(db, month, request)
    return sendFile(reply, { name: fileNameOf(month, 'PL'), type: calls.entries.answersFile, text })
  })
}
