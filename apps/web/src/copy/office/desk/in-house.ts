import { inWordOfBusiness } from '../../shared/in-word-of-business.ts'

/** `/oficina/en-casa`: the printed list. */
export const inHouseCopy = inWordOfBusiness({
  title: 'En la casa',
  lead: (dogs: number, when: string) => `${dogs === 1 ? '1 perro' : `${dogs} perros`}, ${when}`,
  asOf: (day: string, theHour: string) => `${day} a ${theHour}`,
  print: 'Imprimir lista',
  columns: {
    dog: 'Rumi',
    where: 'Dónde o con quién',
    feeding: 'Comida',
    medication: 'Medicinas',
    care: 'Alergias',
    leaves: 'Se va',
    owner: 'Dueño',
  },
  noFeeding: 'SIN DATOS DE COMIDA: llamar al dueño',
  missingFeeding: (count: number) =>
    count === 1 ? 'A 1 perro le faltan datos de comida.' : `A ${count} perros les faltan datos de comida.`,
  emergency: (contact: string) => `Emergencia: ${contact}`,
  noData: 'sin datos',
  today: 'hoy',
  overdue: 'debía irse:',
  emptyTitle: 'La casa está en silencio',
  emptyText: 'Cuando alguien registre su entrada, aparece aquí.',
} as const)
