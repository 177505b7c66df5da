import { inWordOfBusiness } from '../shared/in-word-of-business.ts'

export const overviewCopy = inWordOfBusiness({
  title: 'Inicio',
  business: 'Tienda y contacto',
  greeting: (name: string) => `Hola, ${name}`,
  next: 'Lo que sigue',
  nothingNextTitle: 'No tienes visitas próximas',
  nothingNextText: 'Elige un día y aquí lo esperamos.',
  book: 'Reserva su día',
  allBookings: 'Ver reservas',
  dogs: 'Tus rumis',
  allDogs: 'Ver rumis',
  notifications: 'Avisos',
  allNotifications: 'Ver avisos',
  welcomeText: 'Qué gusto tenerte. En cuatro pasos llega su primer día con nosotros.',
  runningOut: 'Papeles por renovar',
  medicalRecordOf: (medicalRecord: string, dog: string) => `${medicalRecord} de ${dog}`,
  steps: {
    title: 'Para su primer día',
    done: '(listo)',
    oldEnoughOn: (dog: string, day: string) => `${dog} podrá venir a la guardería desde el ${day}.`,
    account: { title: 'Tu cuenta', text: '', action: '' },
    dog: {
      title: 'Preséntanos a tu perro',
      text: 'Con su nombre, su sexo y su fecha de nacimiento basta para empezar.',
      action: 'Agregar a mi rumi',
    },
    medicalRecords: {
      title: 'Sus papeles',
      text: 'Ten a la mano su cartilla: escribe las fechas y sube una foto. Lo revisamos y te avisamos.',
      action: 'Agregar papeles',
    },
    day: {
      title: 'Su primer día',
      text: 'Elige el servicio y el día. Te decimos el precio y desde cuándo puede venir.',
      action: 'Reserva su día',
    },
  },
} as const)
