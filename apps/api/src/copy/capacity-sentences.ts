import { formatList, formatTheHour } from '@rumi/contract'

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const dayIsFull = (day: string) => `${capitalised(day)} ya está lleno. Elige otra fecha.`

export const noResourceFree = {
  room: 'No queda una habitación libre para esas noches. Elige otras fechas.',
  groomer: 'Nadie del equipo de estética está libre a esa hora. Elige otro horario.',
  trainer: 'El entrenador ya tiene esa hora ocupada. Elige otro horario.',
  hall: 'El salón ya está ocupado a esa hora. Elige otro horario.',
} as const

export const nobodyForEach =
  'A esa hora no hay un estilista libre para cada uno. Elige otro horario, o que pasen uno tras otro.'

export const resourceIsTaken = {
  room: 'Esa habitación ya tiene a alguien esas noches.',
  groomer: 'Esa persona ya tiene a alguien a esa hora.',
  trainer: 'El entrenador ya tiene a alguien a esa hora.',
  hall: 'El salón ya está ocupado a esa hora.',
} as const

export const resourceSoldSince = (name: string) =>
  `${name} ya tiene a alguien más en esas fechas. Mueve primero esa reserva y vuelve a intentarlo.`

export const resourceAwaySince = (name: string) =>
  `${name} tiene una ausencia en ese horario. Quítala y vuelve a intentarlo.`

export const dayFilledSince = (day: string) =>
  `${capitalised(day)} ya está lleno: su lugar se ocupó. Libera uno ese día y vuelve a intentarlo.`

export const dogIsBusy = (name: string) =>
  `${name} ya tiene una reserva en ese horario. Elige otro o cambia la que tiene.`

/** Message for a family that needs several rooms: one booking per room. */
export const oneRoomIsNotEnough = (groups: readonly (readonly string[])[]) =>
  `No caben juntos en una habitación. Haz una reserva para cada grupo: ${groups.map((names) => formatList(names)).join('; ')}.`

export const roomsForLighterDogs = (names: readonly string[]) =>
  `Las habitaciones que quedan esas noches son para perros más ligeros que ${formatList(names)}. Elige otras fechas.`

/** Message for dogs that are too heavy for every room, on any date. */
export const noRoomTakes = (names: readonly string[]) =>
  `Ninguna de nuestras habitaciones recibe perros del peso de ${formatList(names)}. Escríbenos y vemos qué podemos hacer.`

export const roomsTooSmallForAll =
  'En las habitaciones que quedan esas noches no caben todos. Elige otras fechas o trae a menos.'

export const weightIsMissing = (names: readonly string[]) =>
  `Nos falta el peso de ${formatList(names)}: sin él solo podemos darle la habitación grande, y esas noches no está libre. Escríbelo en su página y vuelve a intentarlo.`

export const roomNeedsWeight = (names: readonly string[]) =>
  `Nos falta el peso de ${formatList(names)}: sin él solo cabe en la habitación grande. Escríbelo en su página o elige esa.`

export const notInTheStay = 'Elige entre los rumis que vienen a esta estancia.'
export const notAnAddOn = 'Eso se reserva aparte: elígelo en la lista de servicios.'

export const outsideTheStay = 'A esa hora no está en la casa. Elige un horario entre su llegada y su salida.'

export const endsAfterLeaving = (names: readonly string[], leavesAt: string, endsAt: string) =>
  `${formatList(names)} se ${names.length === 1 ? 'va' : 'van'} a ${formatTheHour(leavesAt)} ese día, y esto terminaría a ${formatTheHour(endsAt)}. Elige un horario que termine a más tardar a ${formatTheHour(leavesAt)}.`

export const roomIsTooSmall = 'No caben en esa habitación, por número o por peso. Elige otra.'

export const moveWouldHelp = (to: string, freed: string) =>
  `Si pasas esa reserva a ${to}, queda libre ${freed}.`

export const deskStep = 'Ese paso lo da recepción. Tú puedes mover o cancelar tu reserva.'

export const notBefore = (day: string) =>
  `Todavía no es su día: su visita empieza el ${day}. Si ya llegó, mueve primero la reserva.`
