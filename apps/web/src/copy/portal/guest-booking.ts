import { inWordOfBusiness } from '../shared/in-word-of-business.ts'

/** `/reservar`: the same steps before there is an account. */
export const guestBookingCopy = inWordOfBusiness({
  logIn: 'Iniciar sesión',
  dogLead: 'Con su nombre, su sexo y su fecha de nacimiento basta. Sus papeles van después, con tu cuenta.',
  dogOf: (place: number, count: number) => `Perro ${place} de ${count}`,
  sizes: { small: 'chico', medium: 'mediano', large: 'grande' },
  estimatedWeight: (size: string) => `Calculado por su talla (${size}). Corrígelo si sabes cuánto pesa.`,
  addDog: 'Agregar y continuar',
  addAnother: 'Agregar otro rumi',
  save: 'Guardar',
  remove: 'Quitar',
  removeDog: (name: string) => `Quitar a ${name}`,
  priceQuestion: 'Así queda',
  priceLead: 'Todavía no apartamos nada: crea tu cuenta para confirmarlo.',
  accountTitle: 'Crea tu cuenta para apartarlo',
  accountText:
    'Guardamos lo que elegiste en este navegador dos días. Al confirmar tu correo sigues aquí mismo.',
  register: 'Crear mi cuenta',
  haveAccount: 'Ya tengo cuenta',
  medicalRecordsTitle: 'Lo que te pediremos antes de su visita',
  medicalRecordsText: 'Una foto de su cartilla basta.',
  evaluation: (when: string) => `Evaluación de conducta: ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
  waitText: 'Con tu cuenta te guardamos el lugar si alguien cancela.',
  waitForIt: 'Crear cuenta y esperar lugar',
  passText: 'Para pedir tu pase necesitas una cuenta.',
  joining: 'Guardamos lo que elegiste en tu cuenta',
  joined: (names: string, count: number) =>
    count === 1 ? `${names} ya está en tu cuenta.` : `${names} ya están en tu cuenta.`,
  notJoined: 'No pudimos guardar a tu rumi en tu cuenta',
  byHand: 'Agregarlo a mano',
} as const)
