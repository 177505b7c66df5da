/** Bookings that may be cancelled with a stay, for owners and desk. */
export const cancellingCopy = {
  choices: 'Lo que se le agregó',
  too: (service: string, day: string) => `Cancelar también ${service} del ${day}`,
  cannotToo: (services: string) => `Ya no se puede cancelar y sigue en pie: ${services}.`,
  alsoGone: (services: string) => `También cancelamos ${services}.`,
  goneAlone: (services: string) => `Lo que sí cancelamos: ${services}.`,
  stillStands: (service: string, reason: string) => `${service} sigue en pie: ${reason}`,
} as const
