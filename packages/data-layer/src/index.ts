export { account, type Client } from './account-calls.ts'
export { call, type CallInput, type CallOptions } from './call.ts'
export { CallFailed, isAnswered, type Issue, type ServerAnswer } from './call-failed.ts'
export { importStatement } from './bank-files.ts'
export { attachReceipt, readSupplierInvoice } from './expense-files.ts'
export { downloadBooks, type BookFile } from './book-files.ts'
export { bookingPayments, type BookingPaymentsState } from './booking-payments-slice.ts'
export { bookings, type Booking } from './bookings-slice.ts'
export { cart } from './cart-slice.ts'
export { pieceCount, type CartItem, type CartState } from './cart-state.ts'
export { downloadSuccessful, uploadEvidence, workbookName } from './dog-files.ts'
export { downloadFailed } from './download.ts'
export { downloads } from './downloads.ts'
export { dogs, type Dog, type DogsState } from './dogs-slice.ts'
export { ensureSession } from './ensure-session.ts'
export type { FailureText } from './failure-text.ts'
export { createHttp, type Http, type HttpOptions, type HttpRequest } from './http.ts'
export { listen, type Listening, type StreamSpec } from './listen.ts'
export type { ListState, Page } from './list-state.ts'
export {
  bootstrapped,
  connectStore,
  makeStore,
  type AppDispatch,
  type AppStore,
  type RootState,
  type StoreOptions,
} from './make-store.ts'
export { addReportPhoto, removeReportPhoto, type ReportCard } from './report-card-photos.ts'
export { notifications, unreadCount, type Notification } from './notifications-slice.ts'
export { office } from './office-calls.ts'
export { orders, type Order, type OrdersState } from './orders-slice.ts'
export {
  absences,
  accounts,
  cashDays,
  clients,
  customRoles,
  glEntries,
  halls,
  houseDays,
  medicalRecords,
  messages,
  passes,
  payments,
  planCards,
  products,
  reportCards,
  rooms,
  staffMembers,
  waitingList,
} from './plain-slices.ts'
export { placePhoto, uploadProductPicture, uploadRoomPhoto } from './photos.ts'
export { preferences, type PreferencesState } from './preferences-slice.ts'
export type { Presence } from './presence.ts'
export { setupListeners, skipToken, type SubscriptionOptions } from '@reduxjs/toolkit/query/react'
export { queryApi, type QueryRefusal } from './query-api.ts'
export {
  callEndpoint,
  everyEndpoint,
  listEndpoint,
  pagesEndpoint,
  recordEndpoint,
  sendCall,
  askOnce,
  type QueryEndpoint,
} from './query-endpoints.ts'
export { tagsOfWrite } from './query-tags.ts'
export type { Status } from './request-status.ts'
export { globalReset, storeReset } from './resets.ts'
export type { CallsOf, ListQuery } from './resource-calls.ts'
export { grooming, guarderia, hotel, services } from './services-slices.ts'
export type { SecondStep } from './session-calls.ts'
export { session } from './session-slice.ts'
export type { SessionState } from './session-state.ts'
export { memoryStorage, storageEntry, type KeyValueStorage } from './storage-format.ts'
export { errorText, type StoredError } from './stored-error.ts'
export type { Extra, RefusalMeta, SaveFile } from './thunk-config.ts'
