/** After registration, or instead of login with an unconfirmed address. */
export const checkYourMailCopy = {
  title: 'Revisa tu correo',
  text: (email: string) =>
    `Te enviamos un enlace a ${email}. Ábrelo en los próximos 30 minutos para confirmar tu cuenta.`,
  hint: '¿No llega? Mira en correo no deseado o pide otro.',
  resend: 'Enviar otro enlace',
  resent: 'Listo, va otro enlace en camino. El anterior ya no sirve.',
  wait: (seconds: number) => `Podrás pedir otro en ${seconds} s`,
  otherEmail: 'Usar otro correo',
  login: 'Ya lo confirmé',
} as const
