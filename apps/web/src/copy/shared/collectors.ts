import { inWordOfBusiness } from './in-word-of-business.ts'

/** People who may collect a client's dogs: in the profile, on the client's page and at departure. */
export const collectorsCopy = inWordOfBusiness({
  title: 'Quién puede recoger',
  text: 'Además de ti. A nadie más le entregamos a tu rumi sin preguntarte.',
  officeText: 'Además de quienes usan la cuenta.',
  none: 'Nadie más, por ahora.',
  name: 'Nombre completo',
  phone: 'Teléfono',
  add: 'Agregar',
  added: (name: string) => `${name} ya puede recoger.`,
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar a ${name}`,
  removed: (name: string) => `${name} ya no está en la lista.`,
  photoOf: (name: string) => `Foto de ${name}`,
  addPhoto: 'Agregar foto',
  changePhoto: 'Cambiar foto',
  photoSaved: (name: string) => `Guardamos la foto de ${name}.`,
  who: '¿Quién recoge?',
  owner: (name: string) => `${name}, titular`,
  other: 'Otra persona',
  otherName: '¿Cómo se llama?',
  missing: 'Escribe quién lo recoge y por qué se le entrega.',
  reason: '¿Por qué se le entrega?',
  reasonHint: 'Por ejemplo: su dueña llamó y lo autorizó.',
} as const)
