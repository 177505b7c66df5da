/** Beginning of the line of a price that charges doses of medicine. */
export const medicineDosesLabel = 'Dosis de medicina:'

/** Messages about bookings that are rejected or cannot change. */
export const bookingSentences = {
  deskAgreesPrice: 'El precio lo acuerda recepción contigo.',
  onlyEventsAgree: 'Solo los eventos llevan un precio acordado.',
  alreadyPaid: (pesos: string) => `Ya se pagaron ${pesos}. Di si la diferencia se devuelve o queda a favor.`,
  returned: (pesos: string) => `Se devolvieron ${pesos}`,
  credited: (pesos: string) => `${pesos} quedaron a favor`,
  retained: (pesos: string) => `Se retienen ${pesos}`,
  feeWaived: (pesos: string, reason: string) => `Se perdonaron ${pesos} por cancelar: ${reason}`,
  noFeeIsOwed: 'No hay nada por cobrar de esa cancelación.',
  notRetained: 'Lo pagado de más no se retiene: se devuelve o queda a favor.',
  lowersRetained:
    'Ya pasó el plazo para cancelar sin costo, y con esas fechas costaría menos. Elige fechas del mismo precio, o escríbenos y lo vemos contigo.',
  cheaperReason: 'La reserva cuesta menos',
  returnedBeyond: (pesos: string) => `Cuesta menos de lo pagado: se devolvieron ${pesos}`,
  creditedBeyond: (pesos: string) => `Cuesta menos de lo pagado: ${pesos} quedaron a favor`,
  discount: (reason: string) => `Descuento: ${reason}`,
  lateFee: (howLate: string) => `Recogida tarde: ${howLate}`,
  medicineDoses: (doses: number) => `${medicineDosesLabel} ${doses}`,
  lateFeeIs: (pesos: string) => `La recogida tarde cuesta ${pesos} a esta hora.`,
  evaluatedAtArrival: 'La evaluación del primer día se anota al registrar su entrada.',
  failedIsNotBooked: 'No pasó su evaluación: anótala en sus papeles. Por ahora no puede venir.',
  notInTheVisit: 'Elige entre las reservas de esta visita.',
  leavesAloneOnFirstDay:
    'Llegó hoy con los demás. Quítalo de la reserva con «Corregir perros» y los otros se quedan.',
  stayDivided: 'Uno se fue antes que los demás; los otros siguen.',
  hasLeft: 'Su salida ya está registrada.',
  endedWithOthers:
    'Su reserva terminó con la salida de los demás. Corrige primero esa salida, o haz otra reserva.',
  daysOfOthers:
    'Los días que quedaban ya son de otra reserva. Haz una reserva nueva desde hoy y registra ahí su entrada.',
  othersHaveLeft: 'Otro rumi de esta reserva ya se fue. Corrige primero esa salida y luego esta llegada.',
  addOnStays: (name: string, why: string) => `No se puede cancelar ${name}: ${why}`,
  lateFeeDecided: 'La recogida tarde ya se cobró o se perdonó, o ya se entregó.',
  addedAtTheDoor: 'Agregado al entregar',
  offerIsOver: 'Ese lugar ya no está guardado. Puedes volver a la lista de espera.',
  offerEndedNote: 'Lista de espera',
  chooseFromList: 'Elige uno de la lista.',
  refuseTooManyDays: (days: number) => `Pregunta por ${days} días a lo más.`,
  houseRetains: 'Eso lo decide recepción. Elige si te lo devolvemos o queda a tu favor.',
  cancelledReason: 'Reserva cancelada',
  oneChangeAtATime: 'Una cosa a la vez: cambia primero la fecha, los perros o el precio y después el estado.',
  onlyAdminsWaive: 'Solo administración puede recibirlo sin sus papeles.',
  waivedAtTheDoor: 'El motivo para recibirlo sin sus papeles se escribe al registrar su entrada.',
  onlyGroomersSideBySide: 'Al mismo tiempo solo se reserva la estética.',
  tooFewGroomers: 'No hay tantos estilistas. Pueden pasar uno tras otro.',
  groomersAreAssigned: 'Al mismo tiempo, cada estilista se asigna solo.',
  chooseService: 'Elige un servicio de la lista.',
  agreedBefore: 'Precio acordado en el programa anterior',
  agreedAbovePrice: (agreed: string, price: string) =>
    `Allá costaba ${agreed} y aquí cuesta ${price}. Sube el precio del servicio, o deja la columna del precio sin elegir.`,
  notYourDog: 'No encontramos a ese rumi en tu cuenta.',
  anothersDogs: 'Esos rumis son de otra familia. Elige a su familia, o a los rumis de esta.',
  oneFamilyAtATime: 'Reserva junta solo para rumis de la misma familia.',
  onlyDayCareByDays: 'Por días se reserva solo la guardería.',
  houseAssigns: 'La habitación y la persona las asigna recepción.',
  notedTooLate:
    'Esa reserva ya pasó o se canceló y no recibe más notas. Si hay algo que debamos saber, escríbenos.',
  thereIsRoom: 'Todavía hay lugar: no hace falta esperar, reserva directo.',
  notConfirmedNote: 'Sin confirmar a tiempo',
  depositUnpaidNote: 'No se pagó su anticipo a tiempo',
  medicalRecordsMissingNote: 'No llegó el papel que faltaba',
  evaluationFailedNote: 'No pasó su evaluación de conducta',
  awaitsMedicalRecords:
    'Faltan papeles por revisar. Verifícalos en Expedientes y la reserva se confirma sola.',
  awaitsEvaluation: 'Falta su evaluación. Anota el resultado al recibirlo y la reserva se confirma sola.',
  costsNow: (total: string) => `Lo que agregas ahora cuesta ${total}. Revisa el total y cobra otra vez.`,
  totalIsNow: (total: string) => `Ahora cuesta ${total}. Revisa el total y confirma otra vez.`,
  visitLasts: (minutes: number, from: string, until: string) =>
    `Este servicio dura ${minutes} minutos: pide de ${from} a ${until}.`,
  deskCorrectsDogs: 'Los perros de una reserva los corrige recepción: escríbenos.',
  correctionReason: 'Escribe por qué se corrigen los perros: ya hay uno adentro.',
  dogsCorrected: (before: string, after: string, reason = '') =>
    [`Perros: ${before} → ${after}`, reason].filter(Boolean).join('. '),
  addOnOfRemoved: (name: string) =>
    `${name} es de un perro que quitas. Corrige o cancela primero ese servicio.`,
  reportOfRemoved: 'Ya hay un reporte del día de un perro que quitas: se queda en esta reserva.',
  groomingOfRemoved: 'Ya hay una ficha de estética de un perro que quitas: se queda en esta reserva.',
  sessionLasts: (minutes: number, from: string, until: string) =>
    `Una sesión dura ${minutes} minutos: pide de ${from} a ${until}. Si quieres más tiempo, reserva otra sesión.`,
  leftOutsideTheStay: (name: string, when: string) =>
    `${name}, ${when}, queda fuera de los días nuevos. Muévelo antes, o cancélalo al mover la estancia.`,
  addOnStaysBehind: (name: string, theHour: string, why: string) =>
    `${name} no se puede pasar a ${theHour} del nuevo día: ${why} También puedes cancelarlo y mover solo la estancia.`,
} as const

/** Messages about report cards. */
export const reportCardSentences = {
  tooManyPhotos: (most: number) => `Un reporte lleva ${most} fotos a lo más.`,
  photosAtMost: (most: number) => `Lleva ${most} fotos a lo más.`,
  notInHouse: 'Ese rumi no estuvo en la casa ese día.',
  moodBeforeSending: 'Elige cómo estuvo de ánimo antes de enviarlo.',
  chooseMood: 'Elige cómo estuvo de ánimo.',
  playedIn: (group: string) => `Jugó en el grupo ${group}.`,
  walks: (count: number) => (count === 1 ? 'Salió a pasear.' : `Salió a pasear ${count} veces.`),
  medicineGiven: 'Recibió su medicina.',
  medicineRefused: 'No quiso toda su medicina.',
  incidentSent: 'Hubo un incidente: ya te escribimos los detalles.',
  reportOf: (dog: string, day: string) => `Reporte de ${dog}, ${day}`,
} as const

/** Refusals of grooming cards. */
export const groomingSentences = {
  groomingOnly: 'La ficha es solo de citas de estética.',
  photosAtMost: (most: number) => `Lleva ${most} fotos a lo más de cada momento.`,
} as const

/** Note in a booking's history after undo. */
export const undoSentences = { undone: 'Se deshizo' } as const

/** Messages about the care plan and its marks. */
export const careSentences = {
  endsBeforeStart: 'El último día va después del primero.',
  markedBy: (name: string, result: string, time: string) =>
    `${name || 'Alguien'} ya la marcó a las ${time}: ${result}. Si está mal, quita la marca y ponla de nuevo.`,
  results: { given: 'completa', half: 'la mitad', refused: 'no la quiso', skipped: 'no se dio' },
  notThen: 'A esa hora no le toca, o el perro no estaba. Actualiza la hoja.',
  notArrived: 'Todavía no llega. Registra su entrada y después marca.',
  dayAhead: 'Ese día todavía no llega.',
  chargedAndGone: 'Esa dosis ya se cobró y la estancia terminó: la marca se queda.',
}
