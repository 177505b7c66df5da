import { bookingMail, namedOf, numberOf, seeIt } from './bookings/booking-mail-content.ts'
import type { BookingDetails } from './mail-data.ts'
import { mailTemplate } from './mail-template.ts'
import { backWords, withBack } from './money/money-back.ts'

export const checkedInMail = mailTemplate<BookingDetails>()({
  words: {
    one: {
      subject: '{rumis} ya llegó a {casa}',
      preview: 'Llegó bien.',
      title: '{rumis} llegó bien',
      paragraphs: ['{nombre}, ya está con nosotros. Que tengas un gran día.'],
    },
    several: {
      subject: '{rumis} ya llegaron a {casa}',
      preview: 'Llegaron bien.',
      title: '{rumis} llegaron bien',
      paragraphs: ['{nombre}, ya están con nosotros. Que tengas un gran día.'],
    },
    action: seeIt,
  },
  facts: namedOf,
  write: (text, details) => bookingMail({ ...text[numberOf(details)], action: text.action }, details),
})

export const checkedOutMail = mailTemplate<BookingDetails>()({
  words: {
    preview: 'Gracias por confiar en nosotros.',
    title: 'Misión cumplida',
    one: {
      subject: '{rumis} ya va de regreso contigo',
      paragraphs: [
        '{nombre}, {rumis} terminó su visita y va de regreso contigo. Gracias por confiar en nosotros.',
      ],
    },
    several: {
      subject: '{rumis} ya van de regreso contigo',
      paragraphs: [
        '{nombre}, {rumis} terminaron su visita y van de regreso contigo. Gracias por confiar en nosotros.',
      ],
    },
    back: backWords,
    action: seeIt,
  },
  facts: namedOf,
  write: (text, details) => bookingMail(withBack({ ...text, ...text[numberOf(details)] }, details), details),
})

/** The desk corrected which dogs a booking is for. */
export const bookingDogsCorrectedMail = mailTemplate<BookingDetails>()({
  words: {
    subject: 'Corregimos los perros de tu reserva: {reserva}',
    preview: 'Ahora es para {rumis}.',
    title: 'Tu reserva cambió',
    paragraphs: [
      '{nombre}, corregimos los perros de tu reserva: ahora es para {rumis}. Si algo no coincide, contéstanos este correo.',
    ],
    back: backWords,
    action: seeIt,
  },
  facts: namedOf,
  write: (text, details) => bookingMail(withBack(text, details), details),
})

/** Corrects the notice of an arrival or of a departure that did not happen. */
export const bookingReversedMail = mailTemplate<BookingDetails>()({
  words: {
    title: 'Fue un error nuestro',
    one: {
      subject: 'Corrección: {rumis} sigue con nosotros',
      preview: 'Te avisamos que iba de regreso contigo, y no era así.',
      paragraphs: [
        '{nombre}, te avisamos que {rumis} iba de regreso contigo, y no era así: sigue con nosotros. Disculpa la confusión.',
      ],
    },
    several: {
      subject: 'Corrección: {rumis} siguen con nosotros',
      preview: 'Te avisamos que iban de regreso contigo, y no era así.',
      paragraphs: [
        '{nombre}, te avisamos que {rumis} iban de regreso contigo, y no era así: siguen con nosotros. Disculpa la confusión.',
      ],
    },
    oneExpected: {
      subject: 'Corrección: {rumis} todavía no llega',
      preview: 'Te avisamos que ya había llegado, y no era así.',
      paragraphs: [
        '{nombre}, te avisamos que {rumis} ya había llegado, y no era así. Su reserva sigue confirmada. Disculpa la confusión.',
      ],
    },
    severalExpected: {
      subject: 'Corrección: {rumis} todavía no llegan',
      preview: 'Te avisamos que ya habían llegado, y no era así.',
      paragraphs: [
        '{nombre}, te avisamos que {rumis} ya habían llegado, y no era así. Su reserva sigue confirmada. Disculpa la confusión.',
      ],
    },
    action: seeIt,
  },
  facts: namedOf,
  write: ({ title, action, ...text }, details) => {
    const number = numberOf(details)
    const words = text[details.status === 'checked-in' ? number : (`${number}Expected` as const)]
    return bookingMail({ title, action, ...words }, details)
  },
})
