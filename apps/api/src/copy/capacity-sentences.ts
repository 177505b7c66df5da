import { formatList, formatTheHour } from '@rumi/contract'

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What an owner is told of a day without room. */
export const dayIsFull = (day: string) => `${capitalised(day)} ya está lleno. Elige otra fecha.`

/** What an owner is told where no room, groomer or trainer is free for the time asked. */
export const noResourceFree = {
  room: 'No queda una habitación libre para esas noches. Elige otras fechas.',
  groomer: 'Nadie del equipo de estética está libre a esa hora. Elige otro horario.',
  trainer: 'El entrenador ya tiene esa hora ocupada. Elige otro horario.',
  hall: 'El salón ya está ocupado a esa hora. Elige otro horario.',
} as const

/** What staff is told where the one room or person they chose has somebody else at that time. */
export const resourceIsTaken = {
  room: 'Esa habitación ya tiene a alguien esas noches.',
  groomer: 'Esa persona ya tiene a alguien a esa hora.',
  trainer: 'El entrenador ya tiene a alguien a esa hora.',
  hall: 'El salón ya está ocupado a esa hora.',
} as const

/** Why a booking does not get its room or person back. */
export const resourceSoldSince = (name: string) =>
  `${name} ya tiene a alguien más en esas fechas. Mueve primero esa reserva y vuelve a intentarlo.`

/** Why a visit is not expected again at its time. */
export const resourceAwaySince = (name: string) =>
  `${name} tiene una ausencia en ese horario. Quítala y vuelve a intentarlo.`

/** Why a booking does not get its days back. */
export const dayFilledSince = (day: string) =>
  `${capitalised(day)} ya está lleno: su lugar se ocupó. Libera uno ese día y vuelve a intentarlo.`

/** What an owner is told of a dog that is expected elsewhere at that time. */
export const dogIsBusy = (name: string) =>
  `${name} ya tiene una reserva en ese horario. Elige otro o cambia la que tiene.`

/** What is told where a family needs more than one room: a booking has one room, so it takes a booking for each. */
export const oneRoomIsNotEnough = (groups: readonly (readonly string[])[]) =>
  `No caben juntos en una habitación. Haz una reserva para cada grupo: ${groups.map((names) => formatList(names)).join('; ')}.`

/** What is told where rooms are free, and none of them for dogs so heavy. */
export const roomsForLighterDogs = (names: readonly string[]) =>
  `Las habitaciones que quedan esas noches son para perros más ligeros que ${formatList(names)}. Elige otras fechas.`

/** What is told of dogs that are too heavy for every room of the house, so that no date would help. */
export const noRoomTakes = (names: readonly string[]) =>
  `Ninguna de nuestras habitaciones recibe perros del peso de ${formatList(names)}. Escríbenos y vemos qué podemos hacer.`

/** What is told where rooms are free for each of a family, and not for all of them. */
export const roomsTooSmallForAll =
  'En las habitaciones que quedan esas noches no caben todos. Elige otras fechas o trae a menos.'

/** What is told where a room is free for the family, if only the house knew that its dogs are not too heavy for it. */
export const weightIsMissing = (names: readonly string[]) =>
  `Nos falta el peso de ${formatList(names)}: sin él solo podemos darle la habitación grande, y esas noches no está libre. Escríbelo en su página y vuelve a intentarlo.`

/** What staff is told who chose a room for a dog of unknown weight. */
export const roomNeedsWeight = (names: readonly string[]) =>
  `Nos falta el peso de ${formatList(names)}: sin él solo cabe en la habitación grande. Escríbelo en su página o elige esa.`

/** What is told of something that nobody does inside a stay. */
export const notInTheStay = 'Elige entre los rumis que vienen a esta estancia.'
export const notAnAddOn = 'Eso se reserva aparte: elígelo en la lista de servicios.'

/** What is told of a visit at an hour at which the dogs are not in the house for their stay. */
export const outsideTheStay = 'A esa hora no está en la casa. Elige un horario entre su llegada y su salida.'

/** What is told of a visit that begins during a stay and would end after the dogs go home. */
export const endsAfterLeaving = (names: readonly string[], leavesAt: string, endsAt: string) =>
  `${formatList(names)} se ${names.length === 1 ? 'va' : 'van'} a ${formatTheHour(leavesAt)} ese día, y esto terminaría a ${formatTheHour(endsAt)}. Elige un horario que termine a más tardar a ${formatTheHour(leavesAt)}.`

/** What staff is told of a room that does not take the dogs. */
export const roomIsTooSmall = 'No caben en esa habitación, por número o por peso. Elige otra.'

/** What staff is told where moving one other booking would make room. */
export const moveWouldHelp = (to: string, freed: string) =>
  `Si pasas esa reserva a ${to}, queda libre ${freed}.`

/** What an owner is told who takes a step that is not theirs. */
export const stepOfTheHouse = 'Ese paso lo da recepción. Tú puedes mover o cancelar tu reserva.'

/** What staff is told who receives or misses a dog before its visit begins. */
export const notBefore = (day: string) =>
  `Todavía no es su día: su visita empieza el ${day}. Si ya llegó, mueve primero la reserva.`
