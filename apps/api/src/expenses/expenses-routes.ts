import { expenses as calls, largestCfdiImportBytes, mostImportedCfdis, type Expense } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db, Tx } from '../db/connect.ts'
import { expenses } from '../db/schema/money/expenses.ts'
import {
  cleanedUpload,
  fileInRequest,
  fileStoreOf,
  filesInRequest,
  storeFile,
  takeFiles,
  uploadRoute,
} from '../files/index.ts'
import { requireOpen } from '../http/actor.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { lastDayIn } from '../http/requests/last-day-in.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { sendFile } from '../http/send-file.ts'
import { payExpense } from './expense-parts.ts'
import { expenseOf } from './expense-rows.ts'
import { importDocuments, previewDocuments } from './import-documents.ts'
import { listExpenses } from './list-expenses.ts'
import { lockExpense } from './posted-expense.ts'
import {
  attachInvoice,
  correctSupplier,
  enterExpense,
  invoiceForBusiness,
  remitRetention,
  takeBackExpense,
} from './write-expense.ts'

/** An expense may carry the XML of its invoice. */
const withInvoice = { bodyLimit: 1_100_000 }
const withInvoices = { bodyLimit: 2 * largestCfdiImportBytes }

/** Routes of expenses: create, pay, reverse, with invoice and receipt. */
export async function expensesRoutes(app: FastifyInstance, { db, config }: { db: Db; config: Config }) {
  const store = fileStoreOf(config)

  registerRoute(app, calls.list, async ({ query }) => ({ data: await listExpenses(db, query) }))

  registerRoute(app, calls.lastDay, () => lastDayIn(db, sql`select day from expenses`))

  registerRoute(app, calls.read, async ({ params }) => ({
    data: { expense: await expenseOf(db, params.id) },
  }))

  registerRoute(
    app,
    calls.create,
    async ({ body: { cfdi, ...body }, actor, request }) => {
      if (body.cashDayId !== null) requireOpen(actor, 'payments')
      const invoice = cfdi === undefined ? null : await invoiceForBusiness(db, cfdi)
      const entering = { invoice, by: actor.id }
      return {
        data: { expense: await runIdempotent(db, request, (tx) => enterExpense(tx, body, entering)) },
      }
    },
    withInvoice,
  )

  registerRoute(app, calls.pay, async ({ params, body, actor, request }) => ({
    data: {
      expense: await runIdempotent(db, request, (tx) => payExpense(tx, params.id, { ...body, by: actor.id })),
    },
  }))

  registerRoute(app, calls.remit, async ({ params, body, actor, request }) => ({
    data: {
      expense: await runIdempotent(db, request, (tx) =>
        remitRetention(tx, params.id, { ...body, by: actor.id }),
      ),
    },
  }))

  registerRoute(app, calls.correctSupplier, async ({ params, body }) => ({
    data: { expense: await db.transaction((tx) => correctSupplier(tx, params.id, body)) },
  }))

  registerRoute(app, calls.takeBack, async ({ params, body, actor, request }) => ({
    data: {
      expense: await runIdempotent(db, request, (tx) =>
        takeBackExpense(tx, params.id, { ...body, by: actor.id }),
      ),
    },
  }))

  registerRoute(app, calls.downloadCfdi, async ({ params, reply }) => {
    const { id, cfdiUuid } = await expenseOf(db, params.id)
    const [cfdi] = await db.select({ text: expenses.cfdiXml }).from(expenses).where(eq(expenses.id, id))
    if (!cfdi?.text) throw new Refused('not-found')
    return sendFile(reply, {
      name: `${cfdiUuid}.xml`,
      type: calls.downloadCfdi.answersFile,
      text: cfdi.text,
    })
  })

  registerRoute(
    app,
    calls.importCfdis,
    async ({ body, actor }) => ({ data: { files: await importDocuments(db, body.invoices, actor.id) } }),
    withInvoices,
  )

  await app.register(async (uploads) => {
    await takeFiles(uploads, { most: mostImportedCfdis })

    registerRoute(
      uploads,
      calls.previewCfdis,
      async ({ request }) => {
        const files = await filesInRequest(request)
        return {
          data: await previewDocuments(
            db,
            files.map(({ bytes, name }) => ({ name: name.slice(-300), document: bytes })),
          ),
        }
      },
      uploadRoute,
    )
  })

  await app.register(async (uploads) => {
    await takeFiles(uploads)

    registerRoute(
      uploads,
      calls.readCfdi,
      async ({ request }) => {
        const { receiverRfc: _, ...invoice } = await invoiceForBusiness(db, await fileInRequest(request))
        const [entered] = await db
          .select({ id: expenses.id })
          .from(expenses)
          .where(sql`${expenses.cfdiUuid} = ${invoice.cfdiUuid} and ${expenses.takenBackAt} is null`)
        return { data: { reading: { ...invoice, enteredAs: entered?.id ?? null } } }
      },
      uploadRoute,
    )

    registerRoute(
      uploads,
      calls.attachCfdi,
      async ({ params, request }) => {
        await expenseOf(db, params.id)
        const invoice = await invoiceForBusiness(db, await fileInRequest(request))
        return { data: { expense: await db.transaction((tx) => attachInvoice(tx, params.id, invoice)) } }
      },
      uploadRoute,
    )

    registerRoute(
      uploads,
      calls.attachReceipt,
      async ({ params: { id }, actor, request }) => {
        await expenseOf(db, id)
        const upload = await cleanedUpload(await fileInRequest(request), { takesPdf: true })
        const fileInput = {
          upload,
          ownerId: actor.id,
          dogId: null,
          recordId: null,
          expenseId: id,
          createdBy: actor.id,
        }
        const once = (effect: (tx: Tx) => Promise<Expense>) =>
          db.transaction(async (tx) => {
            await lockExpense(tx, id)
            return effect(tx)
          })
        const expense = await storeFile<Expense>({ db, store, once }, fileInput, (tx) => expenseOf(tx, id))
        return { data: { expense } }
      },
      uploadRoute,
    )
  })
}
