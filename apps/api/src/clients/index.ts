import { generalPublicId, merging, ownData, type OwnDataFile, type Resources } from '@rumi/contract'
import { and, isNotNull, isNull, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { clientRepository } from '../people/index.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/schema/people/people.ts'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { recordSecurityEvent } from '../security/index.ts'
import { currentSettings } from '../settings/index.ts'
import { updateClient } from './update-client.ts'
import { closeAccount } from './close-account.ts'
import { createClient } from './create-client.ts'
import { mergeClients } from './merge-clients.ts'
import { ownDataOf } from './own-data.ts'
import { tableOf } from './own-data-table.ts'
import { ownDataTables, serviceNames } from './own-data-tables.ts'
import { tablesWorkbookBytes, type SendExport } from '../workbook/index.ts'

export { createClient } from './create-client.ts'
export { erasePerson } from './erase-person.ts'

/** Handlers of clients beyond storage. Closed accounts appear in the history only. */
export const clientHandlers = {
  list({ filters: { handedIn, ...filters }, ...query }, { db }) {
    const waiting = handedIn === undefined ? undefined : (handedIn ? isNotNull : isNull)(users.identification)
    return clientRepository.list(db, {
      ...query,
      filters,
      where: and(isNull(users.closedAt), ne(users.id, generalPublicId), waiting),
    })
  },
  create: createClient,
  update: updateClient,
  remove: closeAccount,
} satisfies ResourceHandlers<Resources['clients']>

/** Returns everything stored about a person as readable tables. */
const tablesAbout = async (db: Db, data: OwnDataFile) =>
  ownDataTables(data, await serviceNames(db), (await currentSettings(db)).dogWord)

/** Routes of the data export and of merging clients. */
export function clientsRoutes(app: FastifyInstance, db: Db, sendExport: SendExport) {
  registerRoute(app, merging.clients, async ({ params: { id }, body: { goneId }, actor, request }) => ({
    data: { user: await runIdempotent(db, request, (tx) => mergeClients(tx, { keptId: id, goneId, actor })) },
  }))
  registerRoute(app, ownData.read, async ({ params, actor }) => {
    if (params.id !== actor.id) throw new Refused('not-found')
    const data = await ownDataOf(db, actor)
    return { data: { exportedAt: data.exportedAt, tables: await tablesAbout(db, data) } }
  })
  registerRoute(app, ownData.workbook, async (context) => {
    const { params, actor } = context
    if (params.id !== actor.id) throw new Refused('not-found')
    const tables = await tablesAbout(db, await ownDataOf(db, actor))
    return sendExport(context, {
      what: 'own-data',
      type: ownData.workbook.answersFile,
      fileName: 'mis-datos.xlsx',
      bytes: (colours) => tablesWorkbookBytes(tables.map(tableOf), colours),
    })
  })
  registerRoute(app, ownData.download, async ({ params, actor, request, reply }) => {
    if (params.id !== actor.id) throw new Refused('not-found')
    const data = await ownDataOf(db, actor)
    await recordSecurityEvent(db, request, {
      kind: 'data-exported',
      accountId: actor.id,
      details: { what: 'own-data' },
    })
    reply.header('content-disposition', 'attachment; filename="mis-datos.json"')
    return { data }
  })
}
