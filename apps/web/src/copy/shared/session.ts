/** Prompt after inactivity in the office. */
export const staffIdleCopy = {
  title: '¿Sigues ahí?',
  text: (seconds: number) =>
    seconds > 0
      ? `Nadie ha tocado esta pantalla en un rato. La sesión se cierra en ${seconds} segundos; después entras otra vez y sigues donde estabas.`
      : 'Cerrando la sesión…',
  stay: 'Sigo aquí',
} as const

/** Re-authentication before sensitive actions, in case of an unattended screen. */
export const confirmIdentityCopy = {
  title: 'Confirma que eres tú',
  text: 'Para cuidar la cuenta, escribe otra vez tu contraseña. Lo que estabas haciendo sigue después, sin perder nada.',
  password: 'Tu contraseña',
  submit: 'Continuar',
  cancel: 'Cancelar',
  close: 'Cerrar',
} as const
