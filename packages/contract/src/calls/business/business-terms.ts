import { z } from 'zod'
import { clock, text } from '../../fields.ts'
import {
  isClabe,
  longestStayNights,
  servicePolicyGroups,
  type BusinessTerms,
  type ServicePolicyGroup,
} from '../../rules/business/business-terms.ts'
import { requirementKeys } from '../../rules/dogs/requirement-keys.ts'

/** Integer within bounds; the error message states them. */
const whole = (least: number, most: number) => {
  const error = `Escribe un número entero de ${least} a ${most}.`
  return z.int({ error }).min(least, { error }).max(most, { error })
}

const percent = whole(0, 100)

const amount = (most: number) =>
  z
    .int({ error: 'Escribe un importe como 20 o 20.50.' })
    .min(0, { error: 'El importe no puede ser negativo.' })
    .max(most, { error: 'Ese importe es demasiado grande.' })

const amountOrNone = z
  .int({ error: 'Escribe un importe como 99 o 99.50, o déjalo vacío.' })
  .min(0, { error: 'El importe no puede ser negativo.' })
  .max(10_000_00, { error: 'Ese importe es demasiado grande.' })
  .nullable()

const weekday = whole(0, 6)

const onceEach = (rows: readonly { weekday: number }[]) =>
  new Set(rows.map((row) => row.weekday)).size === rows.length

const weekHours = z
  .array(
    z.strictObject({ weekday, opens: clock, closes: clock }).refine(({ opens, closes }) => opens < closes, {
      error: 'La hora de cerrar va después de la de abrir.',
      path: ['closes'],
    }),
  )
  .max(7)
  .refine(onceEach, { error: 'Cada día de la semana va una sola vez.' })

const policy = z.strictObject({
  depositPercent: percent.nullable(),
  freeUntilHours: whole(0, 720).nullable(),
  keepPercent: percent.nullable(),
  lateArrival: text(300),
  latePickupCentavos: amountOrNone.refine((centavos) => centavos !== 0, {
    error: 'Déjalo vacío si no se cobra.',
  }),
  latePickupGraceMinutes: whole(0, 240),
})

/** Schema of each service group's policy. */
const forEachGroup = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(
    Object.fromEntries(servicePolicyGroups.map((group) => [group, schema])) as Record<
      ServicePolicyGroup,
      Schema
    >,
  )

const growing = <Row>(by: (row: Row) => number, error: string) =>
  [
    (rows: readonly Row[]) => rows.every((row, at) => at === 0 || by(rows[at - 1]!) < by(row)),
    { error },
  ] as const

/** The hours of a hotel where the room is free before the next guest arrives; a change may say one of the two, so of all that holds then. */
export const hotelHours = z
  .object({ checkIn: clock, checkOut: clock })
  .refine(({ checkIn, checkOut }) => checkOut <= checkIn, {
    error: 'La salida va antes de la entrada, o a la misma hora: el cuarto lo espera otra familia.',
    path: ['checkOut'],
  })

/** Each term with its bounds. */
export const businessTerms = z.strictObject({
  hours: z.strictObject({ house: weekHours, dayCare: weekHours, grooming: weekHours, training: weekHours }),
  hotel: z.strictObject({
    checkIn: clock,
    checkOut: clock,
    maxNights: whole(1, longestStayNights),
    discounts: z
      .array(z.strictObject({ fromNights: whole(1, 365), percent: whole(1, 100) }))
      .max(10, { error: 'Caben hasta 10 descuentos.' })
      .refine(
        ...growing<{ fromNights: number }>(
          (row) => row.fromNights,
          'Escribe los descuentos de menos a más noches.',
        ),
      ),
  }),
  hotelClosedNights: z
    .array(weekday)
    .max(6, { error: 'Deja al menos una noche para el hotel.' })
    .transform((weekdays) => [...new Set(weekdays)].toSorted((one, other) => one - other)),
  dayCarePlaces: whole(0, 500),
  dayCarePlacesOn: z
    .array(z.strictObject({ weekday, places: whole(0, 500) }))
    .max(7)
    .refine(onceEach, { error: 'Cada día de la semana va una sola vez.' }),
  minimumNoticeHours: whole(0, 336),
  horizonDays: whole(7, 730),
  depositPercent: percent,
  cancellation: z.strictObject({ freeUntilHours: whole(0, 720), keepPercent: percent }),
  policies: forEachGroup(policy),
  requirements: forEachGroup(
    z
      .array(z.enum(requirementKeys, { error: 'Elige uno de los requisitos.' }))
      .refine((keys) => new Set(keys).size === keys.length, { error: 'Cada requisito va una sola vez.' }),
  ),
  minimumAge: z
    .strictObject({ months: whole(0, 36), monthsVaccinated: whole(0, 36), multipleDoses: whole(1, 6) })
    .refine(({ months, monthsVaccinated }) => monthsVaccinated <= months, {
      error: 'Con sus vacunas completas no puede hacer falta más edad.',
      path: ['monthsVaccinated'],
    }),
  validity: z.strictObject({
    vaccineMonths: whole(1, 60),
    dewormingInternalDays: whole(1, 730),
    dewormingExternalDays: whole(1, 730),
    waitingDays: whole(0, 60),
  }),
  firstDay: z.strictObject({
    evaluates: z.boolean({ error: 'Di si el primer día incluye la evaluación.' }),
    minutesEarlier: whole(0, 240),
  }),
  holds: z.strictObject({ papersHours: whole(1, 336), deskPapersDueHours: whole(0, 720) }),
  passes: z.strictObject({
    dayCareMonth: z
      .strictObject({ days: whole(1, 60), withinDays: whole(1, 366), percent })
      .refine(({ days, withinDays }) => days <= withinDays, {
        error: 'El pase dura al menos los días que trae.',
        path: ['withinDays'],
      }),
    training: z
      .array(z.strictObject({ sessions: whole(2, 100), percent }))
      .max(6, { error: 'Caben hasta 6 paquetes.' })
      .refine(
        ...growing<{ sessions: number }>(
          (row) => row.sessions,
          'Escribe los paquetes de menos a más sesiones.',
        ),
      ),
  }),
  lateDoseMinutes: whole(0, 240),
  medicineDoseCentavos: amount(10_000_00),
  ivaPercent: whole(0, 30),
  cashExpenseLimitCentavos: amount(1_000_000_00),
  speiClabe: z
    .string({ error: 'Escribe la CLABE.' })
    .transform((value) => value.replaceAll(/\s/g, ''))
    .refine((value) => value === '' || isClabe(value), {
      error: 'Esa CLABE no es válida: son 18 dígitos y el último comprueba los demás.',
    }),
  orderHoldHours: z.strictObject({ counter: whole(1, 720), spei: whole(1, 720), online: whole(1, 720) }),
  depositHoldHours: whole(0, 720),
  shipping: z.strictObject({
    feeCentavos: amountOrNone,
    freeFromCentavos: amountOrNone,
    postalCodes: z
      .array(
        z.string().regex(/^\d{2,5}$/, {
          error: 'Escribe códigos postales, o con qué dígitos empiezan, como 01 o 03100.',
        }),
      )
      .max(200, { error: 'Caben hasta 200 zonas.' }),
  }),
}) satisfies z.ZodType<BusinessTerms>
