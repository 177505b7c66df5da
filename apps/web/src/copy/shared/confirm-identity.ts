/** Re-authentication before sensitive actions, in case of an unattended screen. */
export const confirmIdentityCopy = {
  title: 'Confirma que eres tú',
  text: 'Para cuidar la cuenta, escribe otra vez tu contraseña. Lo que estabas haciendo sigue después, sin perder nada.',
  password: 'Tu contraseña',
  submit: 'Continuar',
  cancel: 'Cancelar',
  close: 'Cerrar',
} as const
