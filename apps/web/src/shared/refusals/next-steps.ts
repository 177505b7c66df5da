import type { RefusalCode } from '@rumi/contract'
import { nextStepCopy as copy } from '../../copy/shared/next-steps.ts'
import { paths } from '../business/paths.ts'

/** Link that continues after a refusal. */
export type NextStep = { to: string; label: string }

/** `null`: the user fixes the refusal in place, by changing the input or retrying. */
type NextSteps = Record<'owner' | 'staff', NextStep | null>

const here: NextSteps = { owner: null, staff: null }
const owner = (to: string, label: string): NextSteps => ({ owner: { to, label }, staff: null })
const staff = (to: string, label: string): NextSteps => ({ owner: null, staff: { to, label } })
const either = (ofOwner: NextSteps, ofStaff: NextSteps): NextSteps => ({
  owner: ofOwner.owner,
  staff: ofStaff.staff,
})

const ownBookings = owner(paths.bookings(), copy.ownBookings)
const ownDogs = owner(paths.dogs(), copy.ownDogs)
const ownOrders = owner(paths.orders(), copy.ownOrders)
const contact = owner(paths.contact(), copy.contact)
const otherService = owner(paths.book(), copy.otherService)
const bookings = staff(paths.officeBookings(), copy.bookings)
const reconciliation = staff(paths.officeReconciliation(), copy.reconciliation)

/** Next step per refusal code, beyond what its screen already offers. */
export const nextSteps = {
  malformed: here,
  'no-session': either(owner(paths.login(), copy.login), staff(paths.login(), copy.login)),
  'wrong-credentials': here,
  'registration-password': here,
  'second-factor-required': here,
  'login-expired': here,
  'wrong-code': here,
  'wrong-passkey': here,
  'wrong-password': here,
  'confirm-identity': here,
  'second-factor-setup-required': either(
    owner(paths.secondFactorSetup(), copy.secondFactor),
    staff(paths.secondFactorSetup(), copy.secondFactor),
  ),
  'not-your-role': either(owner(paths.account(), copy.account), staff(paths.office(), copy.office)),
  'not-found': either(owner(paths.account(), copy.account), staff(paths.office(), copy.office)),
  'link-expired': either(
    owner(paths.forgotPassword(), copy.newLink),
    staff(paths.forgotPassword(), copy.newLink),
  ),
  stale: here,
  'not-signed': here,
  'last-second-factor': here,
  'passkey-known': here,
  'in-use': here,
  'dog-has-history': bookings,
  'service-in-use': staff(paths.officeServices(), copy.services),
  'service-on-site': staff(paths.officeSettings('tarjetas'), copy.planCards),
  'product-was-sold': staff(paths.officeProducts(), copy.products),
  'product-was-moved': staff(paths.officeStock(), copy.stock),
  'invoice-entered': staff(paths.officeExpenses(), copy.expenses),
  'not-a-cfdi': here,
  'account-in-use': staff(paths.officeAccounts(), copy.accounts),
  'role-in-use': staff(paths.officeUsers(), copy.users),
  taken: here,
  'no-capacity': either(otherService, staff(paths.officeOccupancy(), copy.occupancy)),
  'dog-busy': either(ownBookings, bookings),
  'group-full': here,
  'step-not-allowed': here,
  'add-on-left-out': either(ownBookings, bookings),
  'undo-over': here,
  'message-has-booking': bookings,
  'house-closed': either(owner(paths.home(), copy.home), staff(paths.officeSetup(), copy.setup)),
  'privacy-request-open': contact,
  'not-mergeable': here,
  'visits-booked': staff(paths.officeOccupancy(), copy.occupancy),
  'report-sent': staff(paths.officeReports(), copy.reports),
  'already-sent': here,
  'posted-entry': staff(paths.officeEntries(), copy.entries),
  'entry-reversed': staff(paths.officeEntries(), copy.entries),
  'account-is-parent': staff(paths.officeAccounts(), copy.accounts),
  'month-closed': staff(paths.officeMonths(), copy.months),
  reconciled: reconciliation,
  'statement-reconciled': reconciliation,
  'no-stock': here,
  'price-changed': here,
  'still-running': here,
  'too-large': here,
  'not-a-picture': here,
  'not-json': here,
  'idempotency-reused': here,
  'no-second-factor': here,
  'too-many-factors': here,
  'not-shipped': here,
  'not-eligible': either(ownDogs, staff(paths.officeRecords(), copy.records)),
  'booking-limit': either(ownBookings, bookings),
  'held-time-limit': either(ownBookings, bookings),
  'first-visit-limit': contact,
  'order-limit': ownOrders,
  'stock-limit': ownOrders,
  'dog-limit': contact,
  'medical-record-limit': ownDogs,
  'care-item-limit': here,
  'already-marked': here,
  'upload-limit': ownDogs,
  'waiting-limit': ownBookings,
  'pass-limit': owner(paths.passes(), copy.ownPasses),
  'no-such-service': otherService,
  'not-bookable': contact,
  'no-such-dog': ownDogs,
  'past-date': here,
  'too-far-ahead': here,
  'dates-reversed': here,
  'stay-too-long': here,
  'closed-day': here,
  'no-such-day': here,
  'too-soon': here,
  'no-such-slot': here,
  'too-late-to-change': contact,
  'price-agreed': contact,
  'before-its-day': here,
  'not-in-house': staff(paths.officeInHouse(), copy.inHouse),
  'no-price-yet': bookings,
  'online-not-set-up': here,
  'nothing-to-invoice': here,
  'invoice-data-missing': owner(paths.profile(), copy.invoiceData),
  'stamping-not-set-up': here,
  'stamp-refused': here,
  'not-stamped': here,
  'tax-data-missing': staff(paths.officeSettings('casa'), copy.settings),
  'time-zone-fixed': here,
  'common-password': here,
  'unbalanced-entry': here,
  'not-a-statement': here,
  'match-differs': here,
  'sizes-reversed': here,
  'breaks-a-rule': here,
  'family-complete': here,
  'family-member': owner(paths.profile(), copy.account),
  'family-has-own': contact,
  'family-other-address': here,
  'too-many-attempts': here,
  'stream-limit': here,
  'usage-limit': here,
  'mail-not-sent': here,
  'payment-provider-away': here,
  'stamping-provider-away': here,
  internal: here,
  unavailable: here,
} as const satisfies Record<RefusalCode, NextSteps>

/** Returns the next step for the current role; undefined if the refusal is fixed in place. */
export const nextStepAfter = (code: string | null, isStaff: boolean): NextStep | null =>
  code !== null && Object.hasOwn(nextSteps, code)
    ? nextSteps[code as RefusalCode][isStaff ? 'staff' : 'owner']
    : null
