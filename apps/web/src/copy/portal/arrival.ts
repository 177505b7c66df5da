import { inWordOfBusiness } from '../shared/in-word-of-business.ts'

/** `/llegada`, where a family announces its dogs at the entrance. */
export const arrivalCopy = inWordOfBusiness({
  title: 'Ya llegamos',
  lead: 'Confirma lo que come y toma, y avísanos. Recepción los recibe enseguida.',
  whoCame: '¿Quién llegó?',
  from: (services: string, theHour: string) => `${services}, desde ${theHour}`,
  confirm: (dog: string) => `¿${dog} come y toma lo mismo?`,
  answers: { same: 'Sí, sigue igual', changed: 'Cambió algo' },
  unanswered: 'Dinos si sigue igual.',
  nothingPlanned: 'No tenemos anotada su comida ni su medicina.',
  addCare: 'Agregar comida o medicina',
  correct: 'Corrígelo aquí. Recepción lo ve al recibirlo.',
  nobodyChosen: 'Marca quién llegó.',
  toSign: 'Te falta firmar',
  sign: 'Leer y firmar',
  signTitled: (title: string) => `Leer y firmar: ${title}`,
  signed: (title: string) => `Listo: firmaste «${title}». Te mandamos tu copia por correo.`,
  submit: 'Ya llegamos',
  announced: 'Recepción ya sabe que llegaron',
  done: 'Listo. Le avisamos a recepción: enseguida los reciben.',
  emptyTitle: 'Hoy no esperamos a nadie más',
  emptyText: 'Tus rumis de hoy ya entraron, o su visita es otro día.',
  toBookings: 'Ver mis reservas',
} as const)
