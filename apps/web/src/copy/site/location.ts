import type { HeroCopy, PageCopy, QuestionCopy } from './page-copy.ts'

type LocationCopy = PageCopy & {
  hero: HeroCopy
  pictureAlt: string
  address: Record<'title' | 'postalCode' | 'hours' | 'dayCareHours' | 'phone' | 'howToArrive', string>
  maps: string
  waze: string
  map: Record<'title' | 'unavailable' | 'open', string>
  whatsapp: { label: string; words: string }
  questions: { title: string; items: readonly QuestionCopy[] }
}

/** spec §2, 'Location'; hours, parking and transport are those of spec §9. */
export const locationCopy = {
  meta: {
    title: 'Ubicación y horario de {casa} en {ciudad}',
    description:
      'Estamos en {colonia}, C.P. {cp}, {ciudad}. Abrimos {horario}. Llega con Google Maps o Waze.',
  },
  hero: {
    title: 'Ven a visitarnos',
    subtitle: 'Busca la casa amarilla con bugambilia. Si tu perro jala, ya casi llegas.',
  },
  pictureAlt: 'La casa de {casa}, amarilla y con bugambilia, y Oso en la banqueta',
  address: {
    title: 'Nuestra casa',
    postalCode: 'C.P.',
    hours: '{Semana}',
    dayCareHours: 'Guardería: {semanaGuarderia}',
    phone: 'Llámanos al',
    howToArrive: 'Cómo llegar',
  },
  maps: 'Google Maps',
  waze: 'Waze',
  map: {
    title: 'Mapa de la casa de {casa}',
    unavailable: 'Aquí va el mapa. Si no aparece, ábrelo en tu aplicación.',
    open: 'Abrir el mapa',
  },
  whatsapp: {
    label: 'Escríbenos por WhatsApp',
    words: 'Hola, voy camino a la casa y necesito ayuda para llegar.',
  },
  questions: {
    title: 'Preguntas Frecuentes',
    items: [
      {
        question: '¿Cómo los encuentro?',
        answer:
          'Busca «{casa}» en Google Maps o en Waze, o usa los botones de Cómo llegar de esta página: te traen hasta la puerta.',
      },
      {
        question: '¿Tienen estacionamiento?',
        answer:
          'No tenemos estacionamiento propio. Puedes estacionarte en la calle, frente a la casa, mientras entregas o recoges a tu perro.',
      },
      {
        question: '¿Pueden pasar por mi perro a mi casa?',
        answer: 'Todavía no ofrecemos transporte de mascotas. Por ahora, la vuelta en coche les toca juntos.',
      },
      {
        question: '¿En qué horario abren?',
        answer: '{HorarioAmPm}.{horarioDeGuarderia}',
      },
    ],
  },
} as const satisfies LocationCopy
