import { imports as calls, type Import } from '@rumi/contract'
import { desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { imports } from '../db/schema/imports.ts'
import { users } from '../db/schema/people/people.ts'
import { namedFileInRequest, takeFiles, uploadRoute } from '../files/index.ts'
import { Refused } from '../http/refused.ts'
import { registerRoute } from '../http/register-route.ts'
import { createWorkerTask } from '../http/worker-task.ts'
import type { readTable } from './read-table.ts'
import { givenMapping, recogniseColumns } from './recognise-columns.ts'
import { runImport } from './run-import.ts'
import { undoImport } from './undo-import.ts'

/** Reads a foreign table in a worker thread. */
const foreignTable = createWorkerTask<typeof readTable>(new URL('table-worker.ts', import.meta.url))

const mostListed = 50

/** Routes of imports of foreign tables. */
export async function importsRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, calls.list, async () => ({
    data: { imports: await listed(db).orderBy(desc(imports.createdAt), desc(imports.id)).limit(mostListed) },
  }))

  registerRoute(app, calls.read, async ({ params }) => {
    const [found] = await listed(db).where(eq(imports.id, params.id))
    if (!found) throw new Refused('not-found')
    return { data: { import: found } }
  })

  registerRoute(app, calls.undo, async ({ params, actor }) => ({
    data: await undoImport(db, params.id, actor.id),
  }))

  await app.register(async (uploads) => {
    await takeFiles(uploads)
    registerRoute(
      uploads,
      calls.create,
      async ({ query: { kind, mapping, dryRun = false }, actor, request }) => {
        const { bytes, name } = await namedFileInRequest(request)
        const table = await foreignTable(bytes)
        const { headings } = table
        const importing = {
          kind,
          dryRun,
          mapping:
            mapping === undefined
              ? recogniseColumns(kind, headings)
              : givenMapping(kind, mapping, headings.length),
          fileName: name.replaceAll(/\p{Cc}/gu, '').trim(),
          by: actor,
        }
        return { data: { import: await runImport(db, table, importing) } }
      },
      uploadRoute,
    )
  })
}

const listed = (db: Db) =>
  db
    .select({
      id: imports.id,
      kind: imports.kind,
      fileName: imports.fileName,
      created: imports.created,
      importedBy: sql<string>`${users.name} || ' ' || ${users.lastName}`,
      createdAt: imports.createdAt,
      finishedAt: imports.finishedAt,
      undoneAt: imports.undoneAt,
    } satisfies Record<keyof Import, unknown>)
    .from(imports)
    .innerJoin(users, eq(users.id, imports.importedBy))
