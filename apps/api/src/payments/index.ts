export { cashDayHandlers, cashDayRepository } from './cash/cash-day-handlers.ts'
export { charge } from './charge.ts'
export { chargeAtDesk, type AtTheDesk } from './charge-at-desk.ts'
export { chargeRoutes } from './charge-routes.ts'
export { pendingPaymentsPoller } from './online/poll-pending-payments.ts'
export { createMercadoPago } from './online/mercadopago.ts'
export { createOnlinePayment, type OnlinePayment } from './online/online-payment.ts'
export { droppedRefunds, onlineRefunds } from './online/refund-online.ts'
export { onlineRoutes } from './online/online-routes.ts'
export { paymentHandlers, type AfterPayment } from './payment-handlers.ts'
export { paymentRepository } from './payment-repository.ts'
export { paymentsRoutes } from './payments-routes.ts'
export { debtsOf } from './due-of.ts'
export { receiptOf } from './receipt-of.ts'
export { recordLatePayment } from './refunds/record-late-payment.ts'
export { lockedCredit, recordPayment, type Payment } from './record-payment.ts'
export { conceptOf } from './concept-of.ts'
export { giveOpeningCredits } from './refunds/give-opening-credits.ts'
export { moneyToReturn } from './refunds/money-to-return.ts'
export {
  pathOfTarget,
  columnsOfTarget,
  isStanding,
  lockRowOf,
  lockTarget,
  rowsAbout,
  targetOfColumns,
} from './payment-target.ts'
export { lockPayment, refundPayment } from './refunds/refund-payment.ts'
