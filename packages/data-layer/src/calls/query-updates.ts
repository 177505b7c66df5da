import { resources, type ResourceName } from '@rumi/contract'
import { isAction, type Middleware } from '@reduxjs/toolkit'
import { notifications } from '../slices/notifications-slice.ts'
import { queryApi } from './query-api.ts'
import { isResource, tagsOfNotification, tagsOfWrite, type Subject } from './query-tags.ts'
import { globalReset, storeReset } from '../slices/resets.ts'
import { tellsOfChange, type RefusalMeta } from '../slices/thunk-config.ts'

type Kept = Record<string, unknown>
/** What a write makes of records that are kept; `at` says where they stand, if in a list that is asked page by page. */
type Patch = (records: Kept[], at: { isFirst: boolean; isLast: boolean }) => Kept[]

type Id = string | number

/** What is written by calls whose name does not begin with it. */
const writesTo: Record<string, Subject> = {
  grooming: 'services',
  hotel: 'services',
  guarderia: 'services',
  'account/changePassword': 'auth',
  'account/requestEmailChange': 'auth',
  'account/uploadIdentification': 'clients',
  'office/retryDeadLetter': 'deadLetters',
  'office/dropDeadLetter': 'deadLetters',
  'office/endSessionsOf': 'auth',
  'user/endSession': 'auth',
  'user/endOtherSessions': 'auth',
  'bank/importStatement': 'bank',
  'expenses/attachReceipt': 'expenses',
  'bookingPayments/record': 'bookingPayments',
}
const reads: readonly string[] = ['list', 'read', 'downloadWorkbook']

/** What an action has written to or was refused to write to, and by which call; nothing where it writes nothing. */
function writeIn(type: string) {
  const [, part = '', call = '', ended] = /^(\w+)\/(\w+)\/(fulfilled|rejected)$/.exec(type) ?? []
  if (reads.includes(call)) return undefined
  const kind = writesTo[`${part}/${call}`] ?? writesTo[part] ?? (isResource(part) ? part : undefined)
  return kind === undefined ? undefined : { kind, call, isRefused: ended === 'rejected' }
}

/** The records that were written in the place of what is kept of them, new ones at the end of a list (spec §4). */
function patchAfter(kind: ResourceName, call: string, payload: unknown): Patch {
  const { id } = resources[kind]
  if (call === 'remove') return (records) => records.filter((known) => known[id] !== payload)
  const written = new Map([payload as Kept | Kept[]].flat().map((record) => [record[id], record]))
  const isNew = call === 'create' || call === 'bookDays'
  return (records, { isLast }) => {
    const known = records.map((record) => ({ ...record, ...written.get(record[id]) }))
    const there = new Set(records.map((record) => record[id]))
    return isNew && isLast
      ? [...known, ...[...written.values()].filter((record) => !there.has(record[id]))]
      : known
  }
}

const arrived =
  (record: Kept): Patch =>
  (records, { isFirst }) => [...(isFirst ? [record] : []), ...records.filter(({ id }) => id !== record.id)]

type Cached = { endpointName?: string; originalArgs?: unknown; data?: unknown } | undefined
type Update = (endpoint: string, arg: unknown, recipe: (data: never) => unknown) => never
const whole = { isFirst: false, isLast: false }
type Listed = { pages: { items: Kept[] }[] }

/** Everything that is kept of a collection, as a patch leaves it. */
function updatesOf(kind: ResourceName, patch: Patch, state: unknown) {
  const { queries } = (state as { queries: { queries: Record<string, Cached> } }).queries
  const update = queryApi.util.updateQueryData as unknown as Update
  const recipes: Record<string, (data: never) => unknown> = {
    [`${kind}.list`]: ({ pages }: Listed) => {
      for (const [at, page] of pages.entries())
        page.items = patch(page.items, { isFirst: at === 0, isLast: at === pages.length - 1 })
    },
    [`${kind}.every`]: (records: Kept[]) => patch(records, whole),
    [`${kind}.read`]: (record: Kept) => patch([record], whole)[0] ?? record,
  }
  return Object.values(queries).flatMap((cached) => {
    const recipe = recipes[cached?.endpointName ?? '']
    return recipe && cached?.data !== undefined
      ? [update(cached.endpointName ?? '', cached.originalArgs, recipe)]
      : []
  })
}

const userIn = (state: unknown) => (state as { user: { userid: string | null } }).user.userid

/** Keeps what was asked for in step: with every write, with what arrives by itself, and with who is logged in. */
export const queryUpdates: Middleware = (store) => (next) => (action) => {
  if (!isAction(action)) return next(action)
  const before = userIn(store.getState())
  const result = next(action)
  const isSomebodyElse = before !== null && before !== userIn(store.getState())
  if (isSomebodyElse || globalReset.match(action) || storeReset.match(action))
    store.dispatch(queryApi.util.resetApiState())
  if (notifications.added.match(action)) {
    for (const update of updatesOf('notifications', arrived(action.payload), store.getState()))
      store.dispatch(update)
    store.dispatch(queryApi.util.invalidateTags(tagsOfNotification(action.payload.kind)))
  }
  const write = writeIn(action.type)
  const ended = action as { payload?: unknown; meta?: Partial<RefusalMeta> & { arg?: Id | { id?: Id } } }
  if (write?.isRefused) afterRefusal(write.kind, ended.meta)
  else if (write) afterWrite(write, ended.payload)
  return result

  /** What was to be changed is no longer as it was shown, so the next attempt begins with what there is. */
  function afterRefusal(kind: Subject, meta: typeof ended.meta) {
    if (!tellsOfChange(meta)) return
    const { arg } = meta ?? {}
    const id = typeof arg === 'object' ? arg.id : arg
    store.dispatch(queryApi.util.invalidateTags(tagsOfWrite(kind, id === undefined ? id : String(id))))
  }

  function afterWrite({ kind, call }: { kind: Subject; call: string }, payload: unknown) {
    if (isResource(kind))
      for (const update of updatesOf(kind, patchAfter(kind, call, payload), store.getState()))
        store.dispatch(update)
    store.dispatch(queryApi.util.invalidateTags(tagsOfWrite(kind, idIn(kind, payload))))
  }
}

/** The id of the one record that a write answered. */
const idIn = (kind: Subject, payload: unknown) =>
  isResource(kind) && typeof payload === 'object' && payload !== null
    ? ((payload as Kept)[resources[kind].id] as string | undefined)
    : undefined
