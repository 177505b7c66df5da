/** `/oficina/reservas`. */
export const officeBookingsCopy = {
  title: 'Reservas',
  navigation: 'Reservas, pases y espera',
  add: 'Nueva reserva',
  caption: 'Reservas',
  from: 'Desde',
  to: 'Hasta',
  status: 'Estado',
  anyStatus: 'Todos',
  when: 'Cuándo',
  dogs: 'Rumis',
  owner: 'Dueño',
  service: 'Servicio',
  total: 'Total',
  onRequest: 'Por acordar',
  emptyTitle: 'Sin reservas',
  emptyText: 'Cambia la fecha o el estado.',
} as const
