import type { PageCopy } from '../page-copy.ts'

/** Behind the link of an invitation to share an account. */
export const familyInvitationCopy = {
  meta: {
    title: 'Comparte una cuenta | {casa}',
    description: 'Lleven juntos la misma cuenta, cada quien con su contraseña.',
  },
  title: 'Te invitan a compartir una cuenta',
  loading: 'Buscamos tu invitación…',
  lead: (holder: string, email: string) =>
    `${holder} te invita a llevar su misma cuenta. Tu correo para entrar será ${email}. Escribe tu nombre y elige tu contraseña.`,
  hasAccount: (holder: string, email: string) =>
    `${holder} te invita a llevar su misma cuenta. Ya tienes una cuenta con ${email}: entra con tu contraseña y acepta.`,
  submit: 'Crear mi contraseña y entrar',
  toLogin: 'Entrar para aceptar',
  expiredTitle: 'Esa invitación ya no sirve',
  expiredText: 'Dura 3 días y se acepta una sola vez. Pide otra a quien te invitó.',
  home: 'Iniciar sesión',
  again: 'Intentar otra vez',
} as const satisfies PageCopy & Record<string, unknown>
