import type { RecordOf, Resources, Role } from '@rumi/contract'

type Person = Pick<RecordOf<Resources['clients']>, 'name' | 'lastName'>
const fullName = ({ name, lastName }: Person) => `${name} ${lastName}`.trim()

/** `/oficina/usuarios`. */
export const officeUsersCopy = {
  title: 'Usuarios',
  lead: 'Quién trabaja aquí y hasta dónde llega.',
  search: 'Buscar nombre, correo o teléfono',
  add: 'Nuevo usuario',
  newTitle: 'Nuevo usuario',
  editTitle: (person: Person) => fullName(person),
  added: (person: Person) =>
    `${fullName(person)} ya tiene cuenta. Le enviamos un correo para elegir su contraseña.`,
  saved: (person: Person) => `Guardado: ${fullName(person)}. Su rol vale desde este momento.`,
  remove: 'Cerrar cuenta',
  removeTitle: (person: Person) => `¿Cerrar la cuenta de ${fullName(person)}?`,
  removeText: (person: Person) =>
    `${fullName(person)} deja de poder entrar, se cierran sus sesiones y se borran sus datos personales. Lo que hizo aquí se queda sin su nombre. No se puede deshacer.`,
  removed: (person: Person) => `Cerramos la cuenta de ${fullName(person)}.`,
  emptyTitle: 'Nadie con ese rol',
  emptyText: 'Crea a alguien o elige otro rol.',
  name: 'Nombre',
  lastName: 'Apellidos',
  fullName: 'Usuario',
  email: 'Correo',
  emailHint: 'Ahí le llega el enlace para elegir su contraseña.',
  phone: 'Teléfono',
  role: 'Rol',
  roleHint:
    'Recepción atiende el mostrador; Contabilidad lleva los libros y lee lo demás; Administración puede todo. Siempre queda al menos una persona en Administración.',
  ownRole: 'Rol propio',
  ownRoleHint: 'Quita algo al rol; tiene que partir de él. Se hacen en Permisos.',
  ownRoleOf: (name: string, base: string) => `${name} (parte de ${base})`,
  noOwnRole: 'Ninguno: el rol completo',
  anyRole: 'Quienes trabajan aquí',
  roles: {
    cliente: 'Cliente',
    colaborador: 'Recepción',
    contador: 'Contabilidad',
    admin: 'Administración',
  } satisfies Record<Role, string>,
  sessions: 'Sesiones',
  sessionsText:
    'Si perdió su teléfono o dejó una sesión abierta, ciérralas todas. Tendrá que volver a entrar.',
  endSessions: 'Cerrar sus sesiones',
  sessionsEnded: (person: Person) => `Cerramos las sesiones de ${fullName(person)}.`,
} as const
