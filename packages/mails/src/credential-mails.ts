import type { MailHouse } from './house.ts'
import type { MailContent } from './mail-content.ts'
import type { MailData } from './mail-data.ts'

/** No name here: the address is not proven to be the person's yet. */
export const emailChangeMail = ({ link }: MailData['email-change'], house: MailHouse): MailContent => ({
  subject: `Confirma tu correo nuevo en ${house.name}`,
  preview: 'Un clic y entras con este correo.',
  title: 'Hola',
  paragraphs: [
    `Pediste usar este correo en tu cuenta de ${house.name}. Confírmalo con este botón. Al hacerlo se cierran tus sesiones y entras con él.`,
    'El enlace sirve una sola vez y dura 30 minutos. Hasta entonces nada cambia.',
  ],
  action: { label: 'Usar este correo', href: link },
  closing: 'Si no fuiste tú, ignora este correo: no cambia nada y nadie entra a tu cuenta.',
})

export const emailInUseMail = ({ name, link }: MailData['email-in-use'], house: MailHouse): MailContent => ({
  subject: `Este correo ya tiene cuenta en ${house.name}`,
  preview: 'Nadie más puede usarlo.',
  title: `Hola, ${name}`,
  paragraphs: [
    'Alguien quiso usar este correo en otra cuenta. Ya es de la tuya y así se queda. Si fuiste tú, entra con él.',
  ],
  action: { label: 'Iniciar sesión', href: link },
  closing: 'No tienes que hacer nada: nadie entró a tu cuenta.',
})

/** To the address that was: whoever reads it must be able to object. */
export const emailChangedMail = (
  { name, link }: MailData['email-changed'],
  house: MailHouse,
): MailContent => ({
  subject: `Tu cuenta de ${house.name} cambió de correo`,
  preview: 'Este correo ya no abre tu cuenta.',
  title: `Hola, ${name}`,
  paragraphs: [
    'Tu cuenta usa ahora otro correo y este ya no la abre. Cerramos todas tus sesiones. Si fuiste tú, entra con el correo nuevo.',
  ],
  action: { label: 'No fui yo, escribir a la casa', href: link },
  closing: 'Si no fuiste tú, escríbenos cuanto antes y recuperamos tu cuenta.',
})

export const passwordChangedMail = (
  { name, link }: MailData['password-changed'],
  house: MailHouse,
): MailContent => ({
  subject: `Tu contraseña de ${house.name} cambió`,
  preview: 'Si fuiste tú, no hay nada que hacer.',
  title: `Hola, ${name}`,
  paragraphs: [
    'Acabas de cambiar la contraseña de tu cuenta y cerramos tus sesiones en otros aparatos. Si fuiste tú, todo está bien.',
  ],
  action: { label: 'No fui yo, elegir otra', href: link },
  closing: 'Si no fuiste tú, elige otra contraseña con el botón de arriba y escríbenos.',
})

/** Nobody got in; whoever owns the account learns that somebody tries. */
export const loginsRefusedMail = (
  { name, attempts, link }: MailData['logins-refused'],
  house: MailHouse,
): MailContent => ({
  subject: `Alguien intenta entrar a tu cuenta de ${house.name}`,
  preview: `Hubo ${attempts} intentos con una contraseña equivocada. Nadie entró con ellos.`,
  title: `Hola, ${name}`,
  paragraphs: [
    `Hoy alguien escribió ${attempts} veces una contraseña equivocada para tu cuenta. Ninguna sirvió y ya hacemos esperar a quien lo intenta.`,
    'Tú puedes entrar como siempre desde donde ya has entrado. Si estás en otro lugar y te pide esperar, elige otra contraseña con este botón y entras enseguida.',
  ],
  action: { label: 'Elegir otra contraseña', href: link },
  closing: 'Si eras tú y ya entraste, no tienes que hacer nada.',
})

const factorNews = {
  added: {
    subject: (house: MailHouse) => `Agregaste un segundo paso en ${house.name}`,
    text: 'Desde ahora, además de tu contraseña, tu cuenta pide tu segundo paso para entrar.',
  },
  removed: {
    subject: (house: MailHouse) => `Quitaste un segundo paso en ${house.name}`,
    text: 'Uno de tus modos de comprobar que eres tú ya no sirve para entrar a tu cuenta.',
  },
  'recovery-code-used': {
    subject: (house: MailHouse) => `Alguien usó un código de recuperación de ${house.name}`,
    text: 'Tu cuenta se abrió con tu contraseña y uno de tus códigos de recuperación. Ese código ya no sirve.',
  },
  'recovery-codes-renewed': {
    subject: (house: MailHouse) => `Tienes códigos de recuperación nuevos en ${house.name}`,
    text: 'Pediste códigos de recuperación nuevos. Los de antes ya no sirven.',
  },
  'many-wrong-codes': {
    subject: (house: MailHouse) => `Alguien sabe tu contraseña de ${house.name}`,
    text: 'Alguien escribió bien tu contraseña y muchas veces mal el código del segundo paso. No entró, y ya lo hacemos esperar. Si no eras tú, cambia tu contraseña.',
  },
} as const

export const secondFactorChangedMail = (
  { name, change, link }: MailData['second-factor-changed'],
  house: MailHouse,
): MailContent => ({
  subject: factorNews[change].subject(house),
  preview: 'Si fuiste tú, no hay nada que hacer.',
  title: `Hola, ${name}`,
  paragraphs: [`${factorNews[change].text} Si fuiste tú, todo está bien.`],
  action: { label: 'No fui yo, cambiar mi contraseña', href: link },
  closing: 'Si no fuiste tú, cambia tu contraseña con el botón de arriba y escríbenos cuanto antes.',
})
