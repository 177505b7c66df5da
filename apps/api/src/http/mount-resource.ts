import { isDeepStrictEqual } from 'node:util'
import {
  clientTelephone,
  methodOf,
  pathOf,
  permissionOf,
  type RecordOf,
  type ResourceSpec,
  type Verb,
  type VerbsOf,
} from '@rumi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Db, Queryable, Tx } from '../db/connect.ts'
import type { Page, Repository } from '../db/repository/repository.ts'
import { authorize, type Actor, type Authorization } from './actor.ts'
import { expectedVersion } from './requests/entity-tags.ts'
import { runIdempotent } from './idempotency.ts'
import { defaultLimit, listQueryOf, type ListQuery } from './requests/list-query.ts'
import { Refused } from './refused.ts'
import { responseSerializerOf, showsTelephones } from './serialize.ts'

/** Input of a handler besides the body: caller, record and transaction. */
export type HandlerContext = {
  actor: Actor
  /** The only owner whose records the actor reaches; null where they reach all. */
  owner: string | null
  id: string
  tx: Tx
  request: FastifyRequest
}

/** Input of a list handler: one query outside of any transaction. */
export type ListContext = Omit<HandlerContext, 'tx'> & { db: Queryable }

/** Act of a user on one record, inside an existing transaction. Use cases without a request take it. */
export type Act = Omit<HandlerContext, 'request'>

/** Handlers that replace plain storage by verb. `record` is the stored one, already authorised. */
export type ResourceHandlers<R extends ResourceSpec> = Partial<
  Pick<
    {
      list: (query: ListQuery, context: ListContext) => Promise<Page<RecordOf<R>>>
      create: (input: z.output<R['create']>, context: HandlerContext) => Promise<RecordOf<R>>
      update: (
        changes: z.output<R['update']>,
        context: HandlerContext,
        record: RecordOf<R>,
      ) => Promise<RecordOf<R>>
      remove: (context: HandlerContext, record: RecordOf<R>) => Promise<void>
    },
    Exclude<VerbsOf<R>, 'read'>
  >
> & {
  /**
   * Runs after a creation is committed, for example a call to another service. A repeated request runs it
   * again.
   */
  created?: (record: RecordOf<R>) => Promise<RecordOf<R>>
  /** Projects a record for a reader, where roles see different fields. */
  seenBy?: (record: RecordOf<R>, actor: Actor | null) => RecordOf<R>
}

type PlainHandlers = {
  list: (query: ListQuery, context: ListContext) => Promise<Page<unknown>>
  create: (input: object, context: HandlerContext) => Promise<unknown>
  update: (changes: object, context: HandlerContext, record: unknown) => Promise<unknown>
  remove: (context: HandlerContext, record: unknown) => Promise<void>
  created: (record: unknown) => Promise<unknown>
  seenBy: (record: unknown, actor: Actor | null) => unknown
}

/** Offers the verbs of one row of the contract table under `/api`. */
export function mountResource<R extends ResourceSpec>(
  app: FastifyInstance,
  db: Db,
  spec: R,
  store: Repository<R>,
  handlers: ResourceHandlers<R> = {},
) {
  const plain: PlainHandlers = {
    list: (query, { owner, db: requested }) =>
      store.list(requested, { ...query, only: owner && spec.owner ? { [spec.owner]: owner } : {} }),
    create: (input, { tx, actor }) =>
      store.insert(tx, spec.owner ? { ...input, [spec.owner]: actor.id } : input),
    update: async (changes, { tx, id }) => {
      const { version, ...fields } = changes as { version?: number }
      return (await store.update(tx, id, fields, version)) ?? refuseMissing()
    },
    remove: async ({ tx, id, request }) => {
      if (!(await store.remove(tx, id, expectedVersion(request).version))) refuseMissing()
    },
    created: async (record) => record,
    seenBy: (record) => record,
  }
  const serialize = responseSerializerOf(spec.record)
  const hasTelephones = (record: unknown, caller: Authorization<Actor>) =>
    showsTelephones(caller) ||
    (spec.owner !== undefined && (record as Record<string, unknown>)[spec.owner] === caller.actor.id)
  /** A record as it leaves, whatever a handler returns: the row's fields, as far as the caller sees them. */
  const shown = (record: unknown, caller: Authorization<Actor>) =>
    serialize(merged.seenBy(record, caller.actor), hasTelephones(record, caller))
  const readListQuery = listQueryOf(spec)
  const merged = { ...plain, ...(handlers as Partial<PlainHandlers>) }

  /** The record a verb is about: another's is answered as a missing one, so that ids cannot be tried out. */
  async function recordFor(tx: Queryable, id: string, owner: string | null) {
    const record: Record<string, unknown> = (await store.find(tx, id)) ?? refuseMissing()
    if (owner && spec.owner && record[spec.owner] !== owner) refuseMissing()
    return record
  }

  const answers: Record<Verb, (context: Omit<HandlerContext, 'tx'>) => Promise<unknown>> = {
    list: async (context) => {
      const page = await merged.list(readListQuery(context.request, context.owner), { ...context, db })
      return {
        data: { [spec.many]: page.items.map((record) => shown(record, context)) },
        ...(page.nextCursor ? { nextCursor: page.nextCursor } : {}),
      }
    },
    create: async (context) => {
      const input = spec.create.parse(context.request.body)
      const made = await runIdempotent(db, context.request, (tx) => merged.create(input, { ...context, tx }))
      return { data: { [spec.one]: shown(await merged.created(made), context) } }
    },
    read: async (context) => {
      const record = await recordFor(db, context.id, context.owner)
      return { data: { [spec.one]: shown(record, context) } }
    },
    update: async (context) => {
      const parsed = { ...spec.update.parse(context.request.body), ...expectedVersion(context.request) }
      const changed = await db.transaction(async (tx) => {
        const record = await recordFor(tx, context.id, context.owner)
        const changes = hasTelephones(record, context) ? parsed : withoutEmptied(spec, parsed)
        if (isMadeAlready(changes, record)) return record
        return merged.update(changes, { ...context, tx }, record)
      })
      return { data: { [spec.one]: shown(changed, context) } }
    },
    remove: (context) =>
      db.transaction(async (tx) => {
        const record = await recordFor(tx, context.id, context.owner)
        const { version } = expectedVersion(context.request)
        if (version !== undefined && 'version' in record && record['version'] !== version)
          throw new Refused('stale')
        return merged.remove({ ...context, tx }, record)
      }),
  }

  const statuses = { list: 200, create: 201, read: 200, update: 200, remove: 204 } as const

  for (const verb of Object.keys(spec.verbs) as Verb[]) {
    const { access } = spec.verbs[verb]!
    app.route({
      method: methodOf(spec, verb),
      url: `/api${pathOf(spec, verb)}`,
      config: { permission: permissionOf(spec, verb) },
      handler: async (request, reply) => {
        const { actor, owner } = authorize(access, request)
        const id = (request.params as { id?: string }).id ?? ''
        const context = { actor: actor as Actor, owner, id, request }
        const costly = verb === 'list' && isLongList(request)
        const answer = await request.server.runLimited(request, { costly }, () => answers[verb](context))
        return reply.code(statuses[verb]).send(answer)
      },
    })
  }
}

/**
 * True if the stored record already has all changes, so that a retry with an old version succeeds (decision
 * 187).
 */
function isMadeAlready({ version, ...fields }: { version?: number }, record: Record<string, unknown>) {
  if (version === undefined || version === record['version']) return false
  return Object.entries(fields).every(([name, value]) => isDeepStrictEqual(record[name], value))
}

/** Leaves out telephones that come back as empty as the caller was shown them, so that a form does not clear them. */
const withoutEmptied = ({ record: { shape } }: ResourceSpec, changes: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => value !== '' || shape[field] !== clientTelephone),
  )

/** A search reads more than it answers; a page longer than the usual one takes the thread for as much longer. */
function isLongList({ query }: FastifyRequest) {
  const { search, limit } = query as { search?: unknown; limit?: unknown }
  return search !== undefined || Number(limit ?? 0) > defaultLimit
}

function refuseMissing(): never {
  throw new Refused('not-found')
}
