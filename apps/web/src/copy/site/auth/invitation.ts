import type { Role } from '@rumi/contract'
import type { PageCopy } from '../page-copy.ts'

/** `/auth/invitacion/:token`. */
export const invitationCopy = {
  meta: {
    title: 'Tu invitación | {casa}',
    description: 'Crea tu cuenta para trabajar con nosotros.',
  },
  title: 'Te damos la bienvenida al equipo',
  lead: (email: string, role: Role) =>
    `Tu cuenta será ${email}. Entras ${roleWords[role]}. Escribe tu nombre y elige tu contraseña.`,
  loading: 'Buscamos tu invitación…',
  submit: 'Crear mi cuenta y entrar',
  expiredTitle: 'Esa invitación ya no sirve',
  expiredText:
    'Dura 3 días y crea una sola cuenta. Si todavía no tienes la tuya, pide otra a quien te invitó.',
  toLogin: 'Iniciar sesión',
  again: 'Intentar otra vez',
} as const satisfies PageCopy & Record<string, unknown>

const roleWords: Readonly<Record<Role, string>> = {
  cliente: 'como cliente',
  colaborador: 'como recepción',
  contador: 'como contabilidad, con verificación en dos pasos, que configuras al entrar',
  admin: 'como administración, con verificación en dos pasos, que configuras al entrar',
}
