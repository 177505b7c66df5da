export { account, type Client } from './calls/account-calls.ts'
export { call, type CallInput, type CallOptions } from './call.ts'
export { CallFailed, isAnswered, type Issue, type ServerAnswer } from './calls/call-failed.ts'
export { importStatement } from './files/bank-files.ts'
export { importTable } from './files/import-files.ts'
export {
  attachInvoice,
  attachReceipt,
  previewSupplierInvoices,
  readSupplierInvoice,
} from './files/expense-files.ts'
export { bringBackInvoice } from './files/invoice-files.ts'
export { downloadBooks, type BookFile } from './files/book-files.ts'
export { bookingPayments, type BookingPaymentsState } from './slices/booking-payments-slice.ts'
export { bookings, type Booking } from './slices/bookings-slice.ts'
export { cart } from './slices/cart-slice.ts'
export { pieceCount, type CartItem, type CartState } from './slices/cart-state.ts'
export { createRecordsOfPhoto, downloadSuccessful, uploadEvidence, workbookName } from './files/dog-files.ts'
export { downloadFailed } from './files/download.ts'
export { downloads } from './files/downloads.ts'
export { dogs, type Dog, type DogsState } from './slices/dogs-slice.ts'
export { ensureSession } from './ensure-session.ts'
export type { FailureText } from './calls/failure-text.ts'
export { createHttp, type Http, type HttpOptions, type HttpRequest } from './http.ts'
export { listen, type Listening, type StreamSpec } from './listen.ts'
export type { ListState, Page } from './slices/list-state.ts'
export {
  bootstrapped,
  connectStore,
  makeStore,
  type AppDispatch,
  type AppStore,
  type RootState,
  type StoreOptions,
} from './make-store.ts'
export { addGroomingPhoto, removeGroomingPhoto, type GroomingCard } from './files/grooming-photos.ts'
export { addIncidentPhoto } from './files/incident-photos.ts'
export { addReportPhoto, removeReportPhoto, type ReportCard } from './files/report-card-photos.ts'
export { notifications, unreadCount, type Notification } from './slices/notifications-slice.ts'
export { office } from './calls/office-calls.ts'
export { orders, type Order, type OrdersState } from './slices/orders-slice.ts'
export {
  absences,
  accounts,
  cashDays,
  clients,
  customRoles,
  glEntries,
  groomingCards,
  halls,
  houseDays,
  medicalRecords,
  messages,
  passes,
  payments,
  planCards,
  playGroups,
  products,
  careItems,
  reportCards,
  rooms,
  staffMembers,
  tags,
  waitingList,
} from './slices/plain-slices.ts'
export {
  placePhoto,
  uploadCollectorPhoto,
  uploadProductPicture,
  uploadRoomPhoto,
  uploadTransferProof,
} from './files/photos.ts'
export { preferences, type PreferencesState } from './slices/preferences-slice.ts'
export type { Presence } from './presence.ts'
export { setupListeners, skipToken, type SubscriptionOptions } from '@reduxjs/toolkit/query/react'
export { queryApi, type QueryRefusal } from './calls/query-api.ts'
export { callEndpoint, pagesEndpoint, sendCall } from './calls/call-endpoints.ts'
export { fetchOnce, type QueryEndpoint } from './calls/fetch-once.ts'
export { everyEndpoint, listEndpoint, recordEndpoint } from './calls/query-endpoints.ts'
export { tagsOfWrite } from './calls/query-tags.ts'
export type { Status } from './slices/request-status.ts'
export { globalReset, storeReset } from './slices/resets.ts'
export type { CallsOf } from './calls/resource-calls.ts'
export type { ListQuery } from './calls/resource-endpoints.ts'
export { grooming, guarderia, hotel, services } from './slices/services-slices.ts'
export type { SecondStep } from './calls/session-calls.ts'
export { session } from './slices/session-slice.ts'
export type { SessionState } from './slices/session-state.ts'
export { memoryStorage, storageEntry, type KeyValueStorage } from './files/storage-format.ts'
export { errorText, type StoredError } from './slices/stored-error.ts'
export type { Extra, RefusalMeta, SaveFile } from './slices/thunk-config.ts'
