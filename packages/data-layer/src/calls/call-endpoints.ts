import type { AnswerOf, CallSpec } from '@rumi/contract'
import { requestOf, type CallInput, type Untyped } from '../call.ts'
import { isStaleRefusal } from '../slices/thunk-config.ts'
import { fetchOnce, type PagesEndpoint, type QueryEndpoint, type SentThunk } from './fetch-once.ts'
import { queryApi } from './query-api.ts'
import { subjectsOf, tagsOfAnswer, tagsOfCall } from './query-tags.ts'
import { infiniteQueryOptions, type Matchers } from './resource-endpoints.ts'

/** Queries sent by POST, because their input does not fit in a URL. */
const queriesByPost: readonly string[] = [
  'booking.preview',
  'booking.quote',
  'booking.quoteDays',
  'desk.preview',
  'desk.previewNew',
  'phoneQuotes.create',
]

const isQuestion = (spec: CallSpec) =>
  (spec.method === 'GET' && spec.answersFile === undefined) || queriesByPost.includes(spec.name)

/** Input of a call that may bring its own idempotency key. */
type Keyed = { idempotencyKey?: string }

type Build = Parameters<Parameters<typeof queryApi.injectEndpoints>[0]['endpoints']>[0]

/** Creates the endpoint of a declared call. A query is cached only while it is subscribed to. */
const endpointOfCall = (build: Build, spec: CallSpec) => {
  const query = ({ idempotencyKey, ...input }: Keyed) => ({
    ...requestOf(spec, input),
    isCreation: spec.status === 201,
    idempotencyKey,
  })
  return isQuestion(spec)
    ? build.query<unknown, Keyed>({ query, providesTags: tagsOfAnswer(spec), keepUnusedDataFor: 0 })
    : build.mutation<unknown, Keyed>({
        query,
        invalidatesTags: (_answer, error) => (error && !isStaleRefusal(error.meta) ? [] : tagsOfCall(spec)),
      })
}

/** The endpoint of a call that answers page by page. */
const pagesOfCall = (build: Build, spec: CallSpec) =>
  build.infiniteQuery<{ nextCursor?: string | null }, Untyped, string | null>({
    infiniteQueryOptions,
    query: ({ queryArg, pageParam }) =>
      requestOf(spec, {
        ...queryArg,
        query: { ...queryArg.query, ...(pageParam !== null && { cursor: pageParam }) },
      }),
    providesTags: tagsOfAnswer(spec),
    keepUnusedDataFor: 0,
  })

/** Returns the endpoint of a name, and creates it at its first use: a page has only the calls that it sends. */
function endpointNamed(name: string, spec: CallSpec, create: (build: Build, spec: CallSpec) => object) {
  const known = queryApi.endpoints as Record<string, unknown>
  if (known[name] === undefined)
    queryApi
      .enhanceEndpoints({ addTagTypes: subjectsOf(spec) })
      .injectEndpoints({ endpoints: (build) => ({ [name]: create(build, spec) as never }) })
  return known[name]
}

/** The endpoint of a declared call, with its types. */
export const callEndpoint = <C extends CallSpec>(spec: C) =>
  endpointNamed(spec.name, spec, endpointOfCall) as QueryEndpoint<CallInput<C>, AnswerOf<C>> &
    Matchers<CallInput<C>, AnswerOf<C>>

/** The endpoint of a declared call that answers page by page. */
export const pagesEndpoint = <C extends CallSpec>(spec: C) =>
  endpointNamed(`${spec.name}.pages`, spec, pagesOfCall) as PagesEndpoint<CallInput<C>, AnswerOf<C>>

/** Sends a declared call once; one that is sent again by a later page brings its own `idempotencyKey`. */
export const sendCall = <C extends CallSpec>(
  spec: C,
  input: CallInput<C>,
  keyed: Keyed = {},
): SentThunk<AnswerOf<C>> =>
  isQuestion(spec)
    ? fetchOnce(callEndpoint(spec), input)
    : async (dispatch) =>
        dispatch(callEndpoint(spec).initiate(Object.assign({}, input, keyed), { track: false }))
