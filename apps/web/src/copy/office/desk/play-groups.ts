import { inWordOfBusiness } from '../../shared/in-word-of-business.ts'
import type { TagIcon, TagTone } from '@rumi/contract'

/** Texts of a deletion that no screen shows: these records retire. */
const neverRemoved = {
  remove: '',
  removeTitle: () => '',
  removeText: () => '',
  removed: () => '',
}

/** Tags and play groups where dogs are shown. */
export const dogMarksCopy = {
  title: 'Grupo y etiquetas',
  change: 'Cambiar',
  changeOf: (name: string) => `Grupo y etiquetas de ${name}`,
  save: 'Guardar',
  saved: (name: string) => `Guardado: ${name}.`,
  usualGroup: 'Grupo de siempre',
  usualGroupHint: 'Entra ahí al llegar, si hay lugar.',
  noGroup: 'Sin grupo',
  tags: 'Etiquetas',
  noTags: 'Sin etiquetas',
  notWith: 'No va con',
  notWithHint: 'Se avisa al llegar y al armar los grupos. Vale para los dos.',
  noFoes: 'Se lleva con todos',
  addFoe: 'Agregar a quién no va con él',
  removeFoe: (name: string) => `Quitar a ${name}`,
  evaluationGroup: 'Grupo de juego',
  suggested: (name: string) => `${name} (por su peso)`,
  group: 'Grupo',
  foePresent: (name: string, foes: string, count: number) =>
    `${name} no va con ${foes}, que ya ${count === 1 ? 'está' : 'están'} aquí`,
} as const

/** Dogs by play group, `/oficina/en-casa?vista=grupos`. */
export const playGroupsCopy = inWordOfBusiness({
  view: 'Cómo se ven',
  asList: 'Lista',
  byGroup: 'Por grupo',
  lead: 'Arrastra a cada rumi, o elige su grupo en la lista.',
  moveTo: 'Grupo',
  notWith: (names: string) => `No va con ${names}`,
  tooHeavy: 'Pesa más que el límite',
  count: (dogs: number, capacity: number) => `${dogs} de ${capacity}`,
  full: 'Lleno',
  now: 'Grupos de juego ahora',
  toSettings: 'Cambiar los grupos',
  hours: (opens: string, closes: string) => `${opens} a ${closes}`,
  upTo: (kg: number) => `hasta ${kg} kg`,
  empty: 'Nadie por ahora.',
  moved: (name: string, group: string) => `${name}: ahora en ${group}.`,
  movedOut: (name: string) => `${name}: fuera de los grupos.`,
  filter: 'Grupo',
  all: 'Todos',
  noGroupsTitle: 'Todavía no hay grupos',
  noGroups: 'Créalos en Ajustes, Grupos.',
} as const)

/** `/oficina/ajustes/grupos`. */
export const officePlayGroupsCopy = inWordOfBusiness({
  title: 'Grupos de juego',
  lead: 'Con quién juega cada rumi. La base nunca deja entrar a más de los que caben.',
  search: 'Buscar grupo',
  add: 'Nuevo grupo',
  newTitle: 'Nuevo grupo',
  editTitle: ({ name }: { name: string }) => name,
  added: ({ name }: { name: string }) => `${name} ya recibe rumis.`,
  saved: ({ name }: { name: string }) => `Guardado: ${name}.`,
  ...neverRemoved,
  emptyTitle: 'Todavía no hay grupos',
  emptyText: 'Agrega el primero: chicos, grandes, tranquilos.',
  name: 'Grupo',
  capacity: 'Lugares',
  dogs: 'rumis',
  maxWeight: 'Peso máximo',
  maxWeightHint: 'Vacío: cualquier peso. Uno más pesado se avisa.',
  kilos: 'kg',
  anyWeight: 'Cualquiera',
  hours: 'Horario',
  allDay: 'Todo el día',
  opens: 'Desde',
  closes: 'Hasta',
  timeHint: 'Como 09:00. Vacío: todo el día.',
  active: 'Se usa',
  retired: 'Fuera de uso',
} as const)

/** `/oficina/ajustes/etiquetas`. */
export const officeTagsCopy = inWordOfBusiness({
  title: 'Etiquetas',
  lead: 'Lo que hay que saber de un rumi de un vistazo. Se ponen en su página.',
  search: 'Buscar etiqueta',
  add: 'Nueva etiqueta',
  newTitle: 'Nueva etiqueta',
  editTitle: ({ label }: { label: string }) => label,
  added: ({ label }: { label: string }) => `Lista: ${label}.`,
  saved: ({ label }: { label: string }) => `Guardado: ${label}.`,
  ...neverRemoved,
  emptyTitle: 'Todavía no hay etiquetas',
  emptyText: 'Agrega la primera: muerde, se escapa, va solo.',
  label: 'Etiqueta',
  icon: 'Ícono',
  icons: {
    bite: 'Colmillo',
    escape: 'Puerta',
    alone: 'Uno solo',
    blind: 'Ojo',
    deaf: 'Oreja',
    heat: 'Flama',
    birthday: 'Pastel',
    medicine: 'Pastilla',
    heart: 'Corazón',
    star: 'Estrella',
    paw: 'Huella',
    alert: 'Triángulo',
  } satisfies Record<TagIcon, string>,
  tone: 'Tono',
  tones: {
    neutral: 'Neutro',
    good: 'Bueno',
    care: 'Con cuidado',
    danger: 'Peligro',
  } satisfies Record<TagTone, string>,
  warns: 'Avisa al llegar',
  active: 'Se usa',
  retired: 'Fuera de uso',
} as const)
