/** Asked by someone who names only an address; what they get is decided when the mail is sent. */
type AboutAddress = 'registration-asked' | 'verification-resend-asked' | 'password-reset-asked'

/** `version` is the booking's after the step, so that each step is told once. */
type AboutBooking =
  | 'booking-requested'
  | 'booking-confirmed'
  | 'booking-moved'
  | 'booking-cancelled'
  | 'booking-marked-no-show'
  | 'booking-checked-in'
  | 'booking-checked-out'

/** What happened and must have consequences after the transaction it happened in. */
export type HouseEvent =
  | { kind: AboutAddress; email: string }
  | { kind: 'account-opened-by-desk'; userId: string }
  | { kind: AboutBooking; bookingId: string; version: number }

export type EventKind = HouseEvent['kind']
export type BookingEventKind = AboutBooking

/** An event on its way to those who carry out its consequences; the id stays the same when it is told again. */
export type Told<K extends EventKind = EventKind> = Extract<HouseEvent, { kind: K }> & { kind: K; id: string }

/** What a room does after each kind of event. It may be told twice, so its effect must bear repetition. */
export type Handlers = { [K in EventKind]?: (event: Told<K>) => Promise<void> }
