import type {
  agreements,
  collectors,
  transferProofs,
  auth,
  bank,
  booking,
  care,
  expenses,
  groomingCalls,
  reports,
  books,
  bookYears,
  bookingPayments,
  orderCalls,
  chargeCalls,
  checkOuts,
  counterSales,
  credentials,
  deadLetters,
  dogFiles,
  electronicBooks,
  entryPayments,
  identification,
  imports,
  incidents,
  invoicingCalls,
  myDay,
  onlineCalls,
  ownData,
  paymentCalls,
  phoneQuotes,
  reportCardReplies,
  reportCardsOfDay,
  Resources,
  security,
  secondFactor,
  sickDays,
  stock,
  tagCalls,
  terminals,
  tips,
  taxes,
} from '@rumi/contract'
import type { downloadFailed } from '../files/download.ts'
import type { groomingFailures, guarderiaFailures, hotelFailures } from '../slices/services-slices.ts'
import type { sessionFailures } from './session-calls.ts'

type ValueOf<T> = T[keyof T]
type TextOf<T> = T extends { failure: infer Text } ? Text : never
type RowText = ValueOf<{ [Name in keyof Resources]: TextOf<ValueOf<Resources[Name]['verbs']>> }>
type CallText =
  | TextOf<ValueOf<typeof agreements>>
  | TextOf<ValueOf<typeof collectors>>
  | TextOf<ValueOf<typeof transferProofs>>
  | TextOf<ValueOf<typeof auth>>
  | TextOf<ValueOf<typeof bank>>
  | TextOf<ValueOf<typeof expenses>>
  | TextOf<ValueOf<typeof reports>>
  | TextOf<ValueOf<typeof booking>>
  | TextOf<ValueOf<typeof care>>
  | TextOf<ValueOf<typeof bookingPayments>>
  | TextOf<ValueOf<typeof orderCalls>>
  | TextOf<ValueOf<typeof books>>
  | TextOf<ValueOf<typeof bookYears>>
  | TextOf<ValueOf<typeof chargeCalls>>
  | TextOf<ValueOf<typeof checkOuts>>
  | TextOf<ValueOf<typeof counterSales>>
  | TextOf<ValueOf<typeof onlineCalls>>
  | TextOf<ValueOf<typeof paymentCalls>>
  | TextOf<ValueOf<typeof phoneQuotes>>
  | TextOf<ValueOf<typeof reportCardReplies>>
  | TextOf<ValueOf<typeof reportCardsOfDay>>
  | TextOf<ValueOf<typeof deadLetters>>
  | TextOf<ValueOf<typeof credentials>>
  | TextOf<ValueOf<typeof dogFiles>>
  | TextOf<ValueOf<typeof electronicBooks>>
  | TextOf<ValueOf<typeof entryPayments>>
  | TextOf<ValueOf<typeof identification>>
  | TextOf<ValueOf<typeof imports>>
  | TextOf<ValueOf<typeof incidents>>
  | TextOf<ValueOf<typeof invoicingCalls>>
  | TextOf<ValueOf<typeof ownData>>
  | TextOf<ValueOf<typeof security>>
  | TextOf<ValueOf<typeof secondFactor>>
  | TextOf<ValueOf<typeof stock>>
  | TextOf<ValueOf<typeof tagCalls>>
  | TextOf<ValueOf<typeof terminals>>
  | TextOf<ValueOf<typeof tips>>
  | TextOf<ValueOf<typeof taxes>>
  | TextOf<ValueOf<typeof groomingCalls>>
  | TextOf<ValueOf<typeof myDay>>
  | TextOf<ValueOf<typeof sickDays>>

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
