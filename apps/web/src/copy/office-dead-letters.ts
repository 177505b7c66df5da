/** `/oficina/correos-detenidos`. */
export const officeDeadLettersCopy = {
  title: 'Correos detenidos',
  lead: 'Lo que debía salir y no pudo después de ocho intentos. Corrige la causa y vuelve a intentar.',
  caption: 'Correos y avisos detenidos',
  reasons: 'Por qué',
  about: 'Sobre',
  parked: (when: string, tries: number) =>
    `Detenido el ${when} tras ${tries} ${tries === 1 ? 'intento' : 'intentos'}`,
  retry: 'Intentar otra vez',
  retried: (what: string) => `Va de nuevo: ${what}.`,
  drop: 'Descartar',
  dropTitle: '¿Descartar este correo?',
  dropText: (what: string) => `${what}: ya no se enviará. Lo que pasó en la casa no cambia.`,
  dropped: (what: string) => `Descartado: ${what}.`,
  emptyTitle: 'Todo salió',
  emptyText: 'Cuando un correo no pueda salir, aparece aquí con su causa.',
  more: 'Ver más',
  noReason: 'Sin detalle',
} as const

/** What had happened, as the desk says it; an event without a line here shows its own name. */
export const eventCopy: Readonly<Record<string, string>> = {
  'registration-asked': 'Correo de bienvenida',
  'verification-resend-asked': 'Enlace para confirmar el correo',
  'password-reset-asked': 'Enlace para nueva contraseña',
  'account-opened-by-desk': 'Aviso de cuenta nueva',
  'booking-requested': 'Aviso de reserva recibida',
  'booking-confirmed': 'Aviso de reserva confirmada',
  'booking-moved': 'Aviso de reserva movida',
  'booking-priced': 'Aviso de precio acordado',
  'booking-noted': 'Aviso de nota en una reserva',
  'booking-cancelled': 'Aviso de reserva cancelada',
  'booking-marked-no-show': 'Aviso de que no llegó',
  'booking-checked-in': 'Aviso de entrada',
  'booking-checked-out': 'Aviso de salida',
  'booking-reminder-due': 'Recordatorio de la visita',
  'vaccine-runs-out': 'Recordatorio de vacuna',
  'order-step-taken': 'Aviso de pedido',
  'visitor-wrote': 'Mensaje de la página',
  'report-card-sent': 'Carta del día',
  'place-offered': 'Aviso de lugar libre',
  'waiting-offer-ended': 'Aviso de oferta vencida',
}
