/** `/oficina/reservas`. */
export const officeBookingsCopy = {
  title: 'Reservas',
  navigation: 'Reservas, pases y espera',
  add: 'Nueva reserva',
  caption: 'Reservas',
  from: 'Desde',
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
  more: 'Ver más',
} as const
