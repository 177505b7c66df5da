import { resources, type ResourceName } from '@rumi/contract'
import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { importStatement } from '../files/bank-files.ts'
import { importTable } from '../files/import-files.ts'
import { createRecordsOfPhoto, uploadEvidence, uploadImage } from '../files/dog-files.ts'
import { attachInvoice, attachReceipt } from '../files/expense-files.ts'
import { addGroomingPhoto, removeGroomingPhoto } from '../files/grooming-photos.ts'
import {
  uploadCollectorPhoto,
  uploadProductPicture,
  uploadRoomPhoto,
  uploadTransferProof,
} from '../files/photos.ts'
import { bringBackInvoice } from '../files/invoice-files.ts'
import { addIncidentPhoto } from '../files/incident-photos.ts'
import { addReportPhoto, removeReportPhoto } from '../files/report-card-photos.ts'
import { bookingPayments } from '../slices/booking-payments-slice.ts'
import { bookings } from '../slices/bookings-slice.ts'
import { notifications } from '../slices/notifications-slice.ts'
import { queryApi } from './query-api.ts'
import { slices } from './query-endpoints.ts'
import { isResource, tagsOfNotification, tagsOfWrite, type Subject } from './query-tags.ts'
import { globalReset, storeReset } from '../slices/resets.ts'
import { grooming, guarderia, hotel } from '../slices/services-slices.ts'
import { session } from '../slices/session-slice.ts'
import { isStaleRefusal } from '../slices/thunk-config.ts'
import { account } from './account-calls.ts'
import { office } from './office-calls.ts'

type CachedRecord = Record<string, unknown>
/** Update of cached records after a write. `at` is the page's position in a paged list. */
type Patch = (records: CachedRecord[], at: { isFirst: boolean; isLast: boolean }) => CachedRecord[]

type Id = string | number

type Matcher<Rest> = { match: (action: unknown) => action is UnknownAction & Rest }
type Thunk = {
  fulfilled: Matcher<{ payload: unknown }>
  rejected: Matcher<{ meta: { arg: unknown; httpStatus?: number | undefined } }>
}
type Verb = 'create' | 'update' | 'remove'

/** Thunk that writes, what it writes to, and what it does there. */
type Write = { thunk: Thunk; subject: Subject; verb: Verb }

const updating = (subject: Subject, ...thunks: Thunk[]) =>
  thunks.map((thunk): Write => ({ thunk, subject, verb: 'update' }))

const verbs = ['create', 'update', 'remove'] as const
const writesOf = (subject: ResourceName, calls: object) =>
  verbs.map((verb): Write => ({ thunk: (calls as Record<Verb, Thunk>)[verb], subject, verb }))

/** Every thunk that writes. Calls sent by RTK Query invalidate by themselves. */
export const writes: readonly Write[] = [
  ...Object.entries(slices).flatMap(([name, { calls }]) => writesOf(name as ResourceName, calls)),
  ...[grooming, hotel, guarderia].flatMap(({ calls }) => writesOf('services', calls)),
  { thunk: bookings.calls.bookDays, subject: 'bookings', verb: 'create' },
  ...updating('dogs', uploadImage),
  ...updating('medicalRecords', createRecordsOfPhoto, uploadEvidence),
  ...updating('products', uploadProductPicture),
  ...updating('rooms', uploadRoomPhoto),
  ...updating('collectors', uploadCollectorPhoto),
  ...updating('transferProofs', uploadTransferProof),
  ...updating('incidents', addIncidentPhoto),
  ...updating('reportCards', addReportPhoto, removeReportPhoto),
  ...updating('groomingCards', addGroomingPhoto, removeGroomingPhoto),
  ...updating('clients', account.uploadIdentification),
  ...updating('auth', account.changePassword, account.requestEmailChange, office.endSessionsOf),
  ...updating('auth', session.calls.endSession, session.calls.endOtherSessions),
  ...updating('deadLetters', office.retryDeadLetter, office.dropDeadLetter),
  ...updating('bank', importStatement),
  ...updating('imports', importTable),
  ...updating('expenses', attachInvoice),
  ...updating('expenses', attachReceipt),
  ...updating('invoicing', bringBackInvoice),
  ...updating('bookingPayments', bookingPayments.calls.record),
]

/** Replaces cached records with the written ones; new ones go to the end of a list (spec §4). */
function patchAfter(kind: ResourceName, verb: Verb, payload: unknown): Patch {
  const { id } = resources[kind]
  if (verb === 'remove') return (records) => records.filter((known) => known[id] !== payload)
  const written = new Map(
    [payload as CachedRecord | CachedRecord[]].flat().map((record) => [record[id], record]),
  )
  return (records, { isLast }) => {
    const known = records.map((record) => ({ ...record, ...written.get(record[id]) }))
    const there = new Set(records.map((record) => record[id]))
    return verb === 'create' && isLast
      ? [...known, ...[...written.values()].filter((record) => !there.has(record[id]))]
      : known
  }
}

const arrived =
  (record: CachedRecord): Patch =>
  (records, { isFirst }) => [...(isFirst ? [record] : []), ...records.filter(({ id }) => id !== record.id)]

type Cached = { endpointName?: string; originalArgs?: unknown; data?: unknown } | undefined
type Update = (endpoint: string, arg: unknown, recipe: (data: never) => unknown) => never
const whole = { isFirst: false, isLast: false }
type Listed = { pages: { items: CachedRecord[] }[] }

/** Applies a patch to every cached entry of a collection. */
function updatesOf(kind: ResourceName, patch: Patch, state: unknown) {
  const { queries } = (state as { queries: { queries: Record<string, Cached> } }).queries
  const update = queryApi.util.updateQueryData as unknown as Update
  const recipes: Record<string, (data: never) => unknown> = {
    [`${kind}.list`]: ({ pages }: Listed) => {
      for (const [at, page] of pages.entries())
        page.items = patch(page.items, { isFirst: at === 0, isLast: at === pages.length - 1 })
    },
    [`${kind}.every`]: (records: CachedRecord[]) => patch(records, whole),
    [`${kind}.read`]: (record: CachedRecord) => patch([record], whole)[0] ?? record,
  }
  return Object.values(queries).flatMap((cached) => {
    const recipe = recipes[cached?.endpointName ?? '']
    return recipe && cached?.data !== undefined
      ? [update(cached.endpointName ?? '', cached.originalArgs, recipe)]
      : []
  })
}

const userIn = (state: unknown) => (state as { user: { userid: string | null } }).user.userid

/** Middleware that updates cached queries after writes, live events and session changes. */
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
  for (const { thunk, subject, verb } of writes) {
    if (thunk.fulfilled.match(action)) afterWrite(subject, verb, action.payload)
    if (thunk.rejected.match(action)) afterRefusal(subject, action.meta)
  }
  return result

  /** The record is not as the screen shows it, so the next attempt begins with what there is. */
  function afterRefusal(
    subject: Subject,
    { arg, httpStatus }: { arg: unknown; httpStatus?: number | undefined },
  ) {
    if (!isStaleRefusal({ httpStatus })) return
    const id = isId(arg) ? arg : (arg as { id?: Id } | undefined)?.id
    store.dispatch(queryApi.util.invalidateTags(tagsOfWrite(subject, id === undefined ? id : String(id))))
  }

  function afterWrite(subject: Subject, verb: Verb, payload: unknown) {
    if (isResource(subject))
      for (const update of updatesOf(subject, patchAfter(subject, verb, payload), store.getState()))
        store.dispatch(update)
    store.dispatch(queryApi.util.invalidateTags(tagsOfWrite(subject, idIn(subject, payload))))
  }
}

const isId = (arg: unknown): arg is Id => typeof arg === 'string' || typeof arg === 'number'

/** The id of the one record that a write answered. */
const idIn = (kind: Subject, payload: unknown) =>
  isResource(kind) && typeof payload === 'object' && payload !== null
    ? ((payload as CachedRecord)[resources[kind].id] as string | undefined)
    : undefined
