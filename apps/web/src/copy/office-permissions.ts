import type { Invitation, Reach } from '@rumi/contract'

/** `/oficina/ajustes/permisos`. */
export const officePermissionsCopy = {
  title: 'Permisos',
  lead: 'Quién puede qué, según su rol. El rol de cada quien se cambia en Usuarios y vale desde ese momento.',
  toUsers: 'Ver usuarios',
  invitations: 'Invitaciones',
  invitationsLead: 'A quien invites le llega un correo con su enlace: sirve una vez y dura 3 días.',
  invite: 'Invitar',
  inviteTitle: 'Invitar a la oficina',
  name: 'Nombre',
  email: 'Correo',
  emailHint: 'Ahí le llega el enlace para crear su cuenta.',
  role: 'Rol',
  roleHints: {
    colaborador: 'Atiende el mostrador: reservas, rumis, papeles, cobros y pedidos.',
    contador: 'Lleva los libros y lee reservas, clientes y pedidos. Entra con segundo paso.',
    admin: 'Puede todo, también permisos y ajustes. Entra con segundo paso.',
  },
  send: 'Enviar invitación',
  close: 'Cerrar',
  cancel: 'Cancelar',
  invited: ({ name, email }: Pick<Invitation, 'name' | 'email'>) =>
    `Invitamos a ${name}: va un correo a ${email}.`,
  none: 'No hay invitaciones pendientes.',
  listLabel: 'Invitaciones pendientes',
  by: (who: string | null, when: string) => (who ? `La envió ${who} el ${when}.` : `Se envió el ${when}.`),
  onItsWay: 'En camino',
  waiting: (until: string) => `Vale hasta el ${until}`,
  expired: 'Vencida',
  resend: 'Reenviar',
  resendTo: (name: string) => `Reenviar la invitación de ${name}`,
  resent: ({ name }: Pick<Invitation, 'name'>) => `Va otro enlace para ${name}. El anterior deja de servir.`,
  revoke: 'Retirar',
  revokeOf: (name: string) => `Retirar la invitación de ${name}`,
  revokeTitle: (name: string) => `¿Retirar la invitación de ${name}?`,
  revokeText: 'Su enlace deja de servir en este momento. Puedes volver a invitar cuando quieras.',
  keep: 'Dejarla',
  revoked: (name: string) => `Retiramos la invitación de ${name}.`,
  roles: 'Qué puede cada rol',
  rolesLead: '«Lo suyo» es solo lo propio: su cuenta, sus rumis, sus reservas.',
  table: 'Permisos por rol',
  what: 'Permiso',
  reach: { all: 'Todo', own: 'Lo suyo', none: '—' } satisfies Record<Reach, string> as Readonly<
    Record<Reach, string>
  >,
  nothing: 'Nada',
} as const

/** The areas of the house, by the first word of their permissions. */
export const permissionAreas: Readonly<Record<string, string>> = {
  desk: 'Mostrador y tablero',
  bookings: 'Reservas',
  waitingList: 'Lista de espera',
  dogs: 'Rumis',
  medicalRecords: 'Papeles',
  reportCards: 'Reportes del día',
  clients: 'Clientes',
  messages: 'Mensajes',
  passes: 'Pases',
  payments: 'Cobros',
  orders: 'Pedidos',
  services: 'Servicios',
  products: 'Productos',
  schedule: 'Horarios',
  absences: 'Ausencias',
  houseDays: 'Días especiales',
  accounts: 'Cuentas contables',
  glEntries: 'Pólizas',
  deadLetters: 'Correos detenidos',
  settings: 'Ajustes de la casa',
  users: 'Usuarios e invitaciones',
  security: 'Seguridad',
  audit: 'Bitácora',
}

/** Where a permission belongs whose first word is no area of its own. */
export const areaOfGroup: Readonly<Record<string, string>> = {
  booking: 'bookings',
  bookingPayments: 'payments',
  passUses: 'passes',
  live: 'desk',
  reports: 'desk',
  invitations: 'users',
  auth: 'users',
}

export const permissionVerbs = { see: 'Ver', add: 'Agregar', change: 'Cambiar', remove: 'Borrar' } as const

/** Permissions whose method alone would not say what they let somebody do. */
export const permissionWords: Readonly<Record<string, string>> = {
  'booking.recurring': 'Reservar cada semana',
  'bookings.create': 'Reservar',
  'bookings.update': 'Mover, confirmar, cancelar',
  'bookingPayments.record': 'Cobrar',
  'clients.list': 'Ver a todos',
  'clients.read': 'Ver una cuenta',
  'clients.uploadIdentification': 'Subir identificación',
  'clients.remove': 'Cerrar cuenta',
  'dogs.exportWorkbook': 'Descargar el libro de rumis',
  'dogs.uploadImage': 'Agregar',
  'medicalRecords.update': 'Cambiar (quien es del mostrador también verifica)',
  'desk.preview': 'Probar cambios de reservas',
  'deadLetters.retry': 'Reintentar',
  'deadLetters.drop': 'Descartar',
  'auth.endSessionsOf': 'Cerrar sesiones de otros',
  'invitations.list': 'Ver invitaciones',
  'invitations.create': 'Invitar',
  'invitations.resend': 'Invitar',
  'invitations.revoke': 'Retirar invitaciones',
  'settings.history': 'Ver su historia',
  'orders.remove': 'Cancelar',
  'reportCards.addPhoto': 'Agregar',
  'schedule.setHours': 'Cambiar horas, limpieza',
  'schedule.setCleaning': 'Cambiar horas, limpieza',
  'passes.update': 'Cobrar, cancelar',
}
