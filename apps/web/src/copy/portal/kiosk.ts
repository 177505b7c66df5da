/** `/llegada` on the tablet at the entrance. */
export const kioskCopy = {
  title: '¡Hola! ¿Quién llegó?',
  lead: 'Escribe el teléfono que nos diste y el nombre de tu perro.',
  phone: 'Tu teléfono',
  dogName: 'Nombre de tu perro',
  next: 'Continuar',
  notFound: 'No encontramos una visita de hoy con esos datos. Revísalos, o pasa a recepción.',
  phoneMissing: 'Escribe tu teléfono.',
  dogMissing: 'Escribe el nombre de tu perro.',
  arrived: 'Ya llegamos',
  startOver: 'Empezar de nuevo',
  note: '¿Qué cambió?',
  noteHint: 'Recepción lo revisa contigo.',
  doneTitle: '¡Listo!',
  done: 'Le avisamos a recepción. Enseguida los reciben.',
  finish: 'Terminar',
  leave: 'Salir de la llegada',
} as const
