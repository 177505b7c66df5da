import type { HeroCopy, PageCopy } from './page-copy.ts'

type ContactCopy = PageCopy & {
  hero: HeroCopy
  form: {
    title: string
    fields: Record<'name' | 'email' | 'phone' | 'phoneHint' | 'message' | 'messageHint' | 'website', string>
    wrong: Record<'email' | 'phone' | 'tooLong', string> & {
      missing: Record<'name' | 'email' | 'message', string>
    }
    privacy: string
    privacyLink: string
    send: string
    withoutScript: string
  }
  sent: {
    title: string
    copied: (email: string) => string
    numbered: (reference: string, email: string) => string
    answered: string
    again: string
  }
  direct: { title: string; lead: string; whatsapp: string; email: string }
  whatsappWords: (name: string, message: string) => string
  elsewhere: string
}

/** Texts of the contact page. */
export const contactCopy = {
  meta: {
    title: 'Contacto: escríbele a {casa} por mensaje o WhatsApp',
    description:
      'Cuéntanos de tu perro y te respondemos el mismo día hábil. Formulario, WhatsApp, teléfono y horario de {casa}, en {colonia}, {ciudad}.',
  },
  hero: {
    title: 'Cuéntanos de tu perro',
    subtitle: 'Dudas, antojos y planes raros: los leemos todos, {dias}.',
  },
  form: {
    title: 'Escríbenos',
    fields: {
      name: 'Tu nombre',
      email: 'Tu correo',
      phone: 'Teléfono',
      phoneHint: 'Solo si prefieres que te llamemos.',
      message: 'Tu mensaje',
      messageHint: 'Si nos dices su nombre, raza y edad, te respondemos mejor.',
      website: 'Deja este campo vacío',
    },
    wrong: {
      missing: {
        name: 'Escribe tu nombre.',
        email: 'Escribe tu correo.',
        message: 'Escribe tu mensaje.',
      },
      email: 'Escribe un correo como ana@correo.mx.',
      phone: 'Escribe un teléfono de 10 dígitos.',
      tooLong: 'Es demasiado largo. Acórtalo un poco.',
    },
    privacy: 'Usamos tus datos solo para responderte. Lee nuestro',
    privacyLink: 'aviso de privacidad',
    send: 'Enviar mensaje',
    withoutScript: 'Este formulario necesita JavaScript. Sin él te leemos igual de rápido por',
  },
  sent: {
    title: 'Recibimos tu mensaje',
    copied: (email) => `Te mandamos una copia a ${email}.`,
    numbered: (reference, email) => `Tu número es ${reference}. Te lo mandamos a ${email}.`,
    answered: 'Respondemos {horario}.',
    again: 'Escribir otro mensaje',
  },
  direct: {
    title: 'O más directo',
    lead: 'Lo que lleves escrito se va contigo a WhatsApp.',
    whatsapp: 'Seguir por WhatsApp',
    email: 'Escríbenos a',
  },
  whatsappWords: (name, message) =>
    [
      name.trim() ? `Hola, soy ${name.trim()}.` : 'Hola.',
      message.trim() || 'Quiero hacerles una pregunta.',
    ].join(' '),
  elsewhere: 'Cómo llegar',
} as const satisfies ContactCopy
