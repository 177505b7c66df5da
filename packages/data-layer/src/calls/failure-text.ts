import type {
  auth,
  bank,
  booking,
  expenses,
  reports,
  books,
  bookingPayments,
  orderCalls,
  chargeCalls,
  checkOuts,
  counterSales,
  credentials,
  deadLetters,
  dogFiles,
  electronicBooks,
  identification,
  invoicingCalls,
  onlineCalls,
  ownData,
  paymentCalls,
  Resources,
  security,
  secondFactor,
  stock,
  visits,
} from '@rumi/contract'
import type { downloadFailed } from '../files/download.ts'
import type { groomingFailures, guarderiaFailures, hotelFailures } from '../slices/services-slices.ts'
import type { sessionFailures } from './session-calls.ts'

type ValueOf<T> = T[keyof T]
type TextOf<T> = T extends { failure: infer Text } ? Text : never
type RowText = ValueOf<{ [Name in keyof Resources]: TextOf<ValueOf<Resources[Name]['verbs']>> }>
type CallText =
  | TextOf<ValueOf<typeof auth>>
  | TextOf<ValueOf<typeof bank>>
  | TextOf<ValueOf<typeof expenses>>
  | TextOf<ValueOf<typeof reports>>
  | TextOf<ValueOf<typeof booking>>
  | TextOf<ValueOf<typeof bookingPayments>>
  | TextOf<ValueOf<typeof orderCalls>>
  | TextOf<ValueOf<typeof books>>
  | TextOf<ValueOf<typeof chargeCalls>>
  | TextOf<ValueOf<typeof checkOuts>>
  | TextOf<ValueOf<typeof counterSales>>
  | TextOf<ValueOf<typeof onlineCalls>>
  | TextOf<ValueOf<typeof paymentCalls>>
  | TextOf<ValueOf<typeof deadLetters>>
  | TextOf<ValueOf<typeof credentials>>
  | TextOf<ValueOf<typeof dogFiles>>
  | TextOf<ValueOf<typeof electronicBooks>>
  | TextOf<ValueOf<typeof identification>>
  | TextOf<ValueOf<typeof invoicingCalls>>
  | TextOf<ValueOf<typeof ownData>>
  | TextOf<ValueOf<typeof security>>
  | TextOf<ValueOf<typeof secondFactor>>
  | TextOf<ValueOf<typeof stock>>
  | TextOf<ValueOf<typeof visits>>

/**
 * Every text the store falls back on (spec §8), word for word. A `Record<FailureText, string>` of their
 * Spanish counterparts (decision 20) does not compile while one is missing.
 */
export type FailureText =
  | RowText
  | CallText
  | typeof downloadFailed
  | ValueOf<typeof groomingFailures>
  | ValueOf<typeof hotelFailures>
  | ValueOf<typeof guarderiaFailures>
  | ValueOf<typeof sessionFailures>
