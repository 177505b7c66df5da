import { collectors as calls, mostCollectors, type Collector } from '@rumi/contract'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { collectorSentences } from '../copy/people/collector-sentences.ts'
import type { Db, Queryable } from '../db/connect.ts'
import { lockClient } from '../db/lock-client.ts'
import { collectors } from '../db/schema/people/collectors.ts'
import { files } from '../db/schema/people/files.ts'
import { users } from '../db/schema/people/people.ts'
import {
  cleanedUpload,
  fileInRequest,
  fileStoreOf,
  storeFile,
  takeFiles,
  uploadRoute,
} from '../files/index.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused, refusedField } from '../http/refused.ts'

/** Routes of the people who may collect a client's dogs. */
export async function collectorsRoutes(app: FastifyInstance, { db, config }: { db: Db; config: Config }) {
  const store = fileStoreOf(config)

  registerRoute(app, calls.list, async ({ owner, query: { clientId } }) => ({
    data: { collectors: await collectorsOf(db, accountIn(owner, clientId)) },
  }))

  registerRoute(app, calls.create, async ({ owner, body: { clientId, name, phone }, request }) =>
    runIdempotent(db, request, async (tx) => {
      const account = accountIn(owner, clientId)
      await lockClient(tx, account)
      const [client] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, account), eq(users.role, 'cliente'), isNull(users.closedAt)))
      if (!client) throw new Refused('not-found')
      if ((await tx.$count(collectors, eq(collectors.clientId, account))) >= mostCollectors)
        throw new Refused('breaks-a-rule', { message: collectorSentences.tooMany(mostCollectors) })
      const [made] = await tx.insert(collectors).values({ clientId: account, name, phone }).returning()
      return { data: { collector: { ...made!, photo: null } } }
    }),
  )

  registerRoute(app, calls.remove, async ({ owner, params: { id } }) => {
    await db.transaction(async (tx) => {
      await collectorToChange(tx, id, owner)
      await tx.delete(collectors).where(eq(collectors.id, id))
    })
  })

  await app.register(async (uploads) => {
    await takeFiles(uploads)
    registerRoute(
      uploads,
      calls.uploadPhoto,
      async ({ owner, actor, params: { id }, request }) => {
        const { clientId } = await collectorToChange(db, id, owner)
        const upload = await cleanedUpload(await fileInRequest(request), { takesPdf: false })
        const fileInput = {
          upload,
          ownerId: clientId,
          dogId: null,
          recordId: null,
          collectorId: id,
          createdBy: actor.id,
          isOwn: owner !== null,
        }
        return storeFile({ db, store }, fileInput, async (tx) => ({
          data: { collector: await collectorToChange(tx, id, owner) },
        }))
      },
      uploadRoute,
    )
  })
}

/** Account of a request: the caller's own, or the one that the desk names. */
function accountIn(owner: string | null, clientId: string | undefined): string {
  const account = owner ?? clientId
  if (account === undefined) throw refusedField('clientId', collectorSentences.whoseIsIt)
  if (clientId !== undefined && clientId !== account) throw new Refused('not-found')
  return account
}

/** Returns the people who may collect a client's dogs, in the order in which they were named. */
const collectorsOf = (db: Queryable, clientId: string): Promise<Collector[]> =>
  withPhotos(db)
    .where(eq(collectors.clientId, clientId))
    .orderBy(asc(collectors.createdAt), asc(collectors.id))

async function collectorToChange(db: Queryable, id: string, owner: string | null): Promise<Collector> {
  const [found] = await withPhotos(db).where(eq(collectors.id, id))
  if (!found || (owner !== null && found.clientId !== owner)) throw new Refused('not-found')
  return found
}

const withPhotos = (db: Queryable) =>
  db
    .select({
      id: collectors.id,
      clientId: collectors.clientId,
      name: collectors.name,
      phone: collectors.phone,
      photo: sql<string | null>`'/files/' || ${files.id}`,
      createdAt: collectors.createdAt,
    })
    .from(collectors)
    .leftJoin(files, eq(files.collectorId, collectors.id))
    .$dynamic()
