import type { HeroCopy, ItemCopy, PageCopy, PlansCopy, QuestionCopy } from './page-copy.ts'
import { requiredRecords } from './required-records.ts'

type DayCareCopy = PageCopy & {
  hero: { before: string; word: string; after: string; subtitle: string; action: string }
  promo: HeroCopy
  services: { title: string; items: readonly ItemCopy[] }
  highlights: { title: string; items: readonly ItemCopy[] }
  film: HeroCopy
  plans: PlansCopy
  rules: { title: string; lead: string; items: readonly ItemCopy[] }
  questions: { title: string; items: readonly QuestionCopy[] }
}

/** spec §2, 'Day care'; the rules are those of spec §9 and decision 25. */
export const dayCareCopy = {
  meta: {
    title: 'Guardería para perros en {ciudad} | {casa}',
    description:
      'Guardería para perros {horarioGuarderia}: juegos, siestas y compañía. Planes por día, semana y mes. Reserva su lugar en línea.',
  },
  hero: {
    before: 'Bienvenido a nuestra',
    word: 'GUARDERÍA',
    after: '!',
    subtitle: 'Tu mascota merece un día de juegos, amor y compañía. Queremos que se sienta como en casa.',
    action: 'Reserva su día',
  },
  promo: {
    title: '{Lugares} lugares, ni uno más',
    subtitle:
      'Recibimos hasta {lugaresEnCifras} perros por día para conocerlos a todos por su nombre. Si ese día hay lugar, lo ves al reservar.',
  },
  services: {
    title: 'Nuestros servicios de GUARDERÍA',
    items: [
      { title: 'Juegos en el patio', text: 'Pelotas, túneles y agua en grupos por tamaño y energía.' },
      {
        title: 'Siesta con cobija',
        text: 'Después de comer bajamos la luz. La suya lo espera siempre en el mismo rincón.',
      },
      {
        title: 'Su comida, a su hora',
        text: 'Servimos lo que traes de casa, con sus medidas y sus cuidados.',
      },
      { title: 'Amigos a su medida', text: 'Lo presentamos poco a poco y con quien mejor se lleva.' },
      {
        title: 'Paseo y estiramiento',
        text: 'Una vuelta con correa para oler el barrio y soltar las patas.',
      },
    ],
  },
  highlights: {
    title: '¿Por qué elegir nuestra Guardería?',
    items: [
      {
        title: 'Siempre acompañados',
        text: 'Personas que saben leer una cola y una oreja, todo el día con ellos.',
      },
      { title: 'Espacio seguro', text: 'Doble puerta, sombra, agua fresca y piso que no resbala.' },
      { title: 'Salud en regla', text: 'Todos los perros que juegan aquí tienen sus vacunas en orden.' },
      { title: 'Te contamos su día', text: 'Sabes cuándo llegó, qué comió y con quién jugó.' },
    ],
  },
  film: {
    title: 'Así se ve un día aquí',
    subtitle: 'Llegan con sueño y se van con historias.',
  },
  plans: {
    title: 'Conoce Nuestros planes',
    lead: 'Elige cuántos días. El precio completo lo ves antes de confirmar.',
    carouselLabel: 'Planes de guardería',
    buttonText: 'Reservar',
  },
  rules: {
    title: 'Antes de su primer día',
    lead: '{cosasGuarderia} que pedimos a todos, por el bien de todos.',
    items: [
      {
        asked: requiredRecords.vaccines('dayCare'),
        title: 'Cartilla de vacunación al día',
        text: '{vacunasGuarderia}, vigentes todos los días que venga.',
      },
      {
        asked: requiredRecords.dewormings('dayCare'),
        title: 'Desparasitación vigente',
        text: '{desparasitaciones}. Si le toca pronto, te avisamos.',
      },
      {
        asked: requiredRecords.one('dayCare', 'evaluation'),
        title: 'Evaluación de conducta',
        text: '{evaluacion}',
      },
      {
        asked: requiredRecords.one('dayCare', 'age'),
        title: 'Edad mínima',
        text: 'Desde {edad}{edadVacunado}.',
      },
    ],
  },
  questions: {
    title: 'Preguntas Frecuentes',
    items: [
      {
        question: '¿Cuál es el horario de la guardería?',
        answer: '{HorarioGuarderia}. La casa abre {horario}.',
      },
      {
        asked: requiredRecords.any('dayCare'),
        question: '¿Qué necesita mi perro para entrar?',
        answer: '{papelesGuarderia}. Sube las fotos desde tu cuenta y nosotros las revisamos.',
      },
      {
        asked: requiredRecords.one('dayCare', 'age'),
        question: '¿Desde qué edad lo reciben?',
        answer: 'Desde {edad}.{edadEntre}',
      },
      {
        asked: requiredRecords.vaccines('dayCare'),
        question: '¿Qué vacunas piden?',
        answer: '{vacunasGuarderia}. Deben estar vigentes todos los días de su visita.',
      },
      {
        question: '¿Puedo llevar su comida?',
        answer: 'Claro. Dinos cuánto y a qué hora; lo anotamos en su ficha y lo servimos tal cual.',
      },
      {
        question: '¿Y si ese día ya no puede ir?',
        answer: 'Cámbialo o cancélalo desde tu cuenta. Si hay lugar otro día, lo ves ahí mismo.',
      },
    ],
  },
} as const satisfies DayCareCopy
