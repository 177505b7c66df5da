/** Texts shared by the login screens; labels verbatim from spec §2, 'Login' and 'Register'. */
export const authCopy = {
  back: 'Volver',
  pictures: 'La casa en dibujos',
  email: 'Correo',
  emailHint: 'ana@correo.mx',
  password: 'Contraseña',
  passwordPrompt: 'Escribe tu contraseña',
  newPasswordPrompt: 'Escribe una contraseña',
  confirmPasswordPrompt: 'Escríbela otra vez',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  newPasswordHint: 'Al menos 8 caracteres. Una frase larga es fácil de recordar y difícil de adivinar.',
  withoutScript: 'Tu cuenta necesita JavaScript. Permítelo en tu navegador, o pídenos lo que necesites por',
  slides: [
    {
      title: 'Su día, a un toque',
      text: 'Reserva su día desde la calle, con la correa en la otra mano.',
    },
    { title: 'Sus papeles, en orden', text: 'Te decimos qué le falta y desde qué día puede venir.' },
    { title: 'Cuentas claras', text: 'El precio completo, antes de confirmar.' },
  ],
} as const
