import type { PageCopy } from '../page-copy.ts'

/** spec §2, 'Register', with decisions 6, 7 and 9. */
export const registerCopy = {
  meta: {
    title: 'Crear cuenta | {casa}',
    description: 'Abre tu cuenta en un minuto y reserva el día de tu perro.',
  },
  title: 'Hola, ¿nos presentamos?',
  lead: 'Abre tu cuenta en un minuto. Después nos cuentas de tu perro.',
  claimLead: 'Tu cuenta y tus reservas ya están aquí. Pon tu correo y tu contraseña, y son tuyas.',
  name: 'Nombre',
  lastName: 'Apellidos',
  confirmEmail: 'Confirma tu correo',
  confirmPassword: 'Confirma tu contraseña',
  submit: 'Crear cuenta',
  haveAccount: '¿Ya tienes cuenta? ',
  loginLink: 'Inicia Sesión aquí',
  privacyBefore: 'Al crear tu cuenta aceptas nuestro ',
  privacyLink: 'aviso de privacidad',
  privacyAfter: '. Usamos tus datos para cuidar a tu perro y avisarte de sus reservas.',
} as const satisfies PageCopy & Record<string, unknown>
