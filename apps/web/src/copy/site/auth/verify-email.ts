import type { PageCopy } from '../page-copy.ts'

export const verifyEmailCopy = {
  meta: { title: 'Confirma tu correo | {casa}', description: 'Confirma tu correo para abrir tu cuenta.' },
  title: 'Un toque y listo',
  text: 'Confirma que este correo es tuyo y abrimos tu cuenta.',
  submit: 'Confirmar mi correo',
  passwordTitle: 'Escribe tu contraseña',
  passwordText:
    'Este no es el navegador en el que te registraste. Escribe la contraseña que elegiste, o elige otra si no la recuerdas o no te registraste tú.',
  passwordMissing: 'Escribe la contraseña que elegiste al registrarte.',
  chooseAnother: 'Elegir otra contraseña',
  expiredTitle: 'Ese enlace ya no sirve',
  expiredText: 'Los enlaces duran 30 minutos y se usan una sola vez. Escribe tu correo y te enviamos otro.',
  resend: 'Enviar otro enlace',
  resentTitle: 'Revisa tu correo',
  login: 'Iniciar sesión',
} as const satisfies PageCopy & Record<string, unknown>
