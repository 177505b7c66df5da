import { ivaLabel } from '../shared/payments.ts'
import { inWordOfBusiness } from '../shared/in-word-of-business.ts'
import type { ServiceType } from '@rumi/contract'

/** Texts of a booking per kind of service. */
type KindCopy = {
  group: string
  /** Unit of a price. */
  per: string
  dogsLead: string
  datesQuestion: string
  datesLead: string
}

const spaw = {
  group: 'Estética',
  per: 'por perro',
  dogsLead: 'Elige a uno o a varios: los atendemos uno tras otro. Aquí no pedimos papeles.',
  datesQuestion: '¿Cuándo lo bañamos?',
  datesLead: 'El número dice cuántos horarios quedan. Con {aviso} de anticipación, {diasEstetica}.',
} as const satisfies KindCopy

const kinds = {
  Guardería: {
    group: 'Guardería',
    per: 'por día y por perro',
    dogsLead: 'Elige a uno o a varios. Si le falta un papel, agrégalo aquí mismo.',
    datesQuestion: '¿Qué día?',
    datesLead: 'El número dice cuántos lugares quedan. {SemanaGuarderia}.',
  },
  Hotel: {
    group: 'Hotel',
    per: 'por noche y por perro',
    dogsLead: 'Elige a uno o a varios: los de una familia comparten cuarto si caben.',
    datesQuestion: '¿Qué noches?',
    datesLead:
      'Toca el día en que llega y el día en que se va. El número dice cuántos cuartos de su talla quedan esa noche. Llega desde las {llegada} y se va antes de las {salida}.',
  },
  Grooming: spaw,
  'Extra-Grooming': { ...spaw, datesQuestion: '¿Cuándo lo arreglamos?' },
  Entrenamiento: {
    group: 'Entrenamiento',
    per: 'por sesión y por perro',
    dogsLead: 'Elige a uno o a varios: los de una familia entrenan juntos. Aquí no pedimos papeles.',
    datesQuestion: '¿Cuándo entrenamos?',
    datesLead: 'Sesiones de 60 minutos, {diasEntrenamiento}. El número dice cuántos horarios quedan.',
  },
  Evento: {
    group: 'Eventos',
    per: '',
    dogsLead: '¿A quién festejamos? Los demás invitados nos los cuentas al final.',
    datesQuestion: '¿Cuándo es la fiesta?',
    datesLead: 'Elige cuánto dura, el día y la hora. El número dice cuántos horarios quedan del salón.',
  },
} as const satisfies Record<ServiceType, KindCopy>

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** `/mi-cuenta/reservar`, step by step. */
export const bookCopy = inWordOfBusiness({
  title: 'Reservar',
  progress: 'Pasos de la reserva',
  steps: { servicio: 'Servicio', rumis: 'Rumis', fechas: 'Fechas', precio: 'Precio' },
  kinds,

  serviceQuestion: '¿Qué necesita tu perro?',
  serviceLead: 'Los precios son finales.',
  onRequest: 'Precio a la medida',
  fromPrice: (price: string) => `Desde ${price}`,
  onlyService: (name: string, description: string) => `${name}. ${description}`,
  passesTitle: 'Pases',
  passesText: 'Paga varios días o sesiones de una vez y resérvalos cuando quieras.',
  seePasses: 'Ver pases',
  noServicesTitle: 'Por ahora no hay nada para reservar',
  noServicesText: 'Escríbenos y lo agendamos contigo.',
  notSold: 'Ese plan ya no lo ofrecemos. Elige otro de la lista.',

  dogsQuestion: '¿Quién viene?',
  noDogsTitle: 'Primero, tu perro',
  noDogsText: 'Agrega a tu perro y sus papeles. Regresas aquí al terminar.',
  addDog: 'Agregar rumi',
  priced: (price: string, per: string, ivaPercent: number) =>
    ivaPercent === 0 ? `${price} ${per}.` : `${price} ${per}, IVA incluido.`,
  next: 'Continuar',
  chooseDog: 'Elige quién viene',
  nobodyYet: 'Agrega lo que falta',
  dogsCome: (count: number) => `Vienen ${count} rumis`,
  whatIsMissing: (name: string) => `Lo que le falta a ${name}`,
  weight: 'Cuánto pesa',
  weightOf: (name: string) => `Peso de ${name}`,
  weightWhy: 'Con su peso buscamos entre todos los cuartos; sin él solo podemos darle el grande.',
  weightNeeded: 'Escribe su peso en kilos.',
  weightSaved: (name: string, kilos: number) => `Gracias: ${name} pesa ${kilos} kg.`,
  writeWeight: 'Escribir su peso',
  addAnotherDog: 'Agregar otro rumi',
  identification:
    'Trae tu identificación oficial cuando lleguen: la registramos la primera vez. También puedes subirla desde tu perfil.',
  papersMayFollow: (hours: number) =>
    `Puedes elegirlo y subir sus papeles después: guardamos su lugar ${plural(hours, 'hora', 'horas')}.`,
  papersLaterTitle: 'Apartamos su lugar mientras subes sus papeles',
  papersLaterUntil: (moment: string) =>
    `Súbelos antes del ${moment}. Si no llegan, el lugar se libera y te avisamos; no se te cobra nada.`,
  confirmLater: 'Apartar y subir después',
  canComeFrom: (name: string, day: string) => `${name} puede venir desde el ${day}`,
  /** 'Frijol puede venir desde el miércoles 25, por su vacuna reciente.' */
  guestsCanComeFrom: (
    names: string,
    count: number,
    day: string,
    because?: 'vaccine' | 'deworming' | 'age',
  ) => {
    const can = `${names} ${count === 1 ? 'puede' : 'pueden'} venir desde el ${day}`
    if (because === 'age') return `${can}, por ${count === 1 ? 'su' : 'la'} edad.`
    const medicalRecord = because === 'vaccine' ? 'vacuna' : 'desparasitación'
    return because ? `${can}, por ${count === 1 ? 'su' : 'una'} ${medicalRecord} reciente.` : `${can}.`
  },

  calendarLabel: 'Días con lugar',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  full: 'lleno',
  shut: { closed: 'cerrado', over: 'ya es tarde para reservar', 'not-for-them': 'ese día no puede venir' },
  ownDay: 'ya tienes reserva',
  ownDays: 'El número subrayado es un día en que ya tienes reserva.',
  daysClash: (count: number) =>
    `${count === 1 ? 'Un día no se puede' : `${count} días no se pueden`}; los demás siguen libres.`,
  noneLeft: 'Ninguno de esos días se puede. Elige otros.',
  leaveOut: (out: number, left: number) =>
    `${out === 1 ? 'Dejarlo' : 'Dejarlos'} fuera y seguir con ${plural(left, 'día', 'días')}`,
  chooseDay: 'Elige un día',
  chooseNights: 'Elige llegada y salida',
  chooseDeparture: 'Ahora elige la salida',
  chooseHour: 'Elige un horario',
  dayMode: 'Cuántos días',
  oneDay: 'Un día',
  severalDays: 'Varios días',
  everyWeek: 'Cada semana',
  severalHint: 'Toca los días que quieras. Si van seguidos, hasta cinco quedan en una sola reserva.',
  weekdays: 'Qué días de la semana',
  weekdayNames: ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'],
  weeks: 'Durante',
  weekCount: (count: number) => plural(count, 'semana', 'semanas'),
  weeklyHint: 'Cada día queda como una reserva aparte: puedes mover o cancelar solo uno.',
  leftOut: (days: string) => `No hay lugar o no abre: ${days}. Los dejamos fuera.`,
  clearDays: 'Quitar todos',
  placesLeft: (count: number) => (count === 1 ? 'Queda 1 lugar' : `Quedan ${count} lugares`),
  roomsLeft: (count: number) => (count === 1 ? 'Queda 1 cuarto' : `Quedan ${count} cuartos`),
  dayCount: (count: number) => plural(count, 'día', 'días'),
  nightCount: (count: number) => plural(count, 'noche', 'noches'),
  hours: '{HorasGuarderia}',
  stayHours: (nights: number) =>
    `${plural(nights, 'noche', 'noches')}. Llega desde las {llegada} y se va antes de las {salida}.`,
  hourFromTo: (from: string, to: string) => `${from} a ${to}`,
  morning: 'Mañana',
  afternoon: 'Tarde',
  hoursOf: (day: string) => `Horarios del ${day}`,
  lasts: (time: string) => `Toma ${time}.`,
  visitHours: (from: string, to: string) => `De ${from} a ${to}`,
  minutes: (count: number) => {
    const hours = plural(Math.floor(count / 60), 'hora', 'horas')
    if (count % 60 === 0) return hours
    return count < 120 ? `${count} minutos` : `${hours} y ${count % 60} minutos`
  },
  minutesBySize: (shortest: number, longest: number) => `${shortest} a ${longest} minutos, según su talla`,
  takes: (names: string, time: string, { inTurn = false, atOnce = false, bySize = false }) => {
    const why = [inTurn && 'uno tras otro', atOnce && 'al mismo tiempo', bySize && 'según su talla']
      .filter(Boolean)
      .join(' y ')
    return `Para ${names} toma ${time}${why && `, ${why}`}.`
  },
  partyLength: 'Cuánto dura',

  dayIsFull: (day: string) => `El ${day} ya está lleno.`,
  daysAreFull: (days: string) => `Ya están llenos: ${days}.`,
  ofTheirSize: ' de su talla',
  nightIsFull: (day: string, ofTheirSize: string) => `La noche del ${day} ya no hay cuarto${ofTheirSize}.`,
  nightsAreFull: (days: string, ofTheirSize: string) =>
    `Ya no hay cuarto${ofTheirSize} las noches del ${days}.`,
  noRoomUnweighed: (names: string) =>
    `Nos falta el peso de ${names}: sin él solo podemos darle el cuarto grande, y no está libre todas esas noches.`,
  noHours: (day: string) => `El ${day} ya no tiene horarios.`,
  nextFree: 'Hay lugar:',
  noneSoon: 'No vemos lugar en las próximas semanas.',
  waitForIt: 'Avísame si se libera',
  waitText: 'Si alguien cancela te guardamos el lugar dos horas y te avisamos por correo y aquí.',
  waitTextSideBySide:
    'Cuando haya un estilista libre para cada uno a esa hora, te guardamos los lugares dos horas y te avisamos por correo y aquí.',
  waiting: (when: string) => `Estás en lista de espera: ${when}. Si se libera te avisamos.`,
  seeWaiting: 'Ver mi lista de espera',
  notInARow: (count: number) => `Desde ese día no hay ${count} días seguidos con lugar.`,
  closedDay: (day: string) => `El ${day} cerramos.`,
  tooLong: (nights: number) => `Una reserva llega a ${nights} noches. Divídela en dos.`,

  priceQuestion: 'Revisa y confirma',
  change: 'Cambiar',
  total: 'Total',
  subtotal: 'Subtotal',
  iva: ivaLabel,
  ivaIncluded: 'El precio ya incluye IVA.',
  payAtCounter: 'Pagas en recepción el día de su visita.',
  deposit: 'Anticipo',
  depositText: (until: string, speiClabe: string) =>
    speiClabe
      ? `Asegura su lugar: págalo antes del ${until}, por transferencia o en recepción. El resto, el día de su visita.`
      : `Asegura su lugar: págalo en recepción antes del ${until}. El resto, el día de su visita.`,
  depositReleases:
    'Si no lo vemos para entonces, el lugar se libera. Lo que llegue después queda a tu favor.',
  paidByPass: 'Lo paga tu pase',
  paidWithPass: 'Pagado con tu pase',
  passAfter: (kind: string, left: string, units: number) => `${kind}: después te quedan ${left} de ${units}.`,
  whichPass: 'Qué pase lo paga',
  passFirst: (left: string) => `Quedan ${left}. Es el que vence antes.`,
  passLeft: (left: string) => `Quedan ${left}.`,
  passUntil: (day: string) => `Vence el ${day}`,
  passEndless: 'No vence',
  notes: 'Algo que debamos saber',
  notesHint: 'Por ejemplo: no desayunó, o viene por él mi hermana.',
  confirm: (total: string) => `Reservar por ${total}`,
  confirmPaid: 'Reservar con tu pase',
  confirmUnpriced: 'Enviar solicitud',
  notEligibleTitle: (dogs: number) => `En esas fechas todavía no ${dogs === 1 ? 'puede' : 'pueden'} venir`,
  notEligibleYetTitle: (dogs: number) => `Todavía no ${dogs === 1 ? 'puede' : 'pueden'} venir`,
  fixMedicalRecords: 'Ver qué le falta',
  otherDay: 'Elegir otra fecha',
  otherDogs: 'Elegir a quién viene',
  takenTitle: 'Alguien se adelantó',
  /** Reasons there is no room, shown before any press. */
  noPlace: {
    full: 'Ningún cuarto queda libre todas esas noches',
    'too-heavy': 'Ningún cuarto de su talla queda libre todas esas noches',
    'too-many': 'Ningún cuarto donde quepan todos queda libre todas esas noches',
    'one-room': 'No caben juntos en un cuarto: haz una reserva para cada grupo',
    weight: 'Nos falta su peso',
    'no-room': 'Ninguna habitación recibe perros de su peso',
  },
  noRoomText: 'No depende de las fechas. Escríbenos y vemos qué podemos hacer.',
  writeToUs: 'Escríbenos',
  noPlaceThen: { days: 'Ya no hay lugar esos días', hours: 'Ya no hay lugar a esa hora' },
  nearStays: 'Fechas cercanas con lugar:',

  addOnsTitle: 'Antes de irse a casa',
  addOnsOfDay: 'Queda listo el día que se va, antes de que cierre la guardería.',
  addOnsOfStay: 'Queda listo la mañana de su salida, antes de las {salida}.',
  moreAddOns: (count: number) => plural(count, 'servicio más', 'servicios más'),
  addOnAdd: 'Agregar',
  addOnDrop: 'Quitar',
  addOnFor: (service: string) => `Para quién es ${service}`,
  addOnHour: (service: string) => `Hora de ${service}`,
  addOnGone: 'Esa hora ya no está libre. Elige otra o quítalo.',
  hoursLeft: (count: number) => {
    if (count === 0) return 'Ese día ya no hay horario para esto.'
    return count === 1 ? 'Queda 1 horario' : `Quedan ${count} horarios`
  },

  requestQuestion: 'Cuéntanos de la fiesta',
  requestLead:
    'No te cobramos nada todavía: te respondemos con la cotización y, si te gusta, apartamos el salón.',
  requestMessage: 'Invitados, tema, pastel, lo que se te ocurra',
  phone: 'Teléfono',
  sendRequest: 'Enviar solicitud',
  requestSent: 'Recibimos tu solicitud',
  requestNext: 'Recepción revisa el salón, te cotiza y lo convierte en reserva contigo.',

  toRequests: 'Ver mis solicitudes',
  bookedTitle: 'Lugar apartado',
  bookedText: (names: string, when: string) => `Esperamos a ${names}: ${when}.`,
  bookedDays: (names: string, count: number) => `Apartamos ${plural(count, 'día', 'días')} para ${names}.`,
  bookedNext: 'Recepción la confirma y te llega un correo.',
  bringTitle: 'Qué traer',
  toBooking: 'Ver la reserva',
  toBookings: 'Ver mis reservas',
  writeUs: 'Escribir por WhatsApp',
  beyondLimit: (service: string) => `Hola, quiero reservar ${service} y en línea ya no me deja. ¿Me ayudan?`,
  another: 'Reservar otra vez',
  asLastTime: (service: string, dogs: string) => `Igual que la última vez: ${service}, ${dogs}`,
  sameAgain: 'Reservar lo mismo',
} as const)
