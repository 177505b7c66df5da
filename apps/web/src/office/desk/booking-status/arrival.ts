import {
  isAwaited,
  isShownAtArrival,
  type DeskBooking,
  type DogEligibility,
  type ServiceType,
} from '@rumi/contract'

/** Dogs that stand at the counter, with the medical records that they lack. */
export type Arrival = Pick<DeskBooking, 'owner' | 'debtCentavos'> & {
  dogs: DeskBooking['dogs']
  serviceType: ServiceType
  standing: readonly DogEligibility[]
  /** False once they arrived or were cancelled on another screen. */
  isExpected: boolean
}

/** Missing medical records per dog of a booking, without those overridden. */
const standingIn = ({ medicalRecords, overrides }: DeskBooking): DogEligibility[] =>
  medicalRecords.map(({ rumiId, reasons, ok }) => ({
    rumiId,
    ok,
    reasons: reasons.filter(
      ({ code }) => !overrides.some((override) => override.rumiId === rumiId && override.code === code),
    ),
  }))

const isOpen = ({ booking: { status } }: DeskBooking) => status === 'pending' || status === 'confirmed'

/** Returns the arrival of all dogs of a booking. */
export const arrivalOf = (deskBooking: DeskBooking): Arrival => ({
  owner: deskBooking.owner,
  debtCentavos: deskBooking.debtCentavos,
  dogs: deskBooking.dogs,
  serviceType: deskBooking.service.serviceType,
  standing: standingIn(deskBooking),
  isExpected: isOpen(deskBooking),
})

type Arriving = Pick<Arrival, 'dogs' | 'isExpected'> & { bookings: readonly [DeskBooking, ...DeskBooking[]] }

/** Returns the arrival of some dogs of several bookings; a dog lacks what any of its bookings requires. */
export const arrivalOfDogs = ({ dogs, isExpected, bookings }: Arriving): Arrival => ({
  owner: bookings[0].owner,
  debtCentavos: Math.max(...bookings.map(({ debtCentavos }) => debtCentavos)),
  dogs,
  isExpected,
  serviceType: bookings[0].service.serviceType,
  standing: dogs.map(({ _id }) => {
    const found = bookings.flatMap(standingIn).filter(({ rumiId }) => rumiId === _id)
    const reasons = new Map(found.flatMap((one) => one.reasons).map((reason) => [reason.code, reason]))
    return { rumiId: _id, ok: found.every(({ ok }) => ok), reasons: [...reasons.values()] }
  }),
})

/** True if a dog lacks nothing that keeps it out. */
export const mayEnter = ({ reasons }: DogEligibility) => reasons.every(({ code }) => isAwaited(code))

export const needsIdentification = ({ standing }: Arrival) =>
  standing.some(({ reasons }) => reasons.some(({ code }) => isShownAtArrival(code)))

/** True if the dogs may come in at once; the server checks again. */
export const mayComeIn = (arrival: Arrival) =>
  arrival.standing.every(mayEnter) && !needsIdentification(arrival)
