import { mailTemplate, plainMail } from '../mail-template.ts'
import type { MailData } from '../mail-data.ts'

/** No name here: the address is not proven to be the person's yet. */
export const emailChangeMail = mailTemplate<MailData['email-change']>()({
  words: {
    subject: 'Confirma tu correo nuevo en {casa}',
    preview: 'Un clic y entras con este correo.',
    title: 'Hola',
    paragraphs: [
      'Pediste usar este correo en tu cuenta de {casa}. Confírmalo con este botón. Al hacerlo se cierran tus sesiones y entras con él.',
      'El enlace sirve una sola vez y dura 30 minutos. Hasta entonces nada cambia.',
    ],
    action: 'Usar este correo',
    closing: 'Si no fuiste tú, ignora este correo: no cambia nada y nadie entra a tu cuenta.',
  },
  write: plainMail,
})

export const emailInUseMail = mailTemplate<MailData['email-in-use']>()({
  words: {
    subject: 'Este correo ya tiene cuenta en {casa}',
    preview: 'Nadie más puede usarlo.',
    title: 'Hola, {nombre}',
    paragraphs: [
      'Alguien quiso usar este correo en otra cuenta. Ya es de la tuya y así se queda. Si fuiste tú, entra con él.',
    ],
    action: 'Iniciar sesión',
    closing: 'No tienes que hacer nada: nadie entró a tu cuenta.',
  },
  facts: ({ name }) => ({ nombre: name }),
  write: plainMail,
})

/** Sent to the former address, so that its owner can object. */
export const emailChangedMail = mailTemplate<MailData['email-changed']>()({
  words: {
    subject: 'Tu cuenta de {casa} cambió de correo',
    preview: 'Este correo ya no abre tu cuenta.',
    title: 'Hola, {nombre}',
    paragraphs: [
      'Tu cuenta usa ahora otro correo y este ya no la abre. Cerramos todas tus sesiones. Si fuiste tú, entra con el correo nuevo.',
    ],
    action: 'No fui yo, escribirles',
    closing: 'Si no fuiste tú, escríbenos cuanto antes y recuperamos tu cuenta.',
  },
  facts: ({ name }) => ({ nombre: name }),
  write: plainMail,
})

/** Last mail to an account. It has no name, because the data was deleted. */
export const accountClosedMail = mailTemplate<MailData['account-closed']>()({
  words: {
    subject: 'Tu cuenta de {casa} está cerrada',
    preview: 'Cancelamos lo que quedaba por venir y borramos tus datos.',
    title: 'Hasta pronto',
    paragraphs: [
      'La cuenta de este correo quedó cerrada. Cancelamos lo que quedaba por venir y borramos tus datos y los de tus rumis.',
      'De lo que ya pagaste guardamos solo lo que la ley pide para la contabilidad. Si vuelves, puedes abrir otra cuenta con este mismo correo.',
    ],
    action: 'Leer el aviso de privacidad',
    closing: 'Si no fuiste tú, escríbenos cuanto antes.',
  },
  write: plainMail,
})

export const passwordChangedMail = mailTemplate<MailData['password-changed']>()({
  words: {
    subject: 'Tu contraseña de {casa} cambió',
    preview: 'Si fuiste tú, no hay nada que hacer.',
    title: 'Hola, {nombre}',
    paragraphs: [
      'Acabas de cambiar la contraseña de tu cuenta y cerramos tus sesiones en otros aparatos. Si fuiste tú, todo está bien.',
    ],
    action: 'No fui yo, elegir otra',
    closing: 'Si no fuiste tú, elige otra contraseña con el botón de arriba y escríbenos.',
  },
  facts: ({ name }) => ({ nombre: name }),
  write: plainMail,
})

/** Failed logins: warns the account's owner of guessing. */
export const loginsRefusedMail = mailTemplate<MailData['logins-refused']>()({
  words: {
    subject: 'Alguien intenta entrar a tu cuenta de {casa}',
    preview: 'Hubo {intentos} intentos con una contraseña equivocada. Nadie entró con ellos.',
    title: 'Hola, {nombre}',
    paragraphs: [
      'Hoy alguien escribió {intentos} veces una contraseña equivocada para tu cuenta. Ninguna sirvió y ya hacemos esperar a quien lo intenta.',
      'Tú puedes entrar como siempre desde donde ya has entrado. Si estás en otro lugar y te pide esperar, elige otra contraseña con este botón y entras enseguida.',
    ],
    action: 'Elegir otra contraseña',
    closing: 'Si eras tú y ya entraste, no tienes que hacer nada.',
  },
  facts: ({ name, attempts }) => ({ nombre: name, intentos: String(attempts) }),
  write: plainMail,
})

const allIsWell = 'Si fuiste tú, todo está bien.'

export const secondFactorChangedMail = mailTemplate<MailData['second-factor-changed']>()({
  words: {
    preview: 'Si fuiste tú, no hay nada que hacer.',
    title: 'Hola, {nombre}',
    changes: {
      added: {
        subject: 'Agregaste verificación en dos pasos en {casa}',
        text: `Desde ahora, además de tu contraseña, tu cuenta pide la verificación en dos pasos. ${allIsWell}`,
      },
      removed: {
        subject: 'Quitaste la verificación en dos pasos de {casa}',
        text: `Uno de tus modos de comprobar que eres tú ya no sirve para entrar a tu cuenta. ${allIsWell}`,
      },
      'recovery-code-used': {
        subject: 'Alguien usó un código de recuperación de {casa}',
        text: `Tu cuenta se abrió con tu contraseña y uno de tus códigos de recuperación. Ese código ya no sirve. ${allIsWell}`,
      },
      'recovery-codes-renewed': {
        subject: 'Tienes códigos de recuperación nuevos en {casa}',
        text: `Pediste códigos de recuperación nuevos. Los de antes ya no sirven. ${allIsWell}`,
      },
      'many-wrong-codes': {
        subject: 'Alguien sabe tu contraseña de {casa}',
        text: `Alguien escribió bien tu contraseña y muchas veces mal el código de verificación. No entró, y ya lo hacemos esperar. Si no eras tú, cambia tu contraseña. ${allIsWell}`,
      },
    },
    action: 'No fui yo, cambiar mi contraseña',
    closing: 'Si no fuiste tú, cambia tu contraseña con el botón de arriba y escríbenos cuanto antes.',
  },
  facts: ({ name }) => ({ nombre: name }),
  write: (message, { change, link }) => {
    const { subject, text } = message.changes[change]
    return plainMail({ ...message, subject, paragraphs: [text] }, { link })
  },
})
