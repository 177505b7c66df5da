import { inWordOfBusiness } from '../../shared/in-word-of-business.ts'
import type { Role, SecurityAlarm, SecurityEvent } from '@rumi/contract'
import { officeUsersCopy } from './users.ts'

type Person = { name: string } | null
type Kind = SecurityEvent['kind']

const isRole = (word: unknown): word is Role =>
  typeof word === 'string' && Object.hasOwn(officeUsersCopy.roles, word)
const roleWord = (word: unknown) => (isRole(word) ? officeUsersCopy.roles[word] : 'nadie')

const nameOf = (person: Person) => person?.name ?? 'una cuenta que ya no existe'
const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const exported: Readonly<Record<string, string>> = {
  workbook: 'el libro de rumis',
  books: 'los libros de contabilidad',
}

/** `/oficina/seguridad`. */
export const officeSecurityCopy = inWordOfBusiness({
  title: 'Seguridad',
  lead: 'Quién entró, a quién se le negó la entrada, quién cambió permisos y quién se llevó datos. Se guarda un año y nadie lo puede cambiar.',
  secondFactor: 'Verificación en dos pasos',
  alarms: 'Para revisar',
  noAlarms: 'Nada raro en los últimos días.',
  all: 'Todo lo que se registró',
  kind: 'Suceso',
  anyKind: 'Todos',
  caption: 'Sucesos de seguridad',
  by: (person: Person) => `Lo hizo ${nameOf(person)}`,
  nobody: 'Un correo sin cuenta',
  noAccount: 'Alguien sin sesión',
  from: (network: string) => `desde la red ${network}`,
  seeEvents: 'Ver sucesos',
  showAll: 'Ver todo',
  more: 'Ver más',
  empty: 'Nada con esos filtros.',
  kinds: {
    login: 'Entró',
    'login-refused': 'No pudo entrar',
    'many-logins-refused': 'Muchos intentos',
    'confirmation-refused': 'No pudo confirmar',
    'permission-refused': 'Sin permiso',
    'record-refused': 'Buscó algo que no es suyo',
    'unsigned-notice': 'Aviso sin firma',
    'password-changed': 'Cambió su contraseña',
    'email-changed': 'Cambió su correo',
    'factor-changed': 'Cambió su verificación en dos pasos',
    'role-changed': 'Cambio de permisos',
    'family-joined': 'Comparte una cuenta',
    'family-parted': 'Dejó de compartir',
    'session-ended': 'Sesiones cerradas',
    'account-closed': 'Cuenta cerrada',
    'data-exported': 'Datos descargados',
  } satisfies Record<Kind, string> as Readonly<Record<Kind, string>>,
  detail: ({ kind, details }: Pick<SecurityEvent, 'kind' | 'details'>) => {
    if (kind === 'role-changed') return `de ${roleWord(details.from)} a ${roleWord(details.to)}`
    if (kind === 'data-exported') return exported[String(details.what)] ?? 'sus propios datos'
    if (kind === 'password-changed' && details.by === 'mailed-link') return 'con el enlace de su correo'
    if (kind === 'session-ended') return times(Number(details.sessions ?? 1), 'sesión', 'sesiones')
    const attempts = Number(details.attempts ?? 0)
    if (kind === 'permission-refused' || kind === 'record-refused' || kind === 'unsigned-notice')
      return `${details.operation}, van ${attempts} en el día`
    if (kind === 'many-logins-refused') return `van ${attempts}; se avisó a la persona`
    if (kind !== 'login-refused' && kind !== 'confirmation-refused') return ''
    return attempts > 1 ? `contraseña equivocada, van ${attempts} en el día` : 'contraseña equivocada'
  },
  alarm: ({ kind, times: count, account, actor, network, details }: SecurityAlarm) => {
    switch (kind) {
      case 'many-on-account':
        return `${times(count, 'contraseña equivocada', 'contraseñas equivocadas')} para la cuenta de ${nameOf(account)} en un día, desde ${times(Number(details.networks ?? 1), 'red', 'redes')}.`
      case 'many-from-network':
        return `${times(count, 'contraseña equivocada', 'contraseñas equivocadas')} desde la red ${network ?? ''} en un día, para ${times(Number(details.accounts ?? 0), 'cuenta', 'cuentas')}.`
      case 'many-refused':
        return `${nameOf(actor)} pidió ${times(count, 'vez', 'veces')} en un día ${details.of === 'permission-refused' ? 'algo para lo que no tiene permiso' : 'registros que no son suyos o no existen'}.`
      case 'many-unsigned':
        return `Desde la red ${network ?? ''} llegaron ${times(count, 'aviso', 'avisos')} de pago sin firma válida en un día.`
      case 'role-changed':
        return `${nameOf(actor)} cambió los permisos de ${nameOf(account)}: de ${roleWord(details.from)} a ${roleWord(details.to)}.`
      case 'data-exported':
        return `${nameOf(actor)} descargó el libro con los rumis, sus familias y sus papeles.`
    }
  },
  advice: {
    'many-on-account':
      'Ya esperan más entre intentos y avisamos a la persona. Si no era ella, pídele que cambie su contraseña.',
    'many-from-network': 'Ya van más lento. Si sigue, pide a quien cuida el servidor que cierre esa red.',
    'many-refused':
      'Se le negó todo. Si no lo explica, cierra sus sesiones y pídele que cambie su contraseña.',
    'many-unsigned':
      'No se aceptó ninguno. Si son de tu proveedor de pagos, revisa el secreto con el que firma.',
    'role-changed': 'Si no lo pidió nadie, regresa el rol en Usuarios y cierra sus sesiones.',
    'data-exported': 'Si no hacía falta, habla con quien lo descargó y cierra sus sesiones.',
  } satisfies Record<SecurityAlarm['kind'], string> as Readonly<Record<SecurityAlarm['kind'], string>>,
  alarmWord: {
    'many-on-account': 'Intentos',
    'many-from-network': 'Intentos',
    'many-refused': 'Accesos',
    'many-unsigned': 'Avisos',
    'role-changed': 'Permisos',
    'data-exported': 'Datos',
  } satisfies Record<SecurityAlarm['kind'], string> as Readonly<Record<SecurityAlarm['kind'], string>>,
} as const)
