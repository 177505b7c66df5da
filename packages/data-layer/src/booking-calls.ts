import {
  booking,
  site,
  type AnswerOf,
  type BodyOf,
  type CatalogService,
  type DayAvailability,
  type Quote,
} from '@rumi/contract'
import { call, type CallInput, type CallOptions } from './call.ts'
import type { Extra } from './thunk-config.ts'

/** A call whose answer belongs to the screen that asks, not to the store; dispatched, it throws `CallFailed`. */
export type Ask<T> = (dispatch: unknown, getState: unknown, extra: Extra) => Promise<T>

/** Everything that can be quoted and booked. */
export const fetchCatalog =
  (options?: CallOptions): Ask<CatalogService[]> =>
  async (_dispatch, _getState, { http }) =>
    (await call(http, booking.catalog, {}, options)).data.services

/** What is left of a service, day by day. */
export const fetchAvailability =
  (query: CallInput<typeof booking.availability>['query'], options?: CallOptions): Ask<DayAvailability[]> =>
  async (_dispatch, _getState, { http }) =>
    (await call(http, booking.availability, { query }, options)).data.availability

/** The full price of a booking, line by line, and whether each dog may come. */
export const fetchQuote =
  (body: BodyOf<typeof booking.quote>, options?: CallOptions): Ask<Quote> =>
  async (_dispatch, _getState, { http }) =>
    (await call(http, booking.quote, { body }, options)).data.quote

/** The full price of several single days, line by line, and whether each dog may come on all of them. */
export const fetchDaysQuote =
  (body: BodyOf<typeof booking.quoteDays>, options?: CallOptions): Ask<Quote> =>
  async (_dispatch, _getState, { http }) =>
    (await call(http, booking.quoteDays, { body }, options)).data.quote

/** Asks the office for what has no price of its own; sent again after a lost connection it arrives once. */
export const requestQuote =
  (body: BodyOf<typeof site.requestQuote>): Ask<AnswerOf<typeof site.requestQuote>> =>
  (_dispatch, _getState, { http, keys }) =>
    keys.run(site.requestQuote.path, body, (idempotencyKey) =>
      call(http, site.requestQuote, { body }, { idempotencyKey }),
    )
