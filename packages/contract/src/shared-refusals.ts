/**
 * Refusals that browsers produce themselves: impossible times and general failures. Separate, so that public
 * pages load only these.
 */
export const sharedRefusals = {
  malformed: { status: 400, message: 'Hay datos que no entendimos. Revisa los campos marcados.' },
  'no-such-day': { status: 422, message: 'Esa fecha no existe. Revisa el día y el mes.' },
  'past-date': { status: 422, message: 'Esa fecha ya pasó. Elige una de hoy en adelante.' },
  'too-far-ahead': { status: 422, message: 'Todavía no reservamos para esa fecha. Elige una más cercana.' },
  'dates-reversed': {
    status: 422,
    message: 'La salida debe ser después de la entrada. Cambia una de las dos.',
  },
  'stay-too-long': { status: 422, message: 'Esa estancia es demasiado larga. Divídela en varias reservas.' },
  'closed-day': { status: 422, message: 'Ese día está cerrado. Elige otro.' },
  'too-soon': { status: 422, message: 'Reserva con más anticipación: elige un día o una hora más adelante.' },
  'no-such-slot': { status: 422, message: 'Ese horario no se ofrece. Elige uno de la lista.' },
  internal: { status: 500, message: 'Algo falló de nuestro lado. Intenta de nuevo en un momento.' },
} as const

export type SharedRefusal = keyof typeof sharedRefusals
