/** What is said of a booking that cannot be, or cannot change. */
export const bookingSentences = {
  deskAgreesPrice: 'El precio lo acuerda recepción contigo.',
  onlyEventsAgree: 'Solo los eventos llevan un precio acordado.',
  alreadyPaid: (pesos: string) => `Ya se pagaron ${pesos}; el precio no puede ser menor.`,
  offerIsOver: 'Ese lugar ya no está guardado. Puedes volver a la lista de espera.',
  offerEndedNote: 'Lista de espera',
  chooseFromList: 'Elige uno de la lista.',
  askForFewerDays: (days: number) => `Pregunta por ${days} días a lo más.`,
  houseRetains: 'Solo la casa decide qué se retiene. Elige si te lo devolvemos o queda a tu favor.',
  cancelledReason: 'Reserva cancelada',
  oneChangeAtATime: 'Una cosa a la vez: cambia primero la fecha o el precio y después el estado.',
  onlyAdminsWaive: 'Solo administración puede recibirlo sin sus papeles.',
  chooseService: 'Elige un servicio de la lista.',
  notYourDog: 'No encontramos a ese rumi en tu cuenta.',
  oneFamilyAtATime: 'Reserva junta solo para rumis de la misma familia.',
  onlyDayCareByDays: 'Por días se reserva solo la guardería.',
  houseAssigns: 'La habitación y la persona las asigna la casa.',
  thereIsRoom: 'Todavía hay lugar: no hace falta esperar, reserva directo.',
  notConfirmedNote: 'Sin confirmar a tiempo',
  papersMissingNote: 'No llegó el papel que faltaba',
  evaluationFailedNote: 'No pasó su evaluación de conducta',
  awaitsPapers: 'Faltan papeles por revisar. Verifícalos en Expedientes y la reserva se confirma sola.',
  awaitsEvaluation: 'Falta su evaluación. Anota el resultado al recibirlo y la reserva se confirma sola.',
  sessionLasts: (minutes: number, from: string, until: string) =>
    `Una sesión dura ${minutes} minutos: pide de ${from} a ${until}. Si quieres más tiempo, reserva otra sesión.`,
  leftOutsideTheStay: (name: string, when: string) =>
    `${name}, ${when}, queda fuera de los días nuevos. Muévelo antes, o cancélalo al mover la estancia.`,
  addOnStaysBehind: (name: string, hour: string, why: string) =>
    `${name} no se puede pasar a las ${hour} del nuevo día: ${why} También puedes cancelarlo y mover solo la estancia.`,
} as const
